/** Reading the sign-in log of a company: what Admins see of their members, and of nobody else. */
import { describe, expect, test, vi } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import { SecurityEvent } from '#recruiting/company/security-events/schemas.ts';
import { openBrowser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { emptyFailuresBeforeEach } from '../support/security-events.ts';

const PATH = '/api/security-events';

async function log(acme: Company, query = ''): Promise<Page<SecurityEvent>> {
  const answer = await acme.admin<Page<SecurityEvent>>('GET', `${PATH}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

const kindsOf = ({ data }: Page<SecurityEvent>) => data.map(({ kind }) => kind);

emptyFailuresBeforeEach();

describe('GET /api/security-events', () => {
  test('lists the sign-ins of members and the refusals of the company, and nothing of other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId } = await withPassword(acme, 'Viewer');
    const others = await withPassword(globex, 'Viewer');
    const browser = openBrowser(`198.51.100.${Math.floor(Math.random() * 250)}`);
    await browser.signIn(email, PASSWORD);
    await openBrowser().signIn(others.email, PASSWORD);
    await globex.viewer('GET', '/api/audit-events');
    await call(await acme.token('Viewer'), 'GET', '/api/audit-events', undefined, {
      'cf-connecting-ip': browser.address,
      'user-agent': 'Test Program',
    });
    await vi.waitFor(async () => expect((await log(acme)).total).toBe(2));
    const { data } = await log(acme);
    const user = { id: userId, name: '', email };
    const about = { user, operator: null, address: browser.address };
    expect(data).toMatchObject([
      {
        kind: 'authorization',
        outcome: 'refused',
        method: 'token',
        detail: 'insufficient_role',
        client: { client_id: 'oci_operator' },
        user_agent: 'Test Program',
        ...about,
      },
      { kind: 'sign_in', outcome: 'success', method: 'password', client: null, ...about },
    ]);
    for (const event of data) expect(SecurityEvent.strict().safeParse(event).error).toBeUndefined();
    await vi.waitFor(async () => expect((await log(globex)).total).toBe(2));
  });

  test('filters by kind and by user, and by users of other companies finds nothing', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId } = await withPassword(acme, 'Viewer');
    await openBrowser().signIn(email, PASSWORD);
    await acme.viewer('GET', '/api/audit-events');
    await vi.waitFor(async () => expect((await log(acme)).total).toBe(2));
    expect(kindsOf(await log(acme, '?kind=sign_in'))).toEqual(['sign_in']);
    expect(await log(acme, `?user_id=${userId}`)).toMatchObject({ total: 2 });
    expect(await log(acme, `?user_id=${await acme.user('Admin')}`)).toMatchObject({ total: 0 });
    expect(await log(globex, `?user_id=${userId}`)).toMatchObject({ total: 0, data: [] });
    const unknown = await acme.admin('GET', `${PATH}?kind=unheard_of`);
    expect(unknown).toMatchObject({ status: 422, body: { errors: { kind: [expect.anything()] } } });
  });

  test('no longer lists the sign-ins of a former member', async () => {
    const acme = await openCompany();
    const { email, userId } = await withPassword(acme, 'Viewer');
    await openBrowser().signIn(email, PASSWORD);
    await vi.waitFor(async () => expect((await log(acme)).total).toBe(1));
    const team = await acme.admin<{ data: { id: number; user_id: number }[] }>(
      'GET',
      '/api/company-users/index',
    );
    const member = team.body.data.data.find((one) => one.user_id === userId);
    await acme.admin('DELETE', `/api/company-users/destroy/${member?.id}`);
    expect(await log(acme)).toMatchObject({ total: 0 });
  });

  test('pages newest first, the same by page and by cursor, with the total', async () => {
    const acme = await openCompany();
    const { email } = await withPassword(acme, 'Viewer');
    for (let count = 0; count < 2; count++) await openBrowser().signIn(email, PASSWORD);
    for (let count = 0; count < 3; count++) await acme.viewer('GET', '/api/audit-events');
    await vi.waitFor(async () => expect((await log(acme)).total).toBe(5));
    const all = (await log(acme)).data;
    const seen: SecurityEvent[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<SecurityEvent> = await log(acme, `?max=2&page=${page}`);
      const byCursor: Page<SecurityEvent> = cursor
        ? await log(acme, `?max=2&cursor=${cursor}`)
        : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ current_page: page, total: 5, last_page: 3, per_page: 2 });
      seen.push(...byPage.data);
      cursor = byPage.next_cursor;
    }
    expect(seen).toEqual(all);
  });
});
