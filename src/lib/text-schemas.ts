/** The kinds of text fields on the wire. */
import * as z from 'zod';
import { foldSpaces, hasControlCharacters, LINE_FAULT, STRING_LENGTH_MAX } from './text.ts';

/** Text of one line, which headers of emails, feeds and pages can carry. It may be empty. */
export const SingleLine = z
  .string()
  .refine((text) => !hasControlCharacters(text), { error: LINE_FAULT, abort: true })
  .overwrite(foldSpaces);

/** A line of text that is not empty. */
export const Line = SingleLine.min(1).max(STRING_LENGTH_MAX);
export const OptionalLine = SingleLine.max(STRING_LENGTH_MAX).nullable().optional();

/** Longer than any typed text. */
const TYPED_LENGTH_MAX = 1024;

/** A form field as typed, such as a password; empty where absent. */
export const Typed = z.string().max(TYPED_LENGTH_MAX).default('');
/** A form field of one line, such as a name; empty where absent. */
export const TypedLine = SingleLine.max(TYPED_LENGTH_MAX).default('');
