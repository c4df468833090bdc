/** Tests exports of lists: what they hold, who may have them, how their files are served, and what survives a failure. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dataExports } from '#data/tables/exports.ts';
import type { PublicCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import { continueExport } from '#recruiting/transfers/actions/write-export.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openBindings } from '../support/faults/bindings.ts';
import type { Fault } from '../support/faults/bindings.ts';
import { db, operator } from '../support/operator.ts';
import {
  advance,
  askForExport,
  exported,
  fileOf,
  finishExport,
  textOf,
  uploadImport,
} from '../support/transfers.ts';
import { tick } from '../support/ticks.ts';
import { see } from '../support/uploads.ts';
import { withReader } from '../support/with-reader.ts';

const PATH = '/api/exports';

function ask(acme: Company, body: object) {
  return acme.admin<Export>('POST', `${PATH}/store`, body);
}

async function show(acme: Company, id: number): Promise<Export> {
  return (await acme.admin<Export>('GET', `${PATH}/show/${id}`)).body.data;
}

/** Does one slice of a record at a time, as long lists do. */
async function inSlices(ctx: () => PublicCtx, id: number): Promise<number> {
  let count = 0;
  while (await continueExport(ctx(), id, 1)) count++;
  return count;
}

describe('an export of a list', () => {
  test('has a line for each record, with the columns of the API, as CSV', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ first_name: 'Zoë, "Z"', phone: '+44 20 7946 0018' });
    await acme.apply({ first_name: '=HYPERLINK("x")' });
    const file = await exported(acme, { entity: 'applications' });
    expect(file).toMatchObject({ status: 'finished', format: 'csv', rows: 2, error: null });
    const [header = '', first = '', second = '', end] = (await textOf(file)).split('\r\n');
    expect(header.split(',').slice(0, 7)).toEqual([
      '\uFEFFid',
      'candidate_job_id',
      'candidate_id',
      'first_name',
      'last_name',
      'email',
      'phone',
    ]);
    expect(header).toContain('job.title,stage.id,stage.name');
    expect(first).toContain(`${made.id},${made.id},${made.candidate_id},"Zoë, ""Z""",`);
    expect(first).toContain(`,'+44 20 7946 0018,+442079460018,`);
    expect(second).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(end).toBe('');
    expect(file.size).toBe((await fileOf(file)).bytes.byteLength);
  });

  test('has the record of the API in each line as NDJSON', async () => {
    const acme = await openCompany();
    await acme.apply();
    const added = await acme.recruiter<{ id: number }>('POST', '/api/candidates/store', {
      first_name: 'Grace',
    });
    const file = await exported(acme, { entity: 'candidates', format: 'ndjson' });
    const lines = (await textOf(file)).trimEnd().split('\n');
    const { body } = await acme.viewer<Page<unknown>>('GET', '/api/candidates/index?sort=oldest');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(body.data.data);
    expect(lines.at(-1)).toContain(String(added.body.data.id));
  });

  test('has only what the filters or the saved view match', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply();
    await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
    await acme.apply();
    const query = { status: 'rejected' };
    const ids = async (body: object) =>
      (await textOf(await exported(acme, { format: 'ndjson', ...body })))
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(await ids({ entity: 'applications', query })).toEqual([id]);
    const view = await acme.admin<{ id: number }>('POST', '/api/saved-views/store', {
      name: 'Rejected',
      entity: 'applications',
      query,
    });
    expect(await ids({ view_id: view.body.data.id })).toEqual([id]);
    expect(await exported(acme, { entity: 'candidates', query })).toMatchObject({ rows: 1 });
  });

  test('has a column for each custom field', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'shift' });
    await acme.openField({ key: 'constructor', kind: 'number' });
    const { candidate_id: id } = await acme.apply({ files: [] });
    await acme.recruiter('POST', `/api/candidates/update/${id}`, { custom: { shift: '=night' } });
    const [header = '', line = ''] = (
      await textOf(await exported(acme, { entity: 'candidates' }))
    ).split('\r\n');
    const at = header.split(',').indexOf('custom.shift');
    expect(header.split(',')[at + 1]).toBe('custom.constructor');
    expect(header.split(',')).not.toContain('custom');
    expect(line).toContain(",'=night,,");
  });

  test('runs nothing in a spreadsheet that separates by semicolons, and comes back as it was', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const texts = [
      "a;=cmd|' /C calc'!A0;b",
      'a;"=1+1;b',
      'a\n@SUM(1)\n- one\n- two',
      'a\t+1',
      "'=1",
      "a;''=1",
      '\uFF1D1',
      'a;b, c; -1',
    ];
    for (const company of [acme, other])
      await company.openField({ key: 'about', kind: 'long_text' });
    for (const about of texts) {
      const person = { first_name: 'Ada', custom: { about } };
      const added = await acme.recruiter('POST', '/api/candidates/store', person);
      expect(added.status, added.text).toBe(201);
    }
    const csv = await textOf(await exported(acme, { entity: 'candidates' }));
    const cells = csv.split(/[;\t\r\n]/u).map((cell) => cell.replace(/^"*/u, ''));
    expect(cells.filter((cell) => /^[=+\-@\uFF1D]/u.test(cell))).toEqual([]);

    const checked = await uploadImport(other, csv);
    expect(checked, checked.error ?? '').toMatchObject({ status: 'checked' });
    await advance(other, 'start', checked);
    const path = '/api/candidates/index?sort=oldest';
    const { body } = await other.viewer<Page<{ custom: { about: string } }>>('GET', path);
    expect(body.data.data.map(({ custom }) => custom.about)).toEqual(texts);
  });

  test.each([
    ['search-key', /no view and no export/u],
    ['cursor', /not a filter of the list/u],
  ])('is refused with %s, and told why', async (name, message) => {
    const acme = await openCompany();
    const body = { entity: 'candidates', query: { [name]: 'ada' } };
    const { status, body: answer } = await acme.admin('POST', '/api/exports/store', body);
    expect(status).toBe(422);
    expect(answer.errors).toEqual({ [`query.${name}`]: [expect.stringMatching(message)] });
  });

  test('of nothing has a header, and as NDJSON no byte', async () => {
    const acme = await openCompany();
    const csv = await exported(acme, { entity: 'candidates' });
    expect(await textOf(csv)).toMatch(/^\uFEFFid,first_name,.*\r\n$/u);
    const ndjson = await exported(acme, { entity: 'candidates', format: 'ndjson' });
    expect(ndjson).toMatchObject({ rows: 0, size: 0 });
    expect(await textOf(ndjson)).toBe('');
  });

  test('is audited when it is asked for, with the count when it is finished, and when it is downloaded', async () => {
    const acme = await openCompany();
    await acme.apply();
    const before = (await acme.audited()).length;
    const file = await exported(acme, { entity: 'applications' });
    await fileOf(file);
    const entries = (await acme.audited()).slice(before);
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['export.create', file.id],
      ['export.finish', file.id],
      ['export.download', file.id],
    ]);
    expect(entries[1]?.changes).toMatchObject({ rows: { from: 0, to: 1 } });
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'export.finished',
      data: { export_id: file.id, status: 'finished', rows: 1 },
    });
  });

  test('is listed with the newest first', async () => {
    const acme = await openCompany();
    const [first, second] = [
      await askForExport(acme, { entity: 'candidates' }),
      await askForExport(acme, { entity: 'applications' }),
    ];
    const { body } = await acme.admin<Page<Export>>('GET', `${PATH}/index`);
    expect(body.data.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('the file of an export', () => {
  test('is served as an attachment by a link that a change of any part breaks', async () => {
    const acme = await openCompany();
    const file = await exported(acme, { entity: 'candidates' });
    const { status, headers } = await fileOf(file);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidates-.*\.csv"/u,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const link = new URL(file.url ?? '');
    for (const name of ['expires', 'by', 'signature']) {
      const other = new URL(link);
      other.searchParams.set(name, '1');
      expect((await see(`${other.pathname}${other.search}`)).status, name).toBe(404);
    }
    const others = await exported(await openCompany(), { entity: 'candidates' });
    const path = `${new URL(others.url ?? '').pathname}${link.search}`;
    expect((await see(path)).status).toBe(404);
  });

  test('is gone after 24 hours, and its link after 15 minutes', async () => {
    const acme = await openCompany();
    const file = await exported(acme, { entity: 'candidates' });
    const at = Date.parse(file.finished_at ?? '');
    setClock(at + 16 * MINUTE_MS);
    expect((await fileOf(file)).status).toBe(404);
    expect((await fileOf(await show(acme, file.id))).status).toBe(200);
    setClock(at + DAY_MS + MINUTE_MS);
    expect(await show(acme, file.id)).toMatchObject({ status: 'expired', url: null });
    expect(await filesAfterTicks(acme, at + DAY_MS + MINUTE_MS)).toEqual([]);
  });
});

describe('an export is refused', () => {
  test.each([
    [{}, 'entity'],
    [{ entity: 'jobs' }, 'entity'],
    [{ entity: 'applications', format: 'xlsx' }, 'format'],
    [{ entity: 'applications', format: 'bundle' }, 'format'],
    [{ entity: 'company', format: 'csv' }, 'format'],
    [{ entity: 'company', query: { status: 'active' } }, 'query'],
    [{ entity: 'applications', query: { 'search-key': 'Ada' } }, 'query.search-key'],
    [{ entity: 'applications', query: { status: 'lost' } }, 'query.status'],
    [{ view_id: 1 }, 'view_id'],
    [{ view_id: 1, entity: 'applications' }, 'view_id'],
  ])('with 422 for %j, naming %s', async (body, field) => {
    const acme = await openCompany();
    expect(await ask(acme, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.anything() } },
    });
  });

  test('with 422 for an id of another company, as for one that nobody has', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { id } = await other.postJob();
    const answers = [id, 1].map((job) =>
      ask(acme, { entity: 'applications', query: { job_id: String(job) } }),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { 'query.job_id': expect.anything() } },
      });
    }
    const view = await other.admin<{ id: number }>('POST', '/api/saved-views/store', {
      name: 'All',
      entity: 'applications',
      query: {},
      is_shared: true,
    });
    expect((await ask(acme, { view_id: view.body.data.id })).status).toBe(422);
  });

  test('with 422 while five others run', async () => {
    const acme = await openCompany();
    const dueAt = new Date(Date.now() + DAY_MS);
    for (let count = 0; count < 5; count++) {
      const { id } = await askForExport(acme, { entity: 'candidates' });
      await finishExport(acme, { id });
      await db.update(dataExports).set({ dueAt }).where(eq(dataExports.id, id));
    }
    expect(await ask(acme, { entity: 'candidates' })).toMatchObject({
      status: 422,
      body: { errors: { entity: ['At most 5 exports of a company run at a time.'] } },
    });
  });

  test('with 403 for a bundle without the scopes of jobs and of the company', async () => {
    const acme = await openCompany();
    const limited = acme.acting('Admin', ['applicants:read']);
    expect(await limited('POST', `${PATH}/store`, { entity: 'company' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });
});

describe('a bundle that another client has exported', () => {
  test('has no link for a token that may not export one', async () => {
    const acme = await openCompany();
    const { id, url } = await exported(acme, { entity: 'company' });
    expect(url).toMatch(/^https/u);
    const limited = acme.acting('Admin', ['applicants:read']);
    const shown = await limited<Export>('GET', `${PATH}/show/${id}`);
    expect(shown).toMatchObject({ status: 200, body: { data: { status: 'finished', url: null } } });
    const listed = await limited<Page<Export>>('GET', `${PATH}/index`);
    expect(listed.body.data.data).toEqual([shown.body.data]);
  });

  test('leaves lists their link', async () => {
    const acme = await openCompany();
    const { id } = await exported(acme, { entity: 'candidates' });
    const limited = acme.acting('Admin', ['applicants:read']);
    const shown = await limited<Export>('GET', `${PATH}/show/${id}`);
    expect(shown.body.data.url).toMatch(/^https/u);
  });
});

describe('an export that is interrupted', () => {
  test('goes on from its last slice, and has every record once', async () => {
    const acme = await openCompany();
    for (let count = 0; count < 3; count++) await acme.apply({ files: [] });
    const whole = await textOf(await exported(acme, { entity: 'applications' }));
    const { id } = await askForExport(acme, { entity: 'applications' });
    const calls = await withFault(null, id);
    for (const how of ['before', 'after'] as const) {
      for (let at = 1; at <= calls; at++) {
        const file = await askForExport(acme, { entity: 'applications' });
        await withFault({ how, at }, file.id);
        // The lease of what has failed ends.
        const [row] = await db.select().from(dataExports).where(eq(dataExports.id, file.id));
        if (row?.dueAt) {
          await db
            .update(dataExports)
            .set({ dueAt: new Date(Date.now() - MINUTE_MS) })
            .where(eq(dataExports.id, file.id));
        }
        await inSlices(operator, file.id);
        expect(await textOf(await show(acme, file.id)), `${how} ${at}`).toBe(whole);
      }
    }
  });
});

test('an export has 100,000 records, and fails with one more', async () => {
  const acme = await openCompany();
  await acme.apply({ files: [] });
  const exportAfter = async (rowCount: number) => {
    const asked = await askForExport(acme, { entity: 'applications' });
    await db.update(dataExports).set({ rowCount }).where(eq(dataExports.id, asked.id));
    return finishExport(acme, asked);
  };
  expect(await exportAfter(99_999)).toMatchObject({ status: 'finished', rows: 100_000 });
  const failed = await exportAfter(100_000);
  expect(failed).toMatchObject({ status: 'failed', error: 'too_many_rows', url: null });
  expect((await acme.announced()).at(-1)).toMatchObject({
    event: 'export.finished',
    data: { export_id: failed.id, status: 'failed' },
  });
});

/** Does one slice with a call that fails; returns the number of calls. */
async function withFault(fault: Fault | null, id: number): Promise<number> {
  const { env: bindings, calls } = openBindings(fault);
  const execution = createExecutionContext();
  const ctx = publicContext(openBackgroundServices(withReader(bindings), execution), new Date());
  await continueExport(ctx, id).catch(() => {});
  await waitOnExecutionContext(execution);
  return calls.length;
}

test('the link of an export is one of the API host', async () => {
  const file = await exported(await openCompany(), { entity: 'candidates' });
  expect(file.url).toMatch(new RegExp(`^${API}/files/exports/\\d+\\?`, 'u'));
});

describe('erasing a candidate', () => {
  test('deletes the files of exports of the company alone, and ends those that are written', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const made = await acme.apply({ files: [] });
    await other.apply({ files: [] });
    const done = await exported(acme, { entity: 'candidates' });
    const bundle = await exported(acme, { entity: 'company' });
    const theirs = await exported(other, { entity: 'candidates' });
    const open = await askForExport(acme, { entity: 'applications', format: 'ndjson' });
    const erased = await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    expect(erased.status).toBe(200);
    for (const one of [done, bundle]) {
      expect((await fileOf(one)).status).toBe(404);
      const shown = await acme.admin<Export>('GET', `/api/exports/show/${one.id}`);
      expect(shown.body.data).toMatchObject({ status: 'expired', url: null });
    }
    expect(await finishExport(acme, open)).toMatchObject({
      status: 'failed',
      error: 'candidate_erased',
      url: null,
    });
    expect((await fileOf(theirs)).status).toBe(200);
    const later = Date.now() + MINUTE_MS;
    setClock(later);
    expect(await filesAfterTicks(acme, later)).toEqual([]);
    expect((await exported(acme, { entity: 'candidates' })).status).toBe('finished');
  });
});

/** The files of exports that are left. A run of the cron deletes a bounded number of files, those of other tests first. */
async function filesAfterTicks(company: Company, at: number): Promise<string[]> {
  const kept = async () => {
    const files = await env.FILES.list({ prefix: `exports/${company.id}/` });
    return files.objects.map(({ key }) => key);
  };
  for (let run = 0; run < 10 && (await kept()).length > 0; run++) await tick(at);
  return kept();
}
