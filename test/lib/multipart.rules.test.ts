/** Forms as clients send them, whatever RFC 7578 allows, and forms that are none. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '#lib/charsets.ts';
import { parseMultipart } from '#lib/multipart.ts';
import { clients, sentBy } from '../support/client-forms.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const NAME = 'Lebenslauf "Jürgen Ω" 50%.pdf';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** What is read of a form with this boundary. */
function read(body: Uint8Array, boundary: string) {
  const parts = parseMultipart(body, boundary, 50);
  return parts?.map(({ name, fileName, charset, bytes }) => {
    const text = decodeText(bytes, charset);
    return fileName === undefined ? { name, text } : { name, fileName, text };
  });
}

/** One part with this disposition and these other header lines. */
const part = (disposition: string, content = 'x', lines = '') =>
  latin1(
    `--B\r\nContent-Disposition: form-data; ${disposition}\r\n${lines}\r\n${content}\r\n--B--\r\n`,
  );

const fileNameOf = (disposition: string) =>
  read(part(`name="a"; ${disposition}`), 'B')?.[0]?.fileName;

test.each(Object.keys(clients))('%s', (client) => {
  const { body, headers } = sentBy(client, [
    { name: 'first_name', content: 'Jürgen' },
    {
      name: 'file_cv',
      filename: client.startsWith('Guzzle') ? NAME.replaceAll('"', "'") : NAME,
      content: '%PDF',
    },
  ]);
  const [, boundary = ''] = /boundary="?([^";]*)/u.exec(headers['content-type']) ?? [];
  expect(read(body, boundary)).toEqual([
    { name: 'first_name', text: 'Jürgen' },
    {
      name: 'file_cv',
      fileName: client.startsWith('Guzzle') ? NAME.replaceAll('"', "'") : NAME,
      text: '%PDF',
    },
  ]);
});

test('Chromium, where the page asks for another character set, names it in a field of its own', () => {
  const lines = ['_charset_', 'first_name'].map(
    (name) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
  );
  const file = '--B\r\nContent-Disposition: form-data; name="f"; filename="J\xfcrgen.pdf"\r\n\r\n';
  const body = `${lines[0]}windows-1252\r\n${lines[1]}J\xfcrgen\x80\r\n${file}%PDF\r\n--B--\r\n`;
  expect(read(latin1(body), 'B')).toEqual([
    { name: '_charset_', text: 'windows-1252' },
    { name: 'first_name', text: 'Jürgen€' },
    { name: 'f', fileName: 'Jürgen.pdf', text: '%PDF' },
  ]);
  const empty = body.replace('windows-1252', '').replaceAll('\xfc', 'u').replace('\x80', '');
  expect(read(latin1(empty), 'B')?.[1]?.text).toBe('Jurgen');
});

describe('a file name', () => {
  test.each([
    ["filename=cv.pdf; filename*=utf-8''cv.pdf", 'cv.pdf'],
    ["filename*=UTF-8''l%C3%BC.pdf", 'lü.pdf'],
    ["filename*=iso-8859-1'de'l%FC.pdf", 'lü.pdf'],
    ["filename*=WINDOWS-1252''%80.pdf", '€.pdf'],
    [`filename*="utf-8''l%C3%BC.pdf"`, 'lü.pdf'],
    ["filename*=koi8-r''%C1.pdf; filename=a.pdf", 'a.pdf'],
    ["filename*=utf-8''%FC.pdf; filename=a.pdf", 'a.pdf'],
    ["filename*=utf-8''%zz; filename=a.pdf", 'a.pdf'],
    ["filename*=koi8-r''%C1.pdf", null],
    ["filename*=utf-8''%FC.pdf", null],
    ['filename="\xfc.pdf"', null],
    [String.raw`filename="C:\\Users\\pia\\cv.pdf"`, 'cv.pdf'],
    [String.raw`filename="C:\Users\pia\cv.pdf"`, 'cv.pdf'],
    [String.raw`filename="\\server\share\cv.pdf"`, 'cv.pdf'],
    [String.raw`filename=C:\a\cv.pdf`, 'cv.pdf'],
    ['filename="/home/pia/cv.pdf"', 'cv.pdf'],
    ["filename*=utf-8''%2Fetc%2Fcv.pdf", 'cv.pdf'],
    [String.raw`filename="a\"b.pdf"`, 'a"b.pdf'],
    [String.raw`filename="a\"b%22.pdf"`, 'a"b%22.pdf'],
    ['filename="a%22b%20%0d.pdf"', 'a"b%20%0d.pdf'],
    [String.raw`filename="folder\"`, 'folder'],
    ['filename="a;b=c.pdf"; x=y', 'a;b=c.pdf'],
    ['filename=""', ''],
    ['filename=', ''],
    ['x=filename', undefined],
  ])('%s', (disposition, expected) => expect(fileNameOf(disposition)).toBe(expected));
});

