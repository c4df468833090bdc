/** The list of candidates: its search, filters and pages, and the views that members save. */
import { describe, expect, test } from 'vitest';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function openPeople(
  names: readonly string[] = ['Ada'],
  role: 'Recruiter' | 'Viewer' = 'Recruiter',
) {
  const company = await openCompany();
  const job = await company.postJob();
  const applications = [];
  for (const first_name of names) {
    applications.push(await company.apply({ job_id: String(job.id), first_name }));
  }
  const console = await openConsole(company, role);
  const views = async () => {
    const path = '/api/saved-views/index';
    const { body } = await company.recruiter<{ data: SavedView[] }>('GET', path);
    return body.data.data;
  };
  return { company, job, applications, views, ...console };
}

describe('the list', () => {
  test('shows people with a link to each, and how many there are', async () => {
    const { open, root, applications } = await openPeople(['Ada', 'Grace']);
    const { html } = await open('/candidates');
    expect(html).toContain('2 candidates');
    expect(html).toContain(`href="${root}/candidates/${applications[0]?.candidate_id}"`);
    expect(html).toContain('Grace Lovelace');
  });

  test('is searched by name, and filtered by job and status', async () => {
    const { open, job } = await openPeople(['Ada', 'Grace']);
    const { html } = await open('/candidates?q=grac');
    expect(html).toContain('1 candidate<');
    expect(html).not.toContain('Ada Lovelace');
    const filtered = await open(`/candidates?status=hired&job_id=${job.id}`);
    expect(filtered.html).toContain('No matches.');
    expect(filtered.html.match(/Clear filters/gu)).toHaveLength(1);
    expect(filtered.html).toContain(`<option value="${job.id}" selected`);
  });

  test('of applications leads to the page of each', async () => {
    const { open, root, job, applications } = await openPeople();
    const { html } = await open('/candidates?entity=applications&stage_type=screening,other');
    expect(html).toContain(`${root}/jobs/${job.hash_id}/applications/${applications[0]?.id}`);
    expect(html).toContain('Screening, Other');
  });

  test('of a company without candidates says why it is empty', async () => {
    const { open } = await openPeople([]);
    expect((await open('/candidates')).html).toContain('No candidates yet.');
  });

  test('goes on by cursor', async () => {
    const { open, browser, company } = await openPeople([]);
    for (let i = 0; i < 26; i++) {
      await company.recruiter('POST', '/api/candidates/store', { first_name: `Ada${i}` });
    }
    const { html } = await open('/candidates');
    const [, next = ''] = /href="([^"]*cursor=[^"]*)" rel="next"/u.exec(html) ?? [];
    const second = await browser.get(next.replaceAll('&amp;', '&'));
    expect(second.html).toContain('26 candidates');
    expect(second.html).toContain('Ada0');
    expect(second.html).toContain('First page');
    expect(second.html).not.toContain('rel="next"');
  });

  test.each(['status=none', 'job_id=1', 'created-from=today', 'tag_id=x', 'source_id=1'])(
    'says which filter of ?%s it refuses',
    async (query) => {
      const { browser, root } = await openPeople();
      const { status, html } = await browser.get(`${root}/candidates?${query}`);
      expect(status).toBe(422);
      expect(html).toContain(`id="${query.split('=')[0]}-fault"`);
      expect(html).not.toContain('Lovelace');
    },
  );

  test('shows a name as text', async () => {
    const { open } = await openPeople(['<img src=x>']);
    expect((await open('/candidates')).html).toContain('&lt;img src=x>'.replace('>', '&gt;'));
  });
});

describe('a saved view', () => {
  const state = 'entity=applications&status=active&q=secret';

  test('is saved, shown as a tab, changed and deleted', async () => {
    const { send, browser, views, company } = await openPeople();
    const screen = `/candidates?${state}`;
    const saved = await send(screen, '/saved-views', { name: 'To call', shared: 'on', state });
    expect(saved.status).toBe(303);
    const [view] = await views();
    expect(view).toMatchObject({ name: 'To call', is_shared: true, query: { status: 'active' } });
    const page = await browser.get(saved.location);
    expect(toastOf(page)).toBe('The view is saved.');
    expect(page.html).toMatch(/aria-current="page"><bdi>To call<\/bdi><small> \(shared\)/u);
    expect((await company.audited()).at(-1)?.action).toBe('saved_view.create');

    const change = { name: 'Rejected', state: 'entity=applications&status=rejected' };
    expect((await send(screen, `/saved-views/${view?.id}`, change)).status).toBe(303);
    expect((await views())[0]).toMatchObject({
      name: 'Rejected',
      is_shared: false,
      query: { status: 'rejected' },
    });
    const gone = await send(screen, `/saved-views/${view?.id}/delete`, { state });
    expect(toastOf(await browser.get(gone.location))).toBe('The view is deleted.');
    expect(await views()).toEqual([]);
  });

  test('without a name is refused, and the list stays', async () => {
    const { send, views } = await openPeople();
    const answer = await send(`/candidates?${state}`, '/saved-views', { name: ' ', state });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Check this value.');
    expect(answer.html).toContain('<option value="active" selected');
    expect(await views()).toEqual([]);
  });

  test('says what of it is gone, and is shown without', async () => {
    const { open, browser, root, company } = await openPeople();
    const tag = await company.recruiter<{ id: number }>('POST', '/api/tags/store', {
      name: 'Here',
    });
    const { id } = tag.body.data;
    const query = { tag_id: String(id), status: 'active' };
    const made = { name: 'Tagged', entity: 'candidates', query };
    const view = await company.recruiter<{ id: number }>('POST', '/api/saved-views/store', made);
    await company.admin('DELETE', `/api/tags/destroy/${id}`);
    const answer = await browser.get(
      `${root}/candidates?view=${view.body.data.id}&tag_id=${id}&status=active`,
    );
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(`no longer exist: Tag ${id}.`);
    expect(answer.html).toContain(`?view=${view.body.data.id}&amp;status=active`);
    expect((await open(`/candidates?view=${view.body.data.id}&status=active`)).html).toContain(
      'Ada Lovelace',
    );
  });

  test('of somebody else is changed by Admins only, and is not seen unless shared', async () => {
    const { send, company } = await openPeople();
    const made = { name: 'Own', entity: 'candidates', query: { status: 'active' } };
    const own = await company.admin<{ id: number }>('POST', '/api/saved-views/store', made);
    const shared = await company.admin<{ id: number }>('POST', '/api/saved-views/store', {
      ...made,
      is_shared: true,
    });
    const change = { name: 'Mine', state: '' };
    const of = (id: number) => send('/candidates?status=active', `/saved-views/${id}`, change);
    expect((await of(own.body.data.id)).status).toBe(404);
    expect((await of(shared.body.data.id)).status).toBe(403);
  });

  test('is offered to no Viewer', async () => {
    const { open } = await openPeople(['Ada'], 'Viewer');
    const [, main = ''] = (await open(`/candidates?${state}`)).html.split('<main');
    expect(main).not.toContain('method="post"');
  });
});
