/** Words of CVs: found in the console and by `search-in=cv` unless the company says no, and by a `search-key` alone once it says yes. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { indexText } from '#lib/fold.ts';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { db } from '../support/operator.ts';

const SETTINGS = '/api/hiring-settings';
const WORD = 'sourdough';

/** A company with Ada, whose CV has the word, and Grace, whose has not. */
async function openBakers() {
  const acme = await openCompany();
  const job = await acme.postJob();
  const ada = await acme.apply({ job_id: job.hash_id, first_name: 'Ada', files: [] });
  await acme.apply({ job_id: job.hash_id, first_name: 'Grace', files: [] });
  const cv = indexText(`Baker of ${WORD}`);
  await db.run(sql`update application_search set cv = ${cv} where rowid = ${ada.id}`);
  return { acme, job, ada, ...(await openConsole(acme)) };
}

async function found(acme: Company, query: Record<string, string>): Promise<string[]> {
  const path = `/api/candidate-job/index?${new URLSearchParams({ 'search-key': WORD, ...query }).toString()}`;
  const answer = await acme.viewer<Page<Application>>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data.total).toBe(answer.body.data.data.length);
  return answer.body.data.data.map(({ first_name: name }) => name);
}

const inCvs = { 'search-in': 'cv' };

describe('a company that has decided nothing', () => {
  test.each([
    ['has no settings', async () => undefined],
    ['has saved others', (acme: Company) => acme.admin('POST', SETTINGS, { retention_months: 12 })],
    [
      'saved settings before there was a decision',
      ({ id }: Company) =>
        db.run(sql`insert into hiring_settings (company_id, updated_at) values (${id}, 0)`),
    ],
  ])(
    'and %s finds words of CVs in the console, and in the API when it asks',
    async (_, prepare) => {
      const { acme, job, ada, open } = await openBakers();
      await prepare(acme);
      expect(await found(acme, {})).toEqual([]);
      expect(await found(acme, { status: 'active' })).toEqual([]);
      for (const query of [{}, { status: 'active' }, { sort: 'oldest' }, { ids: String(ada.id) }]) {
        expect(await found(acme, { ...inCvs, ...query }), JSON.stringify(query)).toEqual(['Ada']);
      }
      expect(await found(acme, { 'search-in': 'CV' })).toEqual(['Ada']);
      for (const path of [
        `/candidates?q=${WORD}`,
        `/candidates?q=${WORD}&status=active`,
        `/candidates?entity=applications&q=${WORD}`,
        `/jobs/${job.hash_id}/candidates?q=${WORD}`,
      ]) {
        const { html } = await open(path);
        expect(html, path).toContain('Ada Lovelace');
        expect(html, path).not.toContain('Grace Lovelace');
      }
      const settings = await acme.admin<{ searches_cv_text: boolean | null }>('GET', SETTINGS);
      expect(settings.body.data.searches_cv_text).toBeNull();
    },
  );

  test('says in the list of candidates that only CVs have the word, or leads to them', async () => {
    const { open } = await openBakers();
    expect((await open(`/candidates?q=${WORD}`)).html).toContain('These résumés do:');
    const both = await open('/candidates?q=lovelace');
    expect(both.html).toContain('2 candidates');
    expect(both.html).toContain('Search résumés too');
    const none = await open('/candidates?q=nothinglikeit');
    expect(none.html).toContain('No matches.');
    expect(none.html).not.toContain('résumés too');
  });

  test('goes on by cursor through what CVs say', async () => {
    const { acme, job, open, browser } = await openBakers();
    const cv = indexText(WORD);
    for (let n = 0; n < 26; n++) {
      const { id } = await acme.apply({ job_id: job.hash_id, files: [] });
      await db.run(sql`update application_search set cv = ${cv} where rowid = ${id}`);
    }
    const { html } = await open(`/candidates?q=${WORD}`);
    const [, next = ''] = /href="([^"]+cursor=[^"]+)"/u.exec(html) ?? [];
    const page = await browser.get(next.replaceAll('&amp;', '&'));
    expect(page.status, page.html).toBe(200);
    expect(page.html.match(/class="person"/gu)).toHaveLength(2);
  });
});

describe('a company that has decided', () => {
  test('nothing in the form of its hiring rules has only saved what else it changed', async () => {
    const { acme } = await openBakers();
    const admin = await openConsole(acme, 'Admin');
    const typed = {
      'rejection_template.subject': 'No',
      'rejection_template.body': 'Sorry.',
      rejection_delay_minutes: '5',
      stage_email_delay_minutes: '5',
    };
    const path = '/settings/hiring';
    const kept = await admin.send(path, path, { ...typed, searches_cv_text: 'on' });
    expect(kept.status, kept.html).toBe(303);
    expect(await found(acme, {})).toEqual([]);
    expect(await found(acme, inCvs)).toEqual(['Ada']);
    await admin.send(path, path, typed);
    const asked = await acme.viewer('GET', '/api/candidate-job/index?search-in=cv');
    expect(asked.status).toBe(403);
  });

  test('for it also finds them by a search-key alone', async () => {
    const { acme, open } = await openBakers();
    await acme.admin('POST', SETTINGS, { searches_cv_text: true });
    expect(await found(acme, {})).toEqual(['Ada']);
    expect(await found(acme, inCvs)).toEqual(['Ada']);
    expect((await open(`/candidates?q=${WORD}`)).html).toContain('Ada Lovelace');
  });

  test('against it finds none anywhere, until it decides for it', async () => {
    const { acme, open, job } = await openBakers();
    await acme.admin('POST', SETTINGS, { searches_cv_text: false });
    expect(await found(acme, {})).toEqual([]);
    for (const path of ['/candidates', `/jobs/${job.hash_id}/candidates`]) {
      expect((await open(`${path}?q=${WORD}`)).html, path).not.toContain('Ada Lovelace');
    }
    const refused = await acme.viewer('GET', `/api/candidate-job/index?search-key=a&search-in=cv`);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'cv_search_off' });
    await acme.admin('POST', SETTINGS, { searches_cv_text: true });
    expect(await found(acme, inCvs)).toEqual(['Ada']);
  });

  test('stays alone with it: another company still finds its own', async () => {
    const [one, other] = [await openBakers(), await openBakers()];
    await one.acme.admin('POST', SETTINGS, { searches_cv_text: false });
    expect(await found(other.acme, inCvs)).toEqual(['Ada']);
  });

  test.each(['CVs', 'name', 'cv,cv'])('%j is no place to search in', async (place) => {
    const acme = await openCompany();
    const path = `/api/candidate-job/index?search-in=${place}`;
    const { status, body } = await acme.viewer('GET', path);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['search-in']);
  });
});
