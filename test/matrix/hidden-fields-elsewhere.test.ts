/** Where hidden fields are told of beside the API: tools, screens of the console, emails, and what candidates and the public see. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import { newAddress, visit } from '../support/call.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import {
  expectSilent,
  hiddenFilter,
  openHidden,
  openHiddenIn,
  plant,
  tells,
} from '../support/hidden-fields.ts';
import { signedIn } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { openPage, tokenOf } from '../support/portal.ts';
import { leastArguments } from '../support/tool-arguments.ts';
import { callStateless, callTool } from '../support/tools.ts';

const slow = { timeout: 60_000 };
const others: readonly Role[] = ['Viewer', 'Recruiter'];

describe('every tool', slow, () => {
  /** The names of the tools whose answers tell of hidden fields. */
  async function walk(role: Role): Promise<string[]> {
    const acme = await openHidden();
    const token = await acme.token(role, ['mcp']);
    const { tools } = (await callStateless(token, 'tools/list')).reply.result;
    const least = await leastArguments(acme);
    const telling: string[] = [];
    for (const { name } of tools) {
      await plant(acme);
      const { text, data } = await callTool(token, name, least[name]);
      if (tells(`${text}${JSON.stringify(data)}`)) telling.push(name);
    }
    return telling;
  }

  test.each(others)('answers a %s without hidden fields', async (role) => {
    expect(await walk(role)).toEqual([]);
  });

  test('answers an Admin with the fields of the records that have them', async () => {
    expect(await walk('Admin')).toEqual([
      'get_job',
      'list_audit_events',
      'search_jobs',
      'create_job_draft',
      'update_job_draft',
      'update_candidate',
    ]);
  });
});

describe('every screen of the console', slow, () => {
  /** The names of the routes whose answers tell of hidden fields. */
  async function walk(role: Role): Promise<string[]> {
    const stage = await openStage();
    const { company } = stage;
    await openHiddenIn(company);
    const view = { name: 'Vetoed', entity: 'candidates', query: hiddenFilter, is_shared: true };
    await company.admin('POST', '/api/saved-views/store', view);
    await plant(company);
    const browser = await signedIn(company, role);
    const telling: string[] = [];
    for (const { method, path } of consoleRoutes) {
      if (method !== 'GET') continue;
      const address = consolePath(stage, path);
      const { html, status } = await browser.get(address, { 'cf-connecting-ip': newAddress() });
      expect(status, `${path} ${html}`).toBeLessThan(500);
      if (tells(html)) telling.push(path);
    }
    return telling;
  }

  test.each(others)('shows a %s no hidden fields', async (role) => {
    expect(await walk(role)).toEqual([]);
  });

  test('shows an Admin the fields of the records that have them', async () => {
    expect(await walk('Admin')).toEqual([
      '/console/{company}/jobs/{job}/applications/{id}',
      '/console/{company}/fields',
      '/console/{company}/jobs/new',
      '/console/{company}/jobs/{job}',
      '/console/{company}/audit',
      '/console/{company}/candidates',
      '/console/{company}/candidates/assign',
      '/console/{company}/candidates/{candidate}',
    ]);
  });
});

test('candidates, the public and emails learn of no hidden field', slow, async () => {
  const acme = await openHidden();
  const { hash_id: hash } = await acme.postJob({ status: 'Live' });
  const applied = await acme.apply({ files: [], job_id: hash });
  await plant(acme);
  const token = await tokenOf(acme, applied);
  // The copy of all data about the person has them, as it has the notes (GDPR, Art. 15).
  const page = await openPage(acme, token);
  expect(page.status).toBe(200);
  expectSilent(page.html, '/my');
  for (const path of [`/jobs/${hash}`, `/jobs/${hash}/apply`]) {
    const response = await visit(acme.host, path);
    expect(response.status, path).toBe(200);
    expectSilent(await response.text(), path);
  }
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.companyId, acme.id));
  for (const { id } of rows) expectSilent(JSON.stringify(await readMail(operator(), id)), 'email');
});
