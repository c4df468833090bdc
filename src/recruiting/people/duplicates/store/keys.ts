/** Reads the candidates whose keys are out of date, and writes their keys and pairs. */
import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import type { CvFingerprint } from '#data/tables/documents.ts';
import { CVS_MAX, reasonLetters, SHARED_MAX } from '../rules.ts';
import type { ComparedPerson } from '../rules.ts';

/** `seen` is how many changes there have been. */
export type DuePerson = ComparedPerson & { id: number; seen: number };

/** The next candidates with changes; a partial index finds them. */
export function duePersons(ctx: PublicCtx, limit: number): QueryPlan<DuePerson[]> {
  const { id, firstName, lastName, phoneE164, duplicatesDue } = candidates;
  const isDue = and(isNotNull(duplicatesDue), isNull(candidates.erasedAt));
  const due = ctx.db
    .select({ id, firstName, lastName, phoneE164, seen: sql<number>`duplicates_due`.as('seen') })
    .from(candidates)
    .where(isDue)
    .orderBy(asc(id))
    .limit(limit);
  const cvs = rawStatement<{ candidateId: number; fingerprint: string }>(
    ctx,
    sql`select d.candidate_id as candidateId, d.fingerprint as fingerprint
      from (select id from candidates where duplicates_due is not null and erased_at is null
        order by id limit ${limit}) due
      join documents d on d.id in (select id from documents
        where candidate_id = due.id and kind = 'cv' and fingerprint is not null
        order by id desc limit ${sql.raw(String(CVS_MAX))})`,
  );
  return queryPlan([due, cvs], ([rows, found]) => {
    const fingerprints = Map.groupBy(found, (cv) => cv.candidateId);
    return rows.map((row) => ({
      ...row,
      fingerprints: (fingerprints.get(row.id) ?? []).map((cv): CvFingerprint =>
        JSON.parse(cv.fingerprint),
      ),
    }));
  });
}

export type KeyedPerson = { id: number; seen: number; keys: readonly string[] };

/**
 * Writes the keys of candidates and brings their pairs up to date. Who has changed since they were read is left to the next run. A key
 * that more candidates share than may makes no pairs: its other candidates are marked when that begins.
 */
export function putKeys(ctx: PublicCtx, persons: readonly KeyedPerson[]): Statement[] {
  const parts = sql`with current as (
      select c.id as id, c.company_id as company_id, made.value -> 'keys' as keys
      from json_each(${JSON.stringify(persons)}) made join candidates c on c.id = made.value ->> 'id'
      where c.duplicates_due = made.value ->> 'seen' and c.erased_at is null),
    fresh as (select current.id as id, current.company_id as company_id, k.value as key
      from current, json_each(current.keys) k)`;
  const run = (statement: SQL) => rawStatement(ctx, sql`${parts} ${statement}`);
  return [
    run(markTooCommon()),
    run(sql`delete from duplicate_keys where candidate_id in (select id from current)
      and (candidate_id, key) not in (select id, key from fresh)`),
    run(sql`insert or ignore into duplicate_keys (company_id, key, candidate_id)
      select company_id, key, id from fresh`),
    run(putPairs(ctx)),
    run(sql`delete from duplicate_pairs where dismissed_at is null
      and id in (select p.id from current c join duplicate_pairs p on p.candidate_id = c.id
        union all select p.id from current c join duplicate_pairs p on p.other_id = c.id)
      and not exists (select 1 from duplicate_keys a
        join duplicate_keys b on b.company_id = a.company_id and b.key = a.key
        where a.candidate_id = duplicate_pairs.candidate_id
          and b.candidate_id = duplicate_pairs.other_id
          and ${holdersOf('a')} <= ${sharedMax})`),
    run(sql`update candidates set duplicates_due = null where id in (select id from current)`),
  ];
}

const sharedMax = sql.raw(String(SHARED_MAX));

/** How many candidates have the key of a row by this alias, counted to one more than may. */
function holdersOf(alias: string): SQL {
  const one = sql.identifier(alias);
  return sql`(select count(*) from (select 1 from duplicate_keys h
    where h.company_id = ${one}.company_id and h.key = ${one}.key limit ${sharedMax} + 1))`;
}

/** Where a key gets more candidates than may share it, those who had it before are compared again. */
function markTooCommon(): SQL {
  return sql`update candidates set duplicates_due = coalesce(duplicates_due, 0) + 1
    where erased_at is null and id not in (select id from current) and id in (
      select k.candidate_id
      from (select company_id, key, count(*) as n from fresh
        where not exists (select 1 from duplicate_keys had where had.company_id = fresh.company_id
          and had.key = fresh.key and had.candidate_id = fresh.id)
        group by company_id, key) added
      join duplicate_keys k on k.company_id = added.company_id and k.key = added.key
      where ${holdersOf('added')} between ${sharedMax} + 1 - added.n and ${sharedMax})`;
}

/** A pair that was dismissed stays so. */
function putPairs(ctx: PublicCtx): SQL {
  const at = ctx.now.getTime();
  const reasons = sql.join(
    reasonLetters.map(
      (letter) => sql`case when max(substr(key, 1, 1) = ${letter}) then ${letter} else '' end`,
    ),
    sql` || `,
  );
  return sql`insert into duplicate_pairs
      (id, company_id, candidate_id, other_id, reasons, created_at, updated_at)
    select ${nextPairId(ctx)} + row_number() over (order by a, b), company_id, a, b, reasons, ${at}, ${at}
    from (select company_id, a, b, ${reasons} as reasons
      from (select own.company_id as company_id, own.key as key,
          min(own.candidate_id, k.candidate_id) as a, max(own.candidate_id, k.candidate_id) as b
        from current join duplicate_keys own on own.candidate_id = current.id
        join duplicate_keys k on k.company_id = own.company_id and k.key = own.key
          and k.candidate_id <> own.candidate_id
        where ${holdersOf('own')} <= ${sharedMax})
      group by company_id, a, b)
    where true
    on conflict (candidate_id, other_id) do update
      set reasons = excluded.reasons, updated_at = max(excluded.updated_at, updated_at + 1)
      where reasons <> excluded.reasons`;
}

/** The id before the next one: ids sort by time, and a batch may add many pairs. */
export function nextPairId(ctx: PublicCtx): SQL {
  return sql`max(cast(${ctx.newId()} as integer), coalesce((select max(id) from duplicate_pairs), 0))`;
}
