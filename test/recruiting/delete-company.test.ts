/** Deleting a company: who may ask, what stops at once, what is removed, and the certificate. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { en } from '#accounts/words/en.ts';
import { companyDeletions } from '#data/tables/company-deletions.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions.ts';
import { DAY_MS } from '#lib/time.ts';
import { enterCompany } from '#operator/companies/actions.ts';
import { closeCompany } from '#recruiting/leaving/actions/company.ts';
import { continueDeletions, verifyCertificate } from '#recruiting/leaving/actions/removal.ts';
import { foldersOf, removalSteps } from '#recruiting/leaving/rules/removal.ts';
import type { Certificate } from '#recruiting/leaving/rules/removal.ts';
import { tenantEndpoints } from '../support/access.ts';
import { call, visit } from '../support/call.ts';
import { leastRequest, openCompany, pathFor } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { placesOf } from '../support/dump.ts';
import { PASSWORD, signedIn, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { deliveriesOf } from '../support/webhooks.ts';

const PAGE = '/settings/delete-company';
/** Many sign-ins and many requests take their time. */
const slow = { timeout: 120_000 };

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
async function removeAll(acme: Company, slices: number): Promise<number> {
  for (let run = 1; run <= 2000; run += 1) {
    await continueDeletions(operator(), slices);
    if ((await deletionOf(acme))?.finishedAt) return run;
  }
  throw new Error('It does not end.');
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

async function filesOf({ id }: { id: number }): Promise<number> {
  const pages = await Promise.all(foldersOf(id).map((prefix) => env.FILES.list({ prefix })));
  return pages.flatMap(({ objects }) => objects).length;
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
    expect((await visit(acme.host, `/companies/${acme.subdomain}?closing`)).status).toBe(404);
    const closing = await browser.get(PAGE);
    expect(closing.html).toContain('Acme that stays will be deleted on');
    await continueDeletions(operator());
    expect(await deletionOf(acme)).toMatchObject({ startedAt: null });

    const kept = await browser.submit(closing, `${PAGE}/cancel`);
    expect(kept.location).toBe(`${PAGE}?done=company_kept`);
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);
    expect((await visit(acme.host, `/jobs/${job.hash_id}?kept`)).status).toBe(200);
    const admin = await acme.user('Admin');
    const sent = await db.select().from(mails).where(eq(mails.userId, admin));
    expect(sent.map(({ kind }) => kind)).toEqual(['company_closing', 'company_kept']);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['company.close', 'company.keep']);
    await continueDeletions(operator(new Date(Date.now() + 40 * DAY_MS)));
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);
    expect(await deliveriesOf(acme)).toEqual([]);
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
    const word = `removed${crypto.randomUUID().slice(0, 8)}`;
    const acme = await openFull(word);
    const globex = await openFull(`kept${word}`);
    const admin = await acme.user('Admin');
    await db.delete(mails).where(eq(mails.userId, admin));
    const before = { rows: await rowsOf(acme), files: await filesOf(acme) };
    const others = { rows: await rowsOf(globex), files: await filesOf(globex) };
    expect(Object.keys(before.rows).length).toBeGreaterThan(40);
    expect(before.files).toBeGreaterThan(2);

    await close(acme);
    const runs = await removeAll(acme, 3);
    expect(runs).toBeGreaterThan(20);
    expect(await rowsOf(acme)).toEqual({});
    expect(await filesOf(acme)).toBe(0);
    expect(await rowsOf(globex)).toEqual(others.rows);
    expect(await filesOf(globex)).toBe(others.files);
    // Words of titles and names are a vocabulary of all companies, for spelling.
    const places = await placesOf([word]);
    const ofGlobex = await placesOf([`kept${word}`]);
    expect(
      places.filter((one) => !ofGlobex.includes(one) && !one.startsWith('search_word')),
    ).toEqual([]);

    const [mail] = await db.select().from(mails).where(eq(mails.kind, 'company_deleted'));
    const { text } = await readMail(operator(), mail?.id ?? 0);
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
    expect(await verifyCertificate(operator(), 'none')).toBe('not of this service');
    expect(await verifyCertificate(operator(), body.replace('"files": ', '"files": 1'))).toBe(
      'not of this service',
    );
    const again = await openCompany({ subdomain: acme.subdomain });
    expect(again.id).not.toBe(acme.id);
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
    await removeAll(acme, 100);
    expect(await rowsOf(acme)).toEqual({});
  });
});
