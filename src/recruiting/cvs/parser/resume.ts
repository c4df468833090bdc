/** What is read out of a CV: JSON Resume (jsonresume.org, schema v1), and what the parser says of its work. */
import * as z from 'zod';

/** `2019-03` or `2019`. */
const PartialDate = z.string().regex(/^\d{4}(?:-\d{2})?$/u);

const Basics = z.object({
  name: z.string().optional(),
  label: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional().describe('E.164.'),
  url: z.string().optional(),
  location: z
    .object({
      address: z.string().optional(),
      city: z.string().optional(),
      countryCode: z.string().optional().describe('ISO 3166-1 alpha-2.'),
    })
    .optional(),
  profiles: z.array(z.object({ network: z.string(), username: z.string(), url: z.string() })),
});

const Work = z.object({
  name: z.string().optional(),
  position: z.string().optional(),
  startDate: PartialDate.optional(),
  endDate: PartialDate.optional().describe('None while it goes on.'),
  summary: z.string().optional(),
  highlights: z.array(z.string()),
});

const Education = z.object({
  institution: z.string().optional(),
  area: z.string().optional(),
  studyType: z.string().optional(),
  startDate: PartialDate.optional(),
  endDate: PartialDate.optional(),
});

const Language = z.object({
  language: z.string().describe('As the CV names it.'),
  languageCode: z.string().describe('ISO 639.'),
  fluency: z.string().optional(),
});

const Skill = z.object({
  name: z.string(),
  keywords: z
    .array(z.string())
    .optional()
    .describe('As the CV names it, where that is another name.'),
});

const Parser = z.object({
  version: z.int(),
  pages: z.int(),
  language: z.string().describe('BCP 47.'),
  confidence: z.number().min(0).max(1),
  total_months_experience: z.int(),
});

export const Resume = z.object({
  basics: Basics,
  work: z.array(Work),
  education: z.array(Education),
  skills: z.array(Skill),
  languages: z.array(Language),
  meta: z.object({ parser: Parser }),
});
export type Resume = z.infer<typeof Resume>;
