/** The screens of a company's profile, its logo and its offices. */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Company as Profile } from '#recruiting/company/company/schemas/company.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { consoleToken, openConsole, toastOf } from '../support/console.ts';
import { finishExport } from '../support/transfers.ts';
import { image } from '../support/uploads.ts';

async function openProfile() {
  const company = await openCompany();
  const console = await openConsole(company, 'Admin');
  const show = async () => {
    const { body } = await company.admin<Profile>('GET', '/api/companies/profile');
    return body.data;
  };
  return { company, ...console, show };
}

const typed = {
  name: 'Acme <b>',
  description: 'We bake.\r\n\r\nSince 1912.',
  website: 'acme.example',
  phone: '+49 30 901820',
  address: 'Main street 1',
  country_id: '276',
  default_currency: 'EUR',
  language: 'de',
  timezone: 'Europe/Berlin',
  values: 'Bread\n\n  Butter ',
  'benefits.5': 'on',
  'legal.privacy': 'https://acme.example/privacy',
};

const versionIn = (html: string) => /name="version" value="([^"]+)"/u.exec(html)?.[1] ?? '';

async function officesOf(company: Company): Promise<Office[]> {
  const { body } = await company.viewer<{ data: Office[] }>('GET', '/api/company-offices/index');
  return body.data.data;
}

describe('the profile', () => {
  test('is saved with what the API stores', async () => {
    const { company, send, browser, show } = await openProfile();
    const answer = await send('/company', '/company', typed);
    expect(answer.status, answer.html.slice(-4000)).toBe(303);
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The profile is saved.');
    expect(page.html).toContain('value="Acme &lt;b&gt;"');
    expect(await show()).toMatchObject({
      name: 'Acme <b>',
      description: 'We bake.\n\nSince 1912.',
      website: 'https://acme.example',
      country_id: 276,
      language: 'de',
      timezone: 'Europe/Berlin',
      values: ['Bread', 'Butter'],
      benefits: [5],
      legal_links: { privacy: 'https://acme.example/privacy' },
    });
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'company.update' });
  });

  test('that is refused keeps what was typed, with the fault beside the field', async () => {
    const { send, show } = await openProfile();
    const before = await show();
    const wrong = {
      ...typed,
      name: ' ',
      phone: 'call "us"',
      timezone: 'Berlin',
      values: 'V\n'.repeat(21),
    };
    const answer = await send('/company', '/company', wrong);
    expect(answer.status).toBe(422);
    for (const name of ['name', 'phone', 'timezone', 'values']) {
      expect(answer.html).toContain(`id="${name}-fault"`);
    }
    expect(answer.html).toContain('value="call &quot;us&quot;"');
    const link = await send('/company', '/company', { ...typed, 'legal.terms': 'https://' });
    expect(link.html).toContain('id="legal.terms-fault"');
    expect(await show()).toEqual(before);
  });

  test('that somebody else saved meanwhile keeps what both typed', async () => {
    const { company, open, send, show } = await openProfile();
    const version = versionIn((await open('/company')).html);
    const path = `/api/companies/update/${company.id}`;
    expect((await company.admin('POST', path, { phone: '+49 30 1' })).status).toBe(200);
    const late = await send('/company', '/company', { ...typed, version });
    expect(late.status, late.html).toBe(409);
    expect(late.html).toContain('value="Acme &lt;b&gt;"');
    expect(await show()).toMatchObject({ name: 'Acme', phone: '+49 30 1' });
    const wrong = await send('/company', '/company', { ...typed, name: '', version });
    expect(wrong.status).toBe(422);
    expect(versionIn(wrong.html)).toBe(version);
    const again = { ...typed, version: versionIn(late.html) };
    expect((await send('/company', '/company', again)).status).toBe(303);
    expect(await show()).toMatchObject({ name: 'Acme <b>' });
  });

  test('is read by a Viewer without a form', async () => {
    const { company } = await openProfile();
    const viewer = await openConsole(company, 'Viewer');
    const { html } = await viewer.open('/company');
    expect(html).toContain('<bdi>Acme</bdi>');
    expect(html).not.toContain('name="name"');
    expect(html).not.toContain('type="file"');
    expect((await viewer.browser.get(`${viewer.root}/company/offices/new`)).status).toBe(403);
  });
});

