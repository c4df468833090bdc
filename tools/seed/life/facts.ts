/** What a company has before its life begins: the jobs that people apply to, stages, members, questions and sources. */
import { asc, eq, inArray, isNull, and, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { jobQuestions, questions } from '#data/tables/questions.ts';
import { sources } from '#data/tables/sources.ts';
import { tags } from '#data/tables/tags.ts';
import { members, users } from '#data/tables/users.ts';
import { DAY_MS } from '#lib/time.ts';

/** Days since a job was published, and how many have applied to it. The last of the open ones soon expire. */
const OPEN_JOBS: readonly (readonly [ageDays: number, applications: number])[] = [
  [0.8, 5],
  [2, 11],
  [4, 18],
  [6, 24],
  [9, 32],
  [13, 44],
  [18, 30],
  [24, 36],
  [29, 26],
  [32, 17],
];
/** Applications of closed jobs. */
const CLOSED_JOBS = [15, 9];

export type LifeJob = {
  id: number;
  title: string;
  categoryId: number;
  skills: string[];
  publishedAt: number;
  isOpen: boolean;
  applications: number;
};

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export async function readFacts(ctx: PublicCtx, subdomain: string) {
  const [company] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.subdomain, subdomain));
  const id = company?.id ?? 0;
  const [stageRows, jobRows, memberRows, asked, sourceRows, tagRows] = await ctx.db.batch([
    ctx.db.select().from(stages).where(eq(stages.companyId, id)).orderBy(asc(stages.position)),
    ctx.db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.companyId, id),
          inArray(jobs.status, ['Live', 'Closed']),
          eq(jobs.statusByAdmin, 'approved'),
          eq(jobs.applicationCount, 0),
        ),
      )
      .orderBy(sql`published_at desc`),
    ctx.db
      .select({ id: sql<number>`users.id`.as('user_id'), role: members.role })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.companyId, id)),
    ctx.db
      .select({
        id: questions.id,
        key: questions.key,
        position: jobQuestions.position,
        rule: jobQuestions.rule,
      })
      .from(jobQuestions)
      .innerJoin(questions, eq(questions.id, jobQuestions.questionId))
      .where(and(eq(jobQuestions.companyId, id), isNull(questions.archivedAt)))
      .groupBy(questions.id),
    ctx.db.select().from(sources).where(eq(sources.companyId, id)),
    ctx.db.select({ id: tags.id }).from(tags).where(eq(tags.companyId, id)).limit(1),
  ]);
  const userOf = (role: string) => memberRows.find((row) => row.role === role)?.id ?? null;
  return {
    companyId: id,
    stages: stageRows,
    jobs: chooseJobs(ctx, jobRows),
    users: [userOf('Recruiter'), userOf('Admin')],
    questions: asked,
    sources: sourceRows,
    /** Its life has begun. */
    isAlive: tagRows.length > 0,
  };
}

function chooseJobs(ctx: PublicCtx, rows: readonly (typeof jobs.$inferSelect)[]): LifeJob[] {
  const left = new Set(rows);
  const take = (status: string, ageDays: number, applications: number): LifeJob[] => {
    const before = ctx.now.getTime() - ageDays * DAY_MS;
    for (const row of left) {
      const publishedAt = row.publishedAt?.getTime() ?? Infinity;
      if (row.status !== status || publishedAt > before) continue;
      left.delete(row);
      const { id, title, skills } = row;
      const categoryId = row.categoryId ?? 1;
      const isOpen = status === 'Live';
      return [{ id, title, skills, categoryId, publishedAt, isOpen, applications }];
    }
    return [];
  };
  return [
    ...OPEN_JOBS.flatMap(([ageDays, applications]) => take('Live', ageDays, applications)),
    ...CLOSED_JOBS.flatMap((applications) => take('Closed', 10, applications)),
  ];
}