describe('a text', () => {
  test.each([
    ['J\xc3\xbcrgen', '', 'Jürgen'],
    ['J\xfcrgen', 'Content-Type: text/plain; charset=iso-8859-1\r\n', 'Jürgen'],
    ['\x80', 'Content-Type: text/plain; charset="Windows-1252"\r\n', '€'],
    ['J\xfcrgen', '', null],
    ['J\xfcrgen', 'Content-Type: text/plain; charset=utf-8\r\n', null],
    ['x', 'Content-Type: text/plain; charset=utf-16\r\n', null],
    ['x', 'Content-Type: text/plain; charset=toString\r\n', null],
    ['\xef\xbf\xbd', '', '\ufffd'],
    ['\xed\xa0\x80', '', null],
  ])('%j with %j is %j', (content, lines, expected) => {
    expect(read(part('name=a', content, lines), 'B')).toEqual([{ name: 'a', text: expected }]);
  });
});

describe('is no form', () => {
  test.each([
    '',
    '--B\r\n',
    '--B\r\n\r\nx\r\n--B--\r\n',
    '--B\r\n--B\r\n--B--\r\n',
    '--B\nContent-Disposition: form-data; name=a\n\nx\n--B--\n',
    '--Bx\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--B--\r\n',
    '--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--Bx\r\n--B--\r\n',
    '--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--B',
    '--B\r\nContent-Disposition: form-data; name=a\r\n\r\n--B--\r\n',
    '--B\r\nContent-Disposition: form-data; name=a\r\nContent-Disposition: form-data; name=b\r\n\r\nx\r\n--B--',
    '--B\r\nContent-Disposition : form-data; name=a\r\n\r\nx\r\n--B--',
    '--B\r\nContent-Disposition: form-data; name=a\rX: y\r\n\r\nx\r\n--B--',
    '--B\r\nContent-Disposition: attachment; name=a\r\n\r\nx\r\n--B--',
    ...[
      '',
      'name=a; name=b',
      'name="a',
      'name=a b',
      'name="a"b',
      'name',
      '=a',
      `name=a; filename=b; FILENAME=c`,
    ].map((disposition) => String(part(disposition))),
  ])('%j', (body) => expect(parseMultipart(latin1(body), 'B', 50)).toBeNull());

  test('but one without parts is', () => {
    expect(parseMultipart(latin1('--B--\r\n'), 'B', 50)).toEqual([]);
  });

  test('where it has too many parts, or a header that no client sends', () => {
    const one = '--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n';
    expect(parseMultipart(latin1(`${one.repeat(50)}--B--`), 'B', 50)).toHaveLength(50);
    expect(parseMultipart(latin1(`${one.repeat(51)}--B--`), 'B', 50)).toBeNull();
    expect(parseMultipart(part(`name="${'a'.repeat(20_000)}"`), 'B', 50)).toBeNull();
    const many = Array.from({ length: 100 }, (_, n) => `x${n}=y`).join('; ');
    expect(parseMultipart(part(`name=a; ${many}`), 'B', 50)).toBeNull();
  });
});

const anyOf = (characters: string) => fc.constantFrom(...Array.from(characters));
const letters = fc.string({ unit: anyOf('aZ0 ;=,%"\'äß€Ωé漢😀-_.()'), maxLength: 20 });
const line = fc.string({ unit: anyOf('aZ0 ;=%"äß€Ω漢😀\r\n-'), maxLength: 60 });
const token = fc.string({ unit: anyOf('abcXYZ0189-_.'), minLength: 1, maxLength: 12 });
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) =>
      Array.from(text, (one, n) =>
        upper[n] === true ? one.toUpperCase() : one.toLowerCase(),
      ).join(''),
    );
