/** Questions of the open companies, on the application forms of two of their newest live jobs. */
import { and, desc, eq } from 'drizzle-orm';
import { atPresent, tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { changeForm } from '#recruiting/jobs/questions/actions/forms.ts';
import { createQuestion } from '#recruiting/jobs/questions/actions/questions.ts';
import type { FormChange, NewQuestion } from '#recruiting/jobs/questions/schemas.ts';

type Asked = NewQuestion & { rule?: FormChange['questions'][number]['rule'] };

/** In the languages of the companies' sites, and one text in English alone. None is required. */
const asked: readonly Asked[] = [
  {
    key: 'years',
    kind: 'number',
    labels: {
      en: 'How many years have you worked in this field?',
      de: 'Wie viele Jahre arbeiten Sie schon in diesem Beruf?',
    },
    rule: {
      operator: 'at_most',
      value: 1,
      effect: 'flag',
      reason: { en: 'The team looks for somebody with experience.', de: 'Erfahrung ist gefragt.' },
    },
  },
  {
    key: 'licence',
    kind: 'multiple_choice',
    labels: { en: 'Which licences do you have?', de: 'Welche Führerscheine haben Sie?' },
    options: [
      { id: 'b', labels: { en: 'Car (B)', de: 'Pkw (B)' } },
      { id: 'c', labels: { en: 'Truck (C)', de: 'Lkw (C)' } },
      { id: 'forklift', labels: { en: 'Forklift', de: 'Gabelstapler' } },
    ],
  },
  {
    key: 'nights',
    kind: 'yes_no',
    labels: { en: 'Can you work at night?', de: 'Können Sie nachts arbeiten?' },
    help: { en: 'Twice a month.', de: 'Zweimal im Monat.' },
    rule: {
      operator: 'is',
      value: false,
      effect: 'reject',
      reason: { en: 'The job has night shifts.', de: 'Die Stelle hat Nachtschichten.' },
    },
  },
  {
    key: 'begin',
    kind: 'date',
    labels: { en: 'When can you begin?', de: 'Wann können Sie beginnen?' },
  },
  { key: 'work', kind: 'url', labels: { en: 'A page that shows your work' } },
];

const JOBS = 2;

export async function seedQuestions(ctx: PublicCtx, subdomain: string): Promise<void> {
  const [company] = await ctx.db.select().from(companies).where(eq(companies.subdomain, subdomain));
  if (!company) return;
  const tenant = tenantContext(ctx, company.id);
  const placed: FormChange['questions'] = [];
  for (const { rule = null, ...question } of asked) {
    const { id } = await createQuestion(atPresent(tenant), question);
    placed.push({ question_id: id, is_required: false, rule });
  }
  const listed = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, company.id), eq(jobs.status, 'Live')))
    .orderBy(desc(jobs.publishedAt))
    .limit(JOBS);
  for (const { id } of listed) await changeForm(atPresent(tenant), { id }, { questions: placed });
}
