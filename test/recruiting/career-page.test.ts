/** The career page of a company: its settings, its cover, its pictures and its draft (decisions/0028). */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import type {
  CareerPagePreview,
  Picture,
} from '#recruiting/company/company/schemas/career-page.ts';
import { removeFiles } from '#recruiting/people/cvs/actions/read.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';
import { filesOf, formOf, image, keyOf, see } from '../support/uploads.ts';
import type { ImageKind } from '../support/uploads.ts';

const profile = async (acme: Company) =>
  (await acme.viewer<CompanyRecord>('GET', '/api/companies/profile')).body.data;

const update = (acme: Company, change: object) =>
  acme.admin<CompanyRecord>('POST', `/api/companies/update/${acme.id}`, change);

const setPage = (acme: Company, settings: object) =>
  update(acme, { career_page_settings: settings });

const fileOf = (name: string, content: Uint8Array | string) => ({ name, filename: 'a', content });

function uploadCover(acme: Company, content: Uint8Array | string = image(), id = acme.id) {
  const { body, headers } = formOf([fileOf('cover', content)]);
  return acme.admin<CompanyRecord>('POST', `/api/companies/update-cover/${id}`, body, headers);
}

type Sent = { content?: Uint8Array | string; alt?: string };

function store(acme: Company, { content = image(), alt = 'Bread' }: Sent = {}) {
  const { body, headers } = formOf([{ name: 'alt', content: alt }, fileOf('picture', content)]);
  return acme.admin<Picture>('POST', '/api/companies/store-picture', body, headers);
}

async function addPicture(acme: Company, sent?: Sent): Promise<Picture> {
  const answer = await store(acme, sent);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.data;
}

const pathOf = (url: unknown) => String(url).slice(API.length);
const coverOf = async (acme: Company) =>
  pathOf((await profile(acme)).career_page_settings['cover']);

