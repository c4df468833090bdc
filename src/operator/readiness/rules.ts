/** What `/readyz` says of each thing that the service needs, and of all together. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { NOTICE_MS } from '#recruiting/people/candidates/rules.ts';

/** `unknown`: nothing has happened yet from which it could be said. */
export type CheckState = 'ok' | 'failing' | 'outdated' | 'late' | 'unknown';

export type Readiness = {
  /** `degraded`: requests are served, and something behind them needs a look. */
  status: 'ready' | 'degraded' | 'unavailable';
  checks: Readonly<Record<string, CheckState>>;
};

/** Without these no request of a user can be served as it should be. */
const needed: readonly string[] = ['database', 'schema', 'files', 'kv'];

/** Work is done within seconds, and by the cron within a minute if its message is lost. */
export const LATE_MS = 5 * MINUTE_MS;

export function toReadiness(checks: Readonly<Record<string, CheckState>>): Readiness {
  const isWell = (name: string) => ['ok', 'unknown'].includes(checks[name] ?? 'ok');
  if (!needed.every(isWell)) return { status: 'unavailable', checks };
  return { status: Object.keys(checks).every(isWell) ? 'ready' : 'degraded', checks };
}

/** `since`: when what is late was due, or happened last; null: nothing. */
export function stateOf(since: number | null, now: number, whenNull: CheckState): CheckState {
  if (since === null) return whenNull;
  return now - since > LATE_MS ? 'late' : 'ok';
}

type DueWork = {
  what: string;
  table: string;
  column: string;
  /** SQL that selects the rows that wait, of those with a value in the column. */
  where?: string;
  /** Done only where the service has a transport of emails. */
  isMail?: true;
  /** How long after the time of the column it is due. */
  dueAfterMs?: number;
};

/** Work that has a time at which it is due, by table and column. */
export const dueWork: readonly DueWork[] = [
  { what: 'email', table: 'mails', column: 'next_attempt_at', isMail: true },
  { what: 'webhook delivery', table: 'webhook_deliveries', column: 'due_at' },
  { what: 'CV to read', table: 'documents', column: 'parse_due_at' },
  { what: 'post to publish', table: 'posts', column: 'due_at' },
  { what: 'export', table: 'exports', column: 'due_at' },
  { what: 'import', table: 'imports', column: 'due_at' },
  {
    what: 'candidate to erase at the end of the retention period',
    table: 'candidates',
    column: 'noticed_at',
    where: 'erased_at is null and is_held = 0',
    // So many at once take a day that what is late before is only busy.
    dueAfterMs: NOTICE_MS + DAY_MS,
  },
];
