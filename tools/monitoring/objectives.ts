/** The service level objectives: which part of what must be good, over 28 days. `docs/slos.md` is made from it. */

export const OBJECTIVE_DAYS = 28;

export type Objective = {
  id: string;
  /** The part that is to be good. */
  target: number;
  /** What is counted: a condition on data points. */
  of: string;
  /** Which of them are good. */
  good: string;
  /** The same, for people. */
  meaning: string;
  /** Whether its error budget is watched by the hour. A count of minutes is too small for that. */
  isBurnWatched: boolean;
};

const SERVED = "kind = 'request' AND outcome != 'refused'";
const APPLYING = "surface IN ('form-page', 'form-submit') AND name LIKE '/jobs/%/apply%'";
const API = "surface IN ('tenant', 'public')";
const SIGN_IN = "surface IN ('account-page', 'form', 'authorization', 'oauth-form', 'console')";

export const objectives: readonly Objective[] = [
  {
    id: 'career-pages-available',
    target: 0.9995,
    of: "kind = 'request' AND surface = 'career-page'",
    good: "outcome != 'failed'",
    meaning: 'pages of career domains that are answered without a 5xx',
    isBurnWatched: true,
  },
  {
    id: 'career-pages-fast',
    target: 0.95,
    of: `${SERVED} AND surface = 'career-page'`,
    good: 'duration_ms < 200',
    meaning: 'pages of career domains whose answer begins within 200 ms',
    isBurnWatched: false,
  },
  {
    id: 'applications-taken',
    target: 0.999,
    of: `kind = 'request' AND ${APPLYING}`,
    good: "outcome != 'failed'",
    meaning: 'application forms that are shown and taken without a 5xx',
    isBurnWatched: true,
  },
  {
    id: 'api-available',
    target: 0.999,
    of: `kind = 'request' AND ${API}`,
    good: "outcome != 'failed'",
    meaning: 'calls of the API that are answered without a 5xx',
    isBurnWatched: true,
  },
  {
    id: 'api-fast',
    target: 0.95,
    of: `${SERVED} AND ${API}`,
    good: 'duration_ms < 300',
    meaning: 'calls of the API whose answer begins within 300 ms',
    isBurnWatched: false,
  },
  {
    id: 'sign-in-available',
    target: 0.999,
    of: `kind = 'request' AND ${SIGN_IN}`,
    good: "outcome != 'failed'",
    meaning: 'requests of sign-in, OAuth and the console that are answered without a 5xx',
    isBurnWatched: true,
  },
  {
    id: 'webhooks-on-time',
    target: 0.99,
    of: "kind = 'backlog' AND name = 'webhook_deliveries'",
    good: 'lag_ms <= 10000',
    meaning: 'minutes in which no webhook delivery is more than 10 s late',
    isBurnWatched: false,
  },
  {
    id: 'mail-on-time',
    target: 0.99,
    of: "kind = 'backlog' AND name = 'mails'",
    good: 'lag_ms <= 60000',
    meaning: 'minutes in which no email is more than 60 s late',
    isBurnWatched: false,
  },
  {
    id: 'cvs-on-time',
    target: 0.99,
    of: "kind = 'backlog' AND name = 'documents'",
    good: 'lag_ms <= 30000',
    meaning: 'minutes in which no CV waits more than 30 s to be read',
    isBurnWatched: false,
  },
];

export const total = 'sum(weight)';

export function goodOf({ good }: Objective): string {
  return `sumIf(weight, ${good})`;
}
