/**
 * How many bytes of the database a company, a job and an application take, by table, before and after what is retained for
 * a while only has ended; and how many companies fit into one database. `npm run bench:growth -- --applications 500`.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { deleteOldContents } from '#mail/actions/contents.ts';
import { eraseCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { moveParsedCvs } from '#recruiting/people/cvs/actions/read.ts';
import { DAY_MS } from '#lib/time.ts';
import { asD1, openSqlite } from '../test/support/sqlite-d1.ts';
import { numbers } from './database.ts';
import { addApplication, addJobs, addSignIns, openGrowthCompany } from './growth-company.ts';
import type { Growing } from './growth-company.ts';
import { grouped, linesFor } from './report.ts';
import { growthOf, sizesOf, sumOf } from './sizes.ts';
import type { Sizes } from './sizes.ts';

const JOBS = 50;
/** Candidates are erased after 24 months: a company that is older than this grows by what erased applications leave. */
const YEARS = 2;
const YEAR_MS = 365 * DAY_MS;
/** The company of the last lines. */
const APPLICATIONS_A_YEAR = 2000;
/** The size limit of a D1 database. */
const DATABASE_BYTES = 10_000_000_000;
const ERASED = 50;

const { values: options } = parseArgs({
  options: { applications: { type: 'string', default: '500' } },
});
const perYear = Number(options.applications);
const count = perYear * YEARS;

const sqlite = openSqlite();
// Ids count from the first of January 2026.
const from = Date.UTC(2026, 1, 1);
const until = from + YEARS * YEAR_MS;

const empty = sizesOf(sqlite);
const company = await openGrowthCompany(asD1(sqlite), new Date(from));
const opened = sizesOf(sqlite);
const jobIds = await addJobs(company, JOBS, from);
const withJobs = sizesOf(sqlite);
// The events of the jobs are gone long before the end.
await untilNothingChanges(() => deleteLeftovers(company.at(from + YEAR_MS)));
const withoutEvents = sizesOf(sqlite);
await addSignIns(company, YEARS, from);
const withMembers = sizesOf(sqlite);
for (const nth of numbers(count)) {
  const time = from + DAY_MS + ((nth - 1) * (until - from - DAY_MS)) / count;
  const jobId = jobIds[nth % jobIds.length] ?? 0;
  await addApplication(company, { nth, jobId, time, until });
}
const parsedBytes = parsedFileBytes(company);
await storeParsedCvsInRows(company);

const steps: [name: string, sizes: Sizes][] = [['all kept', sizesOf(sqlite)]];
const measures: [name: string, run: () => Promise<unknown>][] = [
  ['emails', () => deleteOldContents(company.at(until))],
  ['CVs', () => moveParsedCvs(company.at(until))],
  ['events', () => deleteLeftovers(company.at(until))],
];
for (const [name, run] of measures) {
  await untilNothingChanges(run);
  steps.push([name, sizesOf(sqlite)]);
}
report();
await reportErased();

/** Parsed CVs as they were stored before they were files. */
async function storeParsedCvsInRows({ base, files }: Growing): Promise<void> {
  const rows = await base.db.all<{ id: number; key: string }>(
    sql`select id, parsed_key as key from documents where parsed_key is not null`,
  );
  for (const { id, key } of rows) {
    const { resume, text } = JSON.parse(Buffer.from(files.get(key) ?? []).toString());
    await base.db.run(
      sql`insert into parsed_cvs (document_id, resume, text)
        values (${id}, ${JSON.stringify(resume)}, ${text})`,
    );
  }
  await base.db.run(sql`update documents set parsed_key = null, cv_brief = null`);
}

function parsedFileBytes({ files }: Growing): number {
  const parsed = [...files].filter(([key]) => key.startsWith('parsed-cvs/'));
  return parsed.reduce((sum, [, bytes]) => sum + bytes.byteLength, 0) / count;
}

async function untilNothingChanges(run: () => Promise<unknown>): Promise<void> {
  for (let before = -1; ;) {
    await run();
    const changes = Number(sqlite.prepare('select total_changes() as n').get()?.['n']);
    // The measures write nothing when nothing is left.
    if (changes === before) return;
    before = changes;
  }
}

