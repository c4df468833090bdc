/** Tests that the kind of a document is detected from its bytes. */
import { describe, expect, test } from 'vitest';
import {
  documentKind,
  documentName,
  documentType,
  hasMacros,
  isMisnamed,
  isOtherData,
} from '../src/document-kind.ts';
import { bytesOf, concat } from './support/bytes.ts';
import { compoundFile, wordDocument } from './support/compound.ts';
import { content, HELLO, pageOf } from './support/pdf.ts';
import { candidate, jsonBytes, jsonResume, skillsPassport } from './support/structured.ts';
import { docx, odt, paragraph, wordXml, zip } from './support/zip.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  concat('\u00ff\u00fe', new Uint8Array(Buffer.from(text, 'utf16le')));
const pdf = pageOf(content(HELLO));
const word = docx(wordXml(paragraph('Hello')));

describe('documentKind', () => {
  test.each([
    ['a PDF', pdf, 'pdf'],
    ['a PDF after a few blank lines', concat('\r\n\r\n', pdf), 'pdf'],
    ['a PDF after the head of a mail', concat('Content-Type: application/pdf\r\n\r\n', pdf), 'pdf'],
    ['a Word document', wordDocument('Hello\r'), 'doc'],
    ['a DOCX', word, 'docx'],
    ['a DOCX by another name', zip({ 'word/document2.xml': '<w:document/>' }), 'docx'],
    ['an ODT', odt('<text:p>Hello</text:p>'), 'odt'],
    ['RTF', bytesOf('{\\rtf1 Hello}'), 'rtf'],
    ['text', utf8('Maya Thornton\r\n\tmaya@example.com\f'), 'txt'],
    ['text in UTF-8', utf8('\ufeffZoë 鈴木'), 'txt'],
    ['text in UTF-16', utf16('Zoë\r\n鈴木'), 'txt'],
    ['text in a code page', bytesOf('Zo\u00eb M\u00fcller, caf\u00e9'), 'txt'],
    ['text in Shift JIS', bytesOf('\u0097\u00e9\u0096\u00d8 \u0083\u0041'), 'txt'],
    ['text in ISO-2022-JP', bytesOf('\u001b$BNkLZ\u001b(B'), 'txt'],
    ['HTML', utf8('<!doctype html><p>Hello</p>'), 'txt'],
    ['JSON Resume', jsonBytes(jsonResume), 'json'],
    ['JSON Resume by its schema', jsonBytes({ $schema: jsonResume.$schema }), 'json'],
    ['JSON Resume with education alone', utf8('\ufeff \n{"education":[]}'), 'json'],
    ['JSON Resume in UTF-16', utf16(JSON.stringify(jsonResume)), 'json'],
    ['Europass up to 2020', utf8(skillsPassport), 'xml'],
    ['Europass since 2020', utf8(candidate), 'xml'],
    ['a resume element', utf8('<resume>{"basics":{"name":"Ada"}}</resume>'), 'xml'],
    ['Word XML', utf8('<?xml version="1.0"?><w:wordDocument xmlns:w="x">'), 'txt'],
    ['text in brackets', utf8('[CV] Ada Lovelace\n{Clerk}'), 'txt'],
    ['text in braces', utf8('{Ada Lovelace}'), 'txt'],
    ['text after a number', utf8('1. Ada Lovelace'), 'txt'],
    ['HTML with a declaration of XML', utf8('<?xml version="1.0"?><html><body>Hello'), 'txt'],
  ] as const)('knows %s', (_, bytes, kind) => {
    expect(documentKind(bytes)).toBe(kind);
  });

  const programs = [
    'MZ\u0090\u0000',
    '\u007fELF',
    '\u00ca\u00fe\u00ba\u00be',
    '#!/bin/sh\n',
    '%!PS-Adobe-3.0\n',
    '<?php ',
  ];
  const images = [
    'GIF89a',
    '\u0089PNG\r\n\u001a\n',
    '\u00ff\u00d8\u00ff\u00e0',
    'RIFF$\u0000\u0000\u0000WEBP',
    'BM\u0046\u0000',
  ];
  const archives = [
    'Rar!\u001a\u0007',
    '7z\u00bc\u00af\u0027\u001c',
    '\u001f\u008b\u0008\u0000',
    'BZh9',
  ];

  test.each([...programs, ...images, ...archives].map((start) => [start]))(
    '%j is no document, and no PDF with one behind it',
    (start) => {
      expect(documentKind(concat(start, '\u0000\u0000'))).toBeNull();
      expect(documentKind(concat(start, pdf))).not.toBe('pdf');
    },
  );

  test.each([
    ['nothing', new Uint8Array()],
    ['SVG', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG after a declaration', utf8('<?xml version="1.0"?>\n<svg/>')],
    ['SVG after a comment and a PDF', concat('<!-- %PDF-1.7 --><svg/>')],
    ['XML', utf8('<?xml version="1.0"?><a/>')],
    ['XML without a declaration', utf8('<note xmlns="urn:a">Hello</note>')],
    ['Europass with a document type', utf8(`<!DOCTYPE a [<!ENTITY b "c">]>${skillsPassport}`)],
    ['Europass of no namespace', utf8('<?xml version="1.0"?><SkillsPassport/>')],
    ['a resume element without data', utf8('<?xml version="1.0"?><resume>Ada</resume>')],
    ['JSON', utf8('{"a":1}')],
    ['JSON that only mentions a CV', utf8('{"skills":["Java"],"basics":"Ada"}')],
    ['a list of JSON Resumes', jsonBytes([jsonResume])],
    ['JSON that is cut off', jsonBytes(jsonResume).subarray(0, -1)],
    ['XML with entities', utf8('<!DOCTYPE a [<!ENTITY b "c">]><a/>')],
    ['bytes of no text', bytesOf('Hello\u0000world')],
    ['half of UTF-16', concat('\u00ff\u00fe', '\u0000\u00d8a\u0000')],
    ['a table', zip({ 'xl/workbook.xml': '<x/>' })],
    ['a ZIP of a DOCX', zip({ 'cv.docx': word })],
    ['a ZIP without its end', word.subarray(0, word.byteLength - 30)],
    [
      'a spreadsheet of another office',
      zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    ],
    ['an old table', compoundFile({ Workbook: new Uint8Array(5000) })],
    ['a mail of Outlook', compoundFile({ '__properties_version1.0': new Uint8Array(5000) })],
    ['a compound file without its directory', wordDocument('Hello\r').subarray(0, 600)],

    ['a PDF that begins too late', concat(' '.repeat(1100), '\u0001', pdf)],
  ])('%s is not accepted as a document', (_, bytes) => {
    expect(documentKind(bytes)).toBeNull();
  });

  test('a file that is two formats at once has the kind of the first', () => {
    expect(documentKind(concat(pdf, word))).toBe('pdf');
    expect(documentKind(concat('{\\rtf1 }', pdf))).toBe('rtf');
  });

  test('no content type lets a browser run a document', () => {
    const kinds = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'json', 'xml'] as const;
    expect(kinds.map((kind) => documentType(kind).contentType)).toEqual([
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/rtf',
      'text/plain',
      'application/json',
      'application/xml',
    ]);
    expect(kinds.map((kind) => documentType(kind).extension)).toEqual([...kinds]);
  });
});

