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

/** Details of the person with a confidence of their own, as `basics` names them. */
export type DetailName = 'name' | 'email' | 'phone' | 'location';

export type ParserFacts = {
  version: number;
  /** The text was recognized in pictures, and may have wrong characters. */
  recognized?: true;
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
