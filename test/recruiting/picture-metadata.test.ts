/** What pictures say beside their pixels is not stored: they are public, and their authors may not know what is in them. */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { SECRET, taggedPictures } from '../support/tagged-pictures.ts';
import { formOf, see, setLogo } from '../support/uploads.ts';

const kinds = ['jpg', 'png', 'webp'] as const;

type Shown = { id: number; url: string };

async function store(acme: Company, path: string, name: string, content: Uint8Array) {
  const alt = name === 'picture' ? [{ name: 'alt', content: 'The shop' }] : [];
  const { body, headers } = formOf([{ name, filename: 'a', content }, ...alt]);
  return acme.admin<Shown & { career_page_settings: { cover: string } }>(
    'POST',
    path,
    body,
    headers,
  );
}

async function fileAt(url: string): Promise<Uint8Array> {
  return (await see(new URL(url).pathname)).bytes;
}

describe('metadata of an uploaded picture', () => {
  test.each(kinds)('is in what is sent and not in what is stored, of a %s', (kind) => {
    const { sent, stored } = taggedPictures[kind];
    const [before, after] = [sent, stored].map((bytes) => Buffer.from(bytes).toString('latin1'));
    expect(before?.split(SECRET).length).toBeGreaterThan(3);
    expect(after).not.toContain(SECRET);
  });

  test.each(kinds)('is removed from a logo, but for how it is turned: %s', async (kind) => {
    const { sent, stored } = taggedPictures[kind];
    const seen = await see(await setLogo(await openCompany(), sent));
    expect(seen.bytes).toEqual(stored);
  });

  test('is removed from a cover, and from a picture that is added or replaced', async () => {
    const acme = await openCompany();
    const { jpg, png } = taggedPictures;
    const cover = await store(acme, `/api/companies/update-cover/${acme.id}`, 'cover', jpg.sent);
    expect(cover.status, cover.text).toBe(200);
    expect(await fileAt(cover.body.data.career_page_settings.cover)).toEqual(jpg.stored);
    const added = await store(acme, '/api/companies/store-picture', 'picture', png.sent);
    expect(await fileAt(added.body.data.url)).toEqual(png.stored);
    const path = `/api/companies/update-picture/${added.body.data.id}`;
    const replaced = await store(acme, path, 'picture', jpg.sent);
    expect(await fileAt(replaced.body.data.url)).toEqual(jpg.stored);
  });

  test('makes no other picture of the same pixels', async () => {
    const acme = await openCompany();
    const { sent, stored } = taggedPictures.jpg;
    const path = await setLogo(acme, sent);
    expect(await setLogo(acme, stored)).toBe(path);
    expect(await setLogo(acme, sent)).toBe(path);
    expect((await see(path)).bytes).toEqual(stored);
  });
});
