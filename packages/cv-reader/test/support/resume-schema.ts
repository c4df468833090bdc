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
  summary: z.string().exactOptional(),
  location: z
    .object({
      address: z.string().exactOptional(),
      postalCode: z.string().exactOptional(),
      city: z.string().exactOptional(),
      region: z.string().exactOptional(),
      countryCode: z.string().exactOptional(),
    })
    .exactOptional(),
  profiles: z.array(
    z.object({
      network: z.string(),
      username: z.string().exactOptional(),
      url: z.string().exactOptional(),
    }),
  ),
});

const Work = z.object({
  name: z.string().exactOptional(),
  position: z.string().exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
  summary: z.string().exactOptional(),
  highlights: z.array(z.string()),
  location: z.string().exactOptional(),
  description: z.string().exactOptional(),
  url: z.string().exactOptional(),
});

const Education = z.object({
  institution: z.string().exactOptional(),
  area: z.string().exactOptional(),
  studyType: z.string().exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
  url: z.string().exactOptional(),
  score: z.string().exactOptional(),
  courses: z.array(z.string()).exactOptional(),
});

const Language = z.object({
  language: z.string(),
  languageCode: z.string().exactOptional(),
  fluency: z.string().exactOptional(),
});

const Skill = z.object({
  name: z.string(),
  level: z.string().exactOptional(),
  keywords: z.array(z.string()).exactOptional(),
});

const Detail = z.enum(['name', 'email', 'phone', 'location']);

const Volunteer = z.object({
  organization: z.string().exactOptional(),
  position: z.string().exactOptional(),
  url: z.string().exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
  summary: z.string().exactOptional(),
  highlights: z.array(z.string()),
});

const Award = z.object({
  title: z.string().exactOptional(),
  date: PartialDate.exactOptional(),
  awarder: z.string().exactOptional(),
  summary: z.string().exactOptional(),
});

const Certificate = z.object({
  name: z.string().exactOptional(),
  date: PartialDate.exactOptional(),
  issuer: z.string().exactOptional(),
  url: z.string().exactOptional(),
});

const Publication = z.object({
  name: z.string().exactOptional(),
  publisher: z.string().exactOptional(),
  releaseDate: PartialDate.exactOptional(),
  url: z.string().exactOptional(),
  summary: z.string().exactOptional(),
});

const Interest = z.object({ name: z.string(), keywords: z.array(z.string()).exactOptional() });

const Reference = z.object({
  name: z.string().exactOptional(),
  reference: z.string().exactOptional(),
});

const Project = z.object({
  name: z.string().exactOptional(),
  description: z.string().exactOptional(),
  highlights: z.array(z.string()),
  keywords: z.array(z.string()).exactOptional(),
  startDate: PartialDate.exactOptional(),
  endDate: PartialDate.exactOptional(),
  url: z.string().exactOptional(),
  roles: z.array(z.string()).exactOptional(),
  entity: z.string().exactOptional(),
  type: z.string().exactOptional(),
});

const Parser = z.object({
  version: z.int(),
  source: z.enum(['document', 'json_resume', 'europass']),
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
  volunteer: z.array(Volunteer).exactOptional(),
  awards: z.array(Award).exactOptional(),
  certificates: z.array(Certificate).exactOptional(),
  publications: z.array(Publication).exactOptional(),
  interests: z.array(Interest).exactOptional(),
  references: z.array(Reference).exactOptional(),
  projects: z.array(Project).exactOptional(),
  meta: z.object({ parser: Parser }),
});
