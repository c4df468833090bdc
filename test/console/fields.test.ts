/** Tests custom fields on the screens of the console: of a person, an application and a job, and as filters of the list. */
import { describe, expect, test } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { joinAs, removed } from '../support/team.ts';

const BARE = { files: [] };
const OPTIONS = [
  { key: 'day', label: 'By day', labels: { de: 'Tags' } },
  { key: 'night', label: 'At night' },
];

describe('custom fields of a person', () => {
  test('are shown, changed and cleared by a form', async () => {
    const acme = await openCompany();
    const choice = { kind: 'multiple_choice', options: OPTIONS };
    await acme.openField({ key: 'shift', label: 'Shift', ...choice });
    await acme.openField({ key: 'wish', label: 'Wish', kind: 'money' });
    await acme.openField({ key: 'car', label: 'Car', kind: 'yes_no', is_required: true });
    await acme.openField({ key: 'secret', label: 'Secret', visibility: 'admin' });
    const { candidate_id: id } = await acme.apply(BARE);
    const { open, send } = await openConsole(acme);
    const path = `/candidates/${id}`;
    const page = await open(path);
    for (const text of ['Custom fields', 'Shift', 'At night', 'Wish', 'No values yet.'])
      expect(page.html).toContain(text);
    expect(page.html).not.toContain('Secret');
    const typed = {
      'custom.multiple_choice.shift': '',
      'custom.multiple_choice.shift.night': 'on',
      'custom.money.wish.amount': '1234.5',
      'custom.money.wish.currency': 'EUR',
      'custom.yes_no.car': 'no',
    };
    const sent = await send(path, `${path}/fields`, typed);
    expect(sent.status, sent.html).toBe(303);
    const read = async () =>
      (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data.custom;
    expect(await read()).toEqual({
      shift: ['night'],
      wish: { amount: 1234.5, currency: 'EUR' },
      car: false,
    });
    expect((await open(path)).html).toContain('1,234.5 EUR');
    await send(path, `${path}/fields`, {
      ...typed,
      'custom.multiple_choice.shift.night': '',
      'custom.money.wish.amount': '',
    });
    expect(await read()).toMatchObject({ car: false });
    const wrong = await send(path, `${path}/fields`, {
      'custom.money.wish.amount': 'much',
      'custom.money.wish.currency': 'EUR',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="much"');
    const viewer = await openConsole(acme, 'Viewer');
    expect((await viewer.open(path)).html).not.toContain(`${path}/fields`);
  });
});

describe('custom fields of an application', () => {
  test('are shown and changed by a form', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const { open, send } = await openConsole(acme);
    const path = `/jobs/${made.job.hash_id}/applications/${made.id}`;
    expect((await open(path)).html).not.toContain('id="custom-fields"');
    const lead = await acme.user('Recruiter');
    await acme.openField({ key: 'lead', label: 'Lead', kind: 'member', entity: 'application' });
    await acme.openField({ key: 'start', label: 'Start', kind: 'date', entity: 'application' });
    const sent = await send(path, `${path}/fields`, {
      'custom.member.lead': String(lead),
      'custom.date.start': '2027-03-01',
    });
    expect(sent.status, sent.html).toBe(303);
    const shown = await acme.viewer<ApplicationDetail>('GET', `/api/candidate-job/show/${made.id}`);
    expect(shown.body.data.custom).toEqual({ lead, start: '2027-03-01' });
    const page = await open(path);
    expect(page.html).toContain('Mar 1, 2027');
    const wrong = await send(path, `${path}/fields`, { 'custom.date.start': 'soon' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="soon"');
  });
});

describe('a form of custom fields', () => {
  const versionIn = (html: string) => /name="version" value="([^"]+)"/u.exec(html)?.[1] ?? '';

  test.each(['candidate', 'application'] as const)(
    'of a %s that somebody else saved meanwhile does not clear what they set',
    async (entity) => {
      const acme = await openCompany();
      await acme.openField({ key: 'city', label: 'City', entity });
      await acme.openField({ key: 'hobby', label: 'Hobby', entity });
      const made = await acme.apply(BARE);
      const path =
        entity === 'candidate'
          ? `/candidates/${made.candidate_id}`
          : `/jobs/${made.job.hash_id}/applications/${made.id}`;
      const update =
        entity === 'candidate'
          ? `/api/candidates/update/${made.candidate_id}`
          : `/api/candidate-job/update/${made.id}`;
      const { open, send } = await openConsole(acme);
      const version = versionIn((await open(path)).html);
      const answer = await acme.recruiter('POST', update, { custom: { city: 'Rome' } });
      expect(answer.status).toBe(200);
      const typed = { 'custom.text.city': '', 'custom.text.hobby': 'Chess', version };
      const late = await send(path, `${path}/fields`, typed);
      expect(late.status, late.html).toBe(409);
      expect(late.html).toContain('value="Chess"');
      const shown = await open(path);
      expect(shown.html).toContain('Rome');
      expect(shown.html).not.toContain('Chess');
      const again = { ...typed, 'custom.text.city': 'Rome', version: versionIn(late.html) };
      expect((await send(path, `${path}/fields`, again)).status).toBe(303);
      expect((await open(path)).html).toContain('Chess');
    },
  );

  test('keeps a member who has left', async () => {
    const acme = await openCompany();
    const { userId: lead, memberId } = await joinAs(acme, 'Recruiter');
    await acme.openField({ key: 'lead', label: 'Lead', kind: 'member', entity: 'application' });
    await acme.openField({ key: 'hobby', label: 'Hobby', entity: 'application' });
    const made = await acme.apply(BARE);
    const given = { custom: { lead } };
    await acme.recruiter('POST', `/api/candidate-job/update/${made.id}`, given);
    expect((await removed(acme, memberId)).status).toBe(200);
    const { open, send } = await openConsole(acme);
    const path = `/jobs/${made.job.hash_id}/applications/${made.id}`;
    const { html } = await open(path);
    const [, select = ''] =
      /<select[^>]*name="custom\.member\.lead"[^>]*>(.*?)<\/select>/su.exec(html) ?? [];
    const [, chosen = ''] = /<option value="(\d*)" selected/u.exec(select) ?? [];
    const typed = { 'custom.member.lead': chosen, 'custom.text.hobby': 'Chess' };
    expect((await send(path, `${path}/fields`, typed)).status).toBe(303);
    const shown = await acme.viewer<ApplicationDetail>('GET', `/api/candidate-job/show/${made.id}`);
    expect(shown.body.data.custom).toEqual({ lead, hobby: 'Chess' });
  });
});

describe('custom fields of a job', () => {
  test('are in the editor, and a copy has their values', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'budget', label: 'Budget', kind: 'number', entity: 'job' });
    const job = await acme.postJob();
    const { open, send } = await openConsole(acme);
    const path = `/jobs/${job.hash_id}`;
    expect((await open(path)).html).toContain('Budget');
    const typed = { title: job.title, workplace: 'Remote', 'custom.number.budget': '70000' };
    const saved = await send(path, path, { ...typed, purpose: 'save' });
    expect(saved.status, saved.html).toBe(303);
    const read = async (ref: string) =>
      (await acme.viewer<Job>('GET', `/api/jobs/show/${ref}`)).body.data.custom;
    expect(await read(job.hash_id)).toEqual({ budget: 70_000 });
    const copied = await send(path, path, { ...typed, purpose: 'copy' });
    const [, ref = ''] = /\/jobs\/([^?]+)\?/u.exec(copied.headers.get('location') ?? '') ?? [];
    expect(ref).not.toBe(job.hash_id);
    expect(await read(ref)).toEqual({ budget: 70_000 });
    const wrong = await send(path, path, { ...typed, 'custom.number.budget': 'much' });
    expect(wrong.status).toBe(422);
  });
});

describe('the list of candidates', () => {
  test('is filtered by fields, in the language of the screen', async () => {
    const acme = await openCompany();
    const choice = { kind: 'single_choice', options: OPTIONS, is_filterable: true };
    await acme.openField({ key: 'shift', label: 'Shift', labels: { de: 'Schicht' }, ...choice });
    const [one, other] = [
      await acme.apply({ ...BARE, first_name: 'Zora' }),
      await acme.apply({ ...BARE, first_name: 'Grace' }),
    ];
    await acme.recruiter('POST', `/api/candidates/update/${one.candidate_id}`, {
      custom: { shift: 'night' },
    });
    const { open, browser, root } = await openConsole(acme);
    const page = await open('/candidates?field.shift=night');
    expect(page.html).toContain('Zora');
    expect(page.html).not.toContain(other.first_name);
    expect(page.html).toMatch(/<option value="night" selected(?:="")?>At night/u);
    for (const query of ['field.shift=noon', 'field.gone=x']) {
      const refused = await browser.get(`${root}/candidates?${query}`);
      expect(refused.status).toBe(422);
    }
  });
});
