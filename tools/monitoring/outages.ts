/** What each queue and each part of the cron does while what it needs outside of the database is away: by their names, with the waits of the code. */
import { LEASE_MS } from '#recruiting/pipeline/replies/rules.ts';
import { RETRY_MINUTES } from '#careers/alerts/rules.ts';
import { WEBHOOK_RETRY_SECONDS } from '#integrations/webhooks/rules.ts';
import { RETRY_DELAYS_SECONDS } from '#lib/retry-schedule.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import type { CronPart } from '#operator/heartbeat/rules.ts';
import {
  LEASE_MS as READING_MS,
  POSTPONED_FOR_MS,
  POSTPONED_MS,
} from '#recruiting/people/cvs/rules.ts';
import { WAIT_MS_MAX } from '#recruiting/transfers/actions/release.ts';
import { LEASE_MS as TRANSFER_MS } from '#recruiting/transfers/rules/exports.ts';
import { RESULTS_MS } from '#recruiting/transfers/rules/imports.ts';

/** A part of the service that an outage stops. */
export type Outage = {
  work: string;
  /** Seconds between attempts; the attempt after the last is the last. Or every so many seconds, for so long; absent: until it is back. */
  tried: { delays: readonly number[]; also?: string } | { everyMs: number; forMs?: number };
  end: string;
};

/** By the last part of the name of the queue. */
export const queueOutages: Readonly<Record<string, readonly Outage[]>> = {
  mail: [
    { work: 'emails', tried: { delays: RETRY_DELAYS_SECONDS }, end: '`failed`, with its reason' },
  ],
  posts: [
    {
      work: 'posts on networks',
      tried: { delays: RETRY_DELAYS_SECONDS, also: 'not before the network allows' },
      end: '`failed`, with its reason',
    },
  ],
  meetings: [
    {
      work: 'conferences of meetings',
      tried: { delays: RETRY_DELAYS_SECONDS, also: 'until the meeting is over' },
      end: '`conference_status` `failed`',
    },
  ],
  webhooks: [
    {
      work: 'webhooks',
      tried: { delays: WEBHOOK_RETRY_SECONDS },
      end: '`failed`; [send them again](webhooks.md)',
    },
  ],
  cvs: [
    { work: 'CVs whose file cannot be fetched', tried: { everyMs: READING_MS }, end: 'read' },
    {
      work: 'scanned CVs, while the model is away',
      tried: { everyMs: POSTPONED_MS, forMs: POSTPONED_FOR_MS },
      end: 'read, or `no_text`',
    },
  ],
  replies: [
    { work: 'received emails, while R2 is away', tried: { everyMs: LEASE_MS }, end: 'read' },
  ],
  // They come from the platform, and need nothing but the database.
  reports: [],
  transfers: [
    {
      work: 'exports and imports, while R2 is away',
      tried: { everyMs: TRANSFER_MS, forMs: WAIT_MS_MAX },
      end: 'finished, or `failed`',
    },
    {
      work: 'results of imports, also of those that are undone',
      tried: { everyMs: TRANSFER_MS, forMs: RESULTS_MS },
      end: 'written, or deleted',
    },
  ],
  summaries: [
    {
      work: 'summaries of cities',
      tried: { everyMs: DAY_MS },
      end: 'the plain summary is shown meanwhile',
    },
  ],
};

const everyMinute = { everyMs: MINUTE_MS };

/** By the part; null: it needs nothing but the database, or a queue has its work. */
export const cronOutages: Readonly<Record<CronPart, Outage | null>> = {
  parked_applications: {
    work: 'applications that are parked as files',
    tried: everyMinute,
    end: 'stored',
  },
  job_alerts: {
    work: 'job alerts that cannot be written',
    tried: { delays: RETRY_MINUTES.map((minutes) => minutes * 60) },
    end: 'its jobs are in the next email',
  },
  share_pictures: { work: 'pictures of jobs', tried: everyMinute, end: 'drawn' },
  search_engines: {
    work: 'search engines',
    tried: everyMinute,
    end: 'submitted',
  },
  feedback: null,
  notifications: null,
  files: { work: 'parsed CVs to move, files to remove', tried: everyMinute, end: 'moved, removed' },
  backup: { work: 'the backup of the database', tried: everyMinute, end: 'written' },
  file_backup: { work: 'copies of files', tried: everyMinute, end: 'written' },
  erased_people: { work: 'the list of erasures', tried: everyMinute, end: 'written' },
  company_deletions: { work: 'companies to delete', tried: everyMinute, end: 'deleted' },
  job_expiry: null,
  due_mails: null,
  mails: null,
  webhooks: null,
  left_webhooks: null,
  posts: null,
  meetings: null,
  transfers: null,
  application_search: null,
  job_search: null,
  places: null,
  sources: null,
  people_search: null,
  full_text: null,
  duplicates: null,
  candidates: null,
  clean_ups: null,
  watch: null,
  backlog: null,
  database_size: null,
};

const units = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;

function spanOf(ms: number): string {
  const [length, unit] = units.find(([each]) => ms % each === 0) ?? [1000, 'second'];
  const count = ms / length;
  const one = unit === 'hour' ? 'an hour' : `a ${unit}`;
  return count === 1 ? one : `${count} ${unit}s`;
}

const every = (ms: number) => `every ${spanOf(ms).replace(/^an? /u, '')}`;

/** `after 10, 60 and 300 seconds, then every hour for a day`. */
function delaysText(delays: readonly number[]): string {
  const last = delays.at(-1);
  const from = delays.findIndex((_, at) => delays.slice(at).every((one) => one === last));
  const isRepeated = delays.length - from > 1;
  const listed = isRepeated ? delays.slice(0, from) : delays;
  const areMinutes = listed.every((one) => one % 60 === 0);
  const single = listed.map((one) => String(areMinutes ? one / 60 : one));
  const unit = areMinutes ? 'minutes' : 'seconds';
  const list = `after ${single.slice(0, -1).join(', ')} and ${single.at(-1)} ${unit}`;
  if (!isRepeated || last === undefined) return list;
  const ms = last * 1000;
  return `${list}, then ${every(ms)} for ${spanOf(ms * (delays.length - from))}`;
}

/** When it is tried again, in words. */
export function triedText({ tried }: Outage): string {
  if ('delays' in tried)
    return [delaysText(tried.delays), tried.also].filter((part) => part !== undefined).join('; ');
  return `${every(tried.everyMs)}${tried.forMs === undefined ? '' : `, for ${spanOf(tried.forMs)}`}`;
}

export const outages: readonly Outage[] = [
  ...Object.values(queueOutages).flat(),
  ...Object.values(cronOutages).filter((one) => one !== null),
];
