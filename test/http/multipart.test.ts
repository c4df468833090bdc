/** Forms that no client should send: never a 5xx, and never more work than they are worth (RFC 7578, decisions: Sizes). */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { filesOf, formOf, image, joined, logoForm, upload } from '../support/uploads.ts';
import type { Part } from '../support/uploads.ts';

const MAX = 25_000_000;
const B = 'a-boundary';
const PLAIN = `multipart/form-data; boundary=${B}`;

const logo = (): Part => ({ filename: 'logo.png', content: image() });

/** A logo among `count` parts. */
const parts = (count: number): Part[] => [
  logo(),
  ...Array.from({ length: count - 1 }, (_, index) => ({ name: `x${index}`, content: '' })),
];

const send = (acme: Company, body: unknown, type: string = PLAIN) =>
  upload(acme, { body, headers: { 'content-type': type } });

async function expectUntouched(acme: Company) {
  expect(await filesOf(acme)).toEqual([]);
  expect(await acme.audited()).toEqual([]);
}

function streamOf(chunk: Uint8Array, times: number) {
  const sent = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.chunks === times) return controller.close();
      sent.chunks += 1;
      return controller.enqueue(chunk.slice());
    },
  });
  return { body, sent };
}

describe('the type of a form', () => {
  test.each([
    ['nothing', ''],
    ['JSON', 'application/json'],
    ['a form without files', 'application/x-www-form-urlencoded'],
    ['the picture itself', 'image/png'],
    ['another multipart', `multipart/mixed; boundary=${B}`],
    ['a longer name', `multipart/form-data-x; boundary=${B}`],
    ['a list', `text/plain, multipart/form-data; boundary=${B}`],
    ['no boundary', 'multipart/form-data'],
    ['a semicolon and no boundary', 'multipart/form-data;'],
    ['something like a boundary', `multipart/form-data; bound=${B}`],
  ])('a form of type %s is refused (415)', async (_, type) => {
    const acme = await openCompany();
    expect(await send(acme, formOf([logo()], B).body, type)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    await expectUntouched(acme);
  });

  test.each(['boundary=', 'boundary=""', 'x-boundary=a', 'boundary=other'])(
    'a form whose boundary parts nothing is refused: %s',
    async (parameter) => {
      const acme = await openCompany();
      const type = `multipart/form-data; ${parameter}`;
      const answer = await send(acme, formOf([logo()], B).body, type);
      expect([400, 415], answer.text).toContain(answer.status);
      await expectUntouched(acme);
    },
  );

  test.each([
    ['plain', B, PLAIN],
    ['in quotes', B, `multipart/form-data; boundary="${B}"`],
    ['with spaces in quotes', 'a b', 'multipart/form-data; boundary="a b"'],
    ['with a semicolon in quotes', 'a;b', 'multipart/form-data; boundary="a;b"'],
    [
      'of all that RFC 2046 allows',
      "'()+_,-./:=?1",
      `multipart/form-data; boundary="'()+_,-./:=?1"`,
    ],
    ['of one character', 'x', 'multipart/form-data; boundary=x'],
    ['of seventy', 'x'.repeat(70), `multipart/form-data; boundary=${'x'.repeat(70)}`],
    ['after a charset', B, `multipart/form-data; charset=utf-8; boundary=${B}`],
    ['before a charset', B, `multipart/form-data; boundary=${B}; charset=utf-8`],
    ['without a space', B, `multipart/form-data;boundary=${B}`],
    ['with a space after', B, `multipart/form-data; boundary=${B} `],
    ['in capitals', B, `Multipart/Form-Data; BOUNDARY=${B}`],
    ['after a tab', B, `multipart/form-data;\tboundary=${B}`],
  ])('a form may have a boundary %s', async (_, boundary, type) => {
    const acme = await openCompany();
    const answer = await send(acme, formOf([logo()], boundary).body, type);
    expect(answer, answer.text).toMatchObject({ status: 200 });
  });
});

describe('the parts of a form', () => {
  test('a form may have fifty parts', async () => {
    const acme = await openCompany();
    expect(await upload(acme, formOf(parts(50)))).toMatchObject({ status: 200 });
  });

  test('a form of more than fifty parts is refused (400)', async () => {
    const acme = await openCompany();
    for (const count of [51, 1000]) {
      expect(await upload(acme, formOf(parts(count)))).toMatchObject({
        status: 400,
        body: { code: 'malformed_multipart' },
      });
    }
    await expectUntouched(acme);
  });

  test.each([
    ['a second boundary', B, `${PLAIN}; boundary=other`],
    ['a parameter that ends alike', B, `${PLAIN}; x-boundary=other`],
    ['a parameter that quotes one', B, `${PLAIN}; title="; boundary=other"`],
    ['a space at its end', B, `${PLAIN} ; charset=utf-8`],
    ['an escaped character', 'a"b', 'multipart/form-data; boundary="a\\"b"'],
  ])('parts are counted by the boundary that parts them: %s', async (_, boundary, type) => {
    const acme = await openCompany();
    const answer = await send(acme, formOf(parts(60), boundary).body, type);
    expect([400, 415], answer.text).toContain(answer.status);
    await expectUntouched(acme);
  });

  test('boundaries within a file are not counted', async () => {
    const acme = await openCompany();
    const content = joined([image(), ` --${B}`.repeat(100)]);
    expect(await send(acme, formOf([{ filename: 'a.png', content }], B).body)).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['nothing', ''],
    ['no boundary', 'logo'],
    ['JSON', '{"logo":"x"}'],
    ['another boundary', formOf([logo()], 'other').body],
    ['no end', formOf([logo()], B).body.slice(0, -(B.length + 6))],
    ['half a part', formOf([logo()], B).body.slice(0, 40)],
    ['a part without headers', `--${B}\r\n\r\nx\r\n--${B}--\r\n`],
    [
      'a part of another kind',
      formOf([{ disposition: 'attachment; name="logo"', content: 'x' }], B).body,
    ],
    [
      'a part without a name',
      formOf([{ disposition: 'form-data; filename="a"', content: 'x' }], B).body,
    ],
    [
      'a name that does not end',
      formOf([{ disposition: 'form-data; name="logo', content: 'x' }], B).body,
    ],
    [
      'U+0000 in a filename',
      formOf([{ disposition: 'form-data; name="logo"; filename="a\0.png"', content: image() }], B)
        .body,
    ],
    [
      'U+0000 in a name',
      formOf([{ disposition: 'form-data; name="lo\0go"; filename="a.png"', content: image() }], B)
        .body,
    ],
  ])('a malformed form is refused (400): %s', async (_, body) => {
    const acme = await openCompany();
    const answer = await send(acme, body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.code).toBe('malformed_multipart');
    await expectUntouched(acme);
  });

  test.each<[what: string, disposition: string | Uint8Array, status: number]>([
    ['two filenames', 'form-data; name="logo"; filename="a.png"; filename="b.svg"', 400],
    ['two names, ours the last', 'form-data; name="x"; name="logo"; filename="a.png"', 400],
    ['two names, ours the first', 'form-data; name="logo"; name="x"; filename="a.png"', 400],
    ['a filename in another encoding', 'form-data; name="logo"; filename*=UTF-8\'\'a%00.png', 422],
    ['a filename of percents', 'form-data; name="logo"; filename="%00%22%0d%0a.png"', 200],
    ['a filename that is a path', 'form-data; name="logo"; filename="C:\\..\\/etc/passwd"', 200],
    ['a long filename', `form-data; name="logo"; filename="${'a'.repeat(100_000)}"`, 400],
    [
      'a filename that is no UTF-8',
      joined(['form-data; name="logo"; filename="', new Uint8Array([0xff, 0xfe, 0xc0]), '.png"']),
      422,
    ],
    [
      'a name that is no UTF-8',
      joined(['form-data; name="logo', new Uint8Array([0xff]), '"; filename="a.png"']),
      422,
    ],
  ])(
    'an unusual disposition of a part is parsed or refused: %s',
    async (_, disposition, status) => {
      const acme = await openCompany();
      const answer = await upload(acme, formOf([{ disposition, content: image() }]));
      expect(answer.status, answer.text).toBe(status);
      if (status === 422) expect(Object.keys(answer.body.errors)).toEqual(['logo']);
      if (status !== 200) await expectUntouched(acme);
    },
  );

  test('a part that is a form itself is not parsed (422)', async () => {
    const acme = await openCompany();
    const inner = formOf([logo()], 'inner');
    const type = 'multipart/mixed; boundary=inner';
    for (const filename of [undefined, 'inner']) {
      const part = { ...(filename !== undefined && { filename }), type, content: inner.body };
      const answer = await upload(acme, formOf([part]));
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['logo']);
    }
    await expectUntouched(acme);
  });

  test.each([
    ['base64', 422],
    ['Quoted-Printable', 422],
    ['x-other', 422],
    ['binary', 200],
    ['8BIT', 200],
    ['7bit', 200],
  ])('a part that is sent as %s is answered with %i (RFC 7578, 4.7)', async (coding, status) => {
    const acme = await openCompany();
    const disposition = `form-data; name="logo"; filename="a.png"\r\nContent-Transfer-Encoding: ${coding}`;
    const answer = await upload(acme, formOf([{ disposition, content: image() }]));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    const text = `Must be sent as it is, not as ${coding.toLowerCase()}.`;
    expect(answer.body.errors).toEqual({ logo: [text] });
    await expectUntouched(acme);
  });

  test('a form may have a preamble and an epilogue (RFC 2046, 5.1.1)', async () => {
    const acme = await openCompany();
    const body = joined(['before\r\n', formOf([logo()], B).body, 'after\r\n']);
    expect((await send(acme, body)).status).toBe(200);
  });
});

