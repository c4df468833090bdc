/** People who apply to a company of the benches, named as unevenly as people are: their applications, what became of them, and what a search finds them by. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { rawStatement, runBatch } from '#data/query-plan.ts';
import {
  activities,
  applicationNotes,
  applications,
  bulkOperations,
  candidates,
} from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { events } from '#data/tables/events.ts';
import { idempotencyKeys } from '#data/tables/idempotency-keys.ts';
import { mails } from '#data/tables/mails.ts';
import { webhookDeliveries, webhookLogs } from '#data/tables/webhooks.ts';
import { indexText } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { BULK_MAX } from '#recruiting/applications/rules.ts';
import { personText, scopeOf } from '#recruiting/applications/store/writes.ts';
import { defaultStages } from '#recruiting/pipelines/rules.ts';
import { randomFrom, weigh } from '../tools/seed/random.ts';
import type { Random } from '../tools/seed/random.ts';
import { CHANGED_LATELY, known, NEWEST_MS } from './company.ts';
import type { BenchCompany } from './company.ts';
import { fillTable, numbers } from './database.ts';

const SEED = 7;
/** So many rows of all tables are made at a time. */
const PART = 20_000;
const APPLICATIONS_A_PERSON = 1.6;
/** Of all applications. */
const SHARE_OF_THE_JOB = 0.25;
/** One application after the other. */
const EVERY_MS = 20 * SECOND_MS;
/** Ids of a millisecond from here on are of people: below them are those of the company's other records. */
const FIRST_OF_MS = 1024;
/** As many applications as a record of a person shows. */
const OF_THE_BUSY = 100;
/** The newest, of which receivers and callers were told within the time that this is kept. */
const TOLD_MAX = 50_000;

/** The commonest first: the nth is as likely as 1 / n. */
const firstNames =
  'Maria James Anna John Mohammed Michael Laura David Sofia Thomas Julia Daniel Sarah Peter Emma Robert Nina Paul Elena Mark Fatima Lukas Hannah Ahmed Clara Jan Marta Adam Lucia Omar Olivia Jonas Ines Martin Layla Felix Grace Oscar Zoe Hugo Aisha Max Yuki Leon Priya Carlos Malin Diego Mateo Ivan Mina Noah Marco Ida Magnus Wei Mary Kofi Maja Tariq'.split(
    ' ',
  );
const lastNames =
  'Smith Müller Johnson García Brown Schmidt Williams Rossi Jones Nowak Miller Martin Davis Silva Wilson Fischer Taylor Dubois Khan Weber Anderson López Clark Meyer Lewis Kowalski Walker Wagner Hall Bernard Young Becker King Santos Wright Hoffmann Scott Moreau Green Schulz Baker Novák Adams Koch Nelson Jansen Hill Richter Campbell Petrov Mitchell Klein Roberts Wolf Carter Haddad Phillips Maier Evans Larsen Turner Ferrari Parker Mayer Collins Berg Edwards Sato Stewart Marino Flores Tan Morris Patel Murphy Nguyen Cook Yilmaz Rogers Okafor'.split(
    ' ',
  );
const mailHosts = 'gmail.example outlook.example web.example mail.example'.split(' ');
const skills =
  'excel english driving sales python nursing welding accounting german design forklift logistics java teaching french cooking marketing sql cleaning security spanish carpentry react plumbing'.split(
    ' ',
  );
const CV_WORDS = 40;

/** Of every fifth person, and of one alone. */
export const COMMON_NAME = 'smith';
export const RARE_NAME = 'quillfeather';
/** Of about a sixth of all people. */
export const TWO_LETTERS = 'ma';
/** In most CVs, and in one alone. */
export const COMMON_SKILL = 'excel';
export const RARE_SKILL = 'lamplighting';

/** People and applications are numbered from 1, the oldest; the first applications are to one job. */
export type Crowd = {
  people: number;
  applications: number;
  ofTheJob: number;
  /** The id of the nth person or application. */
  idOf: (nth: number) => number;
  emailOf: (person: number) => string;
  /** Of the person of many applications. */
  busy: number;
  /** A bulk move that can be undone: of the applications of `movable(0)`. */
  bulk: number;
  /** Applications to other jobs that are active and may move to the writing stage: as many as a bulk takes, the nth such. */
  movable: (nth: number) => number[];
};