describe('hasMacros', () => {
  const many = Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`word/${n}.xml`, '']));

  test.each([
    ['a DOCM', zip({ 'word/document.xml': '', 'word/vbaProject.bin': 'x' })],
    ['a DOCX that hides them behind other parts', zip({ ...many, 'word/vbaProject.bin': 'x' })],
    ['an ODT', zip({ 'content.xml': '', 'Scripts/python/a.py': 'x' })],
    ['a DOC', compoundFile({ WordDocument: new Uint8Array(5000), Macros: new Uint8Array(5000) })],
  ])('finds the macros of %s', (_, bytes) => {
    expect(hasMacros(bytes)).toBe(true);
  });

  test.each([
    ['a DOCX', word],
    ['an ODT', odt('<text:p>Basic/ Scripts/ vbaProject.bin</text:p>')],
    ['a DOC', wordDocument('Macros\r')],
    ['a PDF', pdf],
    ['a text', utf8('vbaProject.bin')],
  ])('finds none in %s', (_, bytes) => {
    expect(hasMacros(bytes)).toBe(false);
  });
});

test.each([
  ['a.json', utf8('{"a":1}'), true],
  ['a', utf8(' {"a":1}'), true],
  ['a.txt', utf8('[1]'), true],
  ['a.xml', utf8('<?xml version="1.0"?><a/>'), true],
  ['a.pdf', utf8('<note xmlns="urn:a"/>'), true],
  ['a.json', utf8('Ada Lovelace'), true],
  ['a.xml', utf8('Ada Lovelace'), true],
  ['a.json', jsonBytes(jsonResume), false],
  ['a.xml', utf8(candidate), false],
  ['a.xml', utf8('<?xml version="1.0"?><w:wordDocument>'), false],
  ['a.txt', utf8('Ada Lovelace'), false],
  ['a.json', pdf, false],
  ['a.json', bytesOf('\u0000'), false],
])('whether %s is data that is no CV is told by its content and name', (name, bytes, isData) => {
  expect(isOtherData(name, bytes)).toBe(isData);
});

test.each([
  ['cv.pdf', 'txt', true],
  ['cv.json', 'xml', true],
  ['cv.xml', 'json', true],
  ['cv.doc', 'json', true],
  ['cv.txt', 'json', false],
  ['cv.PNG', 'pdf', true],
  ['cv.docx', 'pdf', true],
  ['cv.doc', 'rtf', false],
  ['cv.doc', 'txt', false],
  ['cv.docx', 'docx', false],
  ['cv.txt', 'pdf', false],
  ['cv.hta', 'txt', false],
  ['cv', 'pdf', false],
] as const)('whether the name %s promises another format than %s is %s', (name, kind, isWrong) => {
  expect(isMisnamed(name, kind)).toBe(isWrong);
});

test.each([
  ['cv.hta', 'txt', 'cv.txt'],
  ['Dr. Müller', 'pdf', 'Dr. Müller.pdf'],
  ['J. Smith', 'pdf', 'J. Smith.pdf'],
  ['CV 1.2', 'pdf', 'CV 1.2.pdf'],
  ['.hta', 'txt', 'document.txt'],
  ['', 'doc', 'document.doc'],
  ['x'.repeat(30), 'docx', `${'x'.repeat(15)}.docx`],
] as const)('the name %j of a document of the kind %s becomes %j', (name, kind, kept) => {
  expect(documentName(name, kind, 20)).toBe(kept);
});