describe('the size of a form', () => {
  const tooLarge = { status: 413, body: { code: 'too_large' } };
  const withPadding = (size: number) => {
    const bare = formOf([logo(), { name: 'x', content: '' }], B).body.byteLength;
    return formOf([logo(), { name: 'x', content: new Uint8Array(size - bare) }], B).body;
  };

  test('a form of more than 25 MB is refused (413)', async () => {
    const acme = await openCompany();
    expect(await send(acme, withPadding(MAX + 1))).toMatchObject(tooLarge);
    await expectUntouched(acme);
    expect(await send(acme, withPadding(MAX))).toMatchObject({ status: 200 });
  });

  test('a form without Content-Length is counted while it is read', async () => {
    const acme = await openCompany();
    const { body, sent } = streamOf(new Uint8Array(1_000_000), 100);
    expect(await send(acme, body)).toMatchObject(tooLarge);
    expect(sent.chunks).toBeLessThan(50);
    await expectUntouched(acme);
  });

  test('a form of many parts is refused (400), a large one with few is read', async () => {
    const acme = await openCompany();
    const part = `--${B}\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`;
    const size = 20_000_000;
    const many = joined([part.repeat(size / part.length), `--${B}--\r\n`]);
    expect(await send(acme, withPadding(size))).toMatchObject({ status: 200 });
    expect(await send(acme, many)).toMatchObject({ status: 400 });
  });

  test('a form is read the same however its bytes are chunked', async () => {
    const acme = await openCompany();
    const { body: bytes } = formOf([logo()], B);
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    expect((await send(acme, cut)).status).toBe(200);
  });

  test('the size of a form is measured, whatever Content-Length says', async () => {
    const acme = await openCompany();
    const form = logoForm();
    const told = (length: string) => upload(acme, form, { 'content-length': length });
    expect(await told(String(MAX + 1))).toMatchObject(tooLarge);
    await expectUntouched(acme);
    for (const length of ['0', '10', '-1', 'x', '1e3', '']) {
      const answer = await told(length);
      expect([200, 400], `${length}: ${answer.text}`).toContain(answer.status);
    }
    const large = { body: withPadding(MAX + 1), headers: { 'content-type': PLAIN } };
    const answer = await upload(acme, large, { 'content-length': '10' });
    expect([400, 413]).toContain(answer.status);
  });
});
