/** Fields of a body that an operation does not know: named in a header by operations of the contract, refused by all others (decisions: Unknown body fields). */
import { describe, expect, test } from 'vitest';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { isOfContract } from '#http/contract.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationForm, pdf, STORE } from '../support/applying.ts';
import { formOf } from '../support/uploads.ts';
import { API, call, fresh, send } from '../support/call.ts';
import { callTool } from '../support/tools.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';

const INVENTED = 'dryrun';
const REFUSED = { status: 422, body: { code: 'unknown_field' } };

/** Operations of the contract that write, as its sections 4 and 5 list them. */
const contractWrites = `
  POST /api/companies/update/{id}
  POST /api/companies/update-logo/{id}
  POST /api/company-offices/store
  POST /api/company-offices/update/{id}
  DELETE /api/company-offices/destroy/{id}
  POST /api/company-pipline/store
  POST /api/company-pipline/update/{id}
  DELETE /api/company-pipline/destroy/{id}
  POST /api/company-users/store
  POST /api/company-users/update-role/{id}
  DELETE /api/company-users/destroy/{id}
  POST /api/contracted-companies
  POST /api/contracted-companies/update/{id}
  DELETE /api/contracted-companies/destroy/{id}
  POST /api/jobs/store
  POST /api/jobs/update/{id}
  POST /api/jobs/update-status/{id}
  POST /api/jobs/update-details/{id}
  POST /api/jobs/update-pay-benefit/{id}
  POST /api/jobs/update-specifications/{id}
  POST /api/jobs/republish/{id}
  DELETE /api/jobs/destroy/{id}
  POST /api/candidate-job/store
  POST /api/candidate-job/update-stage/{id}
  POST /api/candidate-job/update-stage-send-email/{id}/{stage_id}
  POST /api/candidate-job/reject/{id}
  POST /api/candidate-job/undo-reject/{id}
  POST /api/candidate-job/send-email/{id}
  POST /api/candidate-job/assign-to-job
  POST /api/candidate-job/store-notes/{id}
  POST /api/meet/store
  DELETE /api/meet/destroy/{id}
  POST /api/posts/store
  DELETE /api/posts/destroy/{id}
  POST /api/plugins/webhooks
  PUT /api/plugins/webhooks/{id}
  DELETE /api/plugins/webhooks/{id}
  POST /api/plugins/webhooks/{id}/test
  POST /api/oauth/token
  POST /api/oauth/revoke
`
  .trim()
  .split(/\n\s*/u);

/** But for the form of a company's own website, which needs a key: `test/careers/board.test.ts`. */
const writes = endpoints.filter(
  ({ method, path }) => method !== 'GET' && !path.startsWith('/api/board/'),
);

function unknownIn({ headers }: { headers: Headers }): string | null {
  return headers.get('x-unknown-fields');
}

async function traces(company: Company) {
  return { audited: await company.audited(), announced: await company.announced() };
}

async function pathTo(company: Company, { kind, path }: Endpoint): Promise<string> {
  if (kind === 'tenant') return pathFor(company, path);
  const { hash_id: ref } = await company.postJob({ status: 'Live' });
  return fresh(path.replace('{hash_id}', ref));
}

/** Sends the least that the endpoint accepts, with more fields. */
async function sendWith(company: Company, endpoint: Endpoint, more: object, to?: string) {
  const path = to ?? (await pathTo(company, endpoint));
  const { body, headers } = await leastRequest(company, endpoint, more);
  const before = await traces(company);
  const answer =
    endpoint.kind === 'public'
      ? await call(null, endpoint.method, path, body, headers)
      : await company.admin(endpoint.method, path, body, headers);
  return { answer, before, path };
}

test('the operations of the contract that write are those of its sections 4 and 5', () => {
  const all = [...endpoints, ...oauth].filter(({ method }) => method !== 'GET');
  const marked = all.filter(isOfContract).map(({ method, path }) => `${method} ${path}`);
  expect(marked.toSorted()).toEqual(contractWrites.toSorted());
});

