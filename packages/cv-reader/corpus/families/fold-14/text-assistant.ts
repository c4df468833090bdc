/** Text that a chat assistant wrote and someone saved: rules of ═ and ─, headings in capitals between them, `▸ Title` or `Title | Employer | Town`, the period on a line of its own, labels of skills after points. */
import type { Family } from '../../family.ts';
import {
  capitals,
  contacts,
  course,
  h,
  rest,
  span,
  spoken,
  tasks,
  upper,
  utf8,
} from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: [
    'en',
    'de',
    'es',
    'zh-CN',
    'fr',
    'pt-BR',
    'tr',
    'ru',
    'hi',
    'it',
    'ko',
    'pl',
    'ja',
    'ar',
  ],
  bytes(sheet) {
    const { cv, random } = sheet;
    const width = random.pick([44, 60, 64]);
    const shape = random.integer(0, 2);
    const [point, arrow] = random.pick([
      ['• ', '▸ '],
      ['- ', ''],
      ['  • ', '▪ '],
    ] as const);
    const head = (title: string) =>
      [
        ['', '═'.repeat(width), upper(sheet, title), '═'.repeat(width)],
        ['', '─'.repeat(width), upper(sheet, title), '─'.repeat(width)],
        ['', `─── ${upper(sheet, title)} ${'─'.repeat(Math.max(4, width - title.length - 5))}`],
      ][shape] ?? [title];
    const entry = (title: string, where: readonly string[], when: string) =>
      shape === 1
        ? ['', `${arrow}${title}`, where.join(', '), when]
        : ['', `${arrow}${[title, ...where].join(' | ')}`, when];
    return utf8(
      [
        shape === 2 ? cv.name.full : capitals(sheet, cv.name.full),
        cv.label,
        '',
        ...(random.chance(0.5) ? [contacts(sheet).join(' | ')] : contacts(sheet)),
        ...head(h(sheet, 'summary')),
        cv.summary,
        ...head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          ...entry(job.title, [job.employer, job.city], span(sheet, job)),
          ...tasks(job).map((one) => `${point}${one}`),
        ]),
        ...head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => entry(course(one), [one.institution], span(sheet, one))),
        ...head(h(sheet, 'skills')),
        ...cv.skills.map(({ label, names }) => `${point}${label}: ${names.join(', ')}`),
        ...(cv.languages.length
          ? [...head(h(sheet, 'languages')), ...spoken(sheet).map((one) => `${point}${one}`)]
          : []),
        ...rest(sheet).flatMap(({ title, lines }) =>
          head(title).concat(lines.map((one) => `${point}${one}`)),
        ),
        '',
      ].join('\n'),
    );
  },
};
export default family;
