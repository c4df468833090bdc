/** RTF as WordPad saves it: letters outside ASCII as code units, tabs between label and value, bold headings. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';

const ASCII = 0x80;
const SIGNED = 0x8000;

function escape(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charCodeAt(at);
    const sign = text.charAt(at);
    if (unit < ASCII) return /[\\{}]/u.test(sign) ? `\\${sign}` : sign;
    return `\\u${unit >= SIGNED ? unit - 2 * SIGNED : unit}?`;
  }).join('');
}

const family: Family = {
  tool: 'none',
  extension: 'rtf',
  languages: ['de', 'ru', 'cs', 'tr', 'sv', 'ja', 'en', 'hi'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const line = (text: string) => `${text}\\par`;
    const bold = (text: string) => `\\b ${escape(text)}\\b0`;
    const heading = (text: string) => `\\par\r\n\\b\\fs26 ${escape(text)}\\b0\\fs22\\par`;
    const pair = (label: string, text: string) => line(`${escape(label)}:\\tab ${escape(text)}`);
    const point = (text: string) => `{\\pntext\\f1\\'B7\\tab}${escape(text)}\\par`;
    const points = (lines: readonly string[]) =>
      `{\\*\\pn\\pnlvlblt\\pnf1\\pnindent0{\\pntxtb\\'B7}}\\fi-360\\li720 ${lines.map(point).join('\r\n')}\r\n\\pard\\tx2835 `;
    const isTabbed = random.chance(0.6);
    const jobs = cv.work.map((job) => {
      const when = escape(wording.period(job.start, job.end));
      const head = isTabbed
        ? line(
            `${when}\\tab ${bold(job.title)}\\line\\tab ${escape(`${job.employer}, ${job.city}`)}`,
          )
        : `${line(bold(`${job.employer}, ${job.city}`))}\r\n${line(`${escape(job.title)} (${when})`)}`;
      return `${head}\r\n${points(sentences(job))}`;
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) => {
      const when = escape(wording.period(start, end));
      const what = escape(`${degree} ${area}, ${institution}`);
      return line(isTabbed ? `${when}\\tab ${what}` : `${what} (${when})`);
    });
    const body = [
      `\\qc\\b\\fs36 ${escape(cv.name.full)}\\b0\\fs22\\par\r\n\\pard\\tx2835 `,
      pair(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`),
      pair(wording.label('phone'), cv.phone.international),
      pair(wording.label('email'), cv.email),
      heading(wording.heading('summary')),
      line(escape(cv.summary)),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => pair(label, names.join(', '))),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => pair(name, level)),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title), points(lines)]),
    ];
    const rtf = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat\\deflang1033{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}{\\f1\\fnil\\fcharset2 Symbol;}}\r\n{\\*\\generator Riched20 10.0.22621}\\viewkind4\\uc1 \\pard\\sa120\\sl259\\slmult1\\f0\\fs22 ${body.join('\r\n')}\r\n}\r\n`;
    return new TextEncoder().encode(rtf);
  },
};

export default family;
