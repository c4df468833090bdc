/** What the pages of the alerts are given to show. */

import type { Site } from '#careers/layout/props.ts';
import type { Fault, Frequency } from './rules.ts';

/** Hidden from people; whatever fills it in is none. */
export const TRAP = 'homepage';

export type Trouble = 'stale' | 'too_fast' | 'too_many';

export interface FormPageProps {
  site: Site;
  /** The search in words. */
  search: string;
  /** The list it is about. */
  listUrl: string;
  /** What says the search again. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** Says when the form was made, signed. */
  moment: string;
  email: string;
  emailLengthMax: number;
  frequency: Frequency;
  fault: Fault | null;
  trouble: Trouble | null;
}

/** A search, and the link that lets whoever holds it decide. */
export interface DecisionProps {
  site: Site;
  search: string;
  token: string;
}

export interface ManagePageProps extends DecisionProps {
  frequency: Frequency;
  isSaved: boolean;
}

/** Which of the texts that only tell something. */
export type Notice = 'sent' | 'confirmed' | 'full' | 'ended' | 'gone' | 'refused';

export interface NoticePageProps {
  site: Site;
  notice: Notice;
  /** Where to set up an alert for the same search once more. */
  againUrl?: string | null;
  /** Of `full`. */
  alertsMax?: number;
  /** Of `refused`: why. */
  isTooMany?: boolean;
}
