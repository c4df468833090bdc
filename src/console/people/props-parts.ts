/** What the parts of a person's page are made from. */
import type { ConsoleView } from '#http/console.ts';
import type { PersonRecord } from '#recruiting/people/candidates/actions/record.ts';

/** What was refused. */
type RefusedPerson = {
  fault: string;
  typed: Readonly<Record<string, string>>;
  /** The names of the fields. */
  faults: readonly string[];
  /** The person who has the email address already; 0: no such fault. */
  otherId: number;
};

export type PersonProps = {
  view: ConsoleView;
  record: PersonRecord;
  refused?: RefusedPerson | undefined;
};
