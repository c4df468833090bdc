/** Where the files of a company's jobs are, and by whom they are read. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { publicSql } from '#data/public-sql.ts';
import { jobTotal } from '#careers/locations/store/counts.ts';
import { wholeJobs } from '#careers/jobs/store/whole.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import type { ReadRow } from './rules.ts';
import type { Read } from './schemas.ts';

/** Programs that a file is read by in a day; all others are counted together. */
const AGENTS_MAX = 20;
const OTHERS = '…';
/** Days that are shown, and rows of them. */
const DAYS = 14;
const READS_SHOWN_MAX = 500;

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/** Adds reads to a day; those of companies that are gone are dropped. */
export function addReads(ctx: PublicCtx, reads: readonly Read[]): Statement {
  const day = sql.raw(String(dayOf(ctx.now)));
  return rawStatement(
    ctx,
    sql`
    insert into feed_reads (company_id, file, day, agent, reads, read_at)
    select p.id, r.value ->> 'file', ${day}, iif(
        exists (select 1 from feed_reads f where f.company_id = p.id and f.file = r.value ->> 'file'
          and f.day = ${day} and f.agent = r.value ->> 'agent')
        or (select count(*) from feed_reads f where f.company_id = p.id and f.file = r.value ->> 'file'
          and f.day = ${day}) < ${sql.raw(String(AGENTS_MAX))},
        r.value ->> 'agent', ${OTHERS}),
      r.value ->> 'count', ${ctx.now.getTime()}
    from json_each(${JSON.stringify(reads)}) r join company_profiles p on p.subdomain = r.value ->> 'company'
    where true
    on conflict (company_id, file, day, agent) do update
    set reads = reads + excluded.reads, read_at = max(read_at, excluded.read_at)
  `,
  );
}

export type CompanyPage = { domainId: number; isTest: number };

/** The company, as its career domain names it. */
export function companyPage(companyId: number): ReadPlan<CompanyPage | undefined> {
  return ReadPlan.first(publicSql`
    select career_domain_id as domainId, is_test as isTest from companies where id = ${companyId}
  `);
}

/** The reads of the last days, the latest first. */
export function latestReads(now: Date, companyId: number): ReadPlan<ReadRow[]> {
  return ReadPlan.rows(publicSql`
    select file, day, agent, reads, read_at as readAt from feed_reads
    where company_id = ${companyId} and day > ${dayOf(now) - DAYS}
    order by read_at desc limit ${publicSql.raw(String(READS_SHOWN_MAX))}
  `);
}

/** Jobs of a company, the newest first: those after `before`, where they stand in the order. */
export function jobsOfCompany(
  ctx: PublicCtx,
  company: string,
  { before, limit }: { before: number | null; limit: number },
) {
  return wholeJobs(
    ctx,
    { company },
    { limit, ...(before !== null && { before: { listedAt: before } }) },
  );
}

export function jobCountOf(ctx: PublicCtx, company: string): ReadPlan<number> {
  return jobTotal(ctx, { company });
}
