/** What the forms of an application's page send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';
import { MoveForm, NumberOrNull } from '#console/board/schemas.ts';
import { TagForm } from '#console/people/schemas.ts';

/** The move that is taken back, as its button says it. */
export const UndoMoveForm = MoveForm;

export const MoveApplicationForm = z.object({
  from: NumberOrNull,
  to: NumberOrNull,
  /** The application to show next; null: this one. */
  next: NumberOrNull,
});

export const NoteForm = z.object({ note: z.string().default('') });

/** The name that the person takes over from an application. */
export const NameForm = z.object({
  candidate: NumberOrNull,
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});
export type NameForm = z.output<typeof NameForm>;

export const EmailForm = z.object({
  subject: z.string().default(''),
  body: z.string().default(''),
});

/** The tags of the person. */
export const ApplicationTagForm = TagForm.extend({ candidate: NumberOrNull });
export type ApplicationTagForm = z.output<typeof ApplicationTagForm>;

/** The inputs of custom fields, as they were typed. */
export const FieldsForm = z.record(z.string(), z.string());

/** A form of one button. */
export const ButtonForm = z.looseObject({});
