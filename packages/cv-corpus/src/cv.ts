/** A CV as data: what a layout prints, and so what the reader should find. The people are invented. */

/** BCP 47. Chinese is `zh-CN` or `zh-TW`, Portuguese `pt` (Portugal) or `pt-BR`. */
export type Language = string;

export type YearMonth = { year: number; /** From 1. */ month: number };

export type Name = {
  /** As the person writes it in full, in the order of the language, and as the reader should give it. */
  full: string;
  /** A mononym has no last name. */
  first: string;
  last: string | null;
  /** `Bob`, for `Robert "Bob" Miller`. */
  nickname: string | null;
  /** `Dr.`, `Prof.`, before the name. */
  title: string | null;
  /** `PMP`, `MBA`, after the name. */
  postNominal: string | null;
  /** Furigana, pinyin, or the name in Latin letters. */
  reading: string | null;
};

export type Phone = {
  e164: string;
  /** `+49 171 3920087` */
  international: string;
  /** `0171 3920087` */
  national: string;
};

export type Address = {
  street: string;
  postalCode: string;
  city: string;
  /** State or province, where addresses have one. */
  region: string | null;
  /** In the language of the CV. */
  country: string;
  countryIso2: string;
};

export type Link = {
  /** `LinkedIn`, `GitHub`, `Website`. */
  network: string;
  /** `linkedin.com/in/jane-roe` */
  url: string;
};

export type Job = {
  employer: string;
  title: string;
  city: string;
  start: YearMonth;
  /** Null for the current job. */
  end: YearMonth | null;
  /** One sentence about the employer or the task. */
  summary: string;
  highlights: readonly string[];
  /** The skills that `summary` and `highlights` mention. */
  mentions: readonly string[];
};

export type School = {
  institution: string;
  degree: string;
  /** Subject, without the degree. */
  area: string;
  city: string;
  start: YearMonth;
  end: YearMonth;
};

export type SkillGroup = { label: string; names: readonly string[] };

export type SpokenLanguage = {
  /** In the language of the CV. */
  name: string;
  /** ISO 639. */
  code: string;
  /** `fluent`, `native` in the language of the CV. */
  level: string;
  /** `A1` to `C2`; null for the native language. */
  cefr: string | null;
};

export type Cv = {
  /** Unique in the corpus. */
  id: string;
  language: Language;
  countryIso2: string;
  name: Name;
  /** The profession, as it stands below the name. */
  label: string;
  email: string;
  phone: Phone;
  /** A second number, such as a landline or fax, that is not the expected one. */
  otherPhone: Phone | null;
  address: Address;
  birth: { date: YearMonth & { day: number }; place: string };
  nationality: string;
  links: readonly Link[];
  /** Two or three sentences. */
  summary: string;
  /** Newest first. Two jobs in a row may have the same employer. */
  work: readonly Job[];
  /** Newest first. */
  education: readonly School[];
  skills: readonly SkillGroup[];
  languages: readonly SpokenLanguage[];
  certificates: readonly { name: string; issuer: string; date: YearMonth }[];
  projects: readonly { name: string; description: string; mentions: readonly string[] }[];
  interests: readonly string[];
  references: readonly { name: string; position: string; phone: Phone; email: string }[];
  /** Skills named somewhere else than in the list of skills, or by another name: right if given, not missed if not. */
  alsoFine: readonly string[];
};
