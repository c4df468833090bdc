/** What a load costs a month at the platform's list prices. */
import type { Measured } from './measured-load.ts';

/** As read by third parties in August 2026: check them before you quote. */
export const PRICES_OF = 'August 2026';

type Price = {
  what: string;
  /** How much of it the Workers Paid plan includes a month. */
  included: number;
  /** USD for so many more. */
  usd: number;
  per: number;
};

const MILLION = 1e6;

const prices = {
  requests: { what: 'Workers: requests', included: 10 * MILLION, usd: 0.3, per: MILLION },
  cpuMs: { what: 'Workers: milliseconds of CPU', included: 30 * MILLION, usd: 0.02, per: MILLION },
  logs: { what: 'Workers: lines of log', included: 20 * MILLION, usd: 0.6, per: MILLION },
  rowsRead: { what: 'D1: rows read', included: 25e9, usd: 0.001, per: MILLION },
  rowsWritten: { what: 'D1: rows written', included: 50 * MILLION, usd: 1, per: MILLION },
  databaseGb: { what: 'D1: GB', included: 5, usd: 0.75, per: 1 },
  fileGb: { what: 'R2: GB', included: 10, usd: 0.015, per: 1 },
  fileWrites: { what: 'R2: writes and lists', included: MILLION, usd: 4.5, per: MILLION },
  fileReads: { what: 'R2: reads', included: 10 * MILLION, usd: 0.36, per: MILLION },
  kvReads: { what: 'KV: reads', included: 10 * MILLION, usd: 0.5, per: MILLION },
  kvWrites: { what: 'KV: writes', included: MILLION, usd: 5, per: MILLION },
  queueCalls: { what: 'Queues: operations', included: MILLION, usd: 0.4, per: MILLION },
  points: {
    what: 'Analytics Engine: data points',
    included: 10 * MILLION,
    usd: 0.25,
    per: MILLION,
  },
  emails: { what: 'Email', included: 3000, usd: 0.35, per: 1000 },
} as const satisfies Record<string, Price>;

const PLAN = { what: 'Workers Paid', usd: 5 };

export type Load = {
  viewsADay: number;
  callsADay: number;
  applicationsAMonth: number;
  /** All that are kept. */
  files: number;
  databaseGb: number;
  /** What requests cost, instead of what they are taken to. */
  measured?: Measured;
};

/** The two companies of the design. */
export const examples: Readonly<Record<string, Load>> = {
  '20 companies, 50,000 views a day': {
    viewsADay: 50_000,
    callsADay: 5000,
    applicationsAMonth: 600,
    files: 7000,
    databaseGb: 0.5,
  },
  '1,000 companies, 1 million views and 2 million calls a day': {
    viewsADay: MILLION,
    callsADay: 2 * MILLION,
    applicationsAMonth: 200_000,
    files: 2 * MILLION,
    databaseGb: 10,
  },
};

const DAYS = 30;
const CPU_MS_OF_REQUEST = 3;
const LOG_LINES_OF_REQUEST = 0.001;
const MINUTES_OF_DAY = 1440;
/** Each part of the cron, and each kind of due work. */
const POINTS_OF_TICK = 35;
/** A page that no cache has, and a call, with its page of a list. */
const ROWS_READ_OF_REQUEST = 70;
/** One call in twenty writes. */
const WRITES_SHARE = 0.05;
const ROWS_OF_WRITE = 20;
/** Applied (48), moved twice (31), emailed (15) and rejected (26): docs/measurements.md, "Candidates". */
const ROWS_OF_APPLICATION = 151;
const EMAILS_OF_APPLICATION = 5;
/** The CV, and what was read of it. */
const FILES_OF_APPLICATION = 2;
const GB_OF_FILE = 0.0003;
/** Each is in the bucket of backups, too. */
const COPIES = 2;
/** A list has 1,000 files; each night compares those of both buckets. */
const FILES_OF_LIST = 1000;
/** 35 daily and 12 monthly dumps, in parts of 1 MB, compressed to a fifth. */
const DUMPS = 47;
const PARTS_OF_GB = 1000;
const COMPRESSED = 0.2;
/** A row has 340 bytes (docs/backup.md). A dump reads each twice, with its key, and again for what changed meanwhile. */
const ROWS_OF_GB = 3 * MILLION;
const READS_OF_DUMP = 4;
/** A page of a city asks for its summary: one view in ten. */
const KV_READS_OF_VIEW = 0.1;
/** A summary of a city a day, and two for each sign-in of an application: one call in a thousand. */
const KV_WRITES_OF_CALL = 0.002;
/** Five emails, a CV and five deliveries; a message is written, read and deleted. */
const MESSAGES_OF_APPLICATION = 11;
const CALLS_OF_MESSAGE = 3;

