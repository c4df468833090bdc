/** RTF as TextEdit on a Mac saves it: its own header, characters as code units, tab stops for every line, bold names and dashes. */
import type { Family } from '../../family.ts';
import { course, h, number, place, rest, span, spoken, tasks } from './lib/kit.ts';

/** Characters outside ASCII as `\uN ` after `\uc0`, as the Mac writes them. */
const escape = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at);
    if (code > 127) return `\\uc0\\u${code > 32767 ? code - 65536 : code} `;
    return /[\\{}]/u.test(text.charAt(at)) ? `\\${text.charAt(at)}` : text.charAt(at);
  }).join('');

const family: Family = {
  tool: 'none',
  extension: 'rtf',
  languages: ['en', 'de', 'fr', 'es', 'it', 'ja', 'sv', 'nl', 'zh-CN', 'ko', 'ru', 'cs', 'tr'],
  bytes(sheet) {
    const { cv, random } = sheet;
    const bold = (text: string) => `\\f1\\b ${escape(text)}\\f0\\b0 `;
    const head = (text: string) => ['\\', `\\fs28 ${bold(text)}\\fs24 \\`];
    const sign = random.pick(['- ', "\\'95 "]);
    const isLeft = random.chance(0.5);
    const job = (one: (typeof cv.work)[number]) => [
      isLeft
        ? `${escape(span(sheet, one))}\t${bold(one.title)}\\`
        : `${bold(one.title)}\t${escape(span(sheet, one))}\\`,
      `${escape(`${one.employer}, ${one.city}`)}\\`,
      ...tasks(one).map((text) => `${sign}${escape(text)}\\`),
      '\\',
    ];
    const lines = [
      `\\fs40 ${bold(cv.name.full)}\\fs24 \\`,
      `${escape(place(sheet))}\\`,
      `${escape(number(sheet))}\\`,
      `${escape(cv.email)}\\`,
      ...head(h(sheet, 'summary')),
      `${escape(cv.summary)}\\`,
      ...head(h(sheet, 'work')),
      ...cv.work.flatMap(job),
      ...head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        isLeft
          ? `${escape(span(sheet, one))}\t${bold(course(one))}\\`
          : `${bold(course(one))}\t${escape(span(sheet, one))}\\`,
        `${escape(one.institution)}\\`,
      ]),
      ...head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) => `${escape(`${label}: ${names.join(', ')}`)}\\`),
      ...(cv.languages.length
        ? [...head(h(sheet, 'languages')), ...spoken(sheet).map((one) => `${escape(one)}\\`)]
        : []),
      ...rest(sheet).flatMap(({ title, lines: its }) =>
        head(title).concat(its.map((one) => `${escape(one)}\\`)),
      ),
    ];
    const rtf = `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761
\\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}
{\\colortbl;\\red255\\green255\\blue255;}
{\\*\\expandedcolortbl;;}
\\paperw11900\\paperh16840\\margl1440\\margr1440\\vieww11520\\viewh8400\\viewkind0
\\pard\\tx566\\tx1133\\tx1700\\tx2267\\tx2834\\tx3401\\tx3968\\tx4535\\tx5102\\tx5669\\tx6236\\tx6803\\pardirnatural\\partightenfactor0

\\f0\\fs24 \\cf0 ${lines.join('\n').replace(/\\$/u, '')}}`;
    return new TextEncoder().encode(rtf);
  },
};
export default family;