describe('the logo', () => {
  test('is uploaded, and anything but a picture is refused', async () => {
    const { browser, root, open, show } = await openProfile();
    const upload = async (bytes: Uint8Array | null) => {
      const form = new FormData();
      form.set('form_token', consoleToken(await open('/company')));
      if (bytes) form.set('logo', new Blob([bytes]), 'logo.png');
      return browser.post(`${root}/company/logo`, form);
    };
    const answer = await upload(image());
    expect(toastOf(await browser.get(answer.location))).toBe('The logo is saved.');
    expect((await show()).logo).toMatch(/\/files\/logos\//u);
    const page = await open('/company');
    expect(page.html).toContain('<img class="thumb" src="/files/logos/');
    for (const bytes of [null, new TextEncoder().encode('no picture')]) {
      const refused = await upload(bytes);
      expect(refused.status).toBe(422);
      expect(refused.html).toContain('Choose a PNG, JPEG, or WebP picture');
      expect(refused.html).toContain('name="name"');
    }
  });
});

describe('an office', () => {
  const berlin = {
    name: 'Berlin',
    city: 'Berlin',
    country_id: '276',
    zipcode: '10115',
    address: '',
  };

  test('is added, changed and deleted', async () => {
    const { company, send, open, browser } = await openProfile();
    const path = '/company/offices/new';
    const answer = await send(path, path, berlin);
    expect(toastOf(await browser.get(answer.location))).toBe('The office is saved.');
    const [office] = await officesOf(company);
    expect(office).toMatchObject({ name: 'Berlin', city: 'Berlin', country_id: 276 });
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'office.create' });
    const own = `/company/offices/${office?.id}`;
    expect((await open(own)).html).toContain('value="10115"');
    const changed = { ...berlin, name: 'Mitte', is_default: 'on' };
    expect((await send(own, own, changed)).status).toBe(303);
    expect((await officesOf(company)).find(({ id }) => id === office?.id)).toMatchObject({
      name: 'Mitte',
      is_default: true,
    });
    await company.admin('POST', '/api/company-offices/store', { name: 'Other', is_default: true });
    expect((await send(`${own}/remove`, `${own}/remove`)).status).toBe(303);
    expect((await officesOf(company)).map(({ id }) => id)).not.toContain(office?.id);
  });

  test('that somebody else saved meanwhile keeps what both typed', async () => {
    const { company, open, send } = await openProfile();
    const made = await company.admin<Office>('POST', '/api/company-offices/store', {
      ...berlin,
      country_id: 276,
    });
    const { id } = made.body.data;
    const own = `/company/offices/${id}`;
    const shown = async () => (await officesOf(company)).find((office) => office.id === id);
    const version = versionIn((await open(own)).html);
    const change = { zipcode: '10117' };
    const path = `/api/company-offices/update/${id}`;
    expect((await company.admin('POST', path, change)).status).toBe(200);
    const late = await send(own, own, { ...berlin, name: 'Mitte', version });
    expect(late.status, late.html).toBe(409);
    expect(late.html).toContain('value="Mitte"');
    expect(await shown()).toMatchObject({ name: 'Berlin', zipcode: '10117' });
    const again = { ...berlin, name: 'Mitte', version: versionIn(late.html) };
    expect((await send(own, own, again)).status).toBe(303);
    expect(await shown()).toMatchObject({ name: 'Mitte' });
  });

  test('shows the regions of the country that was chosen, and saves one', async () => {
    const { company, send } = await openProfile();
    const path = '/company/offices/new';
    const shown = await send(path, path, { ...berlin, purpose: 'states' });
    expect(shown.status).toBe(200);
    const [, state = ''] = /value="(\d+)"[^>]*>Berlin<\/option>/u.exec(shown.html) ?? [];
    expect(shown.html).toContain('value="10115"');
    await send(path, path, { ...berlin, state_id: state });
    expect((await officesOf(company))[0]).toMatchObject({ state_id: Number(state) });
    const foreign = await send(path, path, { ...berlin, country_id: '40', state_id: state });
    expect(foreign.status).toBe(422);
    expect(foreign.html).toContain('id="state_id-fault"');
  });

  test('without a name is refused, with what was typed', async () => {
    const { company, send } = await openProfile();
    const before = await officesOf(company);
    const path = '/company/offices/new';
    const answer = await send(path, path, { ...berlin, name: '' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('id="name-fault"');
    expect(answer.html).toContain('value="10115"');
    expect(await officesOf(company)).toEqual(before);
  });

  test('of live jobs, or the main one of several, stays', async () => {
    const { company, send } = await openProfile();
    const { body } = await company.admin<Office>('POST', '/api/company-offices/store', {
      name: 'Hamburg',
      is_default: true,
    });
    await company.admin('POST', '/api/company-offices/store', { name: 'Other' });
    const path = `/company/offices/${body.data.id}/remove`;
    const first = await send(path, path);
    expect(first.status).toBe(409);
    expect(first.html).toContain('Make another office the main office first.');
    const { body: second } = await company.admin<Office>('POST', '/api/company-offices/store', {
      name: 'Munich',
    });
    await company.postJob({ status: 'Live', office_id: second.data.id });
    const used = `/company/offices/${second.data.id}/remove`;
    const refused = await send(used, used);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Live jobs use this office.');
  });
});

describe('the data of the company', () => {
  test.each(['candidates', 'applications'])(
    'have the list of %s as a file of its own',
    async (entity) => {
      const { company, send, browser } = await openProfile();
      const answer = await send('/company/data', '/company/data', { entity });
      const [made] = (await company.admin<Page<Export>>('GET', '/api/exports/index')).body.data
        .data;
      expect(made).toMatchObject({ entity, format: 'csv' });
      expect((await browser.get(answer.location)).html).toContain('(CSV)</button>');
    },
  );

  test('are not exported as what does not exist', async () => {
    const { company, send } = await openProfile();
    expect((await send('/company/data', '/company/data', { entity: 'emails' })).status).toBe(422);
    expect((await company.admin<Page<Export>>('GET', '/api/exports/index')).body.data.total).toBe(
      0,
    );
  });

  test('are exported as a whole, for Admins, beside the way to the deletion', async () => {
    const { company, send, browser } = await openProfile();
    const answer = await send('/company/data', '/company/data', {});
    expect(answer.status, answer.html.slice(-2000)).toBe(303);
    const waiting = await browser.get(answer.location);
    expect(toastOf(waiting)).toContain('The export has started.');
    expect(waiting.html).toContain('href="/settings/delete-company"');
    const [made] = (await company.admin<Page<Export>>('GET', '/api/exports/index')).body.data.data;
    expect(made).toMatchObject({ entity: 'company', format: 'bundle' });
    await finishExport(company, { id: made?.id ?? 0 });
    const ready = await browser.get(answer.location);
    const link = /href="(?<path>[^"]*\/files\/exports\/[^"]*)"/u.exec(ready.html)?.groups?.['path'];
    expect(ready.html).toContain('Download');
    expect(link).toBeDefined();
  });
});
