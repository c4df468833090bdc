/** What callers send that nobody should: never a 5xx, always the field, never a trace in the store (decisions: Conventions). */
import { describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { API, call, fresh, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const STORE = '/api/jobs/store';
const LIST = '/api/jobs/index';

function store(acme: Company, body: unknown, headers?: Record<string, string>) {
  return acme.recruiter<Job>('POST', STORE, body, headers);
}

async function expectUntouched(acme: Company) {
  expect(await acme.audited()).toEqual([]);
  expect(await acme.announced()).toEqual([]);
}

describe('the query', () => {
  test.each(['page=1&page=2', 'page=1&page=1', 'subdomain=a&subdomain=b', 'x=1&x=2', 'x&x'])(
    'refuses a repeated query parameter (400): %s',
    async (query) => {
      const acme = await openCompany();
      const [name = ''] = query.split(/[=&]/u);
      for (const path of [LIST, '/api/jobs/create', '/api/locations/jobs']) {
        const answer = await acme.viewer('GET', `${path}?${query}`);
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'repeated_parameter', errors: { [name]: [expect.any(String)] } },
        });
      }
    },
  );

  test.each(['%', '%2', '%zz', '%E0%A4%A', '%C3%28', '%FF', '%ED%A0%80', '%F5%80%80%80'])(
    'refuses a query that is not percent-encoded UTF-8 (400): %s',
    async (text) => {
      const acme = await openCompany();
      for (const query of [`search-key=${text}`, `${text}=1`, `unknown=a${text}.`]) {
        for (const path of [LIST, '/api/locations/jobs']) {
          expect(await acme.viewer('GET', `${path}?${query}`)).toMatchObject({
            status: 400,
            body: { code: 'malformed_url' },
          });
        }
      }
    },
  );

  test('refuses U+0000 in a query and names the field (422)', async () => {
    const acme = await openCompany();
    for (const [path, field] of [
      [`${LIST}?search-key=a%00b`, 'search-key'],
      [`${LIST}?unknown=%00`, 'unknown'],
      ['/api/locations/jobs?city=%00', 'city'],
    ] as const) {
      const answer = await acme.viewer('GET', path);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    const name = await acme.viewer('GET', `${LIST}?a%00b=1`);
    expect(name).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[page]'])(
    'ignores a query parameter named %s',
    async (name) => {
      const acme = await openCompany();
      for (const path of [LIST, '/api/jobs/create', fresh('/api/locations/jobs')]) {
        const url = `${path}${path.includes('?') ? '&' : '?'}${name}=1`;
        expect((await acme.viewer('GET', url)).status).toBe(200);
      }
    },
  );

  test('refuses a URL longer than 8,192 characters (413)', async () => {
    const acme = await openCompany();
    expect((await acme.viewer('GET', `${LIST}?x=${'a'.repeat(9000)}`)).status).toBe(413);
  });

  test('answers a query of a thousand parameters', async () => {
    const acme = await openCompany();
    const query = Array.from({ length: 1000 }, (_, index) => `p${index}=`).join('&');
    expect((await acme.viewer('GET', `${LIST}?${query}`)).status).toBe(200);
  });
});

describe('the path', () => {
  const ids = [
    '0',
    '-1',
    '1e3',
    '1.5',
    '00',
    '9007199254740993',
    '99999999999999999999',
    'null',
    '0x10',
    '١',
    '%00',
    '%20',
    "1'--",
    '..%2f',
    'a'.repeat(65),
  ];

  test.each(ids)('answers %s as an id in the path with 422 or 404', async (id) => {
    const acme = await openCompany();
    for (const [method, path, body] of [
      ['GET', '/api/company-offices/show/'],
      ['POST', '/api/company-offices/update/', {}],
      ['DELETE', '/api/company-offices/destroy/'],
      ['GET', '/api/jobs/show/'],
      ['POST', '/api/jobs/update/', {}],
      ['POST', '/api/jobs/update-status/', { status: 'Live' }],
      ['POST', '/api/jobs/republish/'],
      ['DELETE', '/api/jobs/destroy/'],
      ['GET', '/api/plugins/webhooks/'],
      ['PUT', '/api/plugins/webhooks/', {}],
      ['DELETE', '/api/plugins/webhooks/'],
    ] as const) {
      const answer = await acme.admin(method, `${path}${id}`, body);
      expect([404, 422], `${method} ${path}${id}: ${answer.text}`).toContain(answer.status);
    }
    for (const end of ['analytics', 'applicant-job']) {
      expect([404, 422]).toContain((await acme.admin('GET', `/api/jobs/${id}/${end}`)).status);
    }
    for (const end of ['test', 'rotate-secret', `deliveries/${crypto.randomUUID()}/redeliver`]) {
      const answer = await acme.admin('POST', `/api/plugins/webhooks/${id}/${end}`);
      expect([404, 422], answer.text).toContain(answer.status);
    }
    expect([404, 422]).toContain(
      (await call(null, 'POST', `/api/central/jobs/${id}/favorite`)).status,
    );
  });

  test.each(['0', '00', '9007199254740993', '99999999999999999999', '%00'])(
    'refuses %s as an id and names the field (422)',
    async (id) => {
      const acme = await openCompany();
      for (const [path, field] of [
        [`/api/company-offices/show/${id}`, 'id'],
        [`/api/jobs/show/${id}`, 'hash_id'],
        [`/api/jobs/${id}/analytics`, 'hash_id'],
      ] as const) {
        const answer = await acme.admin('GET', path);
        expect(answer.status).toBe(422);
        expect(Object.keys(answer.body.errors)).toEqual([field]);
      }
    },
  );

  test.each(['%E0%A4%A', '%', '%FF'])(
    'refuses a path that is not percent-encoded UTF-8 (400): %s',
    async (part) => {
      const acme = await openCompany();
      expect(await acme.viewer('GET', `/api/jobs/search/${part}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed_url' },
      });
    },
  );

  test('refuses U+0000 anywhere in a path', async () => {
    const acme = await openCompany();
    const answer = await acme.viewer('GET', '/api/jobs/search/a%00b');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['key']);
  });

  test.each([
    '/api',
    '/api/',
    '/api/jobs',
    '/api/jobs/index/',
    '/api/jobs/index/1',
    '/api/jobs/show/',
    '/API/JOBS/INDEX',
    '/api//jobs/index',
    '/api/companies/nothing',
    '/.env',
    '/api/jobs/show/a/b',
  ])('%s is an unknown path (404)', async (path) => {
    const acme = await openCompany();
    expect(await acme.admin('GET', path)).toMatchObject({
      status: 404,
      body: { success: false, code: 'unknown_path', request_id: expect.any(String) },
    });
  });
});

describe('the body', () => {
  test.each([
    ['none', undefined],
    ['text/plain', 'text/plain'],
    ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
    ['multipart/form-data', 'multipart/form-data; boundary=x'],
    ['application/jsonp', 'application/jsonp'],
    ['text/json', 'text/json'],
    ['application/problem+json', 'application/problem+json'],
    ['application/vnd.acme.v2+json', 'application/vnd.acme.v2+json'],
    ['nonsense', 'json'],
    ['empty', ''],
  ])('refuses a body of another media type (415): %s', async (_, type) => {
    const acme = await openCompany();
    const token = await acme.token('Recruiter');
    const response = await send(`${API}${STORE}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(type !== undefined && { 'content-type': type }),
      },
      body: new TextEncoder().encode('{"title":"Baker"}'),
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
    await expectUntouched(acme);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'names a field that is called as a property of every object is (422): %s',
    async (field) => {
      const acme = await openCompany();
      const answer = await store(acme, `{"title":"Baker","${field}":"a\\u0000b"}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      await expectUntouched(acme);
    },
  );

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
    'application/json ; charset=utf-8',
  ])('reads a JSON body sent as %s', async (type) => {
    const acme = await openCompany();
    const answer = await store(acme, '{"title":"Baker"}', { 'content-type': type });
    expect(answer).toMatchObject({ status: 201, body: { data: { title: 'Baker' } } });
  });

  test.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['half an object', '{"title":"Baker"'],
    ['trailing garbage', '{"title":"Baker"}x'],
    ['two objects', '{"title":"Baker"}{}'],
    ['a trailing comma', '{"title":"Baker",}'],
    ['single quotes', "{'title':'Baker'}"],
    ['a comment', '{"title":"Baker"/**/}'],
    ['a bare word', 'title'],
    ['NaN', '{"title":"Baker","min_salary":NaN}'],
    ['a raw line break in a string', '{"title":"Ba\nker"}'],
    ['a form', 'title=Baker'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['an overlong slash', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
    ['a surrogate in UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ])('refuses a body that is not JSON in UTF-8 (400): %s', async (_, body) => {
    const acme = await openCompany();
    const answer = await store(acme, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    await expectUntouched(acme);
  });

  test.each([
    ['objects', '{"title":', '}'],
    ['arrays', '[', ']'],
  ])('refuses a body of 100,000 levels of %s (400)', async (_, open, close) => {
    const acme = await openCompany();
    for (const text of [open.repeat(90_000) + close.repeat(90_000), open.repeat(100_000)]) {
      expect(await store(acme, text)).toMatchObject({
        status: 400,
        body: { code: 'json_too_deep' },
      });
    }
  });

  test('accepts a body of 32 levels and refuses 33; brackets in strings do not count', async () => {
    const acme = await openCompany();
    const nested = (levels: number) =>
      `{"title":"[[[{{{\\"[[","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(await store(acme, nested(32))).toMatchObject({
      status: 201,
      body: { data: { title: '[[[{{{"[[' } },
    });
    expect((await store(acme, nested(33))).status).toBe(400);
  });

  test.each(['[]', '[{"title":"Baker"}]', 'null', '"Baker"', '1', 'true'])(
    'refuses a body that is not an object (422): %s',
    async (text) => {
      const acme = await openCompany();
      for (const path of [STORE, '/api/company-offices/store', '/api/jobs/update/1']) {
        expect(await acme.admin('POST', path, text)).toMatchObject({
          status: 422,
          body: { code: 'invalid_input', errors: { body: [expect.any(String)] } },
        });
      }
      await expectUntouched(acme);
    },
  );

  test('refuses a body of more than a megabyte (413), with Content-Length or streamed', async () => {
    const acme = await openCompany();
    const text = JSON.stringify({ title: 'Baker', x: 'x'.repeat(2_000_000) });
    expect(await store(acme, text)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
        if (pulled > 1000) controller.close();
      },
    });
    expect(await store(acme, endless)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(pulled).toBeLessThan(1000);
    expect(
      await store(acme, '{"title":"Baker"}', { 'content-length': '2000000' }),
    ).not.toMatchObject({ status: 500 });
    await expectUntouched(acme);
  });

  test('accepts a body of exactly a megabyte, with Content-Length or streamed', async () => {
    const acme = await openCompany();
    const start = '{"title":"Baker","x":"';
    const text = `${start}${'x'.repeat(1_000_000 - start.length - 2)}"}`;
    const bytes = new TextEncoder().encode(text);
    expect(bytes.byteLength).toBe(1_000_000);
    expect((await store(acme, text)).status).toBe(201);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 1001) {
          controller.enqueue(bytes.slice(at, at + 1001));
        }
        controller.close();
      },
    });
    expect((await store(acme, stream)).status).toBe(201);
    expect((await store(acme, `${text} `)).status).toBe(413);
  });

  test.each([
    ['title', '{"title":"Ba\\u0000ker"}'],
    ['title', '{"title":"Ba\\ud800ker"}'],
    ['title', '{"title":"Ba\\udc00\\ud800ker"}'],
    ['skills.1', '{"title":"Baker","skills":["a","\\u0000"]}'],
    ['description', '{"title":"Baker","description":"<p>\\ud83d</p>"}'],
    ['unknown.deep.0.er', '{"title":"Baker","unknown":{"deep":[{"er":"\\u0000"}]}}'],
    ['unknown', '{"title":"Baker","unknown":{"a\\u0000":1}}'],
    ['body', '{"title":"Baker","a\\ud800":1}'],
  ])('refuses text that the store would change and names %s (422): %s', async (field, text) => {
    const acme = await openCompany();
    const answer = await store(acme, text);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    await expectUntouched(acme);
  });

  test('ignores fields named __proto__ and constructor', async () => {
    const acme = await openCompany();
    const text =
      '{"title":"Baker","__proto__":{"status":"Live","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    expect(await store(acme, text)).toMatchObject({
      status: 201,
      body: { data: { status: 'Draft' } },
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const { id } = await acme.postJob();
    const update = await acme.recruiter(
      'POST',
      `/api/jobs/update/${id}`,
      '{"__proto__":{"title":"X"}}',
    );
    expect(update).toMatchObject({ status: 200, body: { data: { title: 'Baker' } } });
  });

  test('takes the last of a field that is given twice in JSON', async () => {
    const acme = await openCompany();
    expect((await store(acme, '{"title":"A","title":"B"}')).body.data.title).toBe('B');
  });

  test('ignores a body where none is declared', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Expired' });
    const answer = await acme.recruiter('POST', `/api/jobs/republish/${job.id}`, '{nonsense');
    expect(answer.status).toBe(200);
  });
});

describe('what a caller may not decide', () => {
  const wishes = (other: Company) => ({
    id: 7,
    hash_id: 'b234567890',
    company_id: other.id,
    companyId: other.id,
    status_by_admin: 'rejected',
    statusByAdmin: 'rejected',
    created_at: '2000-01-01T00:00:00Z',
    createdAt: '2000-01-01T00:00:00Z',
    updated_at: '2000-01-01T00:00:00Z',
    published_at: '2000-01-01T00:00:00Z',
    expires_at: '2100-01-01T00:00:00Z',
    candidate_job_count: 99,
    application_count: 99,
    favorite_count: 99,
    listed_at: 1,
    domain_id: 1,
    urlJobApplay: 'https://evil.example/',
  });

  test('ignores fields that callers may not set in a new job and in every update of it', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = (await store(acme, { title: 'Baker', ...wishes(globex) })).body.data;
    const like = await acme.postJob();
    expect(made).toMatchObject({
      status_by_admin: 'approved',
      candidate_job_count: 0,
      published_at: null,
    });
    expect(Math.abs(made.id - like.id)).toBeLessThan(4096 * 60_000);
    expect(made.hash_id).not.toBe('b234567890');
    expect(Date.parse(made.created_at)).toBeGreaterThan(Date.UTC(2026, 0, 1));
    for (const name of [
      'update',
      'update-details',
      'update-pay-benefit',
      'update-specifications',
    ]) {
      const answer = await acme.recruiter<Job>(
        'POST',
        `/api/jobs/${name}/${made.id}`,
        wishes(globex),
      );
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { ...made, updated_at: expect.any(String) } },
      });
      expect(Date.parse(answer.body.data.updated_at)).toBeGreaterThan(Date.UTC(2026, 0, 1));
    }
    expect((await globex.viewer('GET', LIST)).body.data).toMatchObject({ total: 0 });
  });

  test('ignores fields that callers may not set in an office', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const office = await acme.openOffice({ ...wishes(globex), place_id: 1, placeId: 1 });
    expect(office.id).not.toBe(7);
    const answer = await acme.admin(
      'POST',
      `/api/company-offices/update/${office.id}`,
      wishes(globex),
    );
    expect(answer.body.data).toEqual({ ...office, updated_at: expect.any(String) });
    expect((await globex.viewer('GET', '/api/company-offices/index')).body.data).toMatchObject({
      total: 0,
    });
  });

  test('refuses the office or pipeline of another company in a job and names the field (422)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const office = await globex.openOffice();
    const theirs = await globex.postJob();
    for (const [field, value] of [
      ['office_id', office.id],
      ['company_pipline_id', theirs.company_pipline_id],
    ] as const) {
      const stored = await store(acme, { title: 'Baker', [field]: value });
      const nobodys = await store(acme, { title: 'Baker', [field]: 7 });
      expect(stored).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
      expect(stored.body.errors).toEqual(nobodys.body.errors);
    }
    await expectUntouched(acme);
  });
});

