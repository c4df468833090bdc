/** The rows of people, their applications, and all records that belong to an application. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { activities, applicationNotes, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { events } from '#data/tables/events.ts';
import { idempotencyKeys } from '#data/tables/idempotency-keys.ts';
import { mails } from '#data/tables/mails.ts';
import { webhookDeliveries, webhookLogs } from '#data/tables/webhooks.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import { defaultStages } from '#recruiting/pipeline/pipelines/rules.ts';
import { CHANGED_LATELY, fixtures } from './company-records.ts';
import { cvOf } from './people.ts';
import { screenedColumns } from './structured-rows.ts';
import type { Source } from './row-source.ts';

/** As many applications as the record of a person shows. */
export const APPLICATIONS_OF_THE_BUSY = 100;
/** The newest applications, whose events and idempotency keys are still retained. */
const RETAINED_MAX = 50_000;

export function toRow({ ctx, company, idOf, createdAtOf }: Source, n: number) {
  return {
    id: idOf(n),
    companyId: company.id,
    createdAt: createdAtOf(n),
    updatedAt: n <= CHANGED_LATELY ? ctx.now.getTime() - n * MINUTE_MS : createdAtOf(n),
  };
}

/** The columns of a record of the nth application. */
function toChildRow({ company, idOf, createdAtOf }: Source, n: number) {
  const id = idOf(n);
  return { id, companyId: company.id, createdAt: createdAtOf(n), applicationId: id };
}

export function personRows(source: Source, chunk: readonly number[]): [SQLiteTable, object[]][] {
  const rows = chunk.map((n) => {
    const person = source.personAt(n);
    const emailKey = person.email;
    const activeAt = source.createdAtOf(n);
    const indexed = personText(person);
    return Object.assign(toRow(source, n), person, { emailKey, activeAt, indexed });
  });
  return [[candidates, rows]];
}

export function applicationRows(
  source: Source,
  chunk: readonly number[],
): [SQLiteTable, object[]][] {
  const { company, idOf, createdAtOf, personOf, jobOf } = source;
  const stageIdOf = (n: number) => company.stageOf(fixtures.pipeline, stageOf(n));
  const toStage = (n: number) =>
    JSON.stringify({ id: stageIdOf(n), name: defaultStages[stageOf(n) - 1]?.name });
  return [
    [
      applications,
      chunk.map((n) =>
        Object.assign(toRow(source, n), {
          candidateId: idOf(personOf(n)),
          jobId: company.idOf(jobOf(n)),
          stageId: stageIdOf(n),
          stageSince: createdAtOf(n),
          status: isRejected(n) ? 'rejected' : 'active',
          rejectedAt: isRejected(n) ? createdAtOf(n) : null,
          source: n % 2 === 0 ? 'career_page' : 'referral',
          ...screenedColumns(source, n),
        }),
      ),
    ],
    [
      activities,
      chunk.map((n) =>
        Object.assign(toChildRow(source, n), { kind: 'created', toStage: toStage(n) }),
      ),
    ],
  ];
}

/** Notes, emails and CVs. */
export function documentRows(source: Source, chunk: readonly number[]): [SQLiteTable, object[]][] {
  const { company, idOf, personOf } = source;
  const noted = chunk.filter((n) => n % 10 === 1);
  const emailed = chunk.filter((n) => n % 5 === 1);
  const withCv = chunk.filter(hasCv);
  const email = { kind: 'message', sealed: 'sealed', status: 'sent' };
  const cv = { kind: 'cv', filename: 'cv.pdf', contentType: 'application/pdf', byteCount: 40_000 };
  return [
    [
      applicationNotes,
      noted.map((n) => Object.assign(toChildRow(source, n), { note: 'Speaks Polish too.' })),
    ],
    [mails, emailed.map((n) => Object.assign(toChildRow(source, n), email))],
    [
      documents,
      withCv.map((n) =>
        Object.assign(toChildRow(source, n), cv, {
          candidateId: idOf(personOf(n)),
          key: `documents/${company.id}/${idOf(n)}.pdf`,
          parseStatus: 'parsed',
        }),
      ),
    ],
    [
      parsedCvs,
      withCv.map((n) => ({ documentId: idOf(n), resume: '{"basics":{}}', text: cvOf(n) })),
    ],
  ];
}

/** Events with their deliveries and logs, and idempotency keys, of applications for which they are still retained. */
export function retainedRows(source: Source, chunk: readonly number[]): [SQLiteTable, object[]][] {
  const { company, count, idOf, createdAtOf, personOf, personAt } = source;
  const companyId = company.id;
  const webhookId = company.idOf(fixtures.webhook);
  const deliveryId = (n: number) => `${companyId}-${n}`;
  const event = 'application.created';
  const retained = chunk.filter((n) => n > count - RETAINED_MAX || n <= APPLICATIONS_OF_THE_BUSY);
  return [
    [
      events,
      retained.map((n) => ({
        id: idOf(n),
        companyId,
        name: event,
        body: JSON.stringify({ event, data: personAt(personOf(n)) }),
        subject: 'application',
        subjectId: idOf(n),
        createdAt: createdAtOf(n),
      })),
    ],
    [
      webhookDeliveries,
      retained.map((n) => ({
        id: deliveryId(n),
        companyId,
        webhookId,
        eventId: idOf(n),
        openedAt: createdAtOf(n),
        attempts: 1,
        hasSucceeded: Number(!isRejected(n)),
      })),
    ],
    [
      webhookLogs,
      retained.map((n) => ({
        id: idOf(n),
        companyId,
        webhookId,
        deliveryId: deliveryId(n),
        event,
        attempt: 1,
        ...(isRejected(n) ? failure : success),
        durationMs: 100,
        createdAt: createdAtOf(n),
      })),
    ],
    [idempotencyKeys, retained.map((n) => toIdempotencyKey(source, n))],
  ];
}

const success = { statusCode: 200, hasSucceeded: 1, answer: null };
const failure = { statusCode: 500, hasSucceeded: 0, answer: 'Internal error.' };

function toIdempotencyKey({ company, idOf, createdAtOf }: Source, n: number) {
  return {
    companyId: company.id,
    clientId: 1,
    key: `key ${n}`,
    requestHash: 'hash',
    claimedAt: createdAtOf(n),
    committedAt: createdAtOf(n),
    subjectId: idOf(n),
    status: 201,
    body: '{}',
  };
}

/** The position of the stage: all but the last, which is for hired people. */
export function stageOf(n: number): number {
  return (n % (defaultStages.length - 1)) + 1;
}

export function isRejected(n: number): boolean {
  return n % 10 === 0;
}

export function hasCv(n: number): boolean {
  return n % 4 === 1;
}