describe('career_page_settings', () => {
  test('stores colour, headline and sections, and values of the company beside them', async () => {
    const acme = await openCompany();
    const { id } = await addPicture(acme);
    const sections = [
      { kind: 'text', heading: 'Our bakery', html: '<p>Since <b>1912</b></p>', picture_id: id },
      { kind: 'values' },
      { kind: 'jobs', heading: null },
      { kind: 'benefits' },
      { kind: 'people', people: [{ name: 'Ada', role: 'Baker', quote: 'Warm.', picture_id: id }] },
      { kind: 'pictures', picture_ids: [id] },
      { kind: 'text', html: 'Come in.' },
      { kind: 'offices', heading: 'Where we bake' },
    ];
    const settings = { colour: '#aa3300', headline: 'Bread for all', sections, columns: 3 };
    const answer = await setPage(acme, settings);
    expect(answer.body.data.career_page_settings).toEqual(settings);
    const again = await setPage(acme, answer.body.data.career_page_settings);
    expect(again.body).toEqual(answer.body);
  });

  test.each([
    ['#A30', '#aa3300'],
    ['#AA3300', '#aa3300'],
    ['#ffffff', '#ffffff'],
  ])('stores the colour %s as %s', async (colour, stored) => {
    const { body } = await setPage(await openCompany(), { colour });
    expect(body.data.career_page_settings).toEqual({ colour: stored });
  });

  test('sanitizes texts when they are written', async () => {
    const html = '<h1>Bread</h1><script>alert(1)</script><p onclick="x()">Warm</p>';
    const { body } = await setPage(await openCompany(), { sections: [{ kind: 'text', html }] });
    expect(body.data.career_page_settings).toEqual({
      sections: [{ kind: 'text', html: '<h2>Bread</h2><p>Warm</p>' }],
    });
  });

  const person = { name: 'Ada' };
  const people = (count: number) => ({
    kind: 'people',
    people: Array.from({ length: count }, () => person),
  });
  const text = (html: string) => ({ kind: 'text', html });

  test.each<[field: string, settings: object]>([
    ['colour', { colour: 'red' }],
    ['colour', { colour: '#12345' }],
    ['colour', { colour: 7 }],
    ['headline', { headline: 'x'.repeat(201) }],
    ['headline', { headline: 'a\u0000b' }],
    ['cover', { cover: 'https://acme.example/cover.png' }],
    ['sections', { sections: {} }],
    ['sections', { sections: Array.from({ length: 21 }, () => text('Bread')) }],
    ['sections.0.kind', { sections: [{ kind: 'video' }] }],
    ['sections.1.kind', { sections: [{ kind: 'jobs' }, { kind: 'jobs' }] }],
    ['sections.0.html', { sections: [{ kind: 'text' }] }],
    ['sections.0.html', { sections: [text('x'.repeat(20_001))] }],
    ['sections', { sections: Array.from({ length: 6 }, () => text('x'.repeat(20_000))) }],
    ['sections.0.heading', { sections: [{ kind: 'jobs', heading: 'x'.repeat(121) }] }],
    ['sections.0.people', { sections: [people(0)] }],
    ['sections.0.people', { sections: [people(21)] }],
    ['sections', { sections: [people(11), people(10)] }],
    ['sections.0.people.0.name', { sections: [{ kind: 'people', people: [{ name: ' ' }] }] }],
    [
      'sections.0.people.0.quote',
      { sections: [{ kind: 'people', people: [{ ...person, quote: 'x'.repeat(501) }] }] },
    ],
    ['sections.0.picture_id', { sections: [{ ...text(''), picture_id: 1 }] }],
    ['sections.0.picture_ids.0', { sections: [{ kind: 'pictures', picture_ids: [1] }] }],
  ])('names %s that is refused, and changes nothing', async (field, settings) => {
    const acme = await openCompany();
    for (const where of ['career_page_settings', 'career_page_draft']) {
      if (where === 'career_page_draft' && field === 'cover') continue;
      const answer = await update(acme, { [where]: settings });
      expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(Object.keys(answer.body.errors)).toEqual([`${where}.${field}`]);
    }
    expect(await profile(acme)).toMatchObject({
      career_page_settings: {},
      career_page_draft: null,
    });
    expect(await acme.audited()).toEqual([]);
  });

  test('knows no picture of another company (422)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await addPicture(globex);
    const answer = await setPage(acme, {
      sections: [{ kind: 'people', people: [{ name: 'Ada', picture_id: id }] }],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          'career_page_settings.sections.0.people.0.picture_id': [
            'No such picture in this company.',
          ],
        },
      },
    });
  });
});

describe('POST /api/companies/update-cover/{id}', () => {
  test('stores the cover, and deletes the one before', async () => {
    const acme = await openCompany();
    await setPage(acme, { headline: 'Bread for all' });
    const content = image('webp');
    const { body } = await uploadCover(acme, content);
    expect(body.data.career_page_settings).toEqual({
      headline: 'Bread for all',
      cover: expect.stringMatching(
        new RegExp(`^${API}/files/covers/${acme.id}/[\\w-]+\\.webp$`, 'u'),
      ),
    });
    const first = await coverOf(acme);
    expect((await see(first)).bytes).toEqual(content);
    await uploadCover(acme);
    const second = await coverOf(acme);
    await expect.poll(() => coversOf(acme)).toEqual([keyOf(second)]);
    expect((await see(first)).status).toBe(404);
  });

  test('stays with other settings, and goes with null', async () => {
    const acme = await openCompany();
    await uploadCover(acme);
    const path = await coverOf(acme);
    await setPage(acme, { headline: 'Warm' });
    expect(await coverOf(acme)).toBe(path);
    await setPage(acme, { cover: `${API}${path}` });
    expect(await profile(acme)).toMatchObject({ career_page_settings: { cover: `${API}${path}` } });
    const answer = await setPage(acme, { cover: null });
    expect(answer.body.data.career_page_settings).toEqual({});
    await expect.poll(() => coversOf(acme)).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'company.update',
      changes: { career_page_settings: { to: {} } },
    });
  });

  test.each([
    ['text', 'cover'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture of 4,097 pixels', image('png', 64, { width: 4097, height: 1 })],
    ['more than 5 MB', image('png', 5_000_001)],
  ])('refuses %s (422)', async (_, content) => {
    const acme = await openCompany();
    const answer = await uploadCover(acme, content);
    expect(answer).toMatchObject({ status: 422 });
    expect(Object.keys(answer.body.errors)).toEqual(['cover']);
    expect(await coversOf(acme)).toEqual([]);
  });
});

