/** Whether an application is taken, and what its applicant is sent: decided in the round trip of what is read for it. */
import type { MarkCondition } from '#data/file-removals.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';

/** The email that confirms an application. */
export type Confirmation = {
  /** `cvId` is the document that is going to be read. */
  create: (application: { id: number; cvId: number | null }) => OutgoingMail;
  /** Written with the application, such as the count of what the mailbox was sent. */
  writes: readonly Statement[];
};

export type Admission = {
  /** Holds where it is taken: no file is marked otherwise. */
  condition: MarkCondition;
  /** Whether it is taken where the job was closed in the meantime. */
  takesClosed: boolean;
  /** Throws where it is not taken. Answers the confirmation, if there is to be one. */
  plan: QueryPlan<Confirmation | undefined>;
};

export const admitted: Admission = {
  condition: null,
  takesClosed: false,
  plan: QueryPlan.of(undefined),
};
