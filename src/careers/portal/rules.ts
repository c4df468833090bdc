/** Validates what candidates type on their page. */
import { PHONE_LENGTH_MAX, phoneFault } from '#lib/phone.ts';
import { lineFault, STRING_LENGTH_MAX } from '#lib/text.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { documentFault } from '#recruiting/pipeline/applications/rules.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import type { FieldError, FieldErrors, Texts } from './props.ts';

const LINKS_MAX = 20;
const URL_LENGTH_MAX = 2000;

export function findErrors(texts: Texts): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of ['first_name', 'last_name', 'phone'] as const) {
    const error = lineError(name, texts[name]);
    if (error) errors[name] = error;
  }
  const links = linesOf(texts.links);
  const isFit = links.every((url) => url.length <= URL_LENGTH_MAX && isWebUrl(url));
  if (!isFit || links.length > LINKS_MAX) errors.links = 'links';
  return errors;
}

/** The fields of which something else is stored. */
export function findChanges(texts: Texts, stored: Texts): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of ['first_name', 'last_name', 'phone', 'links'] as const) {
    if (texts[name] !== stored[name]) errors[name] = 'changed';
  }
  return errors;
}

/** The links, one on each line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\s+/u).filter((line) => line !== '');
  return [...new Set(lines)];
}

function lineError(name: 'first_name' | 'last_name' | 'phone', text: string): FieldError | null {
  if (text === '') return name === 'first_name' ? 'required' : null;
  if (lineFault(text) !== null) return 'unreadable';
  if (name !== 'phone') return text.length > STRING_LENGTH_MAX ? 'too_long' : null;
  if (text.length > PHONE_LENGTH_MAX) return 'too_long';
  return phoneFault(text) === null ? null : 'not_phone';
}

export function cvError(file: { name: string; bytes: Uint8Array } | undefined): FieldError | null {
  if (!file || file.bytes.byteLength === 0) return 'empty_file';
  if (file.bytes.byteLength > FILE_BYTES_MAX) return 'big_file';
  return documentFault(file, 'cv') === null ? null : 'other_cv';
}