async function coversOf(acme: Company): Promise<string[]> {
  return (await filesOf(acme, 'covers')).toSorted();
}

describe('pictures', () => {
  test.each<[kind: ImageKind, type: string]>([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ])('stores a %s with its size and its text alternative', async (kind, type) => {
    const acme = await openCompany();
    const content = image(kind, 64, { width: 4096, height: 1 });
    const picture = await addPicture(acme, { content, alt: ' Two  bakers ' });
    expect(picture).toMatchObject({ alt: 'Two bakers', width: 4096, height: 1 });
    const seen = await see(pathOf(picture.url));
    expect(seen.bytes).toEqual(content);
    expect(seen.headers.get('content-type')).toBe(type);
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await profile(acme)).pictures).toEqual([picture]);
    expect(await acme.audited()).toMatchObject([
      {
        action: 'company-picture.create',
        subjectId: picture.id,
        changes: { alt: { to: 'Two bakers' } },
      },
    ]);
  });

  test.each<[field: string, sent: Sent]>([
    ['alt', { alt: '' }],
    ['alt', { alt: ' ' }],
    ['alt', { alt: 'x'.repeat(301) }],
    ['alt', { alt: 'a\nb' }],
    ['picture', { content: '' }],
    ['picture', { content: 'bread' }],
    ['picture', { content: image('jpg', 64, { width: 0, height: 9 }) }],
    ['picture', { content: image('png', 5_000_001) }],
  ])('refuses a wrong %s (422)', async (field, sent) => {
    const acme = await openCompany();
    const answer = await store(acme, sent);
    expect(answer).toMatchObject({ status: 422 });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await profile(acme)).pictures).toEqual([]);
  });

  test('are 12 at most, also when two are stored at once (409)', async () => {
    const acme = await openCompany();
    for (let count = 1; count < 12; count++) await addPicture(acme);
    const answers = await Promise.all([store(acme), store(acme)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await store(acme)).toMatchObject({ status: 409, body: { code: 'too_many_pictures' } });
    expect((await profile(acme)).pictures).toHaveLength(12);
    await removeFiles(operator(new Date(Date.now() + 61 * MINUTE_MS)));
    await expect.poll(async () => (await filesOf(acme, 'pictures')).length).toBe(12);
  });

  test('change their text by JSON, and their file by a form', async () => {
    const acme = await openCompany();
    const { id, url } = await addPicture(acme);
    const path = `/api/companies/update-picture/${id}`;
    const renamed = await acme.admin<Picture>('POST', path, { alt: 'Rolls' });
    expect(renamed.body.data).toMatchObject({ alt: 'Rolls', url });
    const { body, headers } = formOf([
      fileOf('picture', image('jpg', 64, { width: 3, height: 4 })),
    ]);
    const replaced = await acme.admin<Picture>('POST', path, body, headers);
    expect(replaced.body.data).toMatchObject({ id, alt: 'Rolls', width: 3, height: 4 });
    expect(replaced.body.data.url).not.toBe(url);
    await expect
      .poll(() => filesOf(acme, 'pictures'))
      .toEqual([keyOf(pathOf(replaced.body.data.url))]);
    const wrong = await acme.admin('POST', path, { alt: ['x'] });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { alt: [expect.any(String)] } } });
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'company-picture.create',
      'company-picture.update',
      'company-picture.update',
    ]);
  });

  test('keep their URL where the same file is sent again', async () => {
    const acme = await openCompany();
    const content = image();
    const picture = await addPicture(acme, { content });
    const { body, headers } = formOf([fileOf('picture', content)]);
    const path = `/api/companies/update-picture/${picture.id}`;
    const answer = await acme.admin<Picture>('POST', path, body, headers);
    expect(answer.body.data).toEqual(picture);
    expect((await see(pathOf(picture.url))).bytes).toEqual(content);
  });

  test('leave the page and the draft when they are deleted', async () => {
    const acme = await openCompany();
    const [one, other] = [await addPicture(acme), await addPicture(acme)];
    const sections = (ids: number[], ofPerson: number | null) => [
      { kind: 'pictures', picture_ids: ids },
      { kind: 'people', people: [{ name: 'Ada', picture_id: ofPerson }] },
    ];
    await update(acme, {
      career_page_settings: { sections: sections([one.id, other.id], one.id) },
      career_page_draft: { sections: sections([one.id], other.id) },
    });
    const answer = await acme.admin('DELETE', `/api/companies/destroy-picture/${one.id}`);
    expect(answer).toMatchObject({ status: 200, body: { data: null } });
    const after = await profile(acme);
    expect(after.pictures).toEqual([other]);
    expect(after.career_page_settings).toEqual({ sections: sections([other.id], null) });
    expect(after.career_page_draft).toEqual({ sections: sections([], other.id) });
    await expect.poll(() => filesOf(acme, 'pictures')).toEqual([keyOf(pathOf(other.url))]);
    expect((await see(pathOf(one.url))).status).toBe(404);
    expect(await acme.admin('DELETE', `/api/companies/destroy-picture/${one.id}`)).toMatchObject({
      status: 404,
    });
  });
});

