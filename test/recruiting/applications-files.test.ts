/** Tests which documents are accepted, their names, and their download links: signature, expiry, audit and headers. */
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationForm, cvFile, docx, letterFile, pdf, STORE } from '../support/applying.ts';
import { API, call, visit } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
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

  test('offers an earlier upload under the extension of its content', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [letterFile('Dear all', 'letter.txt')] });
    const isMade = eq(documents.id, made.documents[0]?.id ?? 0);
    await db.update(documents).set({ filename: 'letter.hta' }).where(isMade);
    const { headers } = await see(linkOf(made));
    expect(headers.get('content-disposition')).toContain('filename="letter.txt"');
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
    ['../../etc/passwd', 'passwd.txt'],
    [String.raw`C:\\Users\\ada\\cv.txt`, 'cv.txt'],
    [String.raw`the \"best\".txt`, 'the "best".txt'],
    ['the %22best%22%0D%0A.txt', 'the "best".txt'],
    ['a\u202efdp.exe', 'afdp.txt'],
    ['tab\tnew', 'tab new.txt'],
    ['..', 'document.txt'],
    ['/', 'document.txt'],
    ['   ', 'document.txt'],
    ['履歴書 👩🏽‍🚀.txt', '履歴書 👩🏽🚀.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(251)}.txt`],
    ["it's (1)*.txt", "it's (1)*.txt"],
    ['%00%0d%0a.txt', '%00%0d%0a.txt'],
    ['cv.hta', 'cv.txt'],
    ['cv.pdf.js', 'cv.pdf.txt'],
    ['CV.TXT', 'CV.txt'],
    ['J. Smith', 'J. Smith.txt'],
    ['Version 1.2', 'Version 1.2.txt'],
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

describe('what is no document', () => {
  const macros = (part: string) =>
    zipSync({ 'word/document.xml': strToU8('<x/>'), [part]: strToU8('Sub AutoOpen()') });

  test.each([
    ['cv.docm', macros('word/vbaProject.bin'), 'macros'],
    ['cv.docx', macros('customXml/VBAPROJECT.BIN'), 'macros'],
    [
      'cv.odt',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
        'content.xml': strToU8('<x/>'),
        'Basic/Standard/Module1.xml': strToU8('<x/>'),
      }),
      'macros',
    ],
    ['cv.pdf', '<!doctype html><script>alert(1)</script>', 'extension'],
    ['cv.png', 'Dear all', 'extension'],
    ['cv.docx', pdf('Ada'), 'extension'],
    ['cv.pdf', docx('Ada'), 'extension'],
    ['cv.odt', 'Dear all', 'extension'],
  ])('refuses %s for what it holds with 422 and stores nothing', async (name, content, word) => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    for (const file of [cvFile(content, name), letterFile(content, name)]) {
      const form = applicationForm({ job_id: ref, files: [file] });
      const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.errors).toEqual({
        [file.name ?? '']: [expect.stringContaining(word)],
      });
    }
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('gives a document of another accepted format its own extension', async () => {
    const acme = await openCompany();
    const files = [
      cvFile(docx('Ada'), 'cv.docm'),
      letterFile('<!doctype html><p>Hi', 'letter.doc'),
    ];
    const made = await acme.apply({ files });
    expect(made.documents).toMatchObject([
      {
        filename: 'cv.docx',
        content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
      { filename: 'letter.txt', content_type: 'text/plain' },
    ]);
  });
});
