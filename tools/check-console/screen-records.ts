/** The screens of the console, with the records of the seed that have the most to show. */
import type { Api } from './session.ts';

/** By name: the path below the company. */
export type Screens = Readonly<Record<string, string>>;

type Stored = { id: number };

/** Whose applications are listed last. */
const SELECTED = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Those of these names; without names, all. */
export function chosenOf(screens: Screens, names: readonly string[]): Screens {
  const isChosen = ([name]: [string, string]) => names.length === 0 || names.includes(name);
  return Object.fromEntries(Object.entries(screens).filter(isChosen));
}

/** The path of each screen below the company, with the record that has the most to show. */
export async function screensOf(api: Api): Promise<Screens> {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const { data: jobs } = await api<{ data: (Stored & { hash_id: string; status: string })[] }>(
    'GET',
    '/api/jobs/index?status=Live&max=50',
  );
  const { data: applications } = await api<{
    data: (Stored & { candidate_id: number; status: string; job: Stored & { hash_id: string } })[];
  }>('GET', `/api/candidate-job/index?status=active&max=50&created-to=${yesterday}`);
  // Of the seed; those of today are of checks.
  const application = applications.at(-1);
  const [job] = jobs;
  if (!application || !job) throw new Error('The seed has no applications.');
  const { documents } = await api<{ documents: Stored[] }>(
    'GET',
    `/api/candidate-job/show/${application.id}`,
  );
  await addDuplicates(api, application.job.id);
  const definitions = await definitionScreens(api);
  const ofJob = `/jobs/${application.job.hash_id}`;
  const person = `/candidates/${application.candidate_id}`;
  const people = new Set(applications.slice(-SELECTED).map((one) => one.candidate_id));
  const selected = [...people].map((id) => `pick.${id}=on`).join('&');
  return {
    today: '',
    jobs: '/jobs',
    'new-job': '/jobs/new',
    job: ofJob,
    'job-copy': `/jobs/new?job=${application.job.hash_id}`,
    'job-close': `${ofJob}/close`,
    'job-republish': `${ofJob}/republish`,
    board: `${ofJob}/board`,
    'board-filtered': `${ofJob}/board?q=a`,
    table: `${ofJob}/candidates`,
    application: `${ofJob}/applications/${application.id}`,
    hire: `${ofJob}/hire?application=${application.id}`,
    decided: await decidedPath(api),
    reject: `${ofJob}/reject?application=${application.id}`,
    inbox: '/inbox',
    'inbox-waiting': '/inbox?tab=waiting',
    'inbox-failed': '/inbox?tab=failed',
    candidates: '/candidates',
    applications: '/candidates?entity=applications',
    person,
    'document-remove': `${person}/documents/${documents[0]?.id ?? 0}/remove`,
    assign: `${person}/assign`,
    'assign-many': `/candidates/assign?${selected}`,
    'assign-review': `/candidates/assign?${selected}&job=${job.hash_id}`,
    merge: `${person}/merge`,
    erase: `${person}/erase`,
    search: '/search?q=baker',
    duplicates: '/candidates/duplicates',
    'card-moving': `${ofJob}/board?moving=${application.id}`,
    ...(await companyScreens(api)),
    ...definitions,
  };
}

/** The page that rejects, for an application that is rejected already. */
async function decidedPath(api: Api): Promise<string> {
  const { data } = await api<{ data: (Stored & { job: { hash_id: string } })[] }>(
    'GET',
    '/api/candidate-job/index?status=rejected&max=1',
  );
  const [rejected] = data;
  if (!rejected) throw new Error('The seed has no rejected application.');
  return `/jobs/${rejected.job.hash_id}/reject?application=${rejected.id}`;
}

/** Two who may be one person. The cron finds them within a minute, while the first screens are looked at. */
async function addDuplicates(api: Api, jobId: number): Promise<void> {
  const now = String(Date.now());
  const phone = `+49 30 ${now.slice(-8)}`;
  for (const email of [`m.fuchs.${now}@post.example`, `marlene.${now}@mail.example`]) {
    const form = new FormData();
    const given = { first_name: 'Marlene', last_name: 'Fuchs', email, phone };
    for (const [name, value] of Object.entries(given)) form.set(name, value);
    form.set('job_id', String(jobId));
    await api('POST', '/api/candidate-job/store', form);
  }
}

