/** The zod schema of `Resume`, with which tests check results strictly. */
import * as z from 'zod';
import type { Resume } from '../../src/resume.ts';

/** `2019-03` or `2019`. */
const PartialDate = z.string().regex(/^\d{4}(?:-\d{2})?$/u);

const Basics = z.object({
  name: z.string().exactOptional(),
  label: z.string().exactOptional(),
  email: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  url: z.string().exactOptional(),
  location: z
    .object({
      address: z.string().exactOptional(),
      city: z.string().exactOptional(),
      countryCode: z.string().exactOptional(),
    })
    .exactOptional(),
  profiles: z.array(z.object({ network: z.string(), username: z.string(), url: z.string() })),
});

const Work = z.object({
  name: z.string().exactOptional(),
  position: z.string().exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
  summary: z.string().exactOptional(),
  highlights: z.array(z.string()),
});

const Education = z.object({
  institution: z.string().exactOptional(),
  area: z.string().exactOptional(),
  studyType: z.string().exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
});

const Language = z.object({
  language: z.string(),
  languageCode: z.string(),
  fluency: z.string().exactOptional(),
});

const Skill = z.object({
  name: z.string(),
  keywords: z.array(z.string()).exactOptional(),
});

const Detail = z.enum(['name', 'email', 'phone', 'location']);

const Parser = z.object({
  version: z.int(),
  pages: z.int(),
  language: z.string(),
  confidence: z.number().min(0).max(1),
  fields: z.partialRecord(Detail, z.number().min(0).max(0.99)),
  uncertain: z.array(Detail),
  total_months_experience: z.int(),
});

export const resumeSchema: z.ZodType<Resume> = z.object({
  basics: Basics,
  work: z.array(Work),
  education: z.array(Education),
  skills: z.array(Skill),
  languages: z.array(Language),
  meta: z.object({ parser: Parser }),
});
