/** Validates the fields of an application form. */
import { EMAIL_LENGTH_MAX, isEmailAddress } from '#lib/email-address.ts';
import { PHONE_LENGTH_MAX, phoneFault } from '#lib/phone.ts';
import { lineFault, STRING_LENGTH_MAX, textFault } from '#lib/text.ts';
import { documentFault } from '#recruiting/pipeline/applications/rules.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';

/** In the order of the form. */
const textFieldNames = ['first_name', 'last_name', 'email', 'phone'] as const;
export type TextFieldName = (typeof textFieldNames)[number];
/** A person may have a single name, which is the first one. */
export const requiredFields: ReadonlySet<TextFieldName> = new Set(['first_name', 'email']);
export const documents = ['file_cv', 'cover_letter'] as const;
export type DocumentName = (typeof documents)[number];

export type FieldName = TextFieldName | DocumentName | 'cover_letter_text' | 'consent';

export type FieldError =
  | 'required'
  | 'too_long'
  | 'not_email'
  | 'not_phone'
  | 'not_number'
  | 'not_date'
  | 'not_url'
  | 'no_choice'
  | 'unreadable'
  | 'no_consent'
  | 'both_letters'
  | 'empty_file'
  | 'big_file'
  | 'other_file'
  | 'other_cv';

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** The same limits as the API's, so that the API accepts what passes here. */
export const limits = {
  lengths: {
    first_name: STRING_LENGTH_MAX,
    last_name: STRING_LENGTH_MAX,
    email: EMAIL_LENGTH_MAX,
    phone: PHONE_LENGTH_MAX,
  },
  fileBytes: FILE_BYTES_MAX,
  /** Three pages. */
  letterLength: 10_000,
} as const satisfies {
  lengths: Record<TextFieldName, number>;
  fileBytes: number;
  letterLength: number;
};

export type Submission = {
  /** Trimmed. */
  texts: Readonly<Record<TextFieldName, string>>;
  /** The cover letter that was typed, in place of a file. */
  letter: string;
  hasConsented: boolean;
  files: Partial<Record<DocumentName, { name: string; bytes: Uint8Array }>>;
  /** What was typed into the fields of the questions, by name. */
  typed: ReadonlyMap<string, string>;
};

export function findFieldErrors(
  { texts, letter, hasConsented, files }: Submission,
  needsConsent: boolean,
): FieldErrors {
  const errors = findTextErrors(texts);
  for (const name of documents) {
    const error = documentError(name, files[name]);
    if (error) errors[name] = error;
  }
  const fault = letterError(letter, files);
  if (fault) errors.cover_letter_text = fault;
  if (needsConsent && !hasConsented) errors.consent = 'no_consent';
  return errors;
}

function letterError(
  letter: string,
  { cover_letter: file }: Submission['files'],
): FieldError | null {
  if (letter === '') return null;
  if (file) return 'both_letters';
  if (letter.length > limits.letterLength) return 'too_long';
  return textFault(letter) === null ? null : 'unreadable';
}

/** The files of an application: a letter that was typed is one of them. */
export function filesWithLetter({ files, letter }: Pick<Submission, 'files' | 'letter'>) {
  if (letter === '') return files;
  return {
    ...files,
    cover_letter: { name: 'cover-letter.txt', bytes: new TextEncoder().encode(letter) },
  };
}

export function findTextErrors(texts: Submission['texts']): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of textFieldNames) {
    const error = textError(name, texts[name]);
    if (error) errors[name] = error;
  }
  return errors;
}

function textError(name: TextFieldName, text: string): FieldError | null {
  if (text === '') return requiredFields.has(name) ? 'required' : null;
  if (text.length > limits.lengths[name]) return 'too_long';
  if (lineFault(text) !== null) return 'unreadable';
  if (name === 'email' && !isEmailAddress(text)) return 'not_email';
  return name === 'phone' && phoneFault(text) !== null ? 'not_phone' : null;
}

function documentError(
  name: DocumentName,
  file: Submission['files'][DocumentName],
): FieldError | null {
  if (!file) return null;
  const { bytes } = file;
  if (bytes.byteLength === 0) return 'empty_file';
  if (bytes.byteLength > limits.fileBytes) return 'big_file';
  if (name === 'cover_letter') return documentFault(file, name) === null ? null : 'other_file';
  return documentFault(file, 'cv') === null ? null : 'other_cv';
}
