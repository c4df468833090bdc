/** Documents that carry a CV as data: a PDF with an attachment, HTML and text with a `<resume>` element. */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import type { Bytes } from './support/bytes.ts';
import { content, HELVETICA, pdf } from './support/pdf.ts';
import type { PdfObject } from './support/pdf.ts';
import { candidate, jsonResume, skillsPassport, textBytes } from './support/structured.ts';

const now = new Date('2026-11-01T00:00:00Z');
const json = JSON.stringify(jsonResume);
const VISIBLE = 'BT /F1 12 Tf 72 720 Td (Greta Holm) Tj 0 -20 Td (greta@people.example) Tj ET';

type Attached = { name?: string; data: string; shown?: string; names?: string; dict?: string };

/** A PDF that shows one text and carries a file. */
function carrying({ name = 'attachment.xml', data, shown = VISIBLE, ...more }: Attached): Bytes {
  const names = more.names ?? '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>';
  const objects: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${names} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content(shown),
    `<< ${HELVETICA} >>`,
    `<< /Type /Filespec /F (${name}) /EF << /F 7 0 R >> >>`,
    {
      dict: more.dict ?? '/Type /EmbeddedFile /Filter /FlateDecode',
      stream: new Uint8Array(more.dict === undefined ? deflateSync(data) : Buffer.from(data)),
    },
    '<< /Kids [9 0 R 8 0 R] >>',
    '<< /Limits [(a) (z)] /Names [(x) null (a) 6 0 R] >>',
  ];
  return pdf(objects);
}

async function read(bytes: Bytes) {
  const { status, resume, text } = await parseCv(bytes, { now });
  return { status, name: resume?.basics.name, source: resume?.meta.parser.source, text };
}

const greta = { status: 'parsed', name: 'Greta Holm', source: 'document' };

describe('a PDF with an attachment', () => {
  test.each([
    ['Europass since 2020', { data: candidate }, 'Matej Žagar', 'europass'],
    ['Europass up to 2020', { data: skillsPassport }, "Chiara D'Amico", 'europass'],
    ['JSON Resume', { name: 'resume.json', data: json }, 'Ines Rahimi', 'json_resume'],
    [
      'a name in UTF-16',
      { name: '\u00fe\u00ff\0c\0v\0.\0x\0m\0l', data: candidate },
      'Matej Žagar',
      'europass',
    ],
    [
      'a tree of names',
      { data: candidate, names: '/Names << /EmbeddedFiles 8 0 R >>' },
      'Matej Žagar',
      'europass',
    ],
    ['an associated file', { data: candidate, names: '/AF [6 0 R]' }, 'Matej Žagar', 'europass'],
    [
      'a file that is not packed',
      { data: json, dict: '/Type /EmbeddedFile' },
      'Ines Rahimi',
      'json_resume',
    ],
  ])('%s gives its resume, and the text that people see', async (_, attached, name, source) => {
    const cv = await read(carrying(attached));
    expect(cv).toMatchObject({ status: 'parsed', name, source });
    expect(cv.text).toContain('greta@people.example');
    expect(cv.text).not.toContain(name);
  });

  test('is read although it shows no text', async () => {
    const cv = await read(carrying({ data: candidate, shown: '0 0 100 100 re f' }));
    expect(cv).toMatchObject({ status: 'parsed', name: 'Matej Žagar', source: 'europass' });
    expect(cv.text).toContain('Tivoli Analytics');
  });

  test('has the number of its pages', async () => {
    const { resume } = await parseCv(carrying({ data: candidate }), { now });
    expect(resume?.meta.parser.pages).toBe(1);
  });

  test.each([
    ['another name', { name: 'photo.png', data: candidate }],
    ['another XML', { data: '<?xml version="1.0"?><invoice/>' }],
    ['another JSON', { name: 'a.json', data: '{"a":1}' }],
    ['broken JSON', { name: 'a.json', data: json.slice(0, -2) }],
    ['an empty resume', { name: 'a.json', data: '{"basics":{"name":" "},"work":[]}' }],
    ['a document type', { data: candidate.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>') }],
    ['a bomb', { data: `${candidate}${' '.repeat(50_000_000)}` }],
    ['data that cannot be unpacked', { data: 'x', dict: '/Filter /FlateDecode' }],
    ['names in a circle', { data: 'x', names: '/Names << /EmbeddedFiles 2 0 R >>' }],
    ['no file', { data: 'x', names: '/Names << /EmbeddedFiles << /Names [(a) null (b)] >> >>' }],
  ])('with %s is read as usual', async (_, attached) => {
    expect(await read(carrying(attached))).toMatchObject(greta);
  });
});

describe('a resume element', () => {
  const html = (inside: string) =>
    textBytes(
      `<!doctype html><html><body><h1>Greta Holm</h1><p>greta@people.example</p>${inside}</body></html>`,
    );

  test.each([
    ['JSON', `<resume>${json}</resume>`, 'json_resume'],
    [
      'JSON with attributes',
      `<RESUME type="application/json" hidden>\n${json}\n</RESUME>`,
      'json_resume',
    ],
    ['escaped JSON', `<resume>${json.replaceAll('"', '&quot;')}</resume>`, 'json_resume'],
    ['JSON in CDATA', `<resume><![CDATA[${json}]]></resume>`, 'json_resume'],
    [
      'JSON in a script',
      `<resume><script type="application/json">${json}</script></resume>`,
      'json_resume',
    ],
    ['Europass', `<resume>${skillsPassport}</resume>`, 'europass'],
    [
      'escaped Europass',
      `<resume>${candidate.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</resume>`,
      'europass',
    ],
    ['the second of two', `<resume>see below</resume><resume>${json}</resume>`, 'json_resume'],
  ])('with %s in HTML gives its resume, and the text of the page', async (_, inside, source) => {
    const cv = await read(html(inside));
    expect(cv).toMatchObject({ status: 'parsed', source });
    expect(['Ines Rahimi', "Chiara D'Amico", 'Matej Žagar']).toContain(cv.name);
    expect(cv.text).toContain('greta@people.example');
  });

  test('is found in plain text, and as a whole file', async () => {
    const plain = await read(
      textBytes(`Greta Holm\ngreta@people.example\n\n<resume>${json}</resume>\n`),
    );
    expect(plain).toMatchObject({ name: 'Ines Rahimi', source: 'json_resume' });
    const whole = await read(textBytes(`<?xml version="1.0"?>\n<resume>${json}</resume>\n`));
    expect(whole).toMatchObject({ name: 'Ines Rahimi', source: 'json_resume' });
    expect(whole.text).not.toContain('<');
  });

  test.each([
    ['no data', '<resume>Greta</resume>'],
    ['other data', '<resume>{"a":1}</resume>'],
    ['broken data', `<resume>${json.slice(1)}</resume>`],
    ['an empty resume', '<resume>{"basics":{}}</resume>'],
    ['no end', `<resume>${json}`],
  ])('with %s leaves the page to be read as usual', async (_, inside) => {
    expect(await read(html(inside))).toMatchObject(greta);
  });
});
