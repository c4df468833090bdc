/** The full record of an application, as it is shown. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { activities, applicationNotes } from '#data/tables/applications.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { users } from '#data/tables/users.ts';
import { newestCv, shownCv } from '#recruiting/people/cvs/store/shown.ts';
import { customOfApplication } from '#recruiting/people/custom-fields/store/values.ts';
import { originOfApplication } from '#recruiting/jobs/sources/store.ts';
import { answersOf, requiredKeys } from '#recruiting/jobs/questions/store/questions.ts';
import { applicationWithParts, columnOf } from './context.ts';
import { namesById } from './history.ts';
import { legalTextsOf } from './legal-notices.ts';

const NOTES_SHOWN_MAX = 100;
const HISTORY_SHOWN_MAX = 100;
/** An application has at most two documents and the person's newest CV; merging candidates adds more. */
const DOCUMENTS_SHOWN_MAX = 50;

const authorsOf = prepared(({ db }, id: number) => {
  const newestOf = (table: string, most: number) =>
    sql`(select user_id from ${sql.identifier(table)} where application_id = ${id}
      order by id desc limit ${sql.raw(String(most))})`;
  const authorIds = sql`(select user_id from ${newestOf('application_notes', NOTES_SHOWN_MAX)}
    union select user_id from ${newestOf('activities', HISTORY_SHOWN_MAX)}
    union select j.value from (select mentions from application_notes where application_id = ${id}
      order by id desc limit ${NOTES_SHOWN_MAX}) n, json_each(n.mentions) j)`;
  return db
    .select()
    .from(users)
    .where(sql`id in ${authorIds}`);
});

type OfApplication = { companyId: SQLiteColumn; applicationId: SQLiteColumn };
const ofApplication = ({ tenant }: StatementCtx, table: OfApplication, id: number) =>
  and(eq(table.companyId, tenant.id), eq(table.applicationId, id));
const notesOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(applicationNotes)
    .where(ofApplication(ctx, applicationNotes, id))
    .orderBy(desc(applicationNotes.id))
    .limit(NOTES_SHOWN_MAX),
);
const historyOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(activities)
    .where(ofApplication(ctx, activities, id))
    .orderBy(desc(activities.id))
    .limit(HISTORY_SHOWN_MAX),
);

/** The full record of an application, except its emails. */
export function applicationDetail(ctx: Ctx, id: number) {
  const plan = QueryPlan.all({
    parts: applicationWithParts(ctx, id),
    answers: answersOf(ctx, id),
    required: requiredKeys(ctx, id),
    beside: QueryPlan.all({
      notes: QueryPlan.rows(notesOf(ctx, id)),
      history: QueryPlan.rows(historyOf(ctx, id)),
      ...documentPlans(ctx, id),
      origin: originOfApplication(ctx, id),
      legalTexts: legalTextsOf(ctx, id),
      customOf: customOfApplication(ctx, id),
      authors: QueryPlan.map(QueryPlan.rows(authorsOf(ctx, id)), namesById),
    }),
  });
  return QueryPlan.map(plan, ({ parts, beside: { customOf: custom, ...beside }, ...rest }) => ({
    ...parts,
    ...beside,
    ...rest,
    custom: custom.values,
    customMissing: custom.missing,
  }));
}

const documentsOf = prepared((ctx, id: number) => {
  const candidateId = columnOf(ctx, id, 'candidate_id');
  const cvId = shownCv(sql`${id}`, candidateId);
  const isShown = and(
    eq(documents.companyId, ctx.tenant.id),
    isNull(documents.removedAt),
    sql`(application_id = ${id} or id in (${cvId}, ${newestCv(candidateId)}))`,
  );
  const shown = ctx.db.select().from(documents).where(isShown);
  return shown.orderBy(asc(documents.id)).limit(DOCUMENTS_SHOWN_MAX);
});
/** Where the parsed CV is, and what it says, together: finding it reads all documents of the person. */
const cvOf = prepared((ctx, id: number) => {
  const cvId = shownCv(sql`${id}`, columnOf(ctx, id, 'candidate_id'));
  return ctx.db
    .select({ id: documents.id, parsedKey: documents.parsedKey, resume: parsedCvs.resume })
    .from(documents)
    .leftJoin(parsedCvs, eq(parsedCvs.documentId, documents.id))
    .where(sql`${documents.id} = ${cvId}`);
});

/** The documents that an application shows, and where its parsed CV is. */
function documentPlans(ctx: Ctx, id: number) {
  return {
    documents: QueryPlan.rows(documentsOf(ctx, id)),
    cv: QueryPlan.map(
      QueryPlan.first(cvOf(ctx, id)),
      (row) => row ?? { id: null, parsedKey: null, resume: null },
    ),
  };
}
