/** The changes of `changes.ts`, with what one may leave in the database. */
import { hiddenFields } from '../test/support/forms.ts';
import { ask } from '../tools/check-start/client.ts';

/** Posts JSON as an Admin, with an `Idempotency-Key` if there is one. */
export type Post = (path: string, body: object, key?: string) => Promise<{ id: number }>;

export type Setting = {
  post: Post;
  port: number;
  /** Of the company; `form` is the page of the job's form, old enough to be sent. */
  job: { id: number; hash: string; form: string };
  applications: number[];
  candidates: number[];
  stages: readonly number[];
  tags: readonly number[];
  /** Subscribes a receiver to published jobs. */
  subscribe: () => Promise<void>;
};

export type Kind = {
  name: string;
  /** Bytes and rows, those of indexes included. */
  most: { bytes: number; rows: number };
  prepare?: (setting: Setting) => Promise<void>;
  run: (setting: Setting, nth: number) => Promise<unknown>;
};

/** Changes of each kind. A company takes 120 applications by the form a minute. */
export const TIMES = 100;
export const SITE = 'careers.localhost';

export const of = (list: readonly number[], nth: number) => list[nth % list.length] ?? 0;

export const formPath = (hash: string) => `/jobs/${hash}/apply`;

function moveOf({ post, applications, stages }: Setting, nth: number, key?: string) {
  const at = Math.floor(nth / applications.length) + 1;
  const body = { stage_id: of(stages.slice(0, 2), at) };
  return post(`/api/candidate-job/update-stage/${of(applications, nth)}`, body, key);
}

async function apply({ port, job }: Setting, nth: number): Promise<void> {
  const path = formPath(job.hash);
  const form = new FormData();
  const person = { first_name: 'Ada', last_name: `No ${nth}`, email: `f${nth}@people.example` };
  const all = { ...hiddenFields(job.form, path), ...person, phone: '', homepage: '' };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (job.form.includes('name="consent"')) form.set('consent', 'on');
  // One address may apply ten times an hour.
  const { status, text } = await ask(port, SITE, path, {
    form,
    headers: { 'cf-connecting-ip': `10.1.${nth >> 8}.${nth & 255}` },
  });
  if (status !== 303) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`);
}

const publish = ({ post }: Setting, nth: number) =>
  post('/api/jobs/store', { title: `Baker ${nth}`, status: 'Live' });

export const kinds: readonly Kind[] = [
  {
    name: 'an application is created',
    most: { bytes: 2300, rows: 40 },
    run: async ({ post, job, applications, candidates }, nth) => {
      const person = { email: `p${nth}@people.example`, first_name: 'Ada', last_name: `No ${nth}` };
      const made = await post('/api/candidate-job/store', { ...person, job_id: job.id });
      applications.push(made.id);
      candidates.push((made as unknown as { candidate_id: number }).candidate_id);
    },
  },
  {
    name: 'an application by the form',
    most: { bytes: 3400, rows: 52 },
    run: apply,
  },
  {
    name: 'a note',
    most: { bytes: 800, rows: 16 },
    run: ({ post, applications }, nth) =>
      post(`/api/candidate-job/store-notes/${of(applications, nth)}`, {
        note: 'Called, will call back.',
      }),
  },
  {
    name: 'a tag',
    most: { bytes: 850, rows: 15 },
    run: ({ post, candidates, tags }, nth) =>
      post(`/api/candidates/tag/${of(candidates, nth)}`, { add_tags: [of(tags, nth)] }),
  },
  {
    name: 'an email',
    most: { bytes: 1000, rows: 14 },
    run: ({ post, applications }, nth) =>
      post(`/api/candidate-job/send-email/${of(applications, nth)}`, {
        subject: 'Your application',
        body: '<p>Thank you. We will call you next week.</p>',
      }),
  },
  { name: 'a move', most: { bytes: 1000, rows: 13 }, run: (setting, nth) => moveOf(setting, nth) },
  {
    name: 'a move with Idempotency-Key',
    most: { bytes: 2900, rows: 18 },
    run: (setting, nth) => moveOf(setting, nth + TIMES, crypto.randomUUID()),
  },
  {
    name: 'an edit of a job',
    most: { bytes: 700, rows: 11 },
    run: ({ post, job }, nth) => post(`/api/jobs/update/${job.id}`, { title: `Engineer ${nth}` }),
  },
  { name: 'a published job', most: { bytes: 1500, rows: 30 }, run: publish },
  {
    name: 'a published job and its delivery',
    most: { bytes: 1900, rows: 38 },
    prepare: ({ subscribe }) => subscribe(),
    run: publish,
  },
];
