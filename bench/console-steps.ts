/** What the bench of the console opens and sends, in an order in which each step finds its records as it needs them. */
import { isRejected, stageOf } from './application-rows.ts';
import { fixtures } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import { numbers } from './database.ts';
import { COMMON_NAME, RARE_NAME } from './people.ts';
import type { Population } from './population.ts';

export type Step = {
  name: string;
  kind: 'screen' | 'command' | 'bulk' | 'poll';
  /** Below the company. `{found}`, here and in `fields`, is the number that `find` matches on the screen `of`, here or in an earlier step. */
  path: string;
  find?: RegExp;
  /** The number in the address that a command leads to, for the steps after it. */
  leaves?: RegExp;
  /** The screen with the form of a command, or with the link to another screen. */
  of?: string;
  /** What is typed into the form, beside what it holds. */
  fields?: Readonly<Record<string, string>>;
  /** The field that takes a file. */
  file?: string;
  headers?: Readonly<Record<string, string>>;
  /** How many applications a bulk action changes. */
  items?: number;
};

/** The records that steps name. Each person and application that is changed has one step, or few that follow each other. */
export type Records = { company: BenchCompany; population: Population; tag: number; pair: number };

type More = Partial<Omit<Step, 'name' | 'path' | 'of' | 'fields'>>;

const asScript = { headers: { 'x-parts': '1' } };
const FEW = 20;
/** Applications whose pages are opened. */
const PAGES = 2;

export function screen(name: string, path: string, more: More & { of?: string } = {}): Step {
  return { name, kind: 'screen', path, ...more };
}

export function command(
  name: string,
  path: string,
  { of = path, fields = {}, ...more }: More & Pick<Step, 'of' | 'fields'> = {},
): Step {
  return { name, kind: 'command', path, of, fields, ...more };
}

export function stepsOf(records: Records): Step[] {
  return [
    ...lists(records),
    ...ofJobs(records),
    ...ofBoard(records),
    ...ofApplication(records),
    ...ofInbox(),
    ...ofPeople(records),
    ...ofPipelines(records),
    ...ofCompany(records),
    ...ofPictures(),
    ...ofTeam(records),
  ];
}

function lists({ company }: Records): Step[] {
  const job = company.idOf(fixtures.job);
  const stage = company.stageOf(fixtures.pipeline, 1);
  const found = (name: string, query: string) => screen(name, `/candidates?${query}`);
  const applications = (name: string, query: string) =>
    found(`applications, ${name}`, `entity=applications&${query}`);
  return [
    screen('Today', ''),
    screen('new applications', '/new-applications'),
    screen('waiting too long', '/waiting'),
    command('hide the first steps', '/first-steps/hide', { of: '' }),
    screen('search', `/search?q=${COMMON_NAME}`),
    screen('search, in the palette', `/search?q=${COMMON_NAME}`, asScript),
    screen('candidates', '/candidates'),
    found('candidates, a common name', `q=${COMMON_NAME}`),
    found('candidates, two letters', 'q=ma'),
    found('candidates, a rare name', `q=${RARE_NAME}`),
    found('candidates, active', 'status=active'),
    found('candidates, of a job, oldest', `job_id=${job}&sort=oldest`),
    found('candidates, type of stage', 'stage_type=interview'),
    found('candidates, since 2020', 'created-from=2020-01-01'),
    found('candidates, name and status', `q=${COMMON_NAME}&status=rejected`),
    found('applications', 'entity=applications'),
    applications('a common name', `q=${COMMON_NAME}`),
    applications('active', 'status=active'),
    applications('of a job and stage', `job_id=${job}&stage_id=${stage}`),
    applications('type of stage', 'stage_type=interview'),
    applications('name and status', `q=${COMMON_NAME}&status=rejected`),
  ];
}

function ofJobs({ company }: Records): Step[] {
  const job = `/jobs/${company.idOf(fixtures.job)}`;
  // Another than that of the board, which stays as it is.
  const last = `/jobs/${company.jobOf('Live', 2)}`;
  const typed = { title: 'Baker', description: 'Bakes bread.' };
  return [
    screen('jobs', '/jobs'),
    screen('jobs, searched', '/jobs?q=nurse'),
    screen('jobs, of an office', `/jobs?office=${company.idOf(fixtures.office)}`),
    screen('new job', '/jobs/new'),
    screen('preview of an empty job', '/jobs/new/preview'),
    command('preview of a new job', '/jobs/new/preview', { of: '/jobs/new', fields: typed }),
    command('create a job', '/jobs/new', { fields: typed }),
    screen('editor', job),
    screen('preview of a job', `${job}/preview`),
    command('preview of a form', `${job}/preview`, { of: job, fields: typed }),
    command('change a job', job, { fields: typed }),
    screen('copy of a job', `/jobs/new?job=${company.idOf(fixtures.job)}`),
    screen('closing a job', `${last}/close`),
    command('close a job', `${last}/close`),
    screen('publishing a job again', `${last}/republish`),
    command('publish a job again', `${last}/republish`),
  ];
}

