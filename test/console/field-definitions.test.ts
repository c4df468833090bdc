/** The custom fields of a company on the screens of the console: defined, ordered, changed and archived. */
import { describe, expect, test } from 'vitest';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function fieldsOf(company: Company): Promise<CustomField[]> {
  const path = '/api/custom-fields/index';
  const { body } = await company.admin<{ data: CustomField[] }>('GET', path);
  return body.data.data;
}

async function openFields() {
  const company = await openCompany();
  return { company, ...(await openConsole(company, 'Admin')) };
}

const newField = (entity: string, kind: string) => `/fields/new?entity=${entity}&kind=${kind}`;

describe('the custom fields of a company', () => {
  test('are listed by what they are of; those of Admins are for Admins', async () => {
    const { company, open, root } = await openFields();
    const { id } = await company.openField({ label: 'Shift <b>', is_required: true });
    await company.openField({ entity: 'job', label: 'Cost center', visibility: 'admin' });
    const { html } = await open('/fields');
    for (const text of ['Shift &lt;b&gt;', 'Cost center', '1 of 50', '0 of 50', 'Admins only'])
      expect(html).toContain(text);
    expect(html).toContain(`href="${root}/fields/${id}"`);
    const viewer = await openConsole(company, 'Viewer');
    const read = (await viewer.open('/fields')).html;
    expect(read).toContain('Shift &lt;b&gt;');
    expect(read).not.toContain('Cost center');
    expect(/<main.*<\/main>/su.exec(read)?.[0]).not.toContain('<button');
    expect((await viewer.browser.get(`${root}/fields/${id}`)).status).toBe(403);
  });

  test('are defined with options in several languages', async () => {
    const { company, send, open, browser } = await openFields();
    expect((await open('/fields/new?entity=job')).html).toContain('entity=job&amp;kind=money');
    const path = newField('candidate', 'single_choice');
    const answer = await send(path, path, {
      'label.base': 'Shift',
      'label.de': 'Schicht',
      'option.0.base': 'By day',
      'option.1.base': 'At night',
      'option.1.de': 'Nachts',
      'option.2.base': '',
      is_required: 'on',
      is_filterable: 'on',
      visibility: 'all',
    });
    expect(answer.status, answer.html).toBe(303);
    expect(toastOf(await browser.get(answer.location))).toBe('The field is created.');
    expect(await fieldsOf(company)).toMatchObject([
      {
        entity: 'candidate',
        key: 'shift',
        kind: 'single_choice',
        label: 'Shift',
        labels: { de: 'Schicht' },
        options: [
          { key: 'by_day', label: 'By day' },
          { key: 'at_night', label: 'At night', labels: { de: 'Nachts' } },
        ],
        is_required: true,
        is_filterable: true,
        visibility: 'all',
      },
    ]);
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'custom_field.create' });
  });

  test('of amounts have bands in a currency', async () => {
    const { company, send } = await openFields();
    const path = newField('application', 'money');
    const typed = {
      'label.base': 'Wish',
      'band.0.base': 'Low',
      'band.0.from': '',
      'band.1.base': 'High',
      'band.1.from': '50000.5',
      band_currency: '',
      is_filterable: 'on',
      visibility: 'admin',
    };
    const refused = await send(path, path, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('id="band_currency-fault"');
    const unordered = { ...typed, band_currency: 'EUR', 'band.1.from': 'much' };
    expect((await send(path, path, unordered)).html).toContain('id="band.1.from-fault"');
    expect((await send(path, path, { ...typed, band_currency: 'EUR' })).status).toBe(303);
    expect(await fieldsOf(company)).toMatchObject([
      {
        entity: 'application',
        bands: [
          { key: 'low', from: null },
          { key: 'high', from: 50000.5 },
        ],
        band_currency: 'EUR',
        visibility: 'admin',
      },
    ]);
  });

  test('are refused with the fault beside the field, and what was typed', async () => {
    const { company, send } = await openFields();
    const { key } = await company.openField();
    const path = newField('job', 'text');
    const typed = { 'label.base': 'Cost "center"', key, visibility: 'all' };
    const taken = await send(path, path, typed);
    expect(taken.status).toBe(409);
    expect(taken.html).toContain('id="key-fault"');
    expect(taken.html).toContain('value="Cost &quot;center&quot;"');
    const bad = await send(path, path, { ...typed, key: 'Cost center', 'label.base': '' });
    expect(bad.status).toBe(422);
    expect(bad.html).toContain('id="label.base-fault"');
    expect(bad.html).toContain('id="key-fault"');
    const number = newField('candidate', 'number');
    const filter = await send(number, number, { ...typed, key: '', is_filterable: 'on' });
    expect(filter.status).toBe(422);
    expect(filter.html).toContain('Add bands first');
    expect((await send(path, '/fields/new?entity=office&kind=text', typed)).status).toBe(422);
    expect(await fieldsOf(company)).toHaveLength(1);
  });

  test('are moved among those of their kind of record', async () => {
    const { company, send, open, browser } = await openFields();
    const [one, two, three] = [
      await company.openField({ label: 'One' }),
      await company.openField({ label: 'Two' }),
      await company.openField({ label: 'Three' }),
    ];
    const other = await company.openField({ label: 'Other', entity: 'job' });
    const answer = await send('/fields', '/fields', { purpose: `up.${three.id}` });
    expect(answer.location).toContain(`#field-${three.id}`);
    expect(toastOf(await browser.get(answer.location))).toBe('The order is saved.');
    await send('/fields', '/fields', { purpose: `down.${one.id}` });
    const { html } = await open('/fields');
    const at = (label: string) => html.indexOf(`<bdi>${label}</bdi>`);
    expect(at('Three')).toBeLessThan(at('One'));
    expect(at('One')).toBeLessThan(at('Two'));
    expect(await company.audited()).toContainEqual(
      expect.objectContaining({ action: 'custom_field.order' }),
    );
    // The first stays the first.
    expect((await send('/fields', '/fields', { purpose: `up.${three.id}` })).status).toBe(303);
    const fields = await fieldsOf(company);
    expect(fields.find(({ id }) => id === other.id)).toEqual(other);
    expect(fields.find(({ id }) => id === two.id)).toMatchObject({ position: 2 });
    const foreign = await (await openCompany()).openField();
    const unknown = await send('/fields', '/fields', { purpose: `up.${foreign.id}` });
    expect(unknown.status).toBe(404);
  });
});

