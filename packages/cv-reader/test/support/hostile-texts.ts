/** Hostile text, RTF and HTML: one thing again and again, in every encoding. */
import { concat, filled } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';

const SIZE = 9_900_000;
/** Above what is read of a text. */
const LONG = 300_000;

function rtf(unit: string, start = ''): () => Bytes {
  return () => filled(`{\\rtf1 ${start}`, unit, SIZE - start.length);
}

function html(unit: string, start = ''): () => Bytes {
  return () => filled(`<html><body>${start}`, unit, SIZE);
}

/** The unit again and again, in UTF-8, on one line. */
function line(unit: string, count = Math.ceil(LONG / unit.length)): () => Bytes {
  return () => new TextEncoder().encode(unit.repeat(count));
}

/** The same on lines of eighty characters. */
function lines(unit: string, start = ''): () => Bytes {
  return () => {
    const text = unit.repeat(Math.ceil(LONG / unit.length));
    return new TextEncoder().encode(`${start}\n${text.match(/.{1,80}/gsu)?.join('\n') ?? ''}`);
  };
}

function wide(mark: string, unit: string): () => Bytes {
  return () => concat(mark, unit.repeat(Math.floor(SIZE / unit.length)));
}

export const hostileTexts: Readonly<Record<string, Hostile>> = {
  'RTF: braces': ['no_text', rtf('{')],
  'RTF: braces that close': ['no_text', rtf('{}')],
  'RTF: more ends than begins': ['parsed', rtf('}', 'Hello world')],
  'RTF: words': ['no_text', rtf('\\b1')],
  'RTF: characters with numbers': ['no_text', rtf('\\u8364?')],
  'RTF: halves of characters': ['no_text', rtf('\\u55357?')],
  'RTF: a fallback of two thousand million characters': [
    'parsed',
    rtf('\\u97 a', '\\uc2000000000 '),
  ],
  'RTF: a picture that never ends': ['parsed', rtf('a', 'Hello \\bin2000000000 ')],
  'RTF: a picture of negative size': ['parsed', rtf('\\bin-9 ', 'Hello \\bin-2000000000 ')],
  'RTF: a picture of hexadecimals': ['parsed', rtf('ffd8', 'Hello {\\pict\\jpegblip ')],
  'RTF: pictures in pictures': ['parsed', rtf('{\\pict ', 'Hello ')],
  'RTF: rows and cells': ['parsed', rtf('\\trowd a\\cell\\row')],
  'RTF: tables in tables': ['parsed', rtf('\\trowd\\itap999999999 a\\nestcell{\\nestrow}')],
  'RTF: fonts': ['no_text', rtf('{\\f9\\fcharset128 A;}', '{\\fonttbl')],
  'RTF: a font for every letter': [
    'parsed',
    rtf('\\f1 a\\f2 b', '{\\fonttbl{\\f1\\fcharset128 A;}{\\f2\\fcharset204 B;}}'),
  ],
  'RTF: styles': ['parsed', rtf('{\\s1 A;}', 'Hello {\\stylesheet')],
  'RTF: backslashes': ['no_text', rtf('\\')],
  'RTF: escaped bytes': ['parsed', rtf("\\'e4")],
  'RTF: fields in fields': ['parsed', rtf('{\\field{\\*\\fldinst ', 'Hello ')],
  'HTML: brackets': ['no_text', html('<')],
  'HTML: tables': ['no_text', html('<table><td>')],
  'HTML: items': ['parsed', html('<li>a')],
  'HTML: references': ['parsed', html('&amp')],
  'HTML: blocks in blocks': ['no_text', html('<div>')],
  'HTML: letters in letters': ['parsed', html('<b>a')],
  'HTML: an attribute for every letter': ['no_text', html(' a="b"', '<p')],
  'HTML: scripts that never end': ['no_text', html('<script>')],
  'HTML: comments that never end': ['no_text', html('<!--')],
  'HTML: cells of a thousand million columns': [
    'parsed',
    html('<td colspan=1000000000 rowspan=1000000000>a', '<table><tr>'),
  ],
  'HTML: heads that begin again': ['no_text', html('<html <html\n')],
  'HTML: selectors': ['parsed', html('.a,', 'Hello <style>')],
  'HTML: a rule of every selector': [
    'parsed',
    html(
      '<p class="a b c d e f g h">a',
      `<style>${'.a,.b,.c,.d,p.a,p.b'.padEnd(9)}{${'color:red;'.repeat(49)}}</style>`,
    ),
  ],
  'HTML: rules that begin again': ['no_text', html('<style>a{}</style>')],
  'HTML: spaces': ['parsed', html(' ', 'a')],
  'a line of ten megabytes': ['parsed', () => filled('', 'a', SIZE)],
  'ten million lines': ['no_text', () => filled('', '\n', SIZE)],
  'ten million spaces': ['parsed', () => filled('a', ' ', SIZE)],
  'ten million bytes of no alphabet': ['parsed', () => new Uint8Array(SIZE).fill(0xa4)],
  'ten million bytes of a Japanese encoding': [
    'parsed',
    () => filled('a\u001b$B', '\u001b(B\u001b$B$"', SIZE),
  ],
  'ten million nulls': ['corrupt', () => filled('a', '\0', SIZE)],
  'UTF-16 of ten megabytes': ['parsed', wide('\u00ff\u00fe', 'a\0')],
  'UTF-16 of halves of characters': ['corrupt', wide('\u00ff\u00fe', '\0\u00d8')],
  'UTF-16 that is cut off': ['corrupt', wide('\u00fe\u00ff', '\0a\0')],
  'UTF-32': ['corrupt', wide('\u00ff\u00fe\0\0', 'a\0\0\0')],
  'marks of the order of bytes': ['no_text', () => filled('', '\u00ef\u00bb\u00bf', SIZE)],
  'marks over one letter': ['no_text', line('\u0300\u0323', 150_000)],
  'marks over one letter, out of order': ['no_text', line('\u0315\u0300\u0316\u05b0', 75_000)],
  'marks over one letter, in lines': ['parsed', lines('a\u0315\u0300\u0316')],
  'direction marks': ['no_text', line('\u202e\u2066\u200f')],
  'right-to-left and left-to-right by turns': ['parsed', line('\u05d0a\u0661(')],
  'one ligature of eighteen letters': ['parsed', line('\ufdfa')],
  'Hangul in parts': ['parsed', line('\u1100\u1161\u11a8')],
  'characters outside of the first plane': ['parsed', line('\u{1d54f}')],
  digits: ['parsed', line('1')],
  'digits and spaces': ['parsed', line('1 ')],
  'digits in lines': ['parsed', lines('1')],
  'signs of addresses': ['no_text', line('@')],
  'halves of addresses': ['parsed', line('a@')],
  'points of addresses': ['parsed', line('a.')],
  'an address of a hundred thousand labels': ['parsed', line('a@a.a-')],
  'beginnings of links': ['parsed', line('https://www.')],
  'links in links': ['parsed', line('linkedin.com/in/')],
  capitals: ['parsed', line('A')],
  'capitals apart': ['parsed', line('A ')],
  'words with capitals': ['parsed', line('Ab ')],
  years: ['parsed', line('2019')],
  'years and dashes': ['parsed', line('2019 - ')],
  dates: ['parsed', line('01/2019 - 02/2020 ')],
  'dates in lines': ['parsed', lines('01/2019 - 02/2020 ', 'Work Experience')],
  'months in lines': ['parsed', lines('January February March ', 'Experience')],
  'telephone numbers': ['parsed', lines('+1 202 555 0123 ')],
  'brackets of telephone numbers': ['no_text', line('+(')],
  commas: ['no_text', line(',')],
  'commas between words': ['parsed', lines('a, b; c | d / e ', 'Skills')],
  dashes: ['no_text', line('- ')],
  bullets: ['parsed', lines('\u2022 ', 'Hello')],
  quotes: ['no_text', line('"\'')],
  headings: ['parsed', lines('Skills Experience Education Languages ')],
  'spaced letters': ['parsed', line('L E B E N ')],
  ideographs: ['parsed', line('\u5de5\u4f5c')],
  'Thai without spaces': ['parsed', line('\u0e01\u0e32\u0e23')],
};
