/** Deleting a company: who may ask, what stops at once, what is removed, and the certificate. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyDeletions } from '#data/tables/company-deletions.ts';
import { mails } from '#data/tables/mails.ts';
import { dataExports } from '#data/tables/exports.ts';
import { imports } from '#data/tables/imports.ts';
import { parkedOfCompany } from '#lib/parked-applications.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { enterCompany } from '#operator/companies/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { closeCompany, keepCompany } from '#recruiting/company/leaving/actions/company.ts';
import {
  continueDeletions,
  verifyCertificate,
} from '#recruiting/company/leaving/actions/removal.ts';
import { foldersOf } from '#recruiting/company/leaving/rules/removal.ts';
import type { Certificate } from '#recruiting/company/leaving/rules/removal.ts';
import { removalSteps } from '#recruiting/company/leaving/store/steps.ts';
import { keyOf } from '#recruiting/transfers/rules/exports.ts';
import { uploadKey } from '#recruiting/transfers/rules/imports.ts';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { tenantEndpoints } from '../support/access.ts';
import { authorizePath } from '../support/browser.ts';
import { call, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import { placesOf } from '../support/dump.ts';
import { mailIds, mailsSince } from '../support/mails.ts';
import {
  authorizationQuery,
  codeFields,
  PASSWORD,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  withPassword,
} from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { openFull as openFullCompany } from '../support/full-company.ts';
import {
  advance,
  exported,
  fileOf,
  recordsIn,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';
import { deliveriesOf } from '../support/webhooks.ts';
import { en } from '../support/english.ts';

const EXPORT = { entity: 'company', format: 'bundle' };
const PAGE = '/settings/delete-company';
const isImported = new Set<string>(
  entities.flatMap(({ name, isOnRecord }) => (isOnRecord ? [] : name)),
);
/** Many sign-ins and many requests take their time. */
const slow = { timeout: 120_000 };

/** When a run that has failed leaves the removal to the next one. */
const afterLease = () => new Date(Date.now() + 6 * MINUTE_MS);

const typed = (acme: Company) => ({
  company_id: String(acme.id),
  subdomain: acme.subdomain,
  current_password: PASSWORD,
});

const close = async (acme: Company, days = 0) =>
  closeCompany(await enterCompany(operator(), acme.subdomain), { confirm: acme.subdomain, days });

async function deletionOf({ id }: { id: number }) {
  const rows = await db.select().from(companyDeletions).where(eq(companyDeletions.subjectId, id));
  return rows.at(-1);
}

/** Runs the cron until the company is gone, a few slices at a time, as if it were killed after each. */
async function removeAll(acme: Company, slices: number, at?: Date): Promise<number> {
  for (let run = 1; run <= 500; run += 1) {
    await continueDeletions(operator(at), slices);
    if ((await deletionOf(acme))?.finishedAt) return run;
  }
  throw new Error(`It does not end: ${JSON.stringify(await deletionOf(acme))}`);
}

/** Rows of the company by table, of the tables that have a company_id. */
async function rowsOf({ id }: { id: number }): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    String.raw`select m.name as name from sqlite_master m, pragma_table_info(m.name) c
     where m.type = 'table' and c.name = 'company_id' and m.name not like '\_cf%' escape '\'`,
  ).all<{ name: string }>();
  const counted = await env.DB.batch<{ n: number }>(
    results.map(({ name }) =>
      env.DB.prepare(`select count(*) as n from "${name}" where company_id = ?`).bind(id),
    ),
  );
  const rows = results.map(({ name }, at) => [name, counted[at]?.results[0]?.n ?? 0] as const);
  return Object.fromEntries(rows.filter(([, n]) => n > 0));
}

/** The rows themselves, by table, and the hash of each file. */
async function contentsOf(company: { id: number }): Promise<Record<string, unknown>> {
  const tables = Object.keys(await rowsOf(company));
  const read = await env.DB.batch(
    tables.map((name) =>
      env.DB.prepare(`select * from "${name}" where company_id = ?`).bind(company.id),
    ),
  );
  const rows = tables.map((name, at) => [
    name,
    (read[at]?.results ?? []).map((row) => JSON.stringify(row)).toSorted(),
  ]);
  const pages = await Promise.all(
    foldersOf(company.id).map((prefix) => env.FILES.list({ prefix })),
  );
  const files = pages.flatMap(({ objects }) => objects.map(({ key, etag }) => `${key} ${etag}`));
  return { ...Object.fromEntries(rows), files };
}

async function filesOf({ id }: { id: number }): Promise<number> {
  const pages = await Promise.all(foldersOf(id).map((prefix) => env.FILES.list({ prefix })));
  return pages.flatMap(({ objects }) => objects).length;
}