describe('an invented field', () => {
  const byPromise = Object.groupBy(writes, (one) => (isOfContract(one) ? 'contract' : 'other'));

  test.each(byPromise.contract ?? [])(
    'is named and has no effect: $method $path',
    async (endpoint) => {
      const acme = await openCompany();
      const { answer } = await sendWith(acme, endpoint, { [INVENTED]: true });
      expect(answer.status, answer.text).toBe(endpoint.terms.status ?? 200);
      expect(unknownIn(answer)).toBe(INVENTED);
    },
  );

  test.each(byPromise.other ?? [])(
    'is refused, nothing is done, and it is the only reason: $method $path',
    async (endpoint) => {
      const acme = await openCompany();
      const { answer, before, path } = await sendWith(acme, endpoint, { [INVENTED]: true });
      expect(answer, answer.text).toMatchObject(REFUSED);
      expect(Object.keys(answer.body.errors)).toEqual([INVENTED]);
      expect(unknownIn(answer)).toBeNull();
      expect(await traces(acme)).toEqual(before);
      const without = await sendWith(acme, endpoint, {}, path);
      expect(without.answer.status, without.answer.text).toBe(endpoint.terms.status ?? 200);
      expect(unknownIn(without.answer)).toBeNull();
    },
  );

  test.each(byPromise.contract ?? [])(
    'is the only reason: $method $path takes the same without it',
    async (endpoint) => {
      const acme = await openCompany();
      const { answer } = await sendWith(acme, endpoint, {});
      expect(answer.status, answer.text).toBe(endpoint.terms.status ?? 200);
      expect(unknownIn(answer)).toBeNull();
    },
  );
});

describe('a misspelt field', () => {
  test('of a dry run does not become the deed', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply({ files: [] });
    const body = { action: 'reject', ids: [id], dryrun: true };
    const answer = await acme.recruiter('POST', '/api/candidate-job/bulk', body);
    expect(answer).toMatchObject({
      ...REFUSED,
      body: { errors: { dryrun: [expect.any(String)] } },
    });
    expect(await acme.showApplication({ id })).toMatchObject({ status: 'active', emails: [] });
  });

  test('of an operation without a body does not become the deed', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply({ files: [] });
    const rejection = { action: 'reject', ids: [id] };
    const bulk = await acme.recruiter<{ bulk_id: number }>(
      'POST',
      '/api/candidate-job/bulk',
      rejection,
    );
    const undo = `/api/candidate-job/bulk/${bulk.body.data.bulk_id}/undo`;
    expect(await acme.recruiter('POST', undo, { dry_run: true })).toMatchObject(REFUSED);
    expect(await acme.showApplication({ id })).toMatchObject({ status: 'rejected' });
    expect((await acme.recruiter('POST', undo, {})).status).toBe(200);
  });

  test('is named with what else is wrong, in the path too', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply({ files: [] });
    const body = { frist_name: 'Ida', phone: 'none', email: 'none' };
    const path = `/api/candidates/update/${(await acme.showApplication({ id })).candidate_id}`;
    const answer = await acme.recruiter('POST', path, body);
    expect(answer).toMatchObject(REFUSED);
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['email', 'frist_name', 'phone']);
    const nowhere = await acme.recruiter('POST', '/api/candidates/update/x', { phone: 'none' });
    expect(nowhere).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(nowhere.body.errors).toSorted()).toEqual(['id', 'phone']);
  });

  test('is named in a refusal of an operation of the contract, because it may be the reason', async () => {
    const acme = await openCompany();
    const answer = await acme.recruiter('POST', '/api/jobs/store', { titel: 'Baker' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual(['title']);
    expect(unknownIn(answer)).toBe('titel');
    const gone = await acme.recruiter('POST', '/api/jobs/update/1', { titel: 'Baker' });
    expect([gone.status, unknownIn(gone)]).toEqual([404, 'titel']);
  });

  test('is named in the replay of an answer too', async () => {
    const acme = await openCompany();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const store = () =>
      acme.recruiter('POST', '/api/jobs/store', { title: 'Baker', sallary: 1 }, headers);
    const [first, again] = [await store(), await store()];
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([unknownIn(first), unknownIn(again)]).toEqual(['sallary', 'sallary']);
  });

  test('can be read by scripts of other sites', async () => {
    const acme = await openCompany();
    const answer = await acme.recruiter('POST', '/api/jobs/store', { title: 'Baker', x: 1 });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Unknown-Fields');
  });
});