const space = fc.constantFrom('', ' ', '\t', '  ', '\r\n ');

/** A parameter in one of the spellings that mean this value. */
const spelled = (name: string, value: string) => {
  const isToken = /^[\w.-]+$/u.test(value);
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const spellings = [
    `${name}="${bytes(value.replaceAll(/["\\]/gu, '\\$&'))}"`,
    ...(value.includes('%22') ? [] : [`${name}="${bytes(value.replaceAll('"', '%22'))}"`]),
    ...(isToken ? [`${name}=${value}`] : []),
    ...(name === 'filename' ? [`${name}*=utf-8'de'${encodeURIComponent(value)}`] : []),
  ];
  return fc.constantFrom(...spellings);
};

const meant = fc.record({
  name: token,
  fileName: fc.option(
    letters.filter((name) => name.trim() === name),
    { nil: undefined },
  ),
  text: line,
});

const sent = fc.array(meant, { minLength: 1, maxLength: 5 }).chain((parts) =>
  fc.record({
    parts: fc.constant(parts),
    boundary: fc.string({
      unit: anyOf("aB09-_'()+,./:=?"),
      minLength: 1,
      maxLength: 60,
    }),
    preamble: fc.constantFrom('', 'A form.\r\n', '\r\n'),
    epilogue: fc.constantFrom('', '\r\n', '\r\nThe end', '  \r\n--'),
    padding: fc.constantFrom('', ' ', '\t '),
    headers: fc.tuple(
      ...parts.map(({ name, fileName }) =>
        fc
          .tuple(
            anyCase('content-disposition'),
            anyCase('form-data'),
            spelled('name', name),
            fileName === undefined ? fc.constant(null) : spelled('filename', fileName),
            space,
            fc.constantFrom([], ['X-Other: 1'], ['content-type:text/plain;charset=UTF-8']),
            fc.boolean(),
          )
          .map(([header, kind, own, file, gap, others, isFirst]) => {
            const parameters = [own, ...(file === null ? [] : [file])];
            if (isFirst) parameters.reverse();
            const value = [kind, ...parameters].join(`${gap};${gap}`);
            return [...others, `${header}:${gap}${value}`].join('\r\n');
          }),
      ),
    ),
  }),
);

test('what a form means is read, however it is spelled', () => {
  fc.assert(
    fc.property(sent, ({ parts, boundary, preamble, epilogue, padding, headers }) => {
      fc.pre(parts.every(({ text }) => !`\r\n${text}`.includes(`\r\n--${boundary}`)));
      const pieces = parts.map(({ text }, n) =>
        Buffer.concat([
          latin1(`--${boundary}${padding}\r\n${headers[n]}\r\n\r\n`),
          Buffer.from(`${text}\r\n`),
        ]),
      );
      const body = Buffer.concat([
        latin1(preamble),
        ...pieces,
        latin1(`--${boundary}--${epilogue}`),
      ]);
      expect(read(body, boundary)).toEqual(
        parts.map(({ name, fileName, text }) =>
          fileName === undefined ? { name, text } : { name, fileName, text },
        ),
      );
    }),
    { numRuns: RUNS },
  );
});

test('no bytes throw, and no letter is replaced', () => {
  const noise = fc.array(
    fc.constantFrom(
      '--B',
      '\r\n',
      '--',
      'Content-Disposition: form-data; ',
      'name=',
      '"',
      '\\',
      ';',
      'filename*=',
      "utf-8''",
      '%',
      'a',
      '\xfc',
      '\0',
      ' ',
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(noise, (pieces) => {
      const body = latin1(
        `--B\r\nContent-Disposition: form-data; name=${pieces.join('')}\r\n--B--`,
      );
      expect(JSON.stringify(read(body, 'B') ?? null)).not.toContain('\ufffd');
    }),
    { numRuns: RUNS },
  );
});
