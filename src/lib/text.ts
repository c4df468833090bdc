/** Which texts the database stores unchanged, and the kinds of text fields on the wire. */
import * as z from 'zod';

/** Contract-wide sizes (decisions: Conventions). Characters are UTF-16 code units, as JavaScript counts. */
export const STRING_LENGTH_MAX = 255;
export const HTML_LENGTH_MAX = 100_000;

/** A line of text: trimmed, not empty. */
export const Line = z.string().trim().min(1).max(STRING_LENGTH_MAX);
export const OptionalLine = z.string().trim().max(STRING_LENGTH_MAX).nullable().optional();

/** Longer than any address that is delivered to (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH_MAX = 254;

/** Deliberately loose: only sending shows whether an address works. */
export const EMAIL_PATTERN = /^[^\s@<>]+@[^\s@<>]+$/u;

export const Email = z
  .string()
  .trim()
  .max(EMAIL_LENGTH_MAX)
  .regex(EMAIL_PATTERN, 'Must be an email address.');

/** Longer than any typed text. */
const TYPED_LENGTH_MAX = 1024;

/** A form field as typed; empty where absent. */
export const Typed = z.string().max(TYPED_LENGTH_MAX).default('');

/**
 * Why the store would change this text, or null. D1 cuts text at U+0000 in functions and replaces
 * lone surrogates, both silently.
 */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'Must not contain the character U+0000.';
  if (!text.isWellFormed()) return 'Must be well-formed Unicode.';
  return null;
}

/** The first faulty text in a parsed JSON value of bounded depth, with the path to it. */
export function findTextFault(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; message: string } | null {
  if (typeof value === 'string') {
    const message = textFault(value);
    return message === null ? null : { path, message };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const keyFault = textFault(key);
    if (keyFault !== null) return { path, message: keyFault };
    const found = findTextFault(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** How deeply a JSON text nests, without parsing it: recursive code would overflow on what this refuses. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
