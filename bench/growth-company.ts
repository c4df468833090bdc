/** Fills a company through the service's actions, as two years of use do: jobs, applications, emails, CVs, events and deliveries. */
import { setDomain } from '#operator/domains/actions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { confirmationEmail } from '#careers/words/emails.ts';
import { attempt, claimDeliveries, recordAttempt } from '#integrations/webhooks/actions/deliver.ts';
import { createWebhook } from '#integrations/webhooks/actions/manage.ts';
import { admitted } from '#recruiting/pipeline/applications/actions/admission.ts';
import { apply } from '#recruiting/pipeline/applications/actions/apply.ts';
import { hire, move } from '#recruiting/pipeline/applications/actions/move.ts';
import { reject } from '#recruiting/pipeline/applications/actions/reject.ts';
import { addNote, sendEmail } from '#recruiting/pipeline/applications/actions/write.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { NewApplication } from '#recruiting/pipeline/applications/schemas/create.ts';
import { cvReader } from '#recruiting/people/cvs/actions/parse.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { createJob } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { NewJob } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { schedule } from '#recruiting/interviews/meetings/actions/manage.ts';
import { NewMeeting } from '#recruiting/interviews/meetings/schemas.ts';
import { outgoingMail, sendMail } from '#mail/actions/outbox.ts';
import { tenantContext } from '#context.ts';
import type { BackgroundCtx, CallerCtx, PublicCtx } from '#context.ts';
import { recordSecurityEvent } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { eventNames } from '#events.ts';
import { idSource } from '#lib/ids.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { inventCompanies } from '../tools/seed/companies.ts';
import { inventJobs } from '../tools/seed/jobs.ts';
import { inventPeople } from './people.ts';
import { numbers } from './database.ts';

const DOMAIN = 'careers.example';
const SEED = 2026;
/** Shares of applications in percent: what happens to one after it was sent. */
const shares = { moved: 40, interviewed: 15, noted: 30, emailed: 15, hired: 1 } as const;
const MEMBERS = 5;
const WORKDAYS_A_YEAR = 230;

export type Files = Map<string, Uint8Array>;

export type GrowthCompany = {
  ctx: CallerCtx;
  /** The context at another time. */
  at: (time: number) => CallerCtx;
  files: Files;
  stageIds: readonly number[];
};

type Sent = { mailIds: number[]; deliveryIds: string[]; deferred: Promise<unknown>[] };

/** A context that keeps files, and notes what is enqueued. */
function openContext(d1: D1Database, now: Date): { base: PublicCtx; files: Files; sent: Sent } {
  const files: Files = new Map();
  const sent: Sent = { mailIds: [], deliveryIds: [], deferred: [] };
  const bare = bareContext(d1, now);
  const base: PublicCtx = {
    ...bare,
    vault: openVault('a key that only this bench knows and uses'),
    files: {
      ...bare.files,
      put: async (key, bytes) => void files.set(key, bytes),
      get: async (key) => {
        const bytes = files.get(key);
        if (!bytes) return null;
        const body = new Response(Buffer.from(bytes)).body;
        return { body, size: bytes.byteLength, contentType: 'text/plain', etag: '' };
      },
      remove: async (keys) => [keys].flat().forEach((key) => files.delete(key)),
    },
    mail: { isSending: true, enqueue: async (id) => void sent.mailIds.push(id) },
    webhooks: {
      ...bare.webhooks,
      enqueue: async (ids) => void sent.deliveryIds.push(...ids),
      post: () => Promise.resolve({ statusCode: 200, error: null, answer: null, durationMs: 120 }),
    },
    defer: (work) => void sent.deferred.push(work),
    source: {
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    },
  };
  return { base, files, sent };
}

