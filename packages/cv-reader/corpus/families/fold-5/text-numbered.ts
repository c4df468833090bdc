/** Text typed in an editor: numbered headings with a line below, labels filled up with dots, UTF-8 or UTF-16. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';

const LABEL_WIDTH = 16;

function encoded(text: string, isWide: boolean): Uint8Array {
  if (!isWide) return new TextEncoder().encode(text);
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['ko', 'sv', 'vi', 'el', 'en', 'zh-CN', 'cs', 'fa', 'hi'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const rule = random.pick(['-', '=', '~']);
    const fill = random.pick(['.', ' ']);
    let number = 0;
    const heading = (text: string) => {
      number += 1;
      const title = `${number}. ${text}`;
      return ['', title, rule.repeat(Math.max(title.length, 20))];
    };
    const pair = (label: string, text: string) =>
      `${`${label} `.padEnd(LABEL_WIDTH, fill)}: ${text}`;
    const jobs = cv.work.flatMap((job, at) => [
      ...(at === 0 ? [] : ['']),
      `${wording.period(job.start, job.end)}\t${job.employer} (${job.city})`,
      `\t${job.title}`,
      ...sentences(job).map((line) => `\t+ ${line}`),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      `${wording.period(start, end)}\t${institution}`,
      `\t${degree} ${area}`,
    ]);
    const lines = [
      wording.title.toLocaleUpperCase(cv.language),
      ...heading(wording.heading('personal')),
      pair(wording.label('name'), cv.name.full),
      pair(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`),
      pair(wording.label('phone'), cv.phone.international),
      pair(wording.label('email'), cv.email),
      ...heading(wording.heading('work')),
      ...jobs,
      ...heading(wording.heading('education')),
      ...schools,
      ...heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`),
      ...(cv.languages.length === 0 ? [] : heading(wording.heading('languages'))),
      ...cv.languages.map(({ name, level }) => pair(name, level)),
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        heading(title).concat(its.map((line) => `+ ${line}`)),
      ),
      '',
    ];
    return encoded(lines.join(random.pick(['\r\n', '\n'])), random.chance(0.3));
  },
};

export default family;
