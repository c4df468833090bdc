/** What the forms of candidates' screens send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';
import { pickedIds } from '#console/board/rules/addresses.ts';

const Text = z.string().default('');

const Checked = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** `state` is the query string of the list that the form stands on. */
export const ViewForm = z.object({ name: Text, shared: Checked, state: Text });
export type ViewForm = z.output<typeof ViewForm>;

export const DeleteViewForm = z.object({ state: Text });

/** The details of a person: the fields as they were typed. */
export const CorrectionForm = z.record(z.string(), z.string());

const IdOrNull = z
  .string()
  .optional()
  .transform((text) => (/^\d{1,16}$/u.test(text ?? '') ? Number(text) : null));

/** One of both: the tag that was chosen, or the button of a tag that is taken away. */
export const TagForm = z.object({ add: IdOrNull, remove: IdOrNull });
export type TagForm = z.output<typeof TagForm>;

export const DocumentForm = z.object({ kind: Text });

export const HoldForm = z.object({ held: Checked });

/** `state` is the query string of the list that the form stands on. */
export const DismissForm = z.object({ dismissed: Checked, state: Text });
export type DismissForm = z.output<typeof DismissForm>;

export const MergeForm = z.object({ from: IdOrNull, current_password: Text });
export type MergeForm = z.output<typeof MergeForm>;

/** `q` is what the list of jobs was searched for, `job` the button of a job. */
export const AssignForm = z.object({ q: Text, job: Text });
export type AssignForm = z.output<typeof AssignForm>;

/** The checked people, and the job they are assigned to. */
export const AssignManyForm = z.record(z.string(), z.string()).transform((fields) => ({
  ids: pickedIds(fields),
  list: fields['list'] ?? '',
  job: fields['job'] ?? '',
}));
export type AssignManyForm = z.output<typeof AssignManyForm>;

export const EraseForm = z.object({ current_password: Text });
export type EraseForm = z.output<typeof EraseForm>;

/** A form of one button. */
export const PersonButtonForm = z.looseObject({});
