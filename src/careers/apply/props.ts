/** What the pages of an application are given to show. */

import type { Site } from '#careers/layout/props.ts';
import type { Fault, FieldName, limits, LineName } from './rules.ts';

/** Hidden from people; whatever fills it in is none. */
export const TRAP = 'homepage';

export interface AppliedJob {
  hashId: string;
  title: string;
  companyName: string;
}

/** What keeps a form from being taken that is no fault of any field. */
export type Trouble = 'stale' | 'too_fast' | 'too_many';

export interface FormPageProps {
  site: Site;
  job: AppliedJob;
  /** What people agree to, where the company asks them to. */
  consentText: string | null;
  /** Says when the form was made, signed. */
  moment: string;
  typed: Readonly<Record<LineName, string>>;
  hasAgreed: boolean;
  faults: Partial<Record<FieldName, Fault>>;
  trouble: Trouble | null;
  limits: typeof limits;
  /** No browser lets us fill in again what file was chosen. */
  losesFiles: boolean;
}

export interface ThanksPageProps {
  site: Site;
  job: AppliedJob;
}
