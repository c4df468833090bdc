/** What the forms of an application's page send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';
import { NumberOrNull } from '#console/board/schemas.ts';
import { TagForm } from '#console/people/schemas.ts';

/** With the email of the stage where `send.ID` is checked, of those that `emails` names: the page shows what they say. */
export const MoveApplicationForm = z.looseObject({
  from: NumberOrNull,
  to: NumberOrNull,
  emails: z.string().default(''),
  /** The application to show next; null: this one. */
  next: NumberOrNull,
});

/** The name that the person takes over from an application. */
export const NameForm = z.object({
  candidate: NumberOrNull,
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});

/** The tags of the person. */
export const ApplicationTagForm = TagForm.extend({ candidate: NumberOrNull });
