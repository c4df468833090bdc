/** The bench's requests to tenant endpoints that are not about people: a plain one for each, and those whose cost could grow with the company. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { COUNTED_MAX } from '#recruiting/company/audit/store.ts';
import { ATTENDEES_MAX } from '#recruiting/interviews/meetings/rules.ts';
import { defaultStages } from '#recruiting/pipeline/pipelines/rules.ts';
import { jobStatuses } from '#vocabulary/lists.ts';
import {
  COMMON_ACTION,
  COMMON_WORD,
  fixtures,
  RARE_ACTION,
  RARE_EVENT,
  RARE_WORD,
} from './company-records.ts';
import { request, COUNTED, listOf, pagesOf, requestWith } from './queries.ts';
import type { Requests } from './queries.ts';
import type { BenchCompany } from './company-records.ts';

/** The beginning of a picture of 64 by 64 pixels: its signature, and the header chunk with its size. */
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64,
  0, 0, 0, 64,
];
const COUNTED_TO = `the total counts to ${COUNTED_MAX.toLocaleString('en')}`;
const HUNDRED = 'it shows 100 at most';
/** The cron does not run here, so that all of an old age are still Live. */
const OVERDUE: Readonly<Record<string, string>> = {
  Expired: 'it counts Live jobs that the cron has yet to expire',
};
const PROFILE = 'it shows 100 offices and pipelines at most';

/** By method and path of the endpoint. */
export function requestsOf(company: BenchCompany, now: Date): Requests {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const day = before(DAY_MS).slice(0, 10);
  const lately = `updated-since=${before(60 * MINUTE_MS)}`;

  const list = (url: string, length: number, whole?: string) => listOf(url, length, now, whole);

  return {
    ...structure(),
    ...recruiting(),
    ...talks(company, now),
    ...posting(company, now),
    ...hooks(company, before(29 * DAY_MS)),
    ...changes(company),
  };

  function structure(): Requests {
    const { id, few, idOf } = company;
    return {
      'GET /api/companies/profile': [request('', '/api/companies/profile', PROFILE)],
      'GET /api/companies/show/{id}': [request('', `/api/companies/show/${id}`, PROFILE)],
      'GET /api/companies/create': [
        request('', '/api/companies/create'),
        request('the states of a country', '/api/companies/create?country_id=276'),
      ],
      'GET /api/company-offices/index': list('/api/company-offices/index', few),
      'GET /api/company-offices/show/{id}': [request('', `/api/company-offices/show/${idOf(1)}`)],
      'GET /api/company-pipline/index': list('/api/company-pipline/index', few),
      'GET /api/company-pipline/show/{id}': [request('', `/api/company-pipline/show/${idOf(1)}`)],
      'GET /api/company-users/index': list('/api/company-users/index', few),
      'GET /api/company-users/show/{id}': [request('', `/api/company-users/show/${idOf(1)}`)],
    };
  }

  function recruiting(): Requests {
    const { size, idOf } = company;
    const jobs = '/api/jobs/index';
    const log = '/api/audit-events';
    const client = `/api/contracted-companies/show/${idOf(1)}`;
    return {
      'GET /api/contracted-companies': list('/api/contracted-companies', size),
      'GET /api/contracted-companies/show/{id}': [request('', client)],
      'GET /api/jobs/index': [
        ...list(jobs, size),
        ...jobStatuses.map((status) =>
          request(`status=${status}`, `${jobs}?status=${status}`, OVERDUE[status]),
        ),
        request('status=Live, changed within the hour', `${jobs}?status=Live&${lately}`),
        request('with-candidates=yes, one of all', `${jobs}?with-candidates=yes`),
        request('with-candidates=no', `${jobs}?with-candidates=no`, COUNTED),
        request('date-start=yesterday', `${jobs}?date-start=${day}`, COUNTED),
        request('date-end=yesterday', `${jobs}?date-end=${day}`, COUNTED),
        ...[COMMON_WORD, RARE_WORD].map((word) =>
          request(`search-key=${word}`, `${jobs}?search-key=${word}`, COUNTED),
        ),
      ],
      'GET /api/jobs/search/{key}': [COMMON_WORD, RARE_WORD].map((word) =>
        request(word, `/api/jobs/search/${word}`, COUNTED),
      ),
      'GET /api/jobs/create': [
        request('', '/api/jobs/create', 'it offers 200 records of a kind at most'),
      ],
      'GET /api/jobs/show/{hash_id}': [request('', `/api/jobs/show/${idOf(fixtures.job)}`)],
      'GET /api/audit-events': [
        ...list(log, size, COUNTED_TO),
        request(`action=${COMMON_ACTION}`, `${log}?action=${COMMON_ACTION}`, COUNTED_TO),
        request(`action=${RARE_ACTION}`, `${log}?action=${RARE_ACTION}`),
        request('subject_id', `${log}?subject_id=${idOf(fixtures.job)}`),
      ],
      'GET /api/security-events': [request('', '/api/security-events', COUNTED_TO)],
    };
  }
}

