/** The bench's requests about what a company defines for its people: filters by it, and the endpoints that change it. */
import { COUNTED_MAX } from '#recruiting/pipeline/applications/store/pages.ts';
import { fixtures } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import { RARE_NAME } from './people.ts';
import type { Population } from './population.ts';
import { listOf, request, requestWith } from './queries.ts';
import type { BenchRequest, Requests } from './queries.ts';
import { COMMON, DEFINITIONS, FIELD, RARE, UNUSED } from './structured-rows.ts';

const COUNTED_TO = `the total counts to ${COUNTED_MAX.toLocaleString('en')}`;
const CARRIERS = `it counts to ${COUNTED_MAX.toLocaleString('en')} who have the tag`;

/** Filters by tag, source, screening and custom field: of many, of a few, and several together. */
export function structuredFilters(path: string, { idOf }: Population): BenchRequest[] {
  const wanted = (query: string, what: string, grows?: string) =>
    request(what, `${path}?${query}`, grows);
  const [common, rare] = [idOf(COMMON), idOf(RARE)];
  return [
    wanted(`tag_id=${common}`, 'tag_id, a quarter', COUNTED_TO),
    wanted(`tag_id=${rare}`, 'tag_id, few'),
    wanted(`source_id=${common}`, 'source_id, nearly all', COUNTED_TO),
    wanted(`source_id=${rare}`, 'source_id, few'),
    wanted('screening=passed', 'screening=passed, a fifth', COUNTED_TO),
    wanted('screening=knocked_out', 'screening=knocked_out, few'),
    wanted(`field.${FIELD}=day`, 'field, a third', COUNTED_TO),
    wanted(`field.${FIELD}=relief`, 'field, few'),
    wanted(`tag_id=${common}&status=rejected`, 'tag_id and status', COUNTED_TO),
    wanted(
      `tag_id=${common}&source_id=${common}&field.${FIELD}=day&screening=passed`,
      'tag, source, field and screening',
      COUNTED_TO,
    ),
    wanted(`tag_id=${rare}&search-key=${RARE_NAME}`, `tag_id, few, and ${RARE_NAME}`),
  ];
}

