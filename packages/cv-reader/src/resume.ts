/** The result of reading a CV: JSON Resume (jsonresume.org, schema v1), with the reader's own facts in `meta.parser`. */

/** `2019-03` or `2019`. */
export type PartialDate = string;

export type Resume = {
  basics: {
    name?: string;
    label?: string;
    email?: string;
    /** E.164. */
    phone?: string;
    url?: string;
    location?: Location;
    profiles: { network: string; username: string; url: string }[];
  };
  work: WorkEntry[];
  education: EducationEntry[];
  skills: SkillEntry[];
  languages: LanguageEntry[];
  meta: { parser: ParserFacts };
};

export type Location = {
  address?: string;
  city?: string;
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
};

export type EducationEntry = {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: PartialDate;
  endDate?: PartialDate;
};

export type SkillEntry = {
  name: string;
  /** The name in the CV, where it differs. */
  keywords?: string[];
};

export type LanguageEntry = {
  /** As the CV names it. */
  language: string;
  /** ISO 639. */
  languageCode: string;
  fluency?: string;
};

export type ParserFacts = {
  version: number;
  pages: number;
  /** BCP 47. */
  language: string;
  /** From 0 to 1. */
  confidence: number;
  total_months_experience: number;
};
