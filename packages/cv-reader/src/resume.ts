/** The result of reading a CV: JSON Resume (jsonresume.org, schema v1), with the reader's own facts in `meta.parser`. */

/** `2019-03` or `2019`. */
export type PartialDate = string;

export type Resume = {
  basics: {
    name?: string;
    label?: string;
    email?: string;
    /** E.164; as written in a structured CV that names no country for it. */
    phone?: string;
    url?: string;
    summary?: string;
    location?: Location;
    profiles: { network: string; username?: string; url?: string }[];
  };
  work: WorkEntry[];
  education: EducationEntry[];
  skills: SkillEntry[];
  languages: LanguageEntry[];
  meta: { parser: ParserFacts };
} & StructuredSections;

/** The sections that only structured CVs give; absent where empty. */
export type StructuredSections = {
  volunteer?: VolunteerEntry[];
  awards?: { title?: string; date?: PartialDate; awarder?: string; summary?: string }[];
  certificates?: { name?: string; date?: PartialDate; issuer?: string; url?: string }[];
  publications?: PublicationEntry[];
  interests?: { name: string; keywords?: string[] }[];
  references?: { name?: string; reference?: string }[];
  projects?: ProjectEntry[];
};

export type Location = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
};

export type WorkEntry = {
  name?: string;
  position?: string;
  startDate?: PartialDate;
  /** Absent for the current job. */
  endDate?: PartialDate;
  summary?: string;
  highlights: string[];
  location?: string;
  /** What the employer does. */
  description?: string;
  url?: string;
};

export type VolunteerEntry = {
  organization?: string;
  position?: string;
  url?: string;
  startDate?: PartialDate;
  endDate?: PartialDate;
  summary?: string;
  highlights: string[];
};

export type EducationEntry = {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: PartialDate;
  endDate?: PartialDate;
  url?: string;
  score?: string;
  courses?: string[];
};

export type PublicationEntry = {
  name?: string;
  publisher?: string;
  releaseDate?: PartialDate;
  url?: string;
  summary?: string;
};

export type ProjectEntry = {
  name?: string;
  description?: string;
  highlights: string[];
  keywords?: string[];
  startDate?: PartialDate;
  endDate?: PartialDate;
  url?: string;
  roles?: string[];
  entity?: string;
  type?: string;
};

export type SkillEntry = {
  name: string;
  level?: string;
  /** The name in the CV, where it differs; of a structured CV, what it lists. */
  keywords?: string[];
};

export type LanguageEntry = {
  /** As the CV names it. */
  language: string;
  /** ISO 639; absent only for a language of a structured CV that has no code here. */
  languageCode?: string;
  fluency?: string;
};

/** Details of the person with a confidence of their own, as `basics` names them. */
export type DetailName = 'name' | 'email' | 'phone' | 'location';

/** What was read: the text of a document, or data that the document is or holds. */
export type CvSource = 'document' | 'json_resume' | 'europass';

export type ParserFacts = {
  version: number;
  /** The text was recognized in pictures, and may have wrong characters. */
  recognized?: true;
  source: CvSource;
  pages: number;
  /** BCP 47. */
  language: string;
  /** How completely the CV was read, from 0 to 1. */
  confidence: number;
  /** How likely each detail that was found is right, from 0 to 0.99. */
  fields: Partial<Record<DetailName, number>>;
  /** Details that were found, but are not sure enough to be in `basics`. */
  uncertain: DetailName[];
  total_months_experience: number;
};