export function structuredRequests(
  company: BenchCompany,
  population: Population,
  now: Date,
): Requests {
  const { idOf } = population;
  const list = (path: string) => listOf(path, DEFINITIONS, now);
  const job = `/api/jobs/${company.idOf(fixtures.job)}`;

  return {
    ...ofTags(),
    ...ofSources(),
    ...ofFields(),
    ...ofQuestions(),
    ...ofRequests(),
    'POST /api/candidates/dismiss-duplicate/{id}': [
      requestWith('', `/api/candidates/dismiss-duplicate/${idOf(1)}`, { is_dismissed: true }),
    ],
  };

  function ofTags(): Requests {
    const one = (path: string, nth: number) => `/api/tags/${path}/${idOf(nth)}`;
    const person = `/api/candidates/tag/${idOf(28)}`;
    const busy = `/api/candidates/tag/${idOf(population.busy)}`;
    return {
      'GET /api/tags/index': list('/api/tags/index'),
      'GET /api/tags/show/{id}': [
        request('of a quarter', one('show', COMMON), CARRIERS),
        request('of few', one('show', RARE)),
      ],
      'POST /api/tags/store': [requestWith('', '/api/tags/store', { name: 'Speaks Polish' })],
      'POST /api/tags/update/{id}': [
        requestWith('of a quarter', one('update', COMMON), { name: 'Often' }, CARRIERS),
      ],
      'DELETE /api/tags/destroy/{id}': [request('of few', one('destroy', RARE))],
      'POST /api/candidates/tag/{id}': [
        requestWith('', person, { add: [idOf(UNUSED)], remove: [idOf(COMMON)] }),
        requestWith('of 100 applications', busy, { add: [idOf(UNUSED)] }),
      ],
    };
  }

  function ofSources(): Requests {
    const one = (path: string, nth: number) => `/api/sources/${path}/${idOf(nth)}`;
    const link = (path: string, nth: number) => `/api/tracking-links/${path}/${idOf(nth)}`;
    const about = { source_id: idOf(COMMON), job_id: company.idOf(fixtures.job) };
    return {
      'GET /api/sources/index': list('/api/sources/index'),
      'GET /api/sources/show/{id}': [request('of nearly all', one('show', COMMON))],
      'POST /api/sources/store': [requestWith('', '/api/sources/store', { name: 'Fair in Oslo' })],
      'POST /api/sources/update/{id}': [
        requestWith('of nearly all', one('update', COMMON), { name: 'Fair in Ulm' }),
      ],
      'DELETE /api/sources/destroy/{id}': [request('one that is unused', one('destroy', UNUSED))],
      'GET /api/tracking-links/index': list('/api/tracking-links/index'),
      'GET /api/tracking-links/show/{id}': [request('', link('show', 1))],
      'POST /api/tracking-links/store': [requestWith('', '/api/tracking-links/store', about)],
      'POST /api/tracking-links/update/{id}': [requestWith('', link('update', 1), about)],
      'DELETE /api/tracking-links/destroy/{id}': [request('', link('destroy', 2))],
    };
  }

  function ofFields(): Requests {
    const one = (path: string, nth: number) => `/api/custom-fields/${path}/${idOf(nth)}`;
    const field = { key: 'team', label: 'Team', kind: 'text' };
    return {
      'POST /api/candidate-job/update/{id}': [
        requestWith('', `/api/candidate-job/update/${idOf(29)}`, {
          custom: { [`field_${RARE}`]: 'Bakers' },
        }),
      ],
      'GET /api/custom-fields/index': list('/api/custom-fields/index'),
      'GET /api/custom-fields/show/{id}': [request('', one('show', COMMON))],
      'POST /api/custom-fields/store': [requestWith('', '/api/custom-fields/store', field)],
      'POST /api/custom-fields/update/{id}': [
        requestWith('the label', one('update', UNUSED), { label: 'Team' }),
        requestWith(
          'no filter any more',
          one('update', COMMON),
          { is_filterable: false },
          'it looks whether few records have values; else the cron writes their tokens',
        ),
      ],
    };
  }

  function ofQuestions(): Requests {
    const one = (path: string, nth: number) => `/api/questions/${path}/${idOf(nth)}`;
    const question = { key: 'nights', kind: 'yes_no', labels: { en: 'Can you work at night?' } };
    const rule = { operator: 'is', value: false, reason: { en: 'It is at night.' } };
    const form = `${job}/application-form`;
    return {
      'GET /api/questions/index': list('/api/questions/index'),
      'GET /api/questions/show/{id}': [request('', one('show', COMMON))],
      'POST /api/questions/store': [requestWith('', '/api/questions/store', question)],
      'POST /api/questions/update/{id}': [
        requestWith('that was answered', one('update', COMMON), { labels: { en: 'Nights?' } }),
      ],
      'DELETE /api/questions/destroy/{id}': [request('', one('destroy', UNUSED))],
      'GET /api/jobs/{hash_id}/application-form': [request('', form)],
      'POST /api/jobs/{hash_id}/application-form': [
        requestWith('', form, {
          questions: [{ question_id: idOf(RARE), is_required: true, rule }],
        }),
      ],
      'POST /api/jobs/{hash_id}/try-rules': [
        requestWith('of the job that most applied to', `${job}/try-rules`, {
          questions: [{ question_id: idOf(RARE), rule }],
        }),
      ],
    };
  }

  function ofRequests(): Requests {
    const all = '/api/data-requests/index';
    return {
      'GET /api/data-requests/index': [...list(all), request('open', `${all}?open=yes`)],
      'POST /api/data-requests/finish/{id}': [request('', `/api/data-requests/finish/${idOf(1)}`)],
    };
  }
}
