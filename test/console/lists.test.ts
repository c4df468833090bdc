/** The tags and sources of a company on the screens of the console. */
import { describe, expect, test } from 'vitest';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import type { Tag } from '#recruiting/people/tags/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function namesOf<Item>(company: Company, list: 'tags' | 'sources'): Promise<Item[]> {
  const { body } = await company.viewer<{ data: Item[] }>('GET', `/api/${list}/index`);
  return body.data.data;
}

describe('tags', () => {
  test('are created, renamed and deleted by a Recruiter', async () => {
    const company = await openCompany();
    const { open, send, browser } = await openConsole(company);
    expect((await open('/tags')).html).toContain('No tags yet.');
    const made = await send('/tags', '/tags', { name: 'Speaks <b>' });
    expect(toastOf(await browser.get(made.location))).toBe('Created.');
    const [tag] = await namesOf<Tag>(company, 'tags');
    expect(tag?.name).toBe('Speaks <b>');
    const { candidate_id: candidate } = await company.apply({ files: [] });
    const path = `/tags/${tag?.id}`;
    const tags = { add_tag_ids: [tag?.id] };
    await company.recruiter('POST', `/api/candidates/update/${candidate}`, tags);
    expect((await open(path)).html).toContain('Candidates with this tag:');
    expect((await send(path, path, { name: 'Polish', purpose: 'save' })).status).toBe(303);
    expect((await namesOf<Tag>(company, 'tags'))[0]?.name).toBe('Polish');
    const gone = await send(`${path}/remove`, `${path}/remove`);
    expect(toastOf(await browser.get(gone.location))).toBe('Deleted.');
    expect(await namesOf<Tag>(company, 'tags')).toEqual([]);
  });

  test('are refused beside the field, and read by a Viewer', async () => {
    const company = await openCompany();
    const { send } = await openConsole(company);
    await send('/tags', '/tags', { name: 'Polish' });
    const same = await send('/tags', '/tags', { name: 'POLISH' });
    expect(same.status).toBe(409);
    expect(same.html).toContain('id="name-fault"');
    expect(same.html).toContain('value="POLISH"');
    expect((await send('/tags', '/tags', { name: 'x'.repeat(81) })).status).toBe(422);
    expect(await namesOf<Tag>(company, 'tags')).toHaveLength(1);
    const viewer = await openConsole(company, 'Viewer');
    const { html } = await viewer.open('/tags');
    expect(html).toContain('<bdi>Polish</bdi>');
    expect(html.split('<main')[1]).not.toContain('name="form_token"');
  });
});

describe('sources', () => {
  test('are created with a kind, changed and deleted by an Admin', async () => {
    const company = await openCompany();
    const { send, open } = await openConsole(company, 'Admin');
    await send('/sources', '/sources', { name: 'Fair in Oslo', kind: 'event' });
    const [source] = await namesOf<Source>(company, 'sources');
    expect(source).toMatchObject({ name: 'Fair in Oslo', kind: 'event' });
    expect((await open('/sources')).html).toContain('<span class="badge">Event</span>');
    const path = `/sources/${source?.id}`;
    const forged = await send(path, path, { name: 'Fair', kind: 'rumor' });
    expect(forged.status).toBe(422);
    expect(forged.html).toContain('id="kind-fault"');
    await send(path, path, { name: 'Fair', kind: 'referral' });
    expect(await namesOf(company, 'sources')).toMatchObject([{ name: 'Fair', kind: 'referral' }]);
    expect((await send(`${path}/remove`, `${path}/remove`)).status).toBe(303);
    expect(await namesOf(company, 'sources')).toEqual([]);
  });

  test('that applications have stay', async () => {
    const company = await openCompany();
    await company.apply({ files: [] });
    const { send } = await openConsole(company, 'Admin');
    const [source] = await namesOf<Source>(company, 'sources');
    const path = `/sources/${source?.id}`;
    const answer = await send(`${path}/remove`, `${path}/remove`);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('An application or a tracking link uses this source.');
  });
});
