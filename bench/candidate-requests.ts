/** The bench's requests to endpoints about candidates, applications and the analytics of a job. */
import { MINUTE_MS } from '#lib/time.ts';
import { BULK_MAX } from '#recruiting/pipeline/applications/rules.ts';
import { COUNTED_MAX } from '#recruiting/pipeline/applications/store/pages.ts';
import { request, listOf, pagesOf, requestWith } from './queries.ts';
import type { BenchRequest, Requests } from './queries.ts';
import { APPLICATIONS_OF_THE_BUSY, hasCv } from './application-rows.ts';
import { fixtures } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import { COMMON_NAME, COMMON_SKILL, RARE_NAME, RARE_SKILL, TWO_LETTERS } from './people.ts';
import type { Population } from './population.ts';
import { structuredFilters, structuredRequests } from './structured-requests.ts';

const COUNTED_TO = `the total counts to ${COUNTED_MAX.toLocaleString('en')}`;
const BOTH_SIDES = 'it reads what either the words or the filters match';
const ALL_OF_THE_JOB = 'it counts all that applied';

/** The last application with a CV, which has the id of the application. It is of the person with many. */
function newestCv({ applications }: Population): number {
  const newest = applications + APPLICATIONS_OF_THE_BUSY;
  return newest - [0, 1, 2, 3].findIndex((back) => hasCv(newest - back));
}

/** Selects the paths of this bench; `tenant.ts` has the others. */
export function isAboutPeople(path: string): boolean {
  return /\/(?:candidate-job|candidates|saved-views|hiring-settings|applicant-job|analytics|tags|sources|tracking-links|custom-fields|questions|application-form|try-rules|data-requests)(?:\/|$)/u.test(
    path,
  );
}

