/** Statements that write applications, candidates, notes, activities and documents. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { prepared, preparedFor, preparedInsert } from '#data/prepared.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { activities, applicationNotes, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents } from '#data/tables/documents.ts';
import { laterThan, nextUpdatedAt } from '#data/tenant-store.ts';
import { emailKey } from '#lib/email-key.ts';
import type { ActivityKind, ApplicationStatus, DocumentKind } from '#vocabulary/lists.ts';
import { noteEvent } from '../rules.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import type { IndexedPerson } from '#recruiting/people/people-search/rules.ts';
import { applicationStore, candidateStore } from './context.ts';
import { scopeOf, SEARCH_VERSION } from './search-index.ts';

const documentRow = preparedInsert(documents);
const noteRow = preparedInsert(applicationNotes);
const activityRow = preparedInsert(activities, ({ applicationId }) => ({
  jobId: sql`(select job_id from applications where id = ${applicationId})`,
}));

export type Person = Pick<
  typeof candidates.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'phoneE164' | 'phoneSource'
>;

/** What a person is known by in a company. Without an address, it is a key that no address has. */
export function candidateKey({ id, email }: Pick<Person, 'id' | 'email'>): string {
  return email === '' ? `none ${id}` : emailKey(email);
}

export function insertCandidate(
  ctx: Ctx,
  person: Person,
  sourceId: number | null = null,
): Statement {
  return candidateStore.insert(ctx, {
    ...person,
    sourceId,
    searchVersion: SEARCH_VERSION,
    indexed: personText(person),
    emailKey: candidateKey(person),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    activeAt: ctx.now,
  });
}

const touched = prepared((ctx, id: number, activeAt: Date) =>
  ctx.db
    .update(candidates)
    .set({ activeAt, noticedAt: null })
    .where(candidateStore.ofCompany(ctx, eq(candidates.id, id), isNull(candidates.erasedAt))),
);

/**
 * Records activity of a candidate, which restarts the retention period, and fills in a phone number that nobody has typed
 * before. Aborts the batch if the candidate has been erased or merged in the meantime, or got a typed number.
 */
export function touchCandidate(
  ctx: Ctx,
  id: number,
  typed: Pick<Person, 'phone' | 'phoneE164'> | null = null,
): Statement[] {
  if (typed === null) return [touched(ctx, id, ctx.now), assertChanged(ctx)];
  const hasNoTyped = or(isNull(candidates.phone), eq(candidates.phoneSource, 'parsed'));
  return [
    ctx.db
      .update(candidates)
      .set({
        activeAt: ctx.now,
        noticedAt: null,
        ...typed,
        phoneSource: 'typed',
        updatedAt: nextUpdatedAt(ctx, candidates.updatedAt),
      })
      .where(
        candidateStore.ofCompany(
          ctx,
          eq(candidates.id, id),
          isNull(candidates.erasedAt),
          hasNoTyped,
        ),
      ),
    assertChanged(ctx),
  ];
}

export type TypedDetails = Partial<
  Pick<
    typeof applications.$inferSelect,
    'typedFirstName' | 'typedLastName' | 'typedPhone' | 'typedPhoneE164'
  >
>;

export type NewApplicationRow = {
  id: number;
  candidateId: number;
  jobId: number;
  stageId: number;
  source: string;
  sourceId: SQL<number>;
  consent: string | null;
  legalNoticeId?: SQL<number> | null;
  /** What was typed with it, where it differs from the candidate's. */
  typed: TypedDetails;
  /** What rules said of its answers. */
  screened?: Pick<typeof applications.$inferSelect, 'screening' | 'screeningReasons'>;
  /** Whether a rule rejects it. */
  isRejected?: boolean;
  /** BCP 47; null for that of the company. */
  language: string | null | SQL<string | null>;
  /** The words of the CV that it shows from the first; without one, it is found once its own is read. */
  cvWords?: string | undefined;
};

/** Inserts an application and its search index entry. */
export function insertApplication(
  ctx: Ctx,
  { consent, typed, cvWords = '', screened, isRejected = false, ...row }: NewApplicationRow,
  person: IndexedPerson,
): Statement[] {
  return [
    applicationStore.insert(ctx, {
      ...row,
      ...typed,
      ...screened,
      status: isRejected ? 'rejected' : 'active',
      rejectedAt: isRejected ? ctx.now : null,
      stageSince: ctx.now,
      consentText: consent,
      consentAt: consent === null ? null : ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }),
    rawStatement(
      ctx,
      sql`insert into application_search (rowid, person, cv, scope)
        values (${row.id}, ${personText(person)}, ${cvWords}, ${scopeOf(ctx.tenant.id)})`,
    ),
  ];
}