describe('text', () => {
  test.each([
    'Zażółć gęślą jaźń',
    'Ærøskøbing ß ẞ ſ İı',
    'Ο Σίσυφος ΌΣΟΣ',
    'Съешь ещё этих булок',
    'مُهَنْدِس بَرمَجيّات ٣',
    'מפתח תוכנה',
    'सॉफ़्टवेयर इंजीनियर',
    'วิศวกรซอฟต์แวร์น้ำ',
    '软件工程师 𠮷野家',
    'ソフトウェアエンジニア ｶﾞ',
    '소프트웨어 엔지니어 각',
    '👩🏽‍🚀🇩🇪 crew\u200d',
    'e\u0301 é (both)',
    'a\u202eb\u2066c',
    '\u{10ffff}\ufffd',
    "Robert'); DROP TABLE jobs;--",
    '<script>alert(1)</script> & "quotes" \\ / end',
    '${7*7} {{7*7}} %s %n',
  ])('stores and returns text unchanged: %s', async (text) => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: text, skills: [text] });
    expect(job).toMatchObject({ title: text, skills: [text] });
    const office = await acme.openOffice({
      name: text,
      address: text,
      city: text,
      country_id: 276,
    });
    expect(office).toMatchObject({ name: text, address: text, city: text });
    expect(await acme.showJob(job)).toEqual(job);
    const found = await acme.viewer('GET', `/api/jobs/search/${encodeURIComponent(text)}`);
    expect(found.body.data).toMatchObject({ total: 1, data: [{ title: text }] });
  });
});

