/** The props of the alert pages. */

import type { Site } from '#careers/layout/props.ts';
import type { StampError } from '#lib/form-stamp.ts';
import type { EmailError, Frequency } from './rules.ts';

/** Why a form with a valid address was not accepted. */
export type FormError = StampError | 'too_many';

export interface FormPageProps {
  site: Site;
  /** The search as a text. */
  search: string;
  /** The list of jobs that the alert is for. */
  listUrl: string;
  /** The search as hidden fields. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** The signed stamp of `lib/form-stamp.ts`. */
  stamp: string;
  email: string;
  emailLengthMax: number;
  frequency: Frequency;
  emailError: EmailError | null;
  formError: FormError | null;
}

/** A page with one button. `token` authorizes the action for one alert. */
export interface AlertPageProps {
  site: Site;
  /** The search as a text. */
  search: string;
  /** The list of jobs that the alert is for; null if the site no longer has the place. */
  listUrl: string | null;
  frequency: Frequency;
  token: string;
}

export interface ManagePageProps extends AlertPageProps {
  isSaved: boolean;
}

export type Notice = 'sent' | 'confirmed' | 'full' | 'ended' | 'gone' | 'refused';

export interface NoticePageProps {
  site: Site;
  notice: Notice;
  /** For `confirmed`: the alert, and the token that authorizes its change. */
  alert?: AlertPageProps | null;
  /** For `ended`: the form for the same search. */
  againUrl?: string | null;
  /** For `full`. */
  alertsMax?: number;
  /** For `refused`: the client sent too many requests. */
  isTooMany?: boolean;
}
