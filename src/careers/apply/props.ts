/** The props of the application pages. */

import type { Site } from '#careers/layout/props.ts';
import type { LegalKind } from '#vocabulary.ts';
import type { StampError } from '#lib/form-stamp.ts';
import type { FieldErrors, limits, TextFieldName } from './rules.ts';

export interface AppliedJob {
  hashId: string;
  title: string;
  companyName: string;
}

/** Why a form with valid fields was not accepted. */
export type FormError = StampError | 'too_many';

export interface FormPageProps {
  site: Site;
  job: AppliedJob;
  /** Null when the company asks for no consent. */
  consentText: string | null;
  /** The legal texts of the company, by kind. */
  companyLinks: Readonly<Partial<Record<LegalKind, string>>>;
  /** The signed stamp of `lib/form-stamp.ts`. */
  stamp: string;
  texts: Readonly<Record<TextFieldName, string>>;
  hasConsented: boolean;
  fieldErrors: FieldErrors;
  formError: FormError | null;
  limits: typeof limits;
  /** Files were submitted and must be chosen again: browsers do not let a page restore them. */
  losesFiles: boolean;
}

export interface ThanksPageProps {
  site: Site;
  job: AppliedJob;
}
