/** What the page of an application is made from, and what its parts share. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';

export type ApplicationProps = {
  view: ConsoleView;
  review: ApplicationReview;
  /** What was typed and refused, by field. */
  typed?: Readonly<Record<string, string>>;
  /** The names of the fields that were refused. */
  faults?: readonly string[];
};

type Names = { first_name: string; last_name: string };

/** Whether nobody has opened it, or replies are new since. */
export function isUnread({ firstView, application }: ApplicationReview): boolean {
  const isNew = application.emails.some(
    ({ direction, read_at: readAt }) => direction === 'received' && readAt === null,
  );
  return firstView === null || isNew;
}

export function personName({ language }: ConsoleView, { first_name, last_name }: Names): string {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? wordsFor(language).frame.nameUnknown : name;
}

export function applicationAddress(view: ConsoleView, { application }: ApplicationReview): string {
  return applicationPath(view.root, { hashId: application.job.hash_id }, application.id);
}