describe('HTML', () => {
  test.each([
    ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">Hi</p>', '<p>Hi</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<style>p{display:none}</style><p>Hi</p>', '<p>Hi</p>'],
    ['<form action="/x"><input name=a><button>Go</button></form>', 'Go'],
    ['<h1>Big</h1>', '<h2>Big</h2>'],
    ['<p>a < b && c > d</p>', '<p>a &lt; b &amp;&amp; c &gt; d</p>'],
    ['<!-- comment --><p>Hi</p>', '<p>Hi</p>'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', null],
    ['<<p>script>alert(1)<</p>/script>', null],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      null,
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', null],
    ['<p/onmouseover=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=x">', ''],
    ['<object data=x></object><embed src=x><video src=x onerror=y></video>', ''],
    ['<template><p>Hi</p></template>', null],
  ])('cleans the HTML %s to %s', async (given, kept) => {
    const acme = await openCompany();
    const job = await acme.postJob({ description: given, tasks: given, requirements: given });
    for (const text of [job.description, job.tasks, job.requirements]) {
      if (kept !== null) expect(text).toBe(kept);
      expect(text).not.toMatch(
        /<(?:script|img|svg|style|iframe|form|input|base|meta|object|embed)/iu,
      );
      expect(text).not.toMatch(/<[^>]*\son\w+\s*=/iu);
    }
    const update = await acme.recruiter<Job>('POST', `/api/jobs/update/${job.id}`, {
      tasks: given,
    });
    expect(update.body.data.tasks).toBe(job.tasks);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61&#x76&#x61script&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example/',
    'file:///etc/passwd',
  ])('removes the target of a link to %j', async (href) => {
    const acme = await openCompany();
    const { description } = await acme.postJob({ description: `<a href="${href}">x</a>` });
    expect(description).toBe('<a rel="nofollow noopener ugc">x</a>');
  });

  test('keeps a link to a page and marks it nofollow, noopener and ugc', async () => {
    const acme = await openCompany();
    const { description } = await acme.postJob({
      description: '<a href="https://acme.example/?a=1&b=2" target="_blank">x</a>',
    });
    expect(description).toBe(
      '<a href="https://acme.example/?a=1&amp;b=2" rel="nofollow noopener ugc">x</a>',
    );
  });

  test('does not change HTML that was cleaned before', async () => {
    const acme = await openCompany();
    const { id, description } = await acme.postJob({
      description:
        '<h1>A & B</h1><p>&lt;script&gt; &amp;amp; <a href="https://a.example">x</a></p>',
    });
    const again = await acme.recruiter<Job>('POST', `/api/jobs/update/${id}`, { description });
    expect(again.body.data.description).toBe(description);
  });
});
