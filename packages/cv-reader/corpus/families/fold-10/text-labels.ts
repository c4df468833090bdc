/** Text: labels for each fact, employer first, a rule of equal signs between parts, as pasted into a web form. */
import type { Family } from '../../family.ts';
import { address, date, h, more, now, studied, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  nl: 'Van|Tot',
  it: 'Dal|Al',
  'zh-CN': '开始|结束',
  ja: '開始|終了',
  ko: '시작|종료',
  sv: 'Från|Till',
  cs: 'Od|Do',
  he: 'מתאריך|עד תאריך',
  fa: 'از|تا',
  en: 'From|To',
  vi: 'Từ|Đến',
  es: 'Desde|Hasta',
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [from = '', to = ''] = (words[cv.language] ?? '').split('|');
    const isOne = random.chance(0.5);
    const rule = random.pick(['=', '-', '_', '*']).repeat(random.integer(20, 50));
    const colon = /zh|ja/u.test(cv.language) ? '：' : ': ';
    const row = (label: string, value: string) => `${label}${colon}${value}`;
    const head = (text: string) => [rule, text, rule];
    const when = (one: {
      start: Parameters<typeof date>[1];
      end: Parameters<typeof date>[1] | null;
    }) =>
      isOne
        ? [
            row(
              wording.label('dates'),
              `${date(sheet, one.start)} - ${one.end ? date(sheet, one.end) : now(sheet)}`,
            ),
          ]
        : [row(from, date(sheet, one.start)), row(to, one.end ? date(sheet, one.end) : now(sheet))];
    const lines = [
      row(wording.label('name'), cv.name.full),
      row(wording.label('address'), address(sheet)),
      row(wording.label('phone'), cv.phone.international),
      row(wording.label('email'), cv.email),
      '',
      ...head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        row(wording.label('institution'), one.institution),
        row(wording.label('degree'), studied(one)),
        ...when(one),
        '',
      ]),
      ...head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        row(wording.label('employer'), job.employer),
        row(wording.label('position'), job.title),
        ...when(job),
        row(wording.label('tasks'), tasks(job).join('; ')),
        '',
      ]),
      ...head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) => row(label, names.join(', '))),
      '',
      ...(cv.languages.length
        ? [
            ...head(h(sheet, 'languages')),
            ...cv.languages.map(({ name, level }) => row(name, level)),
            '',
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines: its }) => [head(title), its, ''].flat()),
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};
export default family;