describe('a field inside another', () => {
  test.each([
    [{ stages: [{ nmae: 'Test', name: 'Test', type: 'screening' }] }, 'stages.0.nmae'],
    [
      {
        stages: [
          { name: 'A', type: 'other', email_template: { subject: 'A', body: 'B', cc: 'c' } },
        ],
      },
      'stages.0.email_template.cc',
    ],
  ])('is named with its path: %j', async (more, named) => {
    const acme = await openCompany();
    const stages = [...more.stages, { name: 'Hired', type: 'hired' }];
    const answer = await acme.admin('POST', '/api/company-pipline/store', { name: 'A', stages });
    expect([answer.status, unknownIn(answer)]).toEqual([201, named]);
  });

  test('is refused with its path by operations beyond the contract', async () => {
    const acme = await openCompany();
    const question = await acme.addQuestion();
    const job = await acme.postJob();
    const cases = [
      [
        `/api/jobs/${job.hash_id}/application-form`,
        { questions: [{ question_id: question.id, isrequired: true }] },
        'questions.0.isrequired',
      ],
      [
        `/api/jobs/${job.hash_id}/application-form`,
        {
          questions: [
            { question_id: question.id, rule: { operator: 'is', value: true, efect: 'reject' } },
          ],
        },
        'questions.0.rule.efect',
      ],
      [
        '/api/questions/store',
        {
          key: 'shift',
          kind: 'single_choice',
          labels: { en: 'Shift' },
          options: [
            { id: 'a', labels: { en: 'A' }, lable: 'A' },
            { id: 'b', labels: { en: 'B' } },
          ],
        },
        'options.0.lable',
      ],
      [
        '/api/custom-fields/store',
        {
          key: 'shift',
          kind: 'single_choice',
          label: 'S',
          options: [{ key: 'a', label: 'A', l: 1 }],
        },
        'options.0.l',
      ],
      [
        '/api/candidates/store',
        { first_name: 'Ada', links: [{ url: 'https://a.example', typ: 'x' }] },
        'links.0.typ',
      ],
      [
        '/api/hiring-settings',
        { rejection_template: { subject: 'A', body: 'B', cc: 'c' } },
        'rejection_template.cc',
      ],
    ] as const;
    for (const [path, body, named] of cases) {
      const answer = await acme.admin('POST', path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 422, 'unknown_field']);
      expect(Object.keys(answer.body.errors)).toEqual([named]);
    }
  });

  test('of the career page is named by the kind of its section', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update/${acme.id}`;
    const sections = [
      { kind: 'Values', html: '<p>A</p>' },
      { kind: 'people', people: [{ name: 'Ada', roll: 'Baker' }] },
    ];
    for (const field of ['career_page_settings', 'career_page_draft']) {
      const answer = await acme.admin('POST', path, { [field]: { headline: 'A', sections } });
      expect(answer.status, answer.text).toBe(200);
      expect(unknownIn(answer)).toBe(`${field}.sections.0.html, ${field}.sections.1.people.0.roll`);
    }
    const own = await acme.admin('POST', path, { career_page_settings: { shows_team: true } });
    expect([own.status, unknownIn(own)]).toEqual([200, null]);
    const draft = await acme.admin('POST', path, { career_page_draft: { headlnie: 'A' } });
    expect(unknownIn(draft)).toBe('career_page_draft.headlnie');
  });

  test('of what only the record has is not looked into', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const body = { pipeline: { anything: 1 }, office: null, custom_missing: [] };
    const answer = await acme.recruiter('POST', `/api/jobs/update/${job.id}`, body);
    expect([answer.status, unknownIn(answer)]).toEqual([200, null]);
  });
});

describe('a form', () => {
  test('has its unknown fields named', async () => {
    const acme = await openCompany();
    const { hash_id: jobId } = await acme.postJob();
    const form = applicationForm({ job_id: jobId, files: [{ name: 'cover', content: 'Hello' }] });
    const answer = await acme.recruiter(
      'POST',
      '/api/candidate-job/store',
      form.body,
      form.headers,
    );
    expect([answer.status, unknownIn(answer)]).toEqual([201, 'cover']);
  });

  test('has a file under a misspelt name named, or refused', async () => {
    const acme = await openCompany();
    const { hash_id: jobId } = await acme.postJob();
    const file = { filename: 'cv.pdf', content: pdf('A CV') };
    const form = applicationForm({ job_id: jobId, files: [{ name: 'cv_file', ...file }] });
    const answer = await acme.recruiter<ApplicationDetail>('POST', STORE, form.body, form.headers);
    expect([answer.status, unknownIn(answer)]).toEqual([201, 'cv_file']);
    const path = `/api/candidates/store-document/${answer.body.data.candidate_id}`;
    const [kind, right] = [
      { name: 'kind', content: 'certificate' },
      { name: 'file', ...file },
    ];
    const two = formOf([kind, right, { name: 'fiel', ...file }]);
    const refused = await acme.recruiter('POST', path, two.body, two.headers);
    expect(refused).toMatchObject({ ...REFUSED, body: { errors: { fiel: [expect.any(String)] } } });
    const one = formOf([kind, right]);
    expect((await acme.recruiter('POST', path, one.body, one.headers)).status).toBe(201);
  });

  test('as urlencoded fields of a token request has them named, and the token is issued or refused as ever', async () => {
    const response = await send(`${API}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=x&client_id=y&audience=z&audiense=',
    });
    expect(response.status).toBe(401);
    expect(unknownIn(response)).toBe('audience, audiense');
    const revoked = await send(`${API}/api/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x', tokens: 'y' }),
    });
    expect([revoked.status, unknownIn(revoked)]).toEqual([200, 'tokens']);
  });
});

describe('the header', () => {
  test.each([
    ['a\r\nSet-Cookie: b=1', 'a%0D%0ASet-Cookie%3A%20b%3D1'],
    ['a,b', 'a%2Cb'],
    ['€', '%E2%82%AC'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['toString', 'toString'],
  ])('names a field in a form that is safe: %s', async (name, named) => {
    const acme = await openCompany();
    const body = `{"title":"Baker",${JSON.stringify(name)}:1}`;
    const answer = await acme.recruiter('POST', '/api/jobs/store', body, {
      'content-type': 'application/json',
    });
    expect([answer.status, unknownIn(answer)]).toEqual([201, named]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('has at most 20 names, and a refusal at most 50', async () => {
    const acme = await openCompany();
    const names = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const fields = Object.fromEntries(names.map((name) => [name, 1]));
    const answer = await acme.recruiter('POST', '/api/jobs/store', { title: 'Baker', ...fields });
    expect(unknownIn(answer)).toBe(names.slice(0, 20).join(', '));
    const refused = await acme.recruiter('POST', '/api/tags/store', { name: 'A', ...fields });
    expect(Object.keys(refused.body.errors)).toEqual(names.slice(0, 50));
  });
});

test('a body that is not JSON is ignored where none is taken, and nothing of it is named', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply({ files: [] });
  const path = `/api/candidate-job/hire/${id}`;
  const answer = await acme.recruiter('POST', path, 'x', { 'content-type': 'text/plain' });
  expect([answer.status, unknownIn(answer)]).toEqual([200, null]);
});

describe('an argument of a tool', () => {
  test('that is unknown is refused at any depth, and nothing is done', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ files: [] });
    const token = await acme.token('Recruiter');
    const before = await traces(acme);
    const links = [{ url: 'https://a.example', knd: 'github' }];
    const { failure } = await callTool(token, 'update_candidate', {
      candidate_id: id,
      first_name: 'Ida',
      links,
      lastname: 'B',
    });
    expect(Object.keys(failure.errors).toSorted()).toEqual(['lastname', 'links.0.knd']);
    expect(await traces(acme)).toEqual(before);
  });

  test('that is wrong is named with the others, whether it goes into the path or the body', async () => {
    const acme = await openCompany();
    const given = { candidate_id: 0, email: 'none', phone: 'none' };
    const { failure } = await callTool(await acme.token('Recruiter'), 'update_candidate', given);
    expect(Object.keys(failure.errors).toSorted()).toEqual(['candidate_id', 'email', 'phone']);
  });
});