function ofBoard({ company, population }: Records): Step[] {
  const { ofTheJob, idOf, bulk } = population;
  const job = `/jobs/${company.idOf(fixtures.job)}`;
  const [board, table] = [`${job}/board`, `${job}/candidates`];
  const newest = newestOf(ofTheJob);
  const [one, two = 0, three = 0, ...others] = newest.map(idOf);
  const [first = 1] = newest;
  const stage = (n: number) => company.stageOf(fixtures.pipeline, n);
  const from = stage(stageOf(first));
  const to = stage(stageOf(first) === 1 ? 3 : 1);
  const move = (...stages: number[]) => ({ move: [one, ...stages].join('.') });
  // A small company has fewer: half in each of two bulks, but for those whose pages are opened.
  const few = Math.min(FEW, Math.floor((others.length - PAGES) / 2));
  const picked = (nth: number) => ({
    ...Object.fromEntries(
      others.slice(nth * few, (nth + 1) * few).map((id) => [`pick.${id}`, 'on']),
    ),
    action: 'move',
    stage_id: String(stage(fixtures.writingStage)),
  });
  const bulkOf = (at: string, nth: number): Step[] => {
    const terms = { of: at, fields: picked(nth), items: few };
    const undo = { of: at, fields: { bulk_id: String(bulk) }, items: population.movable(0).length };
    const where = at === board ? '' : ', in the table';
    return [
      command(`review of ${FEW}${where}`, `${at}/review`, terms),
      command(`move ${FEW}${where}`, `${at}/bulk`, { ...terms, leaves: /bulk=(\d+)/u }),
      at === board
        ? command('undo a bulk of 100', `${at}/undo-bulk`, undo)
        : command(`undo a bulk of ${FEW}${where}`, `${at}/undo-bulk`, {
            ...terms,
            fields: { bulk_id: '{found}' },
          }),
    ].map((step) => Object.assign(step, { kind: 'bulk' as const }));
  };
  const parts = { of: board, ...asScript };
  return [
    screen('board', board),
    screen('board, a common name', `${board}?q=${COMMON_NAME}`),
    screen('20 more cards that match', `${board}/stages/${from}?q=${COMMON_NAME}`, asScript),
    screen(
      'what others changed, that matches',
      `${board}/changes?since=1&q=${COMMON_NAME}`,
      asScript,
    ),
    screen('board, after a move', `${board}?moved=${one}.${to}.${from}`),
    screen('board, after a rejection', `${board}?decided=${one}`),
    screen('20 more cards', `${board}/stages/${from}`, asScript),
    {
      ...screen('anything changed?', `${board}/changes?since=${Date.now()}`, asScript),
      kind: 'poll',
    },
    screen('what others changed', `${board}/changes?since=1`, asScript),
    screen('table', table),
    screen('table, a stage', `${table}?stage=${from}`),
    screen('table, a common name', `${table}?q=${COMMON_NAME}`),
    command('move', `${board}/move`, { ...parts, fields: move(from, to) }),
    command('undo the move', `${board}/undo`, { ...parts, fields: move(to, from) }),
    command('move, without the script', `${board}/move`, { of: board, fields: move(from, to) }),
    screen('rejection', `${job}/reject?application=${two}`),
    command('reject', `${job}/reject`, {
      of: `${job}/reject?application=${two}`,
      fields: { reason: '2', note: 'Not now.', send_email: 'on' },
    }),
    screen('rejection that is decided', `${job}/reject?application=${two}`),
    screen('hiring', `${job}/hire?application=${three}`),
    command('hire', `${job}/hire`, { of: `${job}/hire?application=${three}` }),
    ...bulkOf(board, 0),
    ...bulkOf(table, 1),
  ];
}

