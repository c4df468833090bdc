/** The props of the application pages. */

import type { Filters, JobCard, Site } from '#careers/layout/props.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import type { LocalText } from '#lib/local-text.ts';
import type { QuestionKind } from '#vocabulary/questions.ts';
import type { StampError } from '#lib/form-stamp.ts';
import type { FieldError, FieldErrors, limits, TextFieldName } from './rules/form.ts';

export interface AppliedJob {
  hashId: string;
  title: string;
  companyName: string;
}

/** A question of the company. */
export interface ShownQuestion {
  /** Of its field. */
  name: string;
  kind: QuestionKind;
  isRequired: boolean;
  label: LocalText | null;
  help: LocalText | null;
  /** What was typed or chosen; null where nothing was sent. */
  value: string | null;
  /** `max`: how long a text may be. */
  error: { code: FieldError; max: number } | null;
  /** Of a choice. A label that is null is one of the service: yes, no, or no answer. */
  choices: readonly { name: string; value: string; label: LocalText | null; isChosen: boolean }[];
}

/** Why a form with valid fields was not accepted. */
export type FormError = StampError | 'too_many';

export interface FormPageProps {
  site: Site;
  job: AppliedJob;
  /** Null when the company asks for no consent. */
  consentText: string | null;
  /** How long data is kept after the last activity. */
  retentionMonths: number;
  /** The legal texts of the company, by kind. */
  companyLinks: Readonly<Partial<Record<LegalKind, string>>>;
  /** The signed stamp of `lib/form-stamp.ts`. */
  stamp: string;
  /** Where the applicant comes from, sealed; empty where nothing is known. */
  origin: string;
  texts: Readonly<Record<TextFieldName, string>>;
  /** The cover letter that was typed. */
  letter: string;
  hasConsented: boolean;
  questions: readonly ShownQuestion[];
  /** Answers may end the application automatically. */
  mayReject: boolean;
  /** The hidden field that says which questions are asked. */
  asked: string;
  fieldErrors: FieldErrors;
  formError: FormError | null;
  limits: typeof limits;
  /** Files were submitted and must be chosen again: browsers do not let a page restore them. */
  losesFiles: boolean;
}

export interface ThanksPageProps {
  site: Site;
  job: AppliedJob;
  now: Date;
  similar: readonly JobCard[];
  /** For an alert. */
  search: Filters;
}

export interface ReviewPageProps {
  site: Site;
  job: AppliedJob;
  /** Null: it was asked for. */
  token: string | null;
}
