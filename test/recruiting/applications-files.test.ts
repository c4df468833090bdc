/** Tests the download links of documents: signature, expiry, audit and headers. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/applications/schemas.ts';
import { cvFile, letterFile, pdf } from '../support/applying.ts';
import { API, call, visit } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { documentsOf, see } from '../support/uploads.ts';

type Shown = Pick<ApplicationDetail, 'documents'>;

/** Path and query of the link to the first document. */
function linkOf({ documents: [first] }: Shown): string {
  return first?.url.slice(API.length) ?? '';
}

/** The link that the Recruiter gets now. */
async function freshLink(acme: Company, { id }: { id: number }): Promise<string> {
  return linkOf(await acme.showApplication({ id }));
}

async function downloads(acme: Company) {
  return (await acme.audited()).filter(({ action }) => action === 'document.download');
}

/** The link with one of its parts replaced. */
function forged(link: string, change: Record<string, string | null>): string {
  const url = new URL(link, API);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}`;
}

async function expectUnknown(path: string): Promise<void> {
  const { status, bytes } = await see(path);
  expect(status, path).toBe(404);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 'unknown_path' });
}

describe('GET /files/documents/{id}', () => {
  test('serves the file unchanged, as an attachment', async () => {
    const acme = await openCompany();
    const content = pdf('Ada');
    const made = await acme.apply({ files: [cvFile(content, 'Ada’s “CV”.pdf')] });
    const { status, headers, bytes } = await see(linkOf(made));
    expect(status).toBe(200);
    expect(bytes).toEqual(content);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.byteLength),
      'content-disposition': `attachment; filename="Ada_s _CV_.pdf"; filename*=UTF-8''Ada%E2%80%99s%20%E2%80%9CCV%E2%80%9D.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('etag')).toBeNull();
  });

  test('expires a link after 15 minutes', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply();
    await acme.token('Viewer');
    const start = Date.now() + 60 * MINUTE_MS;
    setClock(start);
    const link = await freshLink(acme, { id });
    setClock(start + 15 * MINUTE_MS - 1);
    expect((await see(link)).status).toBe(200);
    setClock(start + 15 * MINUTE_MS);
    await expectUnknown(link);
  });

  test('rejects a link with any part changed', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const mine = linkOf(await acme.apply());
    const theirs = linkOf(await globex.apply());
    const { pathname: theirPath } = new URL(theirs, API);
    const query = new URL(mine, API).search;
    const { searchParams } = new URL(mine, API);
    const expires = Number(searchParams.get('expires'));
    const signature = searchParams.get('signature') ?? '';
    const flipped = signature.startsWith('a') ? `b${signature.slice(1)}` : `a${signature.slice(1)}`;
    for (const path of [
      `${theirPath}${query}`,
      forged(mine, { expires: String(expires + 1) }),
      forged(mine, { expires: '9'.repeat(20) }),
      forged(mine, { expires: 'Infinity' }),
      forged(mine, { expires: null }),
      forged(mine, { by: '1.1' }),
      forged(mine, { by: null }),
      forged(mine, { signature: flipped }),
      forged(mine, { signature: signature.slice(0, -1) }),
      forged(mine, { signature: '' }),
      forged(mine, { signature: null }),
      new URL(mine, API).pathname,
      mine.replace(/documents\/\d+/u, 'documents/1'),
      mine.replace(/documents\//u, 'documents/0'),
      mine.replace(/documents\/\d+/u, 'documents/..%2f1'),
      mine.replace(/documents\/\d+/u, 'documents/'),
    ]) {
      await expectUnknown(path);
    }
    expect(await downloads(acme)).toEqual([]);
    expect(await downloads(globex)).toEqual([]);
  });

  test('answers the same for an unknown document and an invalid link', async () => {
    const acme = await openCompany();
    const wrong = forged(linkOf(await acme.apply()), { signature: 'x' });
    const none = wrong.replace(/documents\/\d+/u, 'documents/7');
    const told = async (path: string) => {
      const { status, bytes } = await see(path);
      const body: object = JSON.parse(new TextDecoder().decode(bytes));
      return { status, body: { ...body, request_id: '' } };
    };
    expect(await told(wrong)).toEqual(await told(none));
  });

  test('audits a download with user and client, without names', async () => {
    const acme = await openCompany();
    const made = await acme.apply();
    const link = await freshLink(acme, made);
    expect(await downloads(acme)).toEqual([]);
    expect((await see(link)).status).toBe(200);
    const [entry, ...more] = await downloads(acme);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      subjectId: made.documents[0]?.id,
      userId: await acme.user('Viewer'),
      clientId: expect.any(Number),
      changes: {},
    });
  });

  test('serves documents neither by key nor on a career domain', async () => {
    const acme = await openCompany();
    const made = await acme.apply();
    const [key = ''] = await documentsOf(acme);
    const link = linkOf(made);
    for (const path of [`/files/${key}`, `/${key}`, `/files/logos/${acme.id}/../../${key}`]) {
      expect((await see(path)).status, path).toBe(404);
    }
    expect((await visit(CAREER_HOST, link)).status).toBe(404);
    expect((await visit(CAREER_HOST, `/files/${key}`)).status).toBe(404);
    // An access token does not replace the signature.
    const bare = new URL(link, API).pathname;
    expect((await call(await acme.token('Admin'), 'GET', bare)).status).toBe(404);
  });

  test('answers 405 to methods other than GET and HEAD', async () => {
    const acme = await openCompany();
    const link = linkOf(await acme.apply());
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await see(link, method);
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    }
    const head = await see(link, 'HEAD');
    expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
  });
});

describe('filenames', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\\Users\\ada\\cv.pdf`, 'cv.pdf'],
    [String.raw`the \"best\".txt`, 'the best.txt'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['tab\tnew', 'tabnew'],
    ['..', 'document.txt'],
    ['/', 'document.txt'],
    ['   ', 'document.txt'],
    ['履歴書 👩🏽‍🚀.txt', '履歴書 👩🏽🚀.txt'],
    [`${'x'.repeat(300)}.txt`, 'x'.repeat(255)],
    ["it's (1)*.txt", "it's (1)*.txt"],
    ['%00%0d%0a.txt', '%00%0d%0a.txt'],
  ])('stores the filename %j as %j', async (input, kept) => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [letterFile('Dear all', input)] });
    expect(made.documents).toMatchObject([{ filename: kept }]);
    const { status, headers } = await see(linkOf(made));
    expect(status).toBe(200);
    const shown = headers.get('content-disposition') ?? '';
    expect(shown).toMatch(
      /^attachment; filename="[ !#-$&-[\]-~]*"; filename\*=UTF-8''[\w.~%!-]+$/u,
    );
    const [, encoded = ''] = shown.split("UTF-8''");
    expect(decodeURIComponent(encoded)).toBe(kept);
    // The key does not depend on the file name.
    const [key = ''] = await documentsOf(acme);
    expect(key).toMatch(new RegExp(String.raw`^documents/${acme.id}/\d+\.txt$`, 'u'));
  });
});