function ofApplication({ company, population: { ofTheJob, idOf }, tag }: Records): Step[] {
  // Those of the board come first, and its bulks take forty.
  const [nth = 1, next = 1] = newestOf(ofTheJob).slice(-2);
  const page = `/jobs/${company.idOf(fixtures.job)}/applications/${idOf(nth)}`;
  const stage = (n: number) => String(company.stageOf(fixtures.pipeline, n));
  const [from, to] = [stage(stageOf(nth)), stage(stageOf(nth) === 1 ? 3 : 1)];
  const typed = { subject: 'Your application', body: 'Dear {{candidate.first_name}}' };
  return [
    screen('application', page),
    screen('application, after a move', `${page}?moved=${idOf(nth)}.${to}.${from}`),
    screen('application, after a rejection', `${page}?decided=${idOf(next)}`),
    command('look at it', `${page}/viewed`, { of: page }),
    command('note', `${page}/note`, { of: page, fields: { note: 'Bakes well.' } }),
    command('tag, of an application', `${page}/tags`, { of: page, fields: { add: String(tag) } }),
    command('fields of an application', `${page}/fields`, { of: page }),
    // The form is shown where the CV had no name that could be read.
    command('name on an application', `${page}/name`, {
      of: page,
      find: /name="candidate" value="(\d+)"/u,
      fields: { candidate: '{found}', first_name: 'Ada', last_name: 'Lovelace' },
    }),
    command('email', `${page}/email`, { of: page, fields: typed }),
    command('move, from its page', `${page}/move`, { of: page, fields: { from, to } }),
    command('undo the move, from its page', `${page}/undo`, {
      of: page,
      fields: { move: [idOf(nth), to, from].join('.') },
    }),
    command('undo a rejection', page.replace(/\d+$/u, `${idOf(10)}/unreject`), {
      of: page.replace(/\d+$/u, String(idOf(10))),
    }),
  ];
}

/** One in five applications has an email that was sent. */
function ofInbox(): Step[] {
  return ['replies', 'waiting', 'failed', 'sent', 'stopped'].map((tab) =>
    screen(`inbox, ${tab}`, `/inbox?tab=${tab}`),
  );
}

function ofPeople({ company, population, tag, pair }: Records): Step[] {
  const { idOf, view, busy, people } = population;
  // Those before are closed, and filled by other steps.
  const job = String(company.jobOf('Live', 3));
  // Beside the first, whose page is opened, and the last, who are merged and erased.
  const selected = numbers(FEW).map((nth) => idOf(nth + 1));
  const person = (nth: number) => `/candidates/${idOf(nth)}`;
  const page = person(1);
  const removed = `${page}/documents/{found}/remove`;
  const merge = `${person(people)}/merge?from=${idOf(people - 1)}`;
  const erase = `${person(people - 2)}/erase`;
  const of = '/candidates?status=active';
  return [
    screen('person', page),
    screen('person of 100 applications', person(busy)),
    command('correct a person', `${page}/correct`, { of: page, fields: { first_name: 'Ada' } }),
    command('fields of a person', `${page}/fields`, { of: page }),
    command('tag', `${page}/tags`, { of: page, fields: { add: String(tag) } }),
    command('tag, of 100 applications', `${person(busy)}/tags`, {
      of: person(busy),
      fields: { add: String(tag) },
    }),
    command('add a document', `${page}/documents`, {
      of: page,
      fields: { kind: 'other' },
      file: 'file',
    }),
    screen('removing a document', removed, { of: page, find: /\/documents\/(\d+)\/remove/u }),
    command('remove a document', removed),
    command('legal hold', `${page}/hold`, { of: page, fields: { held: 'on' } }),
    command('export', `${page}/export`, { of: page }),
    screen('assigning to a job', `${page}/assign`),
    command('assign to a job', `${page}/assign`, { fields: { job } }),
    ...ofSelected(selected, job),
    screen('merging', merge),
    command('merge', `${person(people)}/merge`, { of: merge }),
    screen('erasing', erase),
    command('erase', erase),
    screen('duplicates', '/candidates/duplicates'),
    command('dismiss a pair', `/candidates/duplicates/${pair}`, {
      of: '/candidates/duplicates',
      fields: { dismissed: 'on' },
    }),
    command('save a view', '/saved-views', {
      of,
      fields: { name: 'Active', state: 'status=active' },
    }),
    command('change a view', `/saved-views/${view}`, {
      of,
      fields: { name: 'Hired', state: 'status=hired' },
    }),
    command('delete a view', `/saved-views/${view}/delete`, { of }),
    // It notes in the audit log who opened it.
    { ...screen('document', `/documents/${idOf(1)}`), kind: 'command' },
  ];
}

