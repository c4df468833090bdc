/** Rows of the invented jobs and their texts. */
import type { PublicCtx } from '#context.ts';
import { runBatch } from '#data/query-plan.ts';
import { jobs as jobTable, jobTexts } from '#data/tables/jobs.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { firstIdAt, newHashId } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { searchedTexts, skillsColumns, titleColumns } from '#recruiting/jobs/job-search/rules.ts';
import { maskOf } from '#recruiting/jobs/jobs/rules.ts';
import { chunksOf, insertAll } from './bulk.ts';
import { cityKey } from './company-rows.ts';
import type { CompanyIds } from './company-rows.ts';
import type { InventedJob } from './jobs.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';

/** About a megabyte of JSON, half of what D1 takes as one value. */
const JOBS_PER_BATCH = 400;
const HOUR_MS = DAY_MS / 24;
const DRAFT_HOURS_MAX = 48;
/** Ids of one millisecond differ in their low 12 bits. */
const IDS_PER_MS = 4096;

/** Jobs of the seed share titles, and forms of words take longer than anything else of a row. */
const titles = new Map<string, ReturnType<typeof titleColumns>>();

function columnsOfTitle(title: string) {
  const columns = titles.get(title) ?? titleColumns(title);
  titles.set(title, columns);
  return columns;
}

/** `onProgress` receives the number of jobs that are inserted so far. */
export async function insertJobs(
  ctx: PublicCtx,
  invented: Iterable<InventedJob>,
  companies: ReadonlyMap<string, CompanyIds>,
  { seed, onProgress }: { seed: number; onProgress: (inserted: number) => void },
): Promise<void> {
  const random = randomFrom(seed);
  let count = 0;
  for (const chunk of chunksOf(invented, JOBS_PER_BATCH)) {
    const rows = chunk.map((job) => toRows(ctx, job, companies.get(job.company), random, count++));
    const jobs = rows.map(({ job }) => job);
    const texts = rows.map((row) => row.texts);
    await runBatch(ctx, [
      insertAll(ctx, jobTable, jobs),
      insertAll(ctx, jobTexts, texts),
      insertSearchWords(ctx, searchedTexts(chunk)),
    ]);
    onProgress(count);
  }
}

function toRows(
  ctx: PublicCtx,
  job: InventedJob,
  company: CompanyIds | undefined,
  random: Random,
  index: number,
) {
  const changedAt = ctx.now.getTime() - Math.round(job.ageDays * DAY_MS);
  const createdAt = new Date(changedAt - random.int(1, DRAFT_HOURS_MAX) * HOUR_MS);
  const id = firstIdAt(createdAt) + (index % IDS_PER_MS);
  const { description, tasks, requirements } = job;
  return {
    job: {
      id,
      companyId: company?.id,
      hashId: newHashId(() => random.int(0, 255)),
      ...columnsOfTitle(job.title),
      status: job.status,
      statusByAdmin: job.adminStatus,
      workplace: job.workplace,
      seniority: job.seniority,
      categoryId: job.categoryId,
      employmentTypeMask: maskOf(job.employmentTypes),
      currency: job.pay?.currency ?? null,
      minSalary: job.pay?.min ?? null,
      maxSalary: job.pay?.max ?? null,
      payPeriod: job.pay?.period ?? null,
      officeId: officeOf(job, company),
      pipelineId: company?.pipelineId,
      skills: job.skills,
      ...skillsColumns(job.skills),
      benefits: job.benefits,
      publishedAt: job.status === 'Draft' ? null : changedAt,
      createdAt: createdAt.getTime(),
      updatedAt: changedAt,
    },
    texts: { jobId: id, description, tasks, requirements },
  };
}

function officeOf(job: InventedJob, company: CompanyIds | undefined): number | null {
  const office = job.city ? company?.offices.get(cityKey(job.city)) : company?.mainOffice;
  return office ?? null;
}