/** Only words of letters are in the vocabulary for spelling. */
const letters = () => crypto.randomUUID().replaceAll(/[^a-f]/gu, 'x');

/** As words are in `search_word_ends`. */
const reversed = (word: string) => Array.from(word).toReversed().join('');

/** Those that are in the vocabulary for spelling. */
async function words(asked: readonly string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select word from search_words where word in (select value from json_each(?)) order by word',
  )
    .bind(JSON.stringify(asked))
    .all<{ word: string }>();
  return results.map(({ word }) => word);
}

/** Something in as many tables as the API can fill, with a word in it that is nowhere else. */
async function openFull(word: string): Promise<Company> {
  const acme = await openCompany({ name: `Acme ${word}` });
  await acme.hook();
  const token = await acme.token('Admin');
  for (const endpoint of tenantEndpoints) {
    const { method, path } = endpoint;
    if (method !== 'POST' || path.startsWith('/api/exports')) continue;
    const { body, headers } = await leastRequest(acme, endpoint);
    await call(token, method, await pathFor(acme, path), body, headers);
  }
  await acme.postJob({ status: 'Live', title: `Driver of ${word}`, skills: [`${word}ing`] });
  const { id } = await acme.apply({ first_name: word });
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${id}`, { note: `On ${word}.` });
  await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, {
    subject: `Dear ${word}`,
    body: `<p>${word}</p>`,
  });
  return acme;
}

describe('asking for the deletion of a company', slow, () => {
  test('needs the name, the password and the role; then access ends, and it can be canceled', async () => {
    const acme = await openCompany({ name: 'Acme that stays' });
    await acme.hook({ events: ['job.closed'] });
    const job = await acme.postJob({ status: 'Live', title: 'Baker' });
    await withPassword(acme, 'Recruiter');
    const browser = await signedIn(acme);
    const page = await browser.get(PAGE);
    const send = (fields: object) => browser.submit(page, PAGE, { ...typed(acme), ...fields });
    expect((await send({ subdomain: 'other' })).html).toContain(en.faults.not_subdomain);
    const wrong = await send({ current_password: 'not the password' });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.html).toContain(en.faults.wrong_password);
    const others = await signedIn(acme, 'Recruiter');
    const theirs = await others.submit(await others.get(PAGE), PAGE, typed(acme));
    expect(theirs.status).not.toBe(303);
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);

    expect(await send({})).toMatchObject({ status: 303, location: `${PAGE}?done=company_closing` });
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(401);
    expect((await visit(acme.host, `/jobs/${job.hash_id}?closing`)).status).toBe(410);
    const careerPage = await visit(acme.host, `/companies/${acme.subdomain}?closing`);
    expect(careerPage.status).toBe(410);
    expect(await careerPage.text()).toContain('There are no open jobs here at the moment.');
    const plugin = await visit(acme.host, `/embed/${acme.subdomain}.json?closing`);
    expect(await plugin.json()).toMatchObject({ company: { name: 'Acme that stays' }, total: 0 });
    expect((await visit(acme.host, `/embed/${acme.subdomain}.js?closing`)).status).toBe(200);
    const closing = await browser.get(PAGE);
    expect(closing.html).toContain('Acme that stays will be deleted on');
    await continueDeletions(operator());
    expect(await deletionOf(acme)).toMatchObject({ startedAt: null });

    const kept = await browser.submit(closing, `${PAGE}/cancel`);
    expect(kept.location).toBe(`${PAGE}?done=company_kept`);
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);
    expect((await visit(acme.host, `/jobs/${job.hash_id}?kept`)).status).toBe(200);
    expect((await visit(acme.host, `/companies/${acme.subdomain}?kept`)).status).toBe(200);
    const admin = await acme.user('Admin');
    const sent = await db.select().from(mails).where(eq(mails.userId, admin));
    expect(sent.map(({ kind }) => kind)).toEqual(['company_closing', 'company_kept']);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['company.close', 'company.keep']);
    await continueDeletions(operator(new Date(Date.now() + 40 * DAY_MS)));
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);
    expect(await deliveriesOf(acme)).toEqual([]);
  });

  test('leaves applications without access, which have it again where it is canceled', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const browser = await signedIn(acme);
    const email = `Admin@${acme.subdomain}.example`;
    await createUser(operator(), { company: globex.subdomain, email, role: 'Viewer' });
    const client = await registerClient();
    const choose = async () => {
      const page = await browser.get(authorizePath(authorizationQuery(client)));
      return {
        page,
        sent: (id: number) =>
          browser.submit(page, '/authorize', {
            decision: 'allow',
            company_id: String(id),
          }),
      };
    };
    const code = async (id: number) => {
      const { location } = await (await choose()).sent(id);
      return new URL(location).searchParams.get('code') ?? '';
    };
    const { body: tokens } = await requestTokens(codeFields(client, await code(acme.id)));
    const late = await code(acme.id);
    await close(acme, 30);

    const { page, sent } = await choose();
    expect(page.html).not.toContain(`value="${acme.id}"`);
    expect(page.html).toContain(`value="${globex.id}"`);
    expect((await sent(acme.id)).status).toBe(422);
    for (const fields of [refreshFields(client, tokens.refresh_token), codeFields(client, late)]) {
      const { status, body } = await requestTokens(fields);
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' });
    }
    await keepCompany(await enterCompany(operator(), acme.subdomain));
    const { status, body } = await requestTokens(refreshFields(client, tokens.refresh_token));
    expect(status).toBe(200);
    expect((await call(body.access_token, 'GET', '/api/oauth/userinfo')).status).toBe(200);
  });

  test('leads Admins of no other company to the page where they can cancel it', async () => {
    const acme = await openCompany();
    await close(acme, 30);
    const [admin, viewer] = [await signedIn(acme), await signedIn(acme, 'Viewer')];
    expect(await admin.get('/console')).toMatchObject({ status: 303, location: PAGE });
    expect((await viewer.get('/console')).status).toBe(200);
  });

  test('is refused to the operator without the subdomain', async () => {
    const acme = await openCompany();
    const company = await enterCompany(operator(), acme.subdomain);
    await expect(closeCompany(company, { confirm: 'acme', days: 30 })).rejects.toMatchObject({
      errors: { confirm: [expect.any(String)] },
    });
  });
});

describe('the removal of a company', slow, () => {
  test('leaves nothing in database, files and key-value store, however often it is killed, and certifies it', async () => {
    const word = `removed${letters()}`;
    const acme = await openFull(word);
    const kept = `kept${letters()}`;
    const globex = await openFull(kept);
    const admin = await acme.user('Admin');
    await db.delete(mails).where(eq(mails.userId, admin));
    const before = { rows: await rowsOf(acme), files: await filesOf(acme) };
    const ofGlobex = await contentsOf(globex);
    expect(Object.keys(ofGlobex).length).toBeGreaterThan(40);
    expect(Object.keys(before.rows).length).toBeGreaterThan(40);
    expect(before.files).toBeGreaterThan(2);

    const earlier = await mailIds('company_deleted');
    await close(acme);
    const runs = await removeAll(acme, 3);
    expect(runs).toBeGreaterThan(20);
    expect(await rowsOf(acme)).toEqual({});
    expect(await filesOf(acme)).toBe(0);
    expect(await contentsOf(globex)).toEqual(ofGlobex);
    expect(await placesOf([word, reversed(word)])).toEqual([]);
    expect(await words([kept, 'driver', word])).toEqual(['driver', kept]);

    const [mail] = await mailsSince('company_deleted', earlier);
    const { text = '' } = mail ?? {};
    const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
    const certificate = JSON.parse(body) as Certificate;
    expect(certificate.company).toEqual({
      id: acme.id,
      subdomain: acme.subdomain,
      name: `Acme ${word}`,
    });
    const counted = removalSteps
      .map(({ table }) => table)
      // Closing adds an entry, and triggers keep these.
      .filter((table) => !/^(?:audit_events|company_|listed_|job_pages|renamed_)/u.test(table));
    for (const table of counted) {
      if (table in before.rows)
        expect([table, certificate.records[table]]).toEqual([table, before.rows[table]]);
    }
    expect(certificate.files).toBe(before.files);
    for (const changed of [body, body.replaceAll('\n', '\r\n    '), JSON.stringify(certificate)]) {
      expect(await verifyCertificate(operator(), changed)).toBe('genuine');
    }
    for (const path of [`/companies/${acme.subdomain}`, `/embed/${acme.subdomain}.json`])
      expect((await visit(acme.host, path)).status).toBe(404);
    expect(await verifyCertificate(operator(), 'none')).toBe('not of this service');
    expect(await verifyCertificate(operator(), body.replace('"files": ', '"files": 1'))).toBe(
      'not of this service',
    );
    const again = await openCompany({ subdomain: acme.subdomain });
    expect(again.id).not.toBe(acme.id);
  });

  test('aborts uploads of imports, and files of exports, that are not finished', async () => {
    const acme = await openCompany();
    const upload = { filename: 'company.zip', byte_count: 100 };
    const { data } = (await acme.admin<Import>('POST', '/api/imports/store-upload', upload)).body;
    const [row] = await db.select().from(imports).where(eq(imports.id, data.id));
    const { data: asked } = (await acme.admin<Export>('POST', '/api/exports/store', EXPORT)).body;
    const file = keyOf({ id: asked.id, companyId: acme.id }, 'bundle');
    const { uploadId } = await env.FILES.createMultipartUpload(file);
    const progress = { at: { entity: 0, after: 0 }, uploadId, etags: [], bytes: 0, tail: 0 };
    await db
      .update(dataExports)
      .set({ status: 'failed', dueAt: null, progress })
      .where(eq(dataExports.id, asked.id));
    const begun = [
      { key: file, uploadId },
      {
        key: uploadKey({ ...data, companyId: acme.id }),
        uploadId: row?.found.upload?.uploadId ?? '',
      },
    ];
    const sendPart = (one: (typeof begun)[number]) =>
      env.FILES.resumeMultipartUpload(one.key, one.uploadId).uploadPart(1, 'a part');
    for (const one of begun) await sendPart(one);
    await close(acme);
    await removeAll(acme, 100);
    for (const one of begun) await expect(sendPart(one)).rejects.toThrow('does not exist');
  });

  test('leaves what was imported from its bundle into another company as it was', async () => {
    const [acme, other] = [await openFullCompany(), await openCompany()];
    const file = await exported(acme, EXPORT);
    const { bytes } = await fileOf(file);
    const checked = await uploadImport(other, bytes, { keep_live: 'true' });
    const done = await advance(other, 'start', checked);
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    /** What an import takes: the rest, such as the audit log, goes on. */
    const records = async () => {
      const files = await unpacked(await exported(other, EXPORT));
      const all = Object.entries(recordsIn(files)).filter(([name]) => isImported.has(name));
      return { ...Object.fromEntries(all), files: Object.keys(files).length };
    };
    const before = await records();
    expect(Object.keys(before).length).toBeGreaterThan(10);

    await close(acme);
    await removeAll(acme, 100);
    expect(await rowsOf(acme)).toEqual({});
    expect(await filesOf(acme)).toBe(0);
    expect(await records()).toEqual(before);
    expect((await fileOf(file)).status).toBe(404);
  });

  test('begins anew where something was written meanwhile', async () => {
    const acme = await openCompany();
    await acme.apply();
    await close(acme);
    await continueDeletions(operator(), 40);
    const late = operator();
    await env.DB.prepare(
      `insert into idempotency_keys (company_id, client_id, key, request_hash, claimed_at) values (?, 1, 'k', 'h', ?)`,
    )
      .bind(acme.id, late.now.getTime())
      .run();
    await expect(
      (async () => {
        for (let run = 0; run < 50; run += 1) await continueDeletions(operator(), 40);
      })(),
    ).rejects.toThrow('Other records still use this one.');
    await removeAll(acme, 100, afterLease());
    expect(await rowsOf(acme)).toEqual({});
  });

  test('that fails again and again holds up no other', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await close(acme);
    await close(globex);
    const failing = operator();
    const isAcme = (folder: string) => folder.includes(`/${acme.id}/`);
    const files: typeof failing.files = {
      ...failing.files,
      list: (folder, most) =>
        isAcme(folder)
          ? Promise.reject(new Error('No files today.'))
          : failing.files.list(folder, most),
    };
    await expect(continueDeletions({ ...failing, files })).rejects.toThrow('No files today.');
    await continueDeletions({ ...failing, files });
    expect((await deletionOf(globex))?.finishedAt).not.toBeNull();
    expect((await deletionOf(acme))?.finishedAt).toBeNull();
    await removeAll(acme, 100, afterLease());
  });

  test('counts each file once where it is killed between removing files and counting them', async () => {
    const acme = await openCompany();
    const folders = foldersOf(acme.id);
    for (const folder of folders) await env.FILES.put(`${folder}1`, 'a file');
    await close(acme);
    const dying = operator();
    let isAlive = true;
    const files: typeof dying.files = {
      ...dying.files,
      removeFolder: async (folder) => {
        await dying.files.removeFolder(folder);
        if (folder !== folders[1] || !isAlive) return 1;
        isAlive = false;
        throw new Error('Killed.');
      },
    };
    await expect(continueDeletions({ ...dying, files })).rejects.toThrow('Killed.');
    await removeAll(acme, 100, afterLease());
    expect((await deletionOf(acme))?.counts).toMatchObject({ files: folders.length });
  });

  test('takes along applications that the database has not taken yet', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const keyOfParked = ({ id }: Company) => `${parkedOfCompany(id)}digest/1-a`;
    for (const one of [acme, globex]) await env.FILES.put(keyOfParked(one), 'a form');
    await close(acme);
    await removeAll(acme, 100);
    expect(await env.FILES.head(keyOfParked(acme))).toBeNull();
    expect(await env.FILES.head(keyOfParked(globex))).not.toBeNull();
    await env.FILES.delete(keyOfParked(globex));
  });
});