/** The second round searches CVs, which the last request of the first enables. */
export function candidateRequests(
  company: BenchCompany,
  population: Population,
  now: Date,
): Requests[] {
  const index = '/api/candidate-job/index';
  const job = `/api/jobs/${company.idOf(fixtures.job)}`;
  const at = (path: string, nth: number) => `/api/candidate-job/${path}/${population.idOf(nth)}`;
  const searching = (words: string) => `?search-key=${encodeURIComponent(words)}`;
  const found = (words: string, grows?: string): BenchRequest =>
    request(`search-key=${words}`, index + searching(words), grows);
  const writing = company.stageOf(fixtures.pipeline, fixtures.writingStage);
  const lately = `updated-since=${new Date(now.getTime() - 60 * MINUTE_MS).toISOString()}`;
  const mail = { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' };

  return [
    {
      ...reading(),
      ...moving(),
      ...writingTo(),
      ...inBulk(),
      ...people(),
      ...structuredRequests(company, population, now),
    },
    {
      'GET /api/candidate-job/index': [
        { ...found(COMMON_SKILL, COUNTED_TO), what: `in CVs: ${COMMON_SKILL}` },
        { ...found(RARE_SKILL), what: `in CVs: ${RARE_SKILL}` },
        {
          ...found(`${COMMON_NAME} ${COMMON_SKILL}`, COUNTED_TO),
          what: `in CVs: ${COMMON_NAME} ${COMMON_SKILL}`,
        },
        request(
          `in CVs: ${COMMON_SKILL}, rejected`,
          `${index}${searching(COMMON_SKILL)}&status=rejected`,
          BOTH_SIDES,
        ),
        request(
          `in CVs: ${RARE_SKILL}, rejected`,
          `${index}${searching(RARE_SKILL)}&status=rejected`,
          BOTH_SIDES,
        ),
      ],
    },
  ];

  function reading(): Requests {
    const common = pagesOf(index, population.applications / 10, COUNTED_TO, searching(COMMON_NAME));
    for (const each of common) each.what = `search-key=${COMMON_NAME}, ${each.what}`;
    return {
      'GET /api/candidate-job/index': [
        ...listOf(index, population.applications, now),
        ...common,
        found(RARE_NAME),
        found(`maria ${COMMON_NAME}`, COUNTED_TO),
        found(population.emailOf(1)),
        found(TWO_LETTERS, COUNTED_TO),
        ...filtered(index),
      ],
      'GET /api/candidate-job/show/{id}': [request('', at('show', 1))],
      'GET /api/candidate-job/email-templet/{stage_id}': [
        request('', `/api/candidate-job/email-templet/${writing}`),
      ],
      'GET /api/jobs/{hash_id}/applicant-job': [
        ...listOf(`${job}/applicant-job`, population.ofTheJob, now),
        request('status=rejected', `${job}/applicant-job?status=rejected`, COUNTED_TO),
        request('sort=oldest', `${job}/applicant-job?sort=oldest`, COUNTED_TO),
      ],
      'GET /api/candidates/index': [
        request('', '/api/candidates/index', COUNTED_TO),
        request('changed within the hour', `/api/candidates/index?${lately}`),
        ...filtered('/api/candidates/index'),
      ],
      ...views(),
      'GET /api/jobs/{hash_id}/analytics': [
        request('of the job that most applied to', `${job}/analytics`, ALL_OF_THE_JOB),
        request('of another', `/api/jobs/${company.idOf(company.size)}/analytics`, ALL_OF_THE_JOB),
      ],
      'GET /api/hiring-settings': [request('', '/api/hiring-settings')],
      'GET /api/candidates/show/{id}': [
        request('', `/api/candidates/show/${population.idOf(1)}`),
        request('of 100 applications', `/api/candidates/show/${population.idOf(population.busy)}`),
      ],
      'GET /api/candidates/export/{id}': [
        request('', `/api/candidates/export/${population.idOf(1)}`),
        request(
          'of 100 applications',
          `/api/candidates/export/${population.idOf(population.busy)}`,
        ),
      ],
    };
  }

  /** Filters of a tenth, a half and a quarter of all, of few, and several together. */
  function filtered(path: string): BenchRequest[] {
    const stage = company.stageOf(fixtures.pipeline, 1);
    const jobId = company.idOf(fixtures.job);
    const other = company.idOf(company.size);
    const wanted = (query: string, what: string, grows?: string) =>
      request(what, `${path}?${query}`, grows);
    return [
      wanted('status=rejected', 'status=rejected', COUNTED_TO),
      wanted('status=active,rejected', 'two statuses', COUNTED_TO),
      wanted('status=hired', 'status=hired, nobody'),
      wanted(`stage_id=${stage}`, 'stage_id', COUNTED_TO),
      wanted('stage_type=interview', 'stage_type', COUNTED_TO),
      wanted(`job_id=${jobId}`, 'job_id, a quarter', COUNTED_TO),
      wanted(`job_id=${other}`, 'job_id, few', 'it counts those of the job'),
      wanted(`job_id=${jobId}&status=rejected`, 'job_id and status', COUNTED_TO),
      wanted(`status=rejected&stage_id=${stage}&sort=oldest`, 'status, stage, oldest', COUNTED_TO),
      wanted('created-from=2020-01-01', 'created-from, all', COUNTED_TO),
      wanted(`created-from=${now.toISOString().slice(0, 10)}`, 'created-from today', COUNTED_TO),
      wanted(`search-key=${COMMON_NAME}&status=rejected`, `${COMMON_NAME}, rejected`, COUNTED_TO),
      wanted(`search-key=${RARE_NAME}&status=active`, `${RARE_NAME}, active`),
      ...structuredFilters(path, population),
    ];
  }

  function views(): Requests {
    const viewAt = (path: string) => `/api/saved-views/${path}/${population.view}`;
    const view = { name: 'To call', entity: 'applications', query: { status: 'active' } };
    return {
      'GET /api/saved-views/index': [request('', '/api/saved-views/index')],
      'GET /api/saved-views/show/{id}': [request('', viewAt('show'))],
      'POST /api/saved-views/store': [requestWith('', '/api/saved-views/store', view)],
      'POST /api/saved-views/update/{id}': [requestWith('', viewAt('update'), { name: 'Called' })],
      'DELETE /api/saved-views/destroy/{id}': [request('', viewAt('destroy'))],
    };
  }

  /** Each on its own application; the tenth is rejected. */
  function moving(): Requests {
    const assignment = {
      candidate_id: population.idOf(population.people),
      job_id: company.idOf(fixtures.job),
    };
    return {
      'POST /api/candidate-job/store': [
        applied('somebody new', 'new@people.example'),
        applied('somebody known', population.emailOf(population.people - 1)),
      ],
      'POST /api/candidate-job/update-stage/{id}': [
        requestWith('', at('update-stage', 2), { stage_id: company.stageOf(fixtures.pipeline, 1) }),
      ],
      'POST /api/candidate-job/update-stage-send-email/{id}/{stage_id}': [
        request('', `${at('update-stage-send-email', 3)}/${writing}`),
      ],
      'POST /api/candidate-job/reject/{id}': [requestWith('', at('reject', 4), {})],
      'POST /api/candidate-job/undo-reject/{id}': [request('', at('undo-reject', 10))],
      'POST /api/candidate-job/hire/{id}': [request('', at('hire', 5))],
      'POST /api/candidate-job/assign-to-job': [
        requestWith('', '/api/candidate-job/assign-to-job', assignment),
      ],
    };
  }

  function applied(what: string, email: string): BenchRequest {
    return {
      ...request(what, '/api/candidate-job/store'),
      form: () => {
        const form = new FormData();
        const fields = { email, first_name: 'Ada', last_name: 'Lovelace' };
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        form.set('job_id', String(company.idOf(fixtures.job)));
        form.set('file_cv', new Blob(['Ada Lovelace, mathematician']), 'cv.txt');
        return form;
      },
    };
  }

  function writingTo(): Requests {
    return {
      'POST /api/candidate-job/send-email/{id}': [requestWith('', at('send-email', 6), mail)],
      'POST /api/candidate-job/preview-email/{id}': [requestWith('', at('preview-email', 7), mail)],
      'POST /api/candidate-job/store-notes/{id}': [
        requestWith('', at('store-notes', 8), { note: 'Speaks Polish too.' }),
      ],
    };
  }

  function inBulk(): Requests {
    const ids = (nth: number) => population.movable(nth).map(population.idOf);
    const many = (what: string, body: object) =>
      requestWith(`${BULK_MAX}: ${what}`, '/api/candidate-job/bulk', body);
    return {
      'POST /api/candidate-job/bulk': [
        many('move, dry', { action: 'move', ids: ids(1), stage_id: writing, dry_run: true }),
        many('move', { action: 'move', ids: ids(1), stage_id: writing }),
        many('write', { action: 'email', ids: ids(1), ...mail }),
        many('reject', { action: 'reject', ids: ids(2) }),
      ],
      'POST /api/candidate-job/bulk/{id}/undo': [
        request(`${BULK_MAX}: move`, `/api/candidate-job/bulk/${population.bulk}/undo`),
      ],
    };
  }

  function people(): Requests {
    const one = (path: string, nth: number) => `/api/candidates/${path}/${population.idOf(nth)}`;
    const from = (nth: number) => ({ from_candidate_id: population.idOf(nth) });
    const duplicates = '/api/candidates/duplicates';
    return {
      'POST /api/candidates/store': [
        requestWith('', '/api/candidates/store', {
          first_name: 'Ada',
          email: 'ada@people.example',
        }),
      ],
      'POST /api/candidates/update/{id}': [
        requestWith('', one('update', 26), { last_name: 'Byron' }),
        requestWith('of 100 applications', one('update', population.busy), { last_name: 'Byron' }),
      ],
      'POST /api/candidates/store-document/{id}': [
        {
          ...request('', one('store-document', 27)),
          form: () => {
            const form = new FormData();
            form.set('kind', 'certificate');
            form.set('file', new Blob(['Ada Lovelace, mathematician']), 'certificate.txt');
            return form;
          },
        },
      ],
      'DELETE /api/candidates/destroy-document/{id}': [
        request('a CV', one('destroy-document', 33)),
        request('a CV of 100 applications', one('destroy-document', newestCv(population))),
      ],
      'GET /api/candidates/duplicates': [
        request('', duplicates),
        request('of one', `${duplicates}?candidate_id=${population.idOf(1)}`),
      ],
      'POST /api/candidates/merge/{id}': [
        requestWith('who applied to the same job', one('merge', 21), from(22)),
        requestWith('of 100 applications', one('merge', 23), from(population.busy)),
      ],
      'POST /api/candidates/legal-hold/{id}': [
        requestWith('', one('legal-hold', 24), { is_held: true }),
      ],
      'DELETE /api/candidates/erase/{id}': [
        request('', one('erase', 25)),
        request('of 100 applications', one('erase', 23)),
      ],
      'POST /api/hiring-settings': [
        requestWith('', '/api/hiring-settings', { searches_cv_text: true }),
      ],
    };
  }
}