export type CostLine = { what: string; amount: number; usd: number };

export function costOf(load: Load): { lines: CostLine[]; usd: number } {
  const amounts = amountsOf(load);
  const lines = Object.entries(prices).map(([name, { what, included, usd, per }]) => {
    const amount = amounts[name as keyof typeof prices];
    return { what, amount, usd: (Math.max(0, amount - included) / per) * usd };
  });
  const all = [{ what: PLAN.what, amount: 1, usd: PLAN.usd }, ...lines];
  return { lines: all, usd: all.reduce((sum, line) => sum + line.usd, 0) };
}

function amountsOf(load: Load): Record<keyof typeof prices, number> {
  const { applicationsAMonth: applications, measured, databaseGb, files } = load;
  const ofPeriod = measured?.days ? (measured.requests / measured.days) * DAYS : null;
  const requests = ofPeriod ?? (load.viewsADay + load.callsADay) * DAYS;
  const dumps = databaseGb * PARTS_OF_GB * DAYS;
  const comparisons = (COPIES * files * DAYS) / FILES_OF_LIST;
  return {
    requests,
    cpuMs: requests * CPU_MS_OF_REQUEST,
    // `invocation_logs = false`: a line for each failure.
    logs: requests * LOG_LINES_OF_REQUEST,
    ...rowsOf(load, requests),
    databaseGb,
    fileGb: files * GB_OF_FILE * COPIES + databaseGb * COMPRESSED * DUMPS,
    fileWrites: applications * FILES_OF_APPLICATION * COPIES + dumps + comparisons,
    // Each file is read to be copied; a document is opened once.
    fileReads: applications * FILES_OF_APPLICATION * 2,
    kvReads: load.viewsADay * DAYS * KV_READS_OF_VIEW,
    kvWrites: load.callsADay * DAYS * KV_WRITES_OF_CALL,
    queueCalls: applications * MESSAGES_OF_APPLICATION * CALLS_OF_MESSAGE,
    points: requests + DAYS * MINUTES_OF_DAY * POINTS_OF_TICK,
    emails: applications * EMAILS_OF_APPLICATION,
  };
}

function rowsOf({ callsADay, applicationsAMonth, measured, databaseGb }: Load, requests: number) {
  const backups = databaseGb * ROWS_OF_GB * READS_OF_DUMP * DAYS;
  const applied = applicationsAMonth * ROWS_OF_APPLICATION;
  if (!measured) {
    return {
      rowsRead: requests * ROWS_READ_OF_REQUEST + backups,
      rowsWritten: callsADay * DAYS * WRITES_SHARE * ROWS_OF_WRITE + applied,
    };
  }
  const written = (requests * measured.rows_written) / measured.requests;
  return {
    rowsRead: (requests * measured.rows_read) / measured.requests + backups,
    // What a deployment has written is with its applications; a bench says what a call writes.
    rowsWritten: measured.days
      ? written
      : (callsADay * DAYS * measured.rows_written) / measured.requests + applied,
  };
}
