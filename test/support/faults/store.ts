/** What is stored about a company and its people, to compare before, after and with another company's. */
import { env } from 'cloudflare:workers';

export type Stored = Record<string, Record<string, unknown>[]>;

/** Counters, claims and garbage: they may change where nothing was done. */
const leftOut = new Set(['throttles', 'idempotency_keys', 'file_removals', 'security_events']);

const userIds = 'select user_id from members where company_id = ?1';
const ofUsers = `user_id in (${userIds}) or user_id in (select value from json_each(?2))`;
const ofJobs = 'job_id in (select id from jobs where company_id = ?1)';

/** Alerts belong to no company: they are told by a word of their search. */
const ofAlert = "?3 <> '' and instr(search, ?3) > 0";

/** How the rows of tables without a `company_id` are found. */
const conditions: Readonly<Record<string, string>> = {
  companies: 'id = ?1',
  users: `id in (${userIds}) or id in (select value from json_each(?2))`,
  sessions: ofUsers,
  totp_factors: ofUsers,
  recovery_codes: ofUsers,
  account_events: ofUsers,
  mailed_links: `company_id = ?1 or company_id is null and (${ofUsers})`,
  mails: `company_id = ?1 or company_id is null and (${ofUsers} or id in (select mail_id from job_alerts where ${ofAlert}))`,
  job_texts: ofJobs,
  job_months: ofJobs,
  oauth_tokens: 'grant_id in (select id from oauth_grants where company_id = ?1)',
  oauth_client_secrets: 'client_id in (select id from oauth_clients where company_id = ?1)',
  webhook_log_counts: 'webhook_id in (select id from webhooks where company_id = ?1)',
  webhook_remains: 'webhook_id in (select id from webhooks where company_id = ?1)',
  job_alerts: ofAlert,
};

/** A position counts on over all companies, so it differs between two runs. */
const columnsOf: Readonly<Record<string, string>> = {
  deletions: 'company_id, kind, record_id, reason, into_id, deleted_at',
};

let queries: Promise<{ name: string; sql: string }[]> | undefined;

async function readQueries() {
  const { results } = await env.DB.prepare(
    String.raw`select t.name as name, group_concat(c.name) as columns
      from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like '\_cf%' escape '\' and t.sql not like '%virtual%'
      group by t.name`,
  ).all<{ name: string; columns: string }>();
  return results.flatMap(({ name, columns }) => {
    const where =
      conditions[name] ?? (columns.split(',').includes('company_id') ? 'company_id = ?1' : null);
    if (where === null || leftOut.has(name)) return [];
    // All parameters must stand in every statement.
    const sql = `select ${columnsOf[name] ?? '*'} from "${name}" where (${where}) and ?1 = ?1 and ?2 = ?2 and ?3 = ?3`;
    return [{ name, sql }];
  });
}

export type Subject = {
  companyId: number;
  /** Users who may be no members, or no members any more. */
  people?: readonly number[];
  /** A word of the search of job alerts. */
  word?: string;
};

export async function storedOf({ companyId, people = [], word = '' }: Subject): Promise<Stored> {
  queries ??= readQueries();
  const all = await queries;
  const rows = await env.DB.batch<Record<string, unknown>>(
    all.map(({ sql }) => env.DB.prepare(sql).bind(companyId, JSON.stringify(people), word)),
  );
  return Object.fromEntries(all.map(({ name }, at) => [name, rows[at]?.results ?? []]));
}

/** The same without what differs between two companies: ids, times, secrets and names of their own. */
export function shapeOf(stored: Stored): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(stored).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(mapValues(row))).toSorted(),
    ]),
  );
}

function mapValues(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === ENDED || (value !== null && RANDOM.test(name)) ? '#' : scrub(value),
    ]),
  );
}

/** Columns of random texts, such as the words of an email, which may be too short to be known as such, of measured times, and of tries. */
const RANDOM = /hash|sealed|secret|_key$|^key$|^token$|^url$|^indexed$|duration|attempts$/u;
/** When a bulk action ended: a mark for the request that continues it, where it was interrupted. */
const ENDED = 'finished_at';
const ID_MIN = 1_000_000;

function scrub(value: unknown): unknown {
  if (typeof value === 'number') return value > ID_MIN ? '#' : value;
  if (typeof value !== 'string') return value === null ? null : '#';
  return value
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/gu, '#')
    .replaceAll(/[\w+/=-]{20,}/gu, '#')
    .replaceAll(/\d{7,}/gu, '#');
}

const toText = (row: unknown) => (typeof row === 'string' ? row : JSON.stringify(row));

/** The tables in which two differ, with the first rows that do. */
export function differences(
  one: Record<string, readonly unknown[]>,
  other: Record<string, readonly unknown[]>,
): string[] {
  return Object.keys(one).flatMap((table) => {
    const [ours, theirs] = [one, other].map((rows) => (rows[table] ?? []).map(toText));
    const more = ours?.find((row, at) => theirs?.[at] !== row) ?? '';
    const less = theirs?.find((row, at) => ours?.[at] !== row) ?? '';
    return more === '' && less === ''
      ? []
      : [`${table} (${more.slice(0, 400)} | ${less.slice(0, 400)})`];
  });
}
