/** The logo, which an Admin uploads and everyone can read (contract 4.1, decisions: update-logo, Sizes). */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { removeFiles } from '#recruiting/people/cvs/actions/read.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { operator } from '../support/operator.ts';
import {
  filesOf,
  formOf,
  image,
  joined,
  keyOf,
  logoForm,
  logoOf,
  pathOf,
  see,
  setLogo,
  upload,
  uploadWatched,
} from '../support/uploads.ts';
import type { ImageKind, Part } from '../support/uploads.ts';

/** The maximum size (decisions: Sizes). */
const MAX = 5_000_000;

async function hashOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

describe('POST /api/companies/update-logo/{id}', () => {
  test('returns the whole company with the URL of the logo (decisions)', async () => {
    const acme = await openCompany();
    const answer = await upload(acme);
    expect(answer.status).toBe(200);
    const logo = answer.body.data.logo ?? '';
    expect(logo.startsWith(`${API}/files/logos/${acme.id}/`)).toBe(true);
    const shown = await acme.viewer<CompanyRecord>('GET', '/api/companies/profile');
    expect(answer.body).toEqual(shown.body);
    expect(shown.body.data.logo).toBe(logo);
    expect(await acme.audited()).toMatchObject([
      {
        action: 'company.update',
        subjectId: acme.id,
        userId: await acme.user('Admin'),
        changes: { logo: { from: null, to: logo } },
      },
    ]);
  });

  test.each<[kind: ImageKind, type: string, said: string, name: string]>([
    ['png', 'image/png', 'image/png', 'logo.png'],
    ['png', 'image/png', 'image/svg+xml', 'logo.svg'],
    ['jpg', 'image/jpeg', 'text/html', 'index.html'],
    ['jpg', 'image/jpeg', 'image/png', '../../cvs/1.pdf'],
    ['webp', 'image/webp', 'application/pdf', 'logo'],
    ['webp', 'image/webp', '', 'Ünïcode 😀.gif'],
  ])(
    'detects %s as %s, even if it is declared as %s and named %s',
    async (kind, type, said, filename) => {
      const acme = await openCompany();
      const content = image(kind);
      const answer = await upload(acme, formOf([{ filename, type: said, content }]));
      expect(answer.body.data.logo).toMatch(
        new RegExp(`^${API}/files/logos/${acme.id}/[\\w-]{64,}\\.${kind}$`, 'u'),
      );
      const seen = await see(pathOf(answer.body.data));
      expect(seen.headers.get('content-type')).toBe(type);
      expect(seen.bytes).toEqual(content);
    },
  );

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['GIF', 'GIF89a\u0001\0\u0001\0'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'logo'],
    ['nothing', ''],
    ['a picture after something else', joined(['GIF89a', image()])],
    ['half a mark', image().slice(0, 7)],
    ['more than 5 MB', image('png', MAX + 1)],
  ])('rejects %s that is named logo.png (422)', async (_, content) => {
    const acme = await openCompany();
    const form = formOf([{ filename: 'logo.png', type: 'image/png', content }]);
    const answer = await upload(acme, form);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: { logo: [expect.any(String)] } },
    });
    expect(Object.keys(answer.body.errors)).toEqual(['logo']);
    expect(await logoOf(acme)).toBe('');
    expect(await filesOf(acme)).toEqual([]);
    expect(await acme.audited()).toEqual([]);
  });

  const sizes = (kinds: readonly ImageKind[], sides: readonly [number, number][]) =>
    kinds.flatMap((kind) => sides.map(([width, height]) => [kind, width, height] as const));

  test.each([
    ...sizes(
      ['png', 'jpg', 'webp'],
      [
        [0, 64],
        [64, 0],
        [0, 0],
        [4097, 64],
        [64, 4097],
      ],
    ),
    ...sizes(
      ['png'],
      [
        [60_000, 60_000],
        [2 ** 32 - 1, 1],
      ],
    ),
    ...sizes(['jpg'], [[65_535, 65_535]]),
    ...sizes(['webp'], [[16_383, 16_383]]),
  ])('rejects a %s of %i × %i pixels (422)', async (kind, width, height) => {
    const acme = await openCompany();
    const answer = await upload(acme, logoForm(image(kind, 64, { width, height })));
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { logo: ['Must be 1 to 4,096 pixels wide and high.'] } },
    });
    expect(await filesOf(acme)).toEqual([]);
  });

  test.each(
    sizes(
      ['png', 'jpg', 'webp'],
      [
        [1, 1],
        [4096, 4096],
      ],
    ),
  )('accepts a %s of %i × %i pixels', async (kind, width, height) => {
    const form = logoForm(image(kind, 64, { width, height }));
    expect((await upload(await openCompany(), form)).status).toBe(200);
  });

  test.each(['png', 'jpg', 'webp'] as const)(
    'rejects a %s that ends in its header',
    async (kind) => {
      const form = logoForm(image(kind).slice(0, 14));
      expect((await upload(await openCompany(), form)).body.errors).toEqual({
        logo: ['Must be 1 to 4,096 pixels wide and high.'],
      });
    },
  );

  test('accepts exactly 5 MB (decisions: Sizes)', async () => {
    const content = image('webp', MAX);
    const path = await setLogo(await openCompany(), content);
    expect(await hashOf((await see(path)).bytes)).toBe(await hashOf(content));
  });

  test.each<[what: string, status: number, parts: readonly Part[]]>([
    ['no field at all', 422, []],
    ['another field', 422, [{ name: 'file', filename: 'a.png', content: image() }]],
    ['a field of many', 422, [{ name: 'logo[]', filename: 'a.png', content: image() }]],
    ['a field in capitals', 422, [{ name: 'LOGO', filename: 'a.png', content: image() }]],
    ['a text in its place', 422, [{ content: 'https://acme.example/logo.png' }]],
    ['the empty input of a form', 422, [{ filename: '', content: '' }]],
    [
      'two files',
      400,
      [
        { filename: 'a.png', content: image() },
        { filename: 'b.png', content: image() },
      ],
    ],
    ['a file and a text', 400, [{ filename: 'a.png', content: image() }, { content: 'b' }]],
  ])('returns for a form with %s the status %i and an error for logo', async (_, status, parts) => {
    const acme = await openCompany();
    const answer = await upload(acme, formOf(parts));
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toEqual({ logo: [expect.any(String)] });
    expect(await filesOf(acme)).toEqual([]);
  });

  test('ignores other parts of the form (decisions: unknown fields)', async () => {
    const acme = await openCompany();
    const others = ['id', 'name', 'logoKey', '__proto__', 'constructor', 'toString'];
    const parts = others.map((name) => ({ name, content: 'x' }));
    const logo = { filename: 'a.png', content: image() };
    const answer = await upload(acme, formOf([...parts, logo, { name: 'file', ...logo }]));
    expect(answer).toMatchObject({ status: 200, body: { data: { id: acme.id, name: 'Acme' } } });
    expect(await filesOf(acme)).toHaveLength(1);
  });

  test('returns 404 for a logo of another company and changes nothing', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { body, headers } = logoForm();
    for (const id of [globex.id, 1]) {
      const path = `/api/companies/update-logo/${id}`;
      expect(await acme.admin('POST', path, body, headers)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect(await logoOf(globex)).toBe('');
    expect([...(await filesOf(globex)), ...(await filesOf(acme))]).toEqual([]);
  });

  test('stores another logo under another URL and deletes the previous file', async () => {
    const acme = await openCompany();
    const first = await setLogo(acme);
    const second = await setLogo(acme);
    expect(second).not.toBe(first);
    await expect.poll(() => filesOf(acme)).toEqual([keyOf(second)]);
    expect((await see(first)).status).toBe(404);
    expect((await see(second)).status).toBe(200);
  });

  test('keeps the URL and the file if the same logo is uploaded again', async () => {
    const acme = await openCompany();
    const content = image('jpg');
    const path = await setLogo(acme, content);
    expect(await setLogo(acme, content)).toBe(path);
    expect((await see(path)).bytes).toEqual(content);
    expect(await filesOf(acme)).toEqual([keyOf(path)]);
  });

  test('stores separate files for the same logo of two companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const content = image();
    const path = await setLogo(acme, content);
    await setLogo(globex, content);
    const next = await setLogo(globex);
    await expect.poll(() => filesOf(globex)).toEqual([keyOf(next)]);
    expect((await see(path)).bytes).toEqual(content);
  });

  test('keeps one of two logos that are uploaded at once', async () => {
    const acme = await openCompany();
    await setLogo(acme);
    const answers = await Promise.all([upload(acme), upload(acme)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const logo = await logoOf(acme);
    // The upload that lost has left a file, which the cron job deletes.
    await removeFiles(operator(new Date(Date.now() + 61 * MINUTE_MS)));
    await expect.poll(() => filesOf(acme)).toEqual([keyOf(logo)]);
    expect((await see(logo)).status).toBe(200);
  });

  test('keeps a previous logo that is uploaded again before its file is deleted', async () => {
    const acme = await openCompany();
    const before = image();
    const first = await setLogo(acme, before);
    let last = first;
    const again = async () => {
      last = await setLogo(acme, before);
    };
    expect((await uploadWatched(acme, { bucket: { delete: again } })).status).toBe(200);
    expect(await logoOf(acme)).toBe(last);
    expect((await see(last)).status).toBe(200);
  });
});

describe('an upload that is sent again under its Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  test('runs an upload with an Idempotency-Key once and repeats the response', async () => {
    const acme = await openCompany();
    const [form, once] = [logoForm(), key()];
    const first = await upload(acme, form, once);
    const second = await upload(acme, form, once);
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await acme.audited()).toHaveLength(1);
  });

  test('accepts a repeated upload with another multipart boundary', async () => {
    const acme = await openCompany();
    const [content, once] = [image(), key()];
    await upload(acme, logoForm(content), once);
    const again = await upload(acme, logoForm(content), once);
    expect(again.status, again.text).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test('rejects a repeated upload with another file (422) and changes nothing', async () => {
    const acme = await openCompany();
    const once = key();
    const { body } = await upload(acme, logoForm(), once);
    const answer = await upload(acme, logoForm(), once);
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await logoOf(acme)).toBe(pathOf(body.data));
    expect(await filesOf(acme)).toHaveLength(1);
  });

  test('accepts a corrected upload under the same key after a rejection', async () => {
    const acme = await openCompany();
    const once = key();
    expect((await upload(acme, logoForm('no picture'), once)).status).toBe(422);
    expect((await upload(acme, logoForm(), once)).status).toBe(200);
  });
});