/** What the list of candidates leads to with these selected. */
function ofSelected(ids: readonly number[], job: string): Step[] {
  const picked = ids.map((id) => `pick.${id}=on`).join('&');
  const path = `/candidates/assign?${picked}`;
  const of = `${path}&job=${job}`;
  return [
    screen(`assigning ${FEW}`, path),
    screen(`review of assigning ${FEW}`, of),
    { ...command(`assign ${FEW}`, '/candidates/assign', { of }), kind: 'bulk', items: ids.length },
  ];
}

function ofPipelines({ company }: Records): Step[] {
  const pipeline = `/pipelines/${company.idOf(fixtures.pipeline)}`;
  // The company is created with one more than these.
  const last = company.few - 1;
  const unused = `/pipelines/${company.idOf(last)}`;
  const stage = `${pipeline}/stages/${company.stageOf(fixtures.pipeline, 1)}`;
  const unusedStage = `${unused}/stages/${company.stageOf(last, 1)}`;
  return [
    screen('pipelines', '/pipelines'),
    command('create a pipeline', '/pipelines', { fields: { name: 'Interns' } }),
    screen('pipeline', pipeline),
    command('add a stage', pipeline, {
      fields: { purpose: 'add', 'new.name': 'Trial day', 'new.type': 'interview' },
    }),
    screen('stage', stage),
    command('change a stage', stage, { fields: { subject: 'Come', body: 'Dear you' } }),
    screen('removing a stage', `${unusedStage}/remove`),
    command('remove a stage', `${unusedStage}/remove`),
    screen('removing a pipeline', `${unused}/remove`),
    command('remove a pipeline', `${unused}/remove`),
  ];
}

function ofCompany({ company }: Records): Step[] {
  const office = `/company/offices/${company.idOf(company.few)}`;
  const page = '/company/career-page';
  const section = { purpose: 'add', 'new.kind': 'text' };
  return [
    screen('company', '/company'),
    command('change the profile', '/company', {
      fields: { phone: '+49 30 123456', default_currency: 'EUR', timezone: 'UTC' },
    }),
    command('logo', '/company/logo', { of: '/company', file: 'logo' }),
    screen('data of the company', '/company/data'),
    command('export of the company', '/company/data'),
    screen('new office', '/company/offices/new'),
    command('create an office', '/company/offices/new', { fields: { name: 'Bergen' } }),
    screen('office', office),
    command('change an office', office, { fields: { name: 'Oslo' } }),
    screen('removing an office', `${office}/remove`),
    command('remove an office', `${office}/remove`),
    screen('career page', page),
    command('add a section', page, { fields: section }),
    command('save a draft', page, { fields: { purpose: 'save' } }),
    screen('preview of the career page', `${page}/preview`),
    command('preview of its form', `${page}/preview`, { of: page }),
    command('publish the career page', page, { fields: { purpose: 'publish' } }),
  ];
}

function ofPictures(): Step[] {
  const of = '/company/pictures';
  const find = /\/company\/pictures\/(\d+)/u;
  const removed = `${of}/{found}/remove`;
  return [
    screen('pictures', of),
    command('add a picture', of, { fields: { alt: 'Us' }, file: 'picture' }),
    command('change a picture', `${of}/{found}`, {
      of,
      find,
      fields: { alt: 'We' },
      file: 'picture',
    }),
    command('cover', '/company/cover', { of, file: 'cover' }),
    command('remove the cover', '/company/cover/remove', { of }),
    screen('removing a picture', removed, { of, find }),
    command('remove a picture', removed),
  ];
}

function ofTeam({ company }: Records): Step[] {
  const member = (nth: number) => `/team/${company.idOf(nth)}`;
  return [
    screen('team', '/team'),
    command('invite', '/team', { fields: { email: 'new@people.example', role_type: 'Viewer' } }),
    command('change a role', `${member(2)}/role`, { of: '/team', fields: { role_type: 'Admin' } }),
    screen('removing a member', `${member(3)}/remove`),
    command('remove a member', `${member(3)}/remove`),
  ];
}

/** The numbers of the active applications to the job, newest first. */
function newestOf(ofTheJob: number): number[] {
  return numbers(ofTheJob)
    .filter((n) => !isRejected(n))
    .toReversed();
}
