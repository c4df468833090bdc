/** Records that the paths of the console name. */
import { openCompany } from './company.ts';
import { storePicture } from '../records/companies.ts';
import { openDuplicate, requestedErasure } from '../records/candidates.ts';
import { openTask } from '../records/tasks.ts';
import type { Company } from './company.ts';
import { insertDelivery } from './webhooks.ts';

export type Stage = {
  company: Company;
  /** By the name of the segment. */
  segments: Readonly<Record<string, string>>;
  /** The name of the candidate, which no other company may see. */
  secret: string;
};

/** A company with a job, and somebody who applied to it. */
export async function openStage(): Promise<Stage> {
  const company = await openCompany();
  const secret = `Lovelace-${crypto.randomUUID()}`;
  const job = await company.postJob();
  const application = await company.apply({ job_id: String(job.id), last_name: secret });
  const view = await company.recruiter<{ id: number }>('POST', '/api/saved-views/store', {
    name: secret,
    entity: 'candidates',
    query: {},
    is_shared: true,
  });
  const pipelines = await company.recruiter<{ data: { id: number; is_default: boolean }[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const invited = { email: `${crypto.randomUUID()}@people.example`, role_type: 'Viewer' };
  const member = await company.admin<{ id: number }>('POST', '/api/company-users/store', invited);
  const office = await company.admin<{ id: number }>('POST', '/api/company-offices/store', {
    name: 'Branch',
  });
  const question = await company.addQuestion();
  await company.setForm(job, { question_id: question.id });
  const field = await company.openField();
  const department = await company.openDepartment({ name: secret });
  const tag = await company.recruiter<{ id: number }>('POST', '/api/tags/store', { name: secret });
  const picture = await storePicture(company);
  const webhook = await company.hook();
  const segments = {
    webhook: String(webhook.id),
    meeting: String((await company.schedule({ candidate_job_id: application.id })).id),
    delivery: await insertDelivery(company, webhook.id),
    request: String((await requestedErasure(company)).id),
    picture: String(picture.id),
    job: job.hash_id,
    id: String(application.id),
    candidate: String(application.candidate_id),
    office: String(office.body.data.id),
    member: String(member.body.data.id),
    view: String(view.body.data.id),
    pipeline: String(pipelines.body.data.data.find((one) => one.is_default)?.id),
    document: String((await company.showApplication(application)).documents[0]?.id),
    stage: String(application.stage_id),
    question: String(question.id),
    field: String(field.id),
    source: String((await company.openSource()).id),
    department: String(department.id),
    tag: String(tag.body.data.id),
    key: String((await company.openBoardKey({ name: secret })).id),
    task: String((await openTask(company, { id: application.id, title: secret, of: 'Admin' })).id),
    template: String((await company.openTemplate({ name: secret })).id),
    pair: String((await openDuplicate(company)).id),
  };
  return { company, segments, secret };
}

/** The address of a route for these records. */
export function consolePath({ company, segments }: Stage, path: string): string {
  const all: Readonly<Record<string, string>> = { ...segments, company: company.subdomain };
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => all[name] ?? '1');
}
