/** Jobs whose form screens people, and those who apply to them. */
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { newApplicant, STORE } from './applying.ts';
import type { Company } from './company.ts';
import { REASON } from './questions.ts';

/** A job that asks whether people work nights, and rejects or flags those who do not. */
export async function askingForNights(
  company: Company,
  effect: 'flag' | 'reject',
  job?: Pick<Job, 'hash_id'>,
) {
  const asking = job ?? (await company.postJob({ status: 'Live' }));
  const { id, key } = await company.addQuestion();
  const rule = { operator: 'is', value: false, effect, reason: REASON };
  const form = await company.setForm(asking, { question_id: id, is_required: true, rule });
  return { job: asking, id, key, ruleId: form.questions[0]?.rule?.id };
}

/** Applies by the API. */
export async function applyWith(company: Company, job: { hash_id: string }, answers: unknown) {
  return company.recruiter<ApplicationDetail>('POST', STORE, {
    email: newApplicant(),
    first_name: 'Ada',
    last_name: 'Lovelace',
    job_id: job.hash_id,
    answers,
  });
}

/** An application that a rule has rejected, and the link of its email. */
export async function knockedOut(company: Company) {
  const { job, key } = await askingForNights(company, 'reject');
  const { data: application } = (await applyWith(company, job, { [key]: false })).body;
  const [, link = ''] = /href="([^"]*review[^"]*)"/u.exec(application.emails[0]?.body ?? '') ?? [];
  const { pathname, searchParams } = new URL(link);
  return { application, path: pathname, token: searchParams.get('token') ?? '', job };
}
