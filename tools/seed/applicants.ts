/** People who apply to the companies whose tokens are handed out: invented, each with a CV in plain text. */
import { and, desc, eq } from 'drizzle-orm';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { apply } from '#recruiting/applications/actions/apply.ts';
import { move } from '#recruiting/applications/actions/move.ts';
import { reject } from '#recruiting/applications/actions/reject.ts';
import { addNote } from '#recruiting/applications/actions/write.ts';
import { DAY_MS } from '#lib/time.ts';
import { schedule } from '#recruiting/meetings/actions/manage.ts';

type Applicant = {
  firstName: string;
  lastName: string;
  phone: string;
  /** Lines of the CV below the name. */
  cv: readonly string[];
  /** Which stage they have come to, from 0; or rejected. */
  has: number | 'rejected';
  note?: string;
  /** A meeting with them, in so many days. */
  meeting?: { title: string; type: 'google_meet' | 'zoom'; days: number };
};

const applicants: readonly Applicant[] = [
  {
    firstName: 'Maya',
    lastName: 'Thornton',
    phone: '+12065550134',
    cv: [
      'Frontend engineer',
      'Experience',
      'Cedar Software, Engineer, 2019 - present',
      'Skills',
      'TypeScript, React, CSS',
    ],
    has: 1,
    note: 'Called her on Monday: can begin in March.',
    meeting: { title: 'First interview', type: 'google_meet', days: 2 },
  },
  {
    firstName: 'Jörg',
    lastName: 'Weißmüller',
    phone: '+493012345678',
    cv: [
      'Schweißer',
      'Berufserfahrung',
      '03/2015 - heute Schweißer, Stahlbau Görlitz GmbH',
      'Kenntnisse',
      'WIG, MAG, Zeichnungen lesen',
    ],
    has: 0,
  },
  {
    firstName: 'Inés',
    lastName: 'Carballo',
    phone: '+34612345678',
    cv: [
      'Enfermera',
      'Experiencia',
      '2018 - actualidad, Hospital del Mar, Enfermera',
      'Idiomas',
      'Español, inglés',
    ],
    has: 2,
    meeting: { title: 'Meet the team', type: 'zoom', days: 5 },
  },
  {
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    phone: '+48601234567',
    cv: ['Kierowca', 'Doświadczenie', '2012 - obecnie, Trans Sp. z o.o., Kierowca C+E'],
    has: 'rejected',
  },
  {
    firstName: '美咲',
    lastName: '佐藤',
    phone: '+81312345678',
    cv: ['職務経歴', '2017年4月 - 現在 東都システム株式会社 エンジニア', 'スキル', 'Java, SQL'],
    has: 0,
  },
];

/** Each applies to one of the company's newest open jobs, by the action that the API runs; once. */
export async function plantApplicants(ctx: PublicCtx, subdomain: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.subdomain, subdomain));
  if (!found) return;
  const company = tenantContext(ctx, found.id);
  const known = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.companyId, found.id))
    .limit(1);
  if (known.length > 0) return;
  const open = await company.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, company.tenant.id), eq(jobs.status, 'Live')))
    .orderBy(desc(jobs.id))
    .limit(applicants.length);
  for (const [index, applicant] of applicants.entries()) {
    const job = open[index % Math.max(1, open.length)];
    // One after the other, as people do.
    if (job) await plantApplicant(company, subdomain, job, applicant);
  }
}

async function plantApplicant(
  company: Ctx,
  subdomain: string,
  job: typeof jobs.$inferSelect,
  { firstName, lastName, phone, cv, has, note, meeting }: Applicant,
): Promise<void> {
  const email = `applicant-${phone.slice(1)}@${subdomain}.example`;
  const text = [`${firstName} ${lastName}`, email, phone, ...cv].join('\n');
  const { id } = await apply(
    company,
    {
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      job_id: { id: job.id },
      source: 'career_page',
    },
    { cv: { name: 'cv.txt', bytes: new TextEncoder().encode(text) } },
  );
  if (has === 'rejected') await reject(company, id, { send_email: true });
  else if (has > 0) await move(company, id, { stage_id: await stageOf(company, job, has) });
  if (note !== undefined) await addNote(company, id, note);
  if (meeting) {
    await schedule(company, {
      title: meeting.title,
      type: meeting.type,
      start_time: new Date(company.now.getTime() + meeting.days * DAY_MS).toISOString(),
      duration: 45,
      candidate_job_id: id,
    });
  }
}

async function stageOf(
  { db }: Ctx,
  { pipelineId }: typeof jobs.$inferSelect,
  index: number,
): Promise<number> {
  const flow = await db
    .select()
    .from(stages)
    .where(eq(stages.pipelineId, pipelineId ?? 0))
    .orderBy(stages.position);
  return flow[index]?.id ?? 0;
}
