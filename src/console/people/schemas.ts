/** What the forms of candidates' screens send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';

const Text = z.string().default('');

const Checked = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** `state` is the query string of the list that the form stands on. */
export const ViewForm = z.object({ name: Text, shared: Checked, state: Text });

const IdOrNull = z
  .string()
  .optional()
  .transform((text) => (/^\d{1,16}$/u.test(text ?? '') ? Number(text) : null));

/** One of both: the tag that was chosen, or the button of a tag that is taken away. */
export const TagForm = z.object({ add: IdOrNull, remove: IdOrNull });