function talks({ size, few, idOf }: BenchCompany, now: Date): Requests {
  const all = '/api/meet/index';
  const day = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const about = { title: 'Interview', start_time: `${day}T12:00:00Z`, candidate_job_id: idOf(2) };
  const attendees = Array.from({ length: ATTENDEES_MAX }, (_, nth) => `p${nth}@people.example`);
  return {
    'GET /api/meet/index': [
      ...listOf(all, size, now),
      request('status=canceled, one of all', `${all}?status=canceled`),
      request('status=scheduled', `${all}?status=scheduled`, COUNTED),
      request('candidate_job_id', `${all}?candidate_job_id=${idOf(1)}`),
      request('date-end=tomorrow, none', `${all}?date-end=${day}`),
      request('date-start=tomorrow', `${all}?date-start=${day}`, COUNTED),
    ],
    'GET /api/meet/show/{id}': [request('', `/api/meet/show/${idOf(1)}`)],
    'POST /api/meet/store': [
      requestWith('with a candidate', '/api/meet/store', about),
      requestWith(`with ${ATTENDEES_MAX} attendees`, '/api/meet/store', { ...about, attendees }),
    ],
    'POST /api/meet/update/{id}': [
      requestWith('', `/api/meet/update/${idOf(few)}`, { duration: 60 }),
    ],
    'DELETE /api/meet/destroy/{id}': [request('', `/api/meet/destroy/${idOf(few - 1)}`)],
  };
}

function posting({ size, few, idOf }: BenchCompany, now: Date): Requests {
  const all = '/api/posts/index';
  const about = { text: 'We are hiring.', social_account_id: idOf(1), platform: 'linkedin' };
  const later = { date_shared: '2099-01-01T10:00:00Z', job_id: idOf(fixtures.job) };
  return {
    'GET /api/social-accounts/index': [request('', '/api/social-accounts/index')],
    'GET /api/posts/index': listOf(all, size, now),
    'GET /api/posts/show/{id}': [request('', `/api/posts/show/${idOf(1)}`)],
    'POST /api/posts/store': [
      requestWith('with a job', '/api/posts/store', { ...about, ...later }),
    ],
    'POST /api/posts/update/{id}': [requestWith('', `/api/posts/update/${idOf(few)}`, later)],
    'DELETE /api/posts/destroy/{id}': [request('', `/api/posts/destroy/${idOf(few - 1)}`)],
  };
}

function hooks({ size, idOf, deliveryOf }: BenchCompany, since: string): Requests {
  const all = '/api/plugins/webhooks';
  const one = `${all}/${idOf(fixtures.webhook)}`;
  const other = `${all}/${idOf(fixtures.webhook + 1)}`;
  const receiver = { name: 'HR', url: 'https://receiver.example.com/', events: [RARE_EVENT] };
  return {
    'GET /api/plugins/webhooks/events': [request('', `${all}/events`)],
    'GET /api/plugins/webhooks': [request('', all)],
    'GET /api/plugins/webhooks/{id}': [request('', one)],
    'GET /api/plugins/webhooks/{id}/logs': [
      ...pagesOf(`${one}/logs`, size),
      request('success=false', `${one}/logs?success=false`),
      request(`event=${RARE_EVENT}`, `${one}/logs?event=${RARE_EVENT}`),
    ],
    'POST /api/plugins/webhooks': [requestWith('', all, receiver)],
    'PUT /api/plugins/webhooks/{id}': [requestWith('', one, { name: 'HR' })],
    'DELETE /api/plugins/webhooks/{id}': [request('', other)],
    'POST /api/plugins/webhooks/{id}/test': [request('', `${one}/test`)],
    'POST /api/plugins/webhooks/{id}/rotate-secret': [requestWith('', `${one}/rotate-secret`, {})],
    'POST /api/plugins/webhooks/{id}/deliveries/{delivery_id}/redeliver': [
      request('', `${one}/deliveries/${deliveryOf(1)}/redeliver`),
    ],
    'POST /api/plugins/webhooks/{id}/recover': [
      requestWith('of 29 days', `${one}/recover`, { since }, 'every event since then is looked at'),
    ],
    'POST /api/plugins/webhooks/{id}/simulate': [
      requestWith('', `${one}/simulate`, { event: RARE_EVENT }),
    ],
    'GET /api/events': [
      request('the first 100', '/api/events', HUNDRED),
      request('after the middle', `/api/events?after=${idOf(Math.ceil(size / 2))}`, HUNDRED),
      request(`event=${RARE_EVENT}`, `/api/events?event=${RARE_EVENT}`),
    ],
  };
}