/** What belongs to the company, and the pages that ask before something is removed. */
async function companyScreens(api: Api): Promise<Screens> {
  const { data: pipelines } = await api<{ data: (Stored & { stages: Stored[] })[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const { data: offices } = await api<{ data: Stored[] }>('GET', '/api/company-offices/index');
  const { pictures } = await api<{ pictures: Stored[] }>('GET', '/api/companies/profile');
  const { data: members } = await api<{ data: Stored[] }>('GET', '/api/company-users/index');
  const tag = await api<Stored>('POST', '/api/tags/store', { name: `Check ${Date.now()}` });
  const [office, member] = [offices.at(-1), members.at(-1)];
  const [pipeline] = pipelines;
  const stage = pipeline?.stages[0];
  if (!office || !member || !pipeline || !stage) throw new Error('The seed has no structure.');
  const ofStage = `/pipelines/${pipeline.id}/stages/${stage.id}`;
  return {
    company: '/company',
    'career-page': '/company/career-page',
    pictures: '/company/pictures',
    'picture-remove': `/company/pictures/${pictures[0]?.id ?? 0}/remove`,
    'new-office': '/company/offices/new',
    office: `/company/offices/${office.id}`,
    'office-remove': `/company/offices/${office.id}/remove`,
    team: '/team',
    'member-remove': `/team/${member.id}/remove`,
    data: '/company/data',
    pipelines: '/pipelines',
    pipeline: `/pipelines/${pipeline.id}`,
    'pipeline-remove': `/pipelines/${pipeline.id}/remove`,
    stage: ofStage,
    'stage-remove': `${ofStage}/remove`,
    tag: `/tags/${tag.id}`,
    'tag-remove': `/tags/${tag.id}/remove`,
  };
}

/** Questions, a job that asks one with a rule, and custom fields, with what there is most to show of. */
async function definitionScreens(api: Api): Promise<Screens> {
  const key = `check_${Date.now().toString(36)}`;
  const both = (en: string, de: string) => ({ en, de });
  const question = await api<Stored>('POST', '/api/questions/store', {
    key,
    kind: 'multiple_choice',
    labels: both('Which licences do you have?', 'Welche Führerscheine haben Sie?'),
    help: both('All that are valid.', 'Alle, die gültig sind.'),
    options: [
      { id: 'car', labels: both('Car', 'Auto') },
      { id: 'truck', labels: both('Truck', 'Lkw') },
    ],
  });
  const job = await api<{ hash_id: string }>('POST', '/api/jobs/store', {
    title: 'Driver',
    status: 'Draft',
  });
  const reason = both('The job needs a car.', 'Die Stelle braucht ein Auto.');
  const rule = { operator: 'is_not', value: 'car', effect: 'reject', reason };
  await api('POST', `/api/jobs/${job.hash_id}/application-form`, {
    questions: [{ question_id: question.id, is_required: true, rule }],
  });
  const field = await api<Stored>('POST', '/api/custom-fields/store', {
    key,
    kind: 'money',
    label: 'Salary wish',
    labels: { de: 'Wunschgehalt' },
    bands: [{ key: 'low', label: 'Up to 40,000', from: null }],
    band_currency: 'EUR',
  });
  const source = await api<Stored>('POST', '/api/sources/store', { name: key, kind: 'event' });
  return {
    questions: '/questions',
    'new-question': '/questions/new?kind=single_choice',
    question: `/questions/${question.id}`,
    'question-remove': `/questions/${question.id}/remove`,
    'job-questions': `/jobs/${job.hash_id}/questions`,
    'job-question': `/jobs/${job.hash_id}/questions/${question.id}`,
    fields: '/fields',
    tags: '/tags',
    sources: '/sources',
    source: `/sources/${source.id}`,
    'source-remove': `/sources/${source.id}/remove`,
    'new-field': '/fields/new?entity=job&kind=single_choice',
    field: `/fields/${field.id}`,
  };
}
