/** Applicants of the open companies: invented people, each with a CV in plain text. */
import { and, desc, eq } from 'drizzle-orm';
import { atPresent, tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { apply } from '#recruiting/pipeline/applications/actions/apply.ts';
import { move } from '#recruiting/pipeline/applications/actions/move.ts';
import { reject } from '#recruiting/pipeline/applications/actions/reject.ts';
import { addNote } from '#recruiting/pipeline/applications/actions/write.ts';
import { DAY_MS } from '#lib/time.ts';
import { schedule } from '#recruiting/interviews/meetings/actions/manage.ts';

type Applicant = {
  firstName: string;
  lastName: string;
  phone: string;
  /** Lines of the CV below the name. */
  cv: readonly string[];
  /** The position of the stage they have reached, from 0, or `rejected`. */
  reached: number | 'rejected';
  note?: string;
  /** A meeting with them, this many days from now. */
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
    reached: 1,
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
    reached: 0,
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
    reached: 2,
    meeting: { title: 'Meet the team', type: 'zoom', days: 5 },
  },
  {
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    phone: '+48601234567',
    cv: ['Kierowca', 'Doświadczenie', '2012 - obecnie, Trans Sp. z o.o., Kierowca C+E'],
    reached: 'rejected',
  },
  {
    firstName: '美咲',
    lastName: '佐藤',
    phone: '+81312345678',
    cv: ['職務経歴', '2017年4月 - 現在 東都システム株式会社 エンジニア', 'スキル', 'Java, SQL'],
    reached: 0,
  },
];

/** Each applicant applies to one of the company's newest live jobs, through the action that the API runs. */
export async function seedApplicants(ctx: PublicCtx, subdomain: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.subdomain, subdomain));
  if (!row) return;
  const company = tenantContext(ctx, row.id);
  const live = await company.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, company.tenant.id), eq(jobs.status, 'Live')))
    .orderBy(desc(jobs.id))
    .limit(applicants.length);
  for (const [index, applicant] of applicants.entries()) {
    const job = live[index % Math.max(1, live.length)];
    if (job) await seedApplicant(atPresent(company), subdomain, job, applicant);
  }
}

async function seedApplicant(
  company: Ctx,
  subdomain: string,
  job: typeof jobs.$inferSelect,
  { firstName, lastName, phone, cv, reached, note, meeting }: Applicant,
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
  if (reached === 'rejected') await reject(company, id, { send_email: true });
  else if (reached > 0) await move(company, id, { stage_id: await stageOf(company, job, reached) });
  if (note !== undefined) await addNote(company, id, { note });
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
  const rows = await db
    .select()
    .from(stages)
    .where(eq(stages.pipelineId, pipelineId ?? 0))
    .orderBy(stages.position);
  return rows[index]?.id ?? 0;
}