describe('career_page_draft', () => {
  test('is published in place of the settings, and is gone then', async () => {
    const acme = await openCompany();
    await uploadCover(acme);
    await setPage(acme, { colour: '#aa3300', headline: 'Old', columns: 3 });
    const draft = { headline: 'New', sections: [{ kind: 'jobs' }] };
    const saved = await update(acme, { career_page_draft: draft });
    expect(saved.body.data).toMatchObject({
      career_page_draft: draft,
      career_page_settings: { headline: 'Old' },
    });
    const path = `/api/companies/publish-career-page/${acme.id}`;
    const { body } = await acme.admin<CompanyRecord>('POST', path);
    expect(body.data.career_page_draft).toBeNull();
    expect(body.data.career_page_settings).toEqual({
      ...draft,
      columns: 3,
      cover: expect.stringContaining('/files/covers/'),
    });
    expect(await acme.admin('POST', path)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_publish' },
    });
  });

  test('is dropped by null', async () => {
    const acme = await openCompany();
    await update(acme, { career_page_draft: { headline: 'New' } });
    const { body } = await update(acme, { career_page_draft: null });
    expect(body.data.career_page_draft).toBeNull();
  });

  test('has a link for an hour', async () => {
    const acme = await openCompany();
    const path = `/api/companies/preview-career-page/${acme.id}`;
    const { status, body } = await acme.admin<CareerPagePreview>('POST', path);
    expect(status).toBe(200);
    const { career_domain: hostname, subdomain } = await profile(acme);
    const url = new URL(body.data.url);
    expect(`${url.origin}${url.pathname}`).toBe(
      `https://${hostname}/companies/${subdomain}/preview`,
    );
    const left = new Date(body.data.expires_at).getTime() - Date.now();
    expect(left / MINUTE_MS).toBeGreaterThan(59);
    expect(left / MINUTE_MS).toBeLessThanOrEqual(60);
  });
});
