/** RTF as Word 97 saved it: characters as bytes of the code page of the region, rows of tables for jobs, tabs for personal data, capitals by formatting. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine, sentences } from '../../html/page.ts';

/** Code page, character set of the font, and language of the document. */
const regions: Readonly<Record<string, readonly [string, number, number]>> = {
  pl: ['1250', 238, 1045],
  cs: ['1250', 238, 1029],
  ru: ['1251', 204, 1049],
  el: ['1253', 161, 1032],
  tr: ['1254', 162, 1055],
  de: ['1252', 0, 1031],
  fr: ['1252', 0, 1036],
};

const ASCII = 0x80;
const BYTES = 0x100;
const LEFT = 2400;
const RIGHT = 9000;

/** The bytes of a code page by character. */
function bytesOf(page: string): Map<string, number> {
  const decoder = new TextDecoder(`windows-${page}`);
  return new Map(
    Array.from({ length: BYTES - ASCII }, (_, at) => {
      const byte = ASCII + at;
      return [decoder.decode(new Uint8Array([byte])), byte];
    }),
  );
}

function escapeWith(bytes: ReadonlyMap<string, number>): (text: string) => string {
  return (text) =>
    Array.from(text.normalize('NFC'), (sign) => {
      if (sign.charCodeAt(0) < ASCII) return /[\\{}]/u.test(sign) ? `\\${sign}` : sign;
      const byte = bytes.get(sign);
      return byte === undefined ? `\\u${sign.charCodeAt(0)}\\'3f` : `\\'${byte.toString(16)}`;
    }).join('');
}

const family: Family = {
  tool: 'none',
  extension: 'rtf',
  languages: Object.keys(regions),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [page, charset, lcid] = regions[cv.language] ?? ['1252', 0, 1033];
    const escape = escapeWith(bytesOf(page));
    const border = random.chance(0.5) ? '\\clbrdrt\\brdrs\\brdrw10\\clbrdrb\\brdrs\\brdrw10' : '';
    const row = (left: string, right: string) =>
      `\\trowd\\trgaph70\\trleft-70${border}\\cellx${LEFT}${border}\\cellx${RIGHT}\\pard\\intbl ${escape(left)}\\cell ${right}\\cell\\pard\\intbl\\row`;
    const heading = (text: string) =>
      `\\pard\\sb240\\sa60\\keepn{\\b\\caps\\fs24 ${escape(text)}\\par}\\pard`;
    const pair = (label: string, text: string) =>
      `\\pard\\tx${LEFT}\\li${LEFT}\\fi-${LEFT} ${escape(label)}\\tab ${escape(text)}\\par`;
    const jobs = cv.work.map((job) =>
      row(
        wording.period(job.start, job.end),
        [
          `{\\b ${escape(job.employer)}}, ${escape(job.city)}`,
          `{\\i ${escape(job.title)}}`,
          ...sentences(job).map((line) => `- ${escape(line)}`),
        ].join('\\par '),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        wording.period(start, end),
        `{\\b ${escape(institution)}}\\par ${escape(`${degree}, ${area}`)}`,
      ),
    );
    const body = [
      `\\pard\\qc{\\b\\fs32 ${escape(wording.title)}\\par}`,
      pair(wording.label('name'), cv.name.full),
      pair(wording.label('birthDate'), birthDate(sheet)),
      pair(
        wording.label('address'),
        `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`,
      ),
      pair(wording.label('phone'), cv.phone.national),
      pair(wording.label('email'), cv.email),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => pair(label, names.join(', '))),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => pair(name, level)),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => `\\pard ${escape(line)}\\par`)),
      ),
    ];
    const fonts = `{\\fonttbl{\\f0\\froman\\fcharset${charset}\\fprq2 Times New Roman;}}`;
    const info = `{\\info{\\title ${escape(wording.title)}}{\\author PC}{\\operator PC}{\\creatim\\yr2026\\mo4\\dy14}}`;
    const rtf = `{\\rtf1\\ansi\\ansicpg${page}\\uc1\\deff0\\deflang${lcid}${fonts}${info}\\paperw11906\\paperh16838\\margl1134\\margr1134\\widowctrl\\f0\\fs22\\lang${lcid}\r\n${body.join('\r\n')}\r\n}`;
    return new TextEncoder().encode(rtf);
  },
};

export default family;
