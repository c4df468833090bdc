/** What the forms of candidates' screens send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';

const Text = z.string().default('');

const Checked = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** `state` is the query string of the list that the form stands on. */
export const ViewForm = z.object({ name: Text, shared: Checked, state: Text });
export type ViewForm = z.output<typeof ViewForm>;

export const DeleteViewForm = z.object({ state: Text });