describe('a custom field', () => {
  async function openChoice() {
    const console = await openFields();
    const options = [{ key: 'day', label: 'Day' }];
    const field = await console.company.openField({
      kind: 'single_choice',
      label: 'Shift',
      options,
    });
    const typed = {
      version: field.updated_at,
      'label.base': 'Shift',
      'option.0.id': 'day',
      'option.0.base': 'Day',
      visibility: 'all',
    };
    return { ...console, field, typed, path: `/fields/${field.id}` };
  }

  test('is renamed and given options; those it has stay', async () => {
    const { company, send, open, path, typed } = await openChoice();
    expect((await open(path)).html).not.toContain('drop.option.0');
    const changed = { ...typed, 'label.base': 'Shifts', 'option.1.base': 'Night' };
    expect((await send(path, path, changed)).status).toBe(303);
    const [after] = await fieldsOf(company);
    expect(after).toMatchObject({
      label: 'Shifts',
      options: [
        { key: 'day', label: 'Day' },
        { key: 'night', label: 'Night' },
      ],
    });
    const gone = { ...typed, version: after?.updated_at ?? '' };
    const refused = await send(path, path, gone);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('id="options"');
  });

  test('is archived and brought back', async () => {
    const { company, send, browser, path, typed } = await openChoice();
    const archived = await send(path, path, { ...typed, purpose: 'archive' });
    expect(toastOf(await browser.get(archived.location))).toBe('The field is archived.');
    const [field] = await fieldsOf(company);
    expect(field?.is_archived).toBe(true);
    const back = { ...typed, version: field?.updated_at ?? '', purpose: 'restore' };
    expect((await send(path, path, back)).location).toContain('done=restored');
    expect((await fieldsOf(company))[0]?.is_archived).toBe(false);
  });

  test('is not changed by a form that somebody else was faster with', async () => {
    const { company, send, path, typed, field } = await openChoice();
    await company.admin('POST', `/api/custom-fields/update/${field.id}`, { label: 'Theirs' });
    const answer = await send(path, path, { ...typed, 'label.base': 'Mine' });
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('value="Mine"');
    expect((await fieldsOf(company))[0]?.label).toBe('Theirs');
    const [, version = ''] = /name="version" value="([^"]+)"/u.exec(answer.html) ?? [];
    const again = { ...typed, 'label.base': 'Mine', version };
    expect((await send(path, path, again)).status).toBe(303);
  });
});