type ApplicationChange = {
  stageId?: number;
  /** Where the stage is not entered now: a move is taken back. */
  stageSince?: Date;
  status?: ApplicationStatus;
  rejectedAt?: Date | null;
  hiredAt?: Date | null;
  rejectionReasonId?: number | null;
  screening?: 'flagged';
};

/** Aborts the batch if the application has been moved, rejected or hired in the meantime. */
export function changeApplication(
  ctx: Ctx,
  before: typeof applications.$inferSelect,
  change: ApplicationChange,
): Statement[] {
  const isMoved = change.stageId !== undefined && change.stageId !== before.stageId;
  const changed = applicationChanged(ctx, {
    ...(isMoved && { stageSince: ctx.now }),
    ...change,
    before: before.id,
    version: before.updatedAt,
    statusBefore: before.status,
    stageBefore: before.stageId,
    now: ctx.now,
  });
  return [changed, assertChanged(ctx)];
}

type ChangeOfRow = ApplicationChange & {
  before: number;
  version: Date;
  statusBefore: ApplicationStatus;
  stageBefore: number;
  now: Date;
};

const applicationChanged = preparedFor((ctx, { now, ...asked }: ChangeOfRow) => {
  const { before, version, statusBefore, stageBefore, ...change } = asked;
  return ctx.db
    .update(applications)
    .set({ ...change, updatedAt: laterThan(now, applications.updatedAt) })
    .where(
      applicationStore.ofCompany(
        ctx,
        eq(applications.id, before),
        eq(applications.updatedAt, version),
        eq(applications.status, statusBefore),
        eq(applications.stageId, stageBefore),
      ),
    );
});

type StageName = { id: number; name: string };

export type NewActivity = {
  applicationId: number;
  kind: ActivityKind;
  fromStage?: StageName;
  toStage?: StageName;
};

export function insertActivity(ctx: Ctx, activity: NewActivity): Statement {
  const { fromStage, toStage } = activity;
  return activityRow(ctx, {
    id: ctx.newId(),
    companyId: ctx.tenant.id,
    applicationId: activity.applicationId,
    kind: activity.kind,
    userId: ctx.actor?.userId ?? null,
    fromStage: fromStage ? { id: fromStage.id, name: fromStage.name } : null,
    toStage: toStage ? { id: toStage.id, name: toStage.name } : null,
    createdAt: ctx.now,
  });
}

/** Removes a move that was taken back from the history. The audit log keeps both. */
export function deleteActivity(ctx: Ctx, id: number): Statement[] {
  return [
    ctx.db
      .delete(activities)
      .where(and(eq(activities.companyId, ctx.tenant.id), eq(activities.id, id))),
    assertChanged(ctx),
  ];
}

/** The statement and the event of a note: there is no note without the event. */
export function toNote(
  ctx: Ctx,
  applicationId: number,
  note: string,
  mentions: readonly number[] = [],
) {
  const row = { id: ctx.newId(), userId: ctx.actor?.userId ?? null };
  const insert: Statement = noteRow(ctx, {
    ...row,
    companyId: ctx.tenant.id,
    applicationId,
    note,
    mentions: [...mentions],
    createdAt: ctx.now,
  });
  return { id: row.id, insert, event: noteEvent(applicationId, row) };
}

/** Sets `updated_at` only, so that clients that sync by it see the new note or email. */
export function touchApplication(ctx: Ctx, id: number): Statement {
  return versioned(ctx, id, ctx.now);
}

const versioned = prepared((ctx, id: number, now: Date) =>
  ctx.db
    .update(applications)
    .set({ updatedAt: laterThan(now, applications.updatedAt) })
    .where(applicationStore.ofCompany(ctx, eq(applications.id, id))),
);

export type NewDocument = {
  id: number;
  candidateId: number;
  applicationId: number;
  kind: DocumentKind;
  filename: string;
  key: string;
  contentType: string;
  byteCount: number;
};

/** A CV is inserted as pending, to be parsed. */
export function insertDocument(ctx: Ctx, document: NewDocument): Statement {
  const isCv = document.kind === 'cv';
  return documentRow(ctx, {
    ...document,
    companyId: ctx.tenant.id,
    parseStatus: isCv ? 'pending' : null,
    parseDueAt: isCv ? ctx.now : null,
    createdAt: ctx.now,
  });
}