/** Each on its own record, unless the biggest of its kind is needed. */
function changes(company: BenchCompany): Requests {
  const { id, few, idOf, jobOf, stageOf } = company;
  const own = `/api/companies/update/${id}`;
  const office = (nth: number) => `/api/company-offices/update/${idOf(nth)}`;
  const pipeline = `/api/company-pipline/update/${idOf(fixtures.pipeline)}`;
  const stages = defaultStages.map(({ name, type }, at) => ({
    id: stageOf(fixtures.pipeline, at + 1),
    name,
    type,
  }));
  const [, second] = stages;
  const client = { name: 'Initech', pipeline_id: idOf(fixtures.pipeline) };
  const draft = (nth: number) => jobOf('Draft', nth);
  const job = idOf(fixtures.job);
  const status = '/api/jobs/update-status';
  return {
    'POST /api/companies/update/{id}': [
      requestWith('the name', own, { name: 'Initech' }, PROFILE),
      requestWith(
        'the country',
        own,
        { country_id: 372 },
        'jobs whose office has no country move too',
      ),
    ],
    'POST /api/companies/update-logo/{id}': [
      { what: '', url: `/api/companies/update-logo/${id}`, form: logoForm, grows: PROFILE },
    ],
    'POST /api/company-offices/store': [
      requestWith('', '/api/company-offices/store', { name: 'Ulm', country_id: 276, city: 'Ulm' }),
    ],
    'POST /api/company-offices/update/{id}': [
      requestWith('the name', office(few), { name: 'Oslo' }),
      requestWith('the default', office(few), { is_default: true }),
      requestWith('the city', office(fixtures.office), { city: 'Leeds' }, 'its jobs move too'),
    ],
    'DELETE /api/company-offices/destroy/{id}': [
      request('one that no job names', `/api/company-offices/destroy/${idOf(few - 1)}`),
      request(
        'one that jobs name',
        `/api/company-offices/destroy/${idOf(fixtures.closedOffice)}`,
        'its jobs leave it',
      ),
    ],
    'POST /api/company-pipline/store': [
      requestWith('', '/api/company-pipline/store', { name: 'Cooks' }),
    ],
    'POST /api/company-pipline/update/{id}': [
      requestWith('the name', pipeline, { name: 'Bakers' }),
      requestWith('the stages', pipeline, { stages }),
      requestWith(
        'a stage less',
        pipeline,
        { stages: stages.slice(1), move_to_stage_id: second?.id },
        'its candidates move, and each is told of',
      ),
    ],
    'DELETE /api/company-pipline/destroy/{id}': [
      request('', `/api/company-pipline/destroy/${idOf(few - 1)}`),
    ],
    'POST /api/company-users/store': [
      requestWith('', '/api/company-users/store', {
        email: `ada@company-${id}.example`,
        role_type: 'Viewer',
      }),
    ],
    'POST /api/company-users/update-role/{id}': [
      requestWith('', `/api/company-users/update-role/${idOf(1)}`, { role_type: 'Viewer' }),
    ],
    'DELETE /api/company-users/destroy/{id}': [
      request('', `/api/company-users/destroy/${idOf(2)}`),
    ],
    'POST /api/contracted-companies': [requestWith('', '/api/contracted-companies', client)],
    'POST /api/contracted-companies/update/{id}': [
      requestWith('', `/api/contracted-companies/update/${idOf(1)}`, client),
    ],
    'DELETE /api/contracted-companies/destroy/{id}': [
      request('', `/api/contracted-companies/destroy/${idOf(2)}`),
    ],
    'POST /api/jobs/store': [
      requestWith('a draft', '/api/jobs/store', { title: 'Cook', description: '<p>Cook.</p>' }),
      requestWith('a live one', '/api/jobs/store', { title: 'Cook', status: 'Live' }),
      {
        ...requestWith('with an Idempotency-Key', '/api/jobs/store', { title: 'Cook' }),
        headers: { 'idempotency-key': 'bench' },
      },
    ],
    'POST /api/jobs/update/{id}': [
      requestWith('the one that all applied to', `/api/jobs/update/${job}`, { title: 'Cook' }),
    ],
    'POST /api/jobs/update-details/{id}': [
      requestWith('', `/api/jobs/update-details/${job}`, {
        workplace: 'Remote',
        office_id: idOf(few),
      }),
    ],
    'POST /api/jobs/update-pay-benefit/{id}': [
      requestWith('', `/api/jobs/update-pay-benefit/${job}`, { min_salary: 10 }),
    ],
    'POST /api/jobs/update-specifications/{id}': [
      requestWith('', `/api/jobs/update-specifications/${job}`, { tasks: '<p>Cook.</p>' }),
    ],
    'POST /api/jobs/update-status/{id}': [
      requestWith('to Live', `${status}/${draft(1)}`, { status: 'Live' }),
      requestWith('to Closed', `${status}/${jobOf('Live', 2)}`, { status: 'Closed' }),
    ],
    'POST /api/jobs/republish/{id}': [
      requestWith('', `/api/jobs/republish/${jobOf('Expired', 1)}`),
    ],
    'DELETE /api/jobs/destroy/{id}': [
      request('archived', `/api/jobs/destroy/${draft(2)}`),
      request('for good', `/api/jobs/destroy/${draft(3)}?force=true`),
    ],
  };
}

function logoForm(): FormData {
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(PNG)]), 'logo.png');
  return form;
}
