/** The props of a candidate's own page. */
import type { Site } from '#careers/layout/props.ts';

/** What has just been done. */
export type Note = 'withdrawn' | 'corrected' | 'uploaded';
export type FieldName = 'first_name' | 'last_name' | 'phone' | 'links' | 'file_cv';
export type FieldError =
  | 'required'
  | 'too_long'
  | 'not_phone'
  | 'unreadable'
  | 'changed'
  | 'links'
  | 'empty_file'
  | 'big_file'
  | 'other_cv'
  | 'too_many';
export type FieldErrors = Partial<Record<FieldName, FieldError>>;
export type Texts = Readonly<Record<'first_name' | 'last_name' | 'phone' | 'links', string>>;

export interface PortalProps {
  site: Site;
  token: string;
  companyName: string;
  email: string;
  texts: Texts;
  /** What is stored: `texts` can be what was typed. */
  stored: Texts;
  /** Stands for what is stored. */
  version: string;
  errors: FieldErrors;
  note: Note | null;
  applications: readonly {
    id: number;
    title: string;
    /** What the company calls the stage for candidates. */
    label: string | null;
    appliedAt: Date;
    status: 'active' | 'closed' | 'hired' | 'withdrawn';
    mayWithdraw: boolean;
  }[];
  meetings: readonly { title: string; startsAt: Date; timezone: string; url: string }[];
  documents: readonly { filename: string; addedAt: Date; url: string }[];
}

export interface DeletePageProps {
  site: Site;
  token: string;
  companyName: string;
  email: string;
  isSent: boolean;
  error: 'wrong' | 'too_many' | null;
}

export interface LinkPageProps {
  site: Site;
  /** The signed stamp of `lib/form-stamp.ts`. */
  stamp: string;
  email: string;
  /** The link that was opened works no more. */
  isGone: boolean;
  error: 'not_email' | 'stale' | 'too_fast' | 'too_many' | null;
}

export interface NoticePageProps {
  site: Site;
  heading: string;
  text: string;
}
