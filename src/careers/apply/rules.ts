/** What a form to apply by must hold, and in what time. */
import { documentKind } from '@recruiting/cv-reader/document-kind';
import { EMAIL_LENGTH_MAX, EMAIL_PATTERN, STRING_LENGTH_MAX, textFault } from '#lib/text.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import { FILE_BYTES_MAX } from '#recruiting/applications/rules.ts';

/** What is typed, in the order of the form. */
export const lines = ['first_name', 'last_name', 'email', 'phone'] as const;
export type LineName = (typeof lines)[number];
export const documents = ['file_cv', 'cover_letter'] as const;
export type DocumentName = (typeof documents)[number];
export type FieldName = LineName | DocumentName | 'consent';

export type Fault =
  | 'required'
  | 'too_long'
  | 'not_email'
  | 'unreadable'
  | 'no_consent'
  | 'empty_file'
  | 'big_file'
  | 'other_file';

export type Faults = Partial<Record<FieldName, Fault>>;

/** The same as the API's, so that what passes here is taken there. */
export const limits = {
  lengths: {
    first_name: STRING_LENGTH_MAX,
    last_name: STRING_LENGTH_MAX,
    email: EMAIL_LENGTH_MAX,
    phone: STRING_LENGTH_MAX,
  },
  fileBytes: FILE_BYTES_MAX,
} as const satisfies { lengths: Record<LineName, number>; fileBytes: number };

export type Sent = {
  /** Trimmed. */
  typed: Readonly<Record<LineName, string>>;
  hasAgreed: boolean;
  files: Partial<Record<DocumentName, { name: string; bytes: Uint8Array }>>;
};

export function faultsOf({ typed, hasAgreed, files }: Sent, needsConsent: boolean): Faults {
  const faults: Faults = {};
  for (const name of lines) {
    const fault = faultOfLine(name, typed[name]);
    if (fault) faults[name] = fault;
  }
  for (const name of documents) {
    const fault = faultOfFile(files[name]?.bytes);
    if (fault) faults[name] = fault;
  }
  if (needsConsent && !hasAgreed) faults.consent = 'no_consent';
  return faults;
}

function faultOfLine(name: LineName, text: string): Fault | null {
  if (text === '') return name === 'phone' ? null : 'required';
  if (text.length > limits.lengths[name]) return 'too_long';
  if (textFault(text) !== null) return 'unreadable';
  return name === 'email' && !EMAIL_PATTERN.test(text) ? 'not_email' : null;
}

function faultOfFile(bytes: Uint8Array | undefined): Fault | null {
  if (!bytes) return null;
  if (bytes.byteLength === 0) return 'empty_file';
  if (bytes.byteLength > limits.fileBytes) return 'big_file';
  return documentKind(bytes) === null ? 'other_file' : null;
}

/** Nobody fills the form in faster than this. */
export const FORM_MS_MIN = 2 * SECOND_MS;
/** An older one was left open, or is used again and again. */
export const FORM_MS_MAX = DAY_MS;

/** What is wrong with when the form was made. */
export function ageFault(madeAt: Date, now: Date): 'stale' | 'too_fast' | null {
  const age = now.getTime() - madeAt.getTime();
  if (age > FORM_MS_MAX) return 'stale';
  return age < FORM_MS_MIN ? 'too_fast' : null;
}