/** `nth` tells the companies of one database apart. */
export async function gather(
  ctx: PublicCtx,
  company: BenchCompany,
  { people, nth }: { people: number; nth: number },
): Promise<Crowd> {
  const count = Math.round(people * APPLICATIONS_A_PERSON);
  const begin = ctx.now.getTime() - NEWEST_MS - (count + OF_THE_BUSY) * EVERY_MS;
  const madeAt = (n: number) => begin + n * EVERY_MS;
  const idOf = (n: number) => firstIdAt(new Date(madeAt(n))) + FIRST_OF_MS + nth;
  const ofTheJob = Math.round(count * SHARE_OF_THE_JOB);
  const named = peopleNamed(people);
  const busy = people + 1;
  const movable = (at: number) =>
    numbers(count - ofTheJob)
      .map((n) => ofTheJob + n)
      .filter((n) => !isRejected(n) && stageOf(n) !== known.writingStage)
      .slice(at * BULK_MAX, (at + 1) * BULK_MAX);
  const made = (n: number) => ({
    id: idOf(n),
    companyId: company.id,
    createdAt: madeAt(n),
    updatedAt: n <= CHANGED_LATELY ? ctx.now.getTime() - n * MINUTE_MS : madeAt(n),
  });

  await inParts(busy, async (part) => {
    const rows = part.map((n) => {
      const { email, ...person } = named(n);
      return { ...made(n), ...person, email, emailKey: email, activeAt: madeAt(n) };
    });
    await fillTable(ctx, candidates, rows);
  });
  await inParts(count + OF_THE_BUSY, applying);
  await fillTable(ctx, bulkOperations, [
    {
      ...made(1),
      action: 'move',
      items: JSON.stringify(
        // To another stage than each is in.
        movable(0).map((n) => ({
          id: idOf(n),
          stageId: company.stageOf(known.pipeline, known.writingStage),
        })),
      ),
    },
  ]);
  return {
    people,
    applications: count,
    ofTheJob,
    idOf,
    emailOf: (person) => named(person).email,
    busy,
    bulk: idOf(1),
    movable,
  };

  /** Applications, and all there is of them. */
  async function applying(part: readonly number[]): Promise<void> {
    const stageId = (n: number) => company.stageOf(known.pipeline, stageOf(n));
    const own = (n: number) => ({ id: idOf(n), companyId: company.id, createdAt: madeAt(n) });
    const of = (n: number) => ({ ...own(n), applicationId: idOf(n) });
    const cvs = part.filter((n) => n % 4 === 1);
    const told = part.filter((n) => n > count - TOLD_MAX || n <= OF_THE_BUSY);
    await fillTable(
      ctx,
      applications,
      part.map((n) => ({
        ...made(n),
        candidateId: idOf(personOf(n)),
        jobId: company.idOf(jobOf(n)),
        stageId: stageId(n),
        stageSince: madeAt(n),
        status: isRejected(n) ? 'rejected' : 'active',
        rejectedAt: isRejected(n) ? madeAt(n) : null,
        source: n % 2 === 0 ? 'career_page' : 'referral',
      })),
    );
    await fillSearch(part);
    await fillTable(
      ctx,
      activities,
      part.map((n) => ({ ...of(n), kind: 'created', toStage: stageJson(n) })),
    );
    await fillTable(
      ctx,
      applicationNotes,
      part.flatMap((n) => (n % 10 === 1 ? [{ ...of(n), note: 'Speaks Polish too.' }] : [])),
    );
    await fillTable(
      ctx,
      mails,
      part.flatMap((n) =>
        n % 5 === 1 ? [{ ...of(n), kind: 'message', sealed: 'sealed', status: 'sent' }] : [],
      ),
    );
    await fillTable(
      ctx,
      documents,
      cvs.map((n) => ({
        ...of(n),
        candidateId: idOf(personOf(n)),
        kind: 'cv',
        filename: 'cv.pdf',
        key: `documents/${company.id}/${idOf(n)}.pdf`,
        contentType: 'application/pdf',
        byteCount: 40_000,
        parseStatus: 'parsed',
      })),
    );
    await fillTable(
      ctx,
      parsedCvs,
      cvs.map((n) => ({ documentId: idOf(n), resume: '{"basics":{}}', text: cvOf(n) })),
    );
    await tell(told);
  }

  function stageJson(n: number): string {
    const name = defaultStages[stageOf(n) - 1]?.name;
    return JSON.stringify({ id: company.stageOf(known.pipeline, stageOf(n)), name });
  }

  /** What receivers heard and answered, and what callers were answered that may call again. */
  async function tell(told: readonly number[]): Promise<void> {
    const webhookId = company.idOf(known.webhook);
    const companyId = company.id;
    const delivery = (n: number) => `${companyId}-${n}`;
    await fillTable(
      ctx,
      events,
      told.map((n) => ({
        id: idOf(n),
        companyId,
        name: 'application.created',
        body: JSON.stringify({ event: 'application.created', data: named(personOf(n)) }),
        subject: 'application',
        subjectId: idOf(n),
        createdAt: madeAt(n),
      })),
    );
    await fillTable(
      ctx,
      webhookDeliveries,
      told.map((n) => ({
        id: delivery(n),
        companyId,
        webhookId,
        eventId: idOf(n),
        openedAt: madeAt(n),
        attempts: 1,
        hasSucceeded: Number(!isRejected(n)),
      })),
    );
    await fillTable(
      ctx,
      webhookLogs,
      told.map((n) => ({
        id: idOf(n),
        companyId,
        webhookId,
        deliveryId: delivery(n),
        event: 'application.created',
        attempt: 1,
        statusCode: isRejected(n) ? 500 : 200,
        hasSucceeded: Number(!isRejected(n)),
        answer: isRejected(n) ? 'Oh no.' : null,
        durationMs: 100,
        createdAt: madeAt(n),
      })),
    );
    await fillTable(
      ctx,
      idempotencyKeys,
      told.map((n) => ({
        companyId,
        clientId: 1,
        key: `key ${n}`,
        requestHash: 'hash',
        claimedAt: madeAt(n),
        committedAt: madeAt(n),
        subjectId: idOf(n),
        status: 201,
        body: '{}',
      })),
    );
  }

  async function fillSearch(part: readonly number[]): Promise<void> {
    const rows = part.map((n) => [
      idOf(n),
      personText(named(personOf(n))),
      n % 4 === 1 ? indexText(cvOf(n)) : '',
    ]);
    await runBatch(ctx, [
      rawStatement(
        ctx,
        sql`insert into application_search (rowid, person, cv, scope)
          select value ->> 0, value ->> 1, value ->> 2, ${scopeOf(company.id)}
          from json_each(${JSON.stringify(rows)})`,
      ),
    ]);
  }

  /** All have applied once before anybody has twice; the last applications are of one person. */
  function personOf(n: number): number {
    return n > count ? busy : ((n - 1) % people) + 1;
  }

  /** Nobody twice to one. */
  function jobOf(n: number): number {
    if (n > count) return n - count + 1;
    return n <= ofTheJob ? known.job : 2 + (n % (company.size - 1));
  }
}