/** What the background has: a mail server that accepts every email, and no other service. */
const outside: Omit<BackgroundCtx, keyof PublicCtx> = {
  sender: {
    domain: 'mail.example',
    send: ({ messageId }) => Promise.resolve({ is: 'sent', messageId }),
  },
  cvParser: cvReader,
  searchEngines: { indexNowKey: null, googleKey: null, googlePerDay: 0 },
  writer: null,
  textRecognition: null,
  replyDomain: null,
  enqueueReply: () => Promise.resolve(),
  summaryCache: { get: () => Promise.resolve(null), put: () => Promise.resolve() },
  enqueueSummary: null,
  backups: null,
  uploads: {
    list: () => Promise.resolve({ objects: [], isLast: true }),
    get: () => Promise.resolve(null),
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
  publicFile: () => Promise.resolve(null),
  isPollDue: () => false,
};

/** Sends what the actions have enqueued, emails and deliveries. */
async function settle(ctx: PublicCtx, sent: Sent): Promise<void> {
  await Promise.all(sent.deferred.splice(0));
  for (const id of sent.mailIds.splice(0)) await sendMail({ ...ctx, ...outside }, id);
  for (const delivery of await claimDeliveries(ctx, sent.deliveryIds.splice(0))) {
    await recordAttempt(ctx, delivery, await attempt(ctx, delivery));
  }
}

/** A company with members, a pipeline and a webhook for all events. */
export async function openGrowthCompany(d1: D1Database, from: Date) {
  const { base, files, sent } = openContext(d1, from);
  await setDomain(base, {
    hostname: DOMAIN,
    name: 'Careers',
    language: 'en-GB',
    countries: ['GB'],
  });
  const subdomain = 'acme';
  const { id } = await createCompany(base, { subdomain, name: 'Acme', domain: DOMAIN });
  for (const nth of numbers(MEMBERS)) {
    const email = `member${nth}@acme.example`;
    await createUser(base, { company: subdomain, email, role: nth === 1 ? 'Admin' : 'Recruiter' });
    await createToken(base, { company: subdomain, email });
  }
  const members = (await base.db.all<{ id: number }>(
    `select user_id as id from members where company_id = ${id} order by id`,
  )) as { id: number }[];
  const at = (time: number): CallerCtx => {
    const now = new Date(time);
    const ctx = tenantContext({ ...base, now, newId: idSource(now) }, id);
    return { ...ctx, actor: { userId: members[0]?.id ?? 0, clientId: 0 } as CallerCtx['actor'] };
  };
  const system = tenantContext(base, id);
  await createWebhook(system, {
    name: 'HR tool',
    url: 'https://hr.vendor.com/hooks/recruiting',
    events: eventNames.filter((name) => name !== 'webhook.test'),
    belongs_to: 'company',
  });
  const stages = (await base.db.all<{ id: number }>(
    `select id from stages where company_id = ${id} order by position`,
  )) as { id: number }[];
  return { base, files, sent, at, id, members, stageIds: stages.map((stage) => stage.id) };
}

export type Growing = Awaited<ReturnType<typeof openGrowthCompany>>;

/** Live jobs with the texts of the seed; returns their ids. */
export async function addJobs({ at, sent }: Growing, count: number, time: number) {
  const invented = inventJobs(count, SEED, inventCompanies(1));
  const ids: number[] = [];
  for (const { title, description, tasks, requirements, skills } of invented) {
    if (ids.length === count) break;
    const ctx = at(time + ids.length * MINUTE_MS);
    const input = { title, description, tasks, requirements, skills, status: 'Live' };
    ids.push((await createJob(ctx, NewJob.parse(input))).id);
    await settle(ctx, sent);
  }
  return ids;
}

/** Each member signs in on every workday, and each sign-in is in the log. */
export async function addSignIns({ at, sent, members }: Growing, years: number, from: number) {
  for (const day of numbers(WORKDAYS_A_YEAR * years)) {
    for (const { id } of members) {
      const ctx = at(from + (day * 365 * DAY_MS) / WORKDAYS_A_YEAR + (id % MINUTE_MS));
      recordSecurityEvent(ctx, {
        kind: 'sign_in',
        outcome: 'success',
        method: 'password',
        of: { userId: id },
        companyId: ctx.tenant.id,
      });
      await settle(ctx, sent);
    }
  }
}

/** The nth of `count` applications, with all that follows it until `until`. */
export async function addApplication(
  company: Growing,
  { nth, jobId, time, until }: { nth: number; jobId: number; time: number; until: number },
): Promise<void> {
  const { at, sent, stageIds } = company;
  const { id, documents } = await applied(company, { nth, jobId, time });
  await readCv({ ...at(time + MINUTE_MS), cvParser: cvReader }, documents[0]?.id ?? 0);
  await settle(at(time + MINUTE_MS), sent);
  const is = (what: keyof typeof shares) => (nth * 37 + what.length * 11) % 100 < shares[what];
  const steps: [days: number, wanted: boolean, step: (ctx: CallerCtx) => Promise<unknown>][] = [
    [
      1,
      is('noted'),
      (ctx) => addNote(ctx, id, { note: 'Good first impression; ask about shift work.' }),
    ],
    [2, is('moved'), (ctx) => move(ctx, id, { stage_id: stageIds[1] ?? 0 })],
    [3, is('emailed'), (ctx) => sendEmail(ctx, id, question)],
    [4, is('interviewed'), (ctx) => schedule(ctx, interview(ctx, id))],
    [9, is('interviewed'), (ctx) => move(ctx, id, { stage_id: stageIds[2] ?? 0 })],
    [14, is('hired'), (ctx) => hire(ctx, id)],
    [14, !is('hired'), (ctx) => reject(ctx, id, { send_email: true })],
  ];
  for (const [days, isWanted, step] of steps) {
    const stepAt = time + days * DAY_MS;
    if (!isWanted || stepAt > until) continue;
    await step(at(stepAt));
    await settle(at(stepAt + MINUTE_MS), sent);
  }
}

const personAt = inventPeople(100_000);

/** The nth person, with an address in ASCII. */
function applicantAt(nth: number) {
  const { firstName, lastName, email } = personAt(nth);
  return {
    firstName,
    lastName,
    email: email.normalize('NFD').replaceAll(/[^ -~]/gu, ''),
  };
}

function applied(
  { at, base }: Growing,
  { nth, jobId, time }: { nth: number; jobId: number; time: number },
): Promise<ApplicationDetail> {
  const ctx = at(time);
  const { firstName, lastName, email } = applicantAt(nth);
  const { insertion: _, ...mail } = confirmationEmail(
    { hostname: DOMAIN, language: 'en-GB' },
    { title: 'Nurse', companyName: 'Acme', url: `https://${DOMAIN}/jobs/b7bcdfghjk` },
  );
  const create = ({ id }: { id: number }) =>
    outgoingMail(
      ctx,
      { to: email, ...mail },
      { kind: 'application_received', companyId: ctx.tenant.id, applicationId: id },
    );
  const input = NewApplication.parse({
    email,
    first_name: firstName,
    last_name: lastName,
    phone: `+44 20 7946 ${String(nth % 10_000).padStart(4, '0')}`,
    job_id: jobId,
    source: 'career_page',
    consent: 'I agree that Acme stores my application for 24 months.',
  });
  const bytes = new TextEncoder().encode(cvText(nth, firstName, lastName, email));
  const admission = { ...admitted, plan: QueryPlan.of({ create, writes: [] }) };
  // Visitors of a career site are anonymous.
  const visitor = { ...tenantContext(base, ctx.tenant.id), now: ctx.now, newId: ctx.newId };
  return apply(visitor, input, { cv: { name: 'cv.txt', bytes } }, admission);
}

const question = {
  subject: 'A question about your application for {{job.title}}',
  body: `<p>Dear {{candidate.first_name}},</p><p>thank you for your application. We would like to know when you could start, whether you hold a driving licence, and which of our two sites you prefer. Please answer this email by Friday.</p><p>Kind regards,<br>{{recruiter.name}}</p>`,
};

function interview({ now }: CallerCtx, applicationId: number) {
  return NewMeeting.parse({
    title: 'First interview',
    type: 'zoom',
    start_time: new Date(now.getTime() + 4 * DAY_MS).toISOString(),
    duration: 45,
    candidate_job_id: applicationId,
  });
}

const places = ['Leeds', 'Bristol', 'Glasgow', 'Cardiff'] as const;
const trades = [
  ['Nurse', 'wound care, medication, patient records, shift planning, triage, English, Polish'],
  ['Warehouse Clerk', 'forklift, SAP, inventory, packing, route planning, Excel, first aid'],
  ['Accountant', 'bookkeeping, payroll, VAT returns, Excel, Sage, reporting, month-end closing'],
  ['Web Developer', 'TypeScript, React, SQL, CSS, accessibility, testing, Git, Docker'],
] as const;

/** A page of a CV: about 1,700 characters. */
function cvText(nth: number, firstName: string, lastName: string, email: string): string {
  const [trade, skills] = trades[nth % trades.length] ?? trades[0];
  const place = places[nth % places.length] ?? places[0];
  const job = (from: number, to: string, employer: string) => [
    `${trade}, ${employer}, ${place}`,
    `03/${from} - ${to}`,
    'Responsible for the daily work of a team of six and for training new colleagues.',
    'Introduced a checklist that halved the number of complaints within a year.',
    'Reported every week to the head of the department and kept the records up to date.',
    '',
  ];
  return [
    `${firstName} ${lastName}`,
    trade,
    `${place}, United Kingdom`,
    email,
    `+44 20 7946 ${String(nth % 10_000).padStart(4, '0')}`,
    '',
    'Profile',
    `${trade} with more than ten years of experience in companies of different sizes. Careful, friendly and used to working under pressure. Looking for a permanent position close to ${place}.`,
    '',
    'Experience',
    ...job(2019, 'present', 'Northern Services Ltd'),
    ...job(2014, '02/2019', 'Harbour & Sons plc'),
    ...job(2010, '02/2014', 'City Council'),
    'Education',
    `2006 - 2009 ${place} College, Diploma`,
    '',
    'Skills',
    skills,
    '',
    'Languages',
    'English (native), German (B1)',
  ].join('\n');
}