function report(): void {
  const growths = steps.map(([, sizes]) => growthOf(withMembers, sizes));
  const tables = [...(growths[0] ?? new Map()).entries()]
    .filter(([, { payload }]) => payload / count >= 1)
    .toSorted(([, a], [, b]) => b.payload - a.payload)
    .map(([table]) => table);
  const line = linesFor([...tables, 'parsed CV in R2'], 12);
  console.log(
    `\nBytes of payload an application, ${grouped(count)} applications in ${YEARS} years`,
  );
  line('', ['all kept', ...measures.map(([name]) => `- ${name}`)]);
  for (const table of tables) {
    line(
      table,
      growths.map((sizes) => grouped(Math.round((sizes.get(table)?.payload ?? 0) / count))),
    );
  }
  line(
    'sum',
    growths.map((sizes) => grouped(Math.round(sumOf(sizes).payload / count))),
  );
  line('parsed CV in R2', ['', '', grouped(Math.round(parsedBytes)), '']);

  const [first] = steps;
  // How full pages are where rows were inserted over time; deleting rows leaves room that is filled again.
  const grown = sumOf(growthOf(empty, first?.[1] ?? empty));
  const fill = grown.pages / grown.payload;
  console.log(`\nA page holds ${Math.round(100 / fill)} % of payload.`);
  const ofCompany = sumOf(growthOf(empty, opened)).payload;
  const ofJob = sumOf(growthOf(opened, withJobs)).payload / JOBS;
  const ofKeptJob = sumOf(growthOf(opened, withoutEvents)).payload / JOBS;
  const ofSignIns = sumOf(growthOf(withoutEvents, withMembers)).payload;
  const perApplication = growths.map((sizes) => sumOf(sizes).payload / count);
  const summary = linesFor(['sign-in log of 5 members, 24 months'], 14);
  summary('', ['payload', 'in pages']);
  const shown = (name: string, bytes: number) =>
    summary(
      name,
      [bytes, bytes * fill].map((value) => grouped(Math.round(value))),
    );
  shown('company', ofCompany);
  shown('sign-in log of 5 members, 24 months', ofSignIns);
  shown('job, its events kept', ofJob);
  shown('job', ofKeptJob);
  for (const [index, [name]] of steps.entries()) {
    const isFirst = index === 0;
    shown(isFirst ? 'application, all kept' : `application, - ${name}`, perApplication[index] ?? 0);
  }
  for (const [index, [name]] of steps.entries()) {
    const total =
      (ofCompany +
        ofSignIns +
        JOBS * (index < steps.length - 1 ? ofJob : ofKeptJob) +
        YEARS * APPLICATIONS_A_YEAR * (perApplication[index] ?? 0)) *
      fill;
    console.log(
      `${index === 0 ? 'all kept' : `- ${name}`}: a company of ${JOBS} jobs and ${grouped(APPLICATIONS_A_YEAR)} applications a year takes ${(total / 1e6).toFixed(1)} MB after ${YEARS} years; 10 GB hold ${grouped(Math.floor(DATABASE_BYTES / total))}`,
    );
  }
}

/** What an application leaves when its candidate is erased: it stays with its dates and stages, and so does its audit. */
async function reportErased(): Promise<void> {
  const rows = await company.base.db.all<{ id: number }>(
    sql`select id from candidates order by id limit ${ERASED}`,
  );
  const before = sumOf(sizesOf(sqlite)).payload;
  const [, last] = steps.at(-1) ?? ['', empty];
  for (const [index, { id }] of rows.entries()) {
    await eraseCandidate(company.at(until + index), id, { assertMay: () => {} });
  }
  const freed = (before - sumOf(sizesOf(sqlite)).payload) / rows.length;
  // Those erased are the oldest: their emails and events are gone already.
  const ended = sumOf(growthOf(withMembers, last)).payload / count;
  console.log(
    `erasing one of the oldest candidates frees ${grouped(Math.round(freed))} bytes of payload of the ${grouped(Math.round(ended))} that an application takes on average`,
  );
}