/** Nobody is hired yet. */
function stageOf(n: number): number {
  return (n % (defaultStages.length - 1)) + 1;
}

function isRejected(n: number): boolean {
  return n % 10 === 0;
}

type Named = { firstName: string; lastName: string; email: string };

/** The names of people by their number; everybody has an address of their own. */
function peopleNamed(people: number): (n: number) => Named {
  const random = randomFrom(SEED);
  const firsts = weigh([...firstNames.keys()], (at) => 1 / (at + 1));
  const lasts = weigh([...lastNames.keys()], (at) => 1 / (at + 1));
  const drawn = numbers(people + 1).map(() => [random.weighted(firsts), random.weighted(lasts)]);
  return (n) => {
    const [first = 0, last = 0] = drawn[n - 1] ?? [];
    const firstName = firstNames[first] ?? '';
    const lastName = n === 1 ? 'Quillfeather' : (lastNames[last] ?? '');
    const email = `${firstName}.${lastName}${n}@${mailHosts[n % mailHosts.length]}`.toLowerCase();
    return { firstName, lastName, email };
  };
}

function cvOf(n: number): string {
  const random: Random = randomFrom(n);
  const words = numbers(CV_WORDS).map(() => random.pick(skills));
  return [...words, ...(n === 1 ? [RARE_SKILL] : [])].join(' ');
}

async function inParts(
  length: number,
  fill: (part: readonly number[]) => Promise<void>,
): Promise<void> {
  const all = numbers(length);
  for (let from = 0; from < length; from += PART) await fill(all.slice(from, from + PART));
}
