/** The list of possible duplicates: pairs side by side, merged or dismissed. */
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { findAllDuplicates, newPhone } from '../support/duplicates.ts';

const LIST = '/candidates/duplicates';

async function openPair(role: Role = 'Recruiter') {
  const company = await openCompany();
  const phone = newPhone();
  const people = [];
  for (let count = 0; count < 2; count++) people.push(await company.apply({ files: [], phone }));
  await findAllDuplicates();
  const path = '/api/candidates/duplicates';
  const { body } = await company.recruiter<{ data: { id: number }[] }>('GET', path);
  const [older, newer] = people.map(({ candidate_id: id }) => id);
  const console = await openConsole(company, role);
  return { company, older, newer, pair: body.data.data[0]?.id, ...console };
}

describe('the list of possible duplicates', () => {
  test('shows both candidates with the reason, and leads to merging them', async () => {
    const { open, root, older, newer } = await openPair('Admin');
    const { html } = await open(LIST);
    expect(html).toContain('1 pair<');
    expect(html).toContain('Same name and phone number');
    for (const id of [older, newer]) expect(html).toContain(`href="${root}/candidates/${id}"`);
    const merge = `/candidates/${older}/merge?from=${newer}`;
    expect(html).toContain(`href="${root}${merge}"`);
    expect((await open(merge)).html).toContain('Merge Ada Lovelace into Ada Lovelace');
  });

  test('is linked from the candidates, and from the page of each of both', async () => {
    const { open, root, older, newer } = await openPair();
    expect((await open('/candidates')).html).toContain(`href="${root}${LIST}"`);
    for (const id of [older, newer]) {
      const { html } = await open(`/candidates/${id}`);
      expect(html).toContain(`href="${root}${LIST}?candidate=${id}"`);
      expect(html).toContain('1 possible duplicate<');
      expect((await open(`${LIST}?candidate=${id}`)).html).toContain('1 pair<');
    }
  });

  test('remembers that both are not the same person, and takes that back', async () => {
    const { open, send, browser, pair } = await openPair();
    const action = `${LIST}/${pair}`;
    const dismissed = await send(LIST, action, { dismissed: 'on', state: '' });
    expect(dismissed.status).toBe(303);
    const after = await browser.get(dismissed.location ?? '');
    expect(toastOf(after)).toBe('This pair is no longer suggested.');
    expect(after.html).toContain('No possible duplicates.');
    expect((await open(`${LIST}?dismissed=yes`)).html).toContain('Suggest again');
    const restored = await send(`${LIST}?dismissed=yes`, action, { state: 'dismissed=yes' });
    const list = await browser.get(restored.location ?? '');
    expect(toastOf(list)).toBe('This pair is suggested again.');
    expect((await open(LIST)).html).toContain('1 pair<');
  });

  test('shows no commands to a Viewer, and merging to Admins only', async () => {
    const { open } = await openPair('Viewer');
    const { html } = await open(LIST);
    expect(html).toContain('1 pair<');
    expect(html).not.toMatch(/Not the same person<span|Merge…/u);
    const recruiter = await openPair();
    expect((await recruiter.open(LIST)).html).toMatch(/Not the same person<span/u);
    expect((await recruiter.open(LIST)).html).not.toContain('Merge…');
  });

  test('answers a cursor that it has not given out, and a candidate of nobody, without a list', async () => {
    const { browser, root } = await openPair();
    expect((await browser.get(`${root}${LIST}?cursor=x`)).status).toBe(400);
    expect((await browser.get(`${root}${LIST}?candidate=1`)).status).toBe(422);
  });
});
