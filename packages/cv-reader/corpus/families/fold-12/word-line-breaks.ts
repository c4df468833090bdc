/** Word as people fill it who press Shift and Enter: each section and each job is one paragraph of lines with breaks, bold where someone marked a line. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'pdf', 'doc', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Tinos', 'Carlito']), 22);
    const [sign, shape] = [random.pick(['- ', '• ', '']), random.integer(0, 2)];
    type Line = { t: string; b?: boolean; i?: boolean };
    const block = (lines: readonly Line[]) =>
      w.p(
        lines.map((one, at) => ({ ...one, br: at > 0 })),
        { under: 160 },
      );
    const plain = (lines: readonly string[]): Line[] => lines.map((t) => ({ t }));
    const head = (title: string): Line => ({ t: title, b: true });
    const comma = /^(?:ar|fa)$/u.test(cv.language) ? '، ' : ', ';
    const job = (one: (typeof cv.work)[number]): Line[] => {
      const when = span(sheet, one);
      const tops: Line[][] = [
        [{ t: when }, { t: `${one.title}${comma}${one.employer}${comma}${one.city}`, b: true }],
        [{ t: one.employer, b: true }, { t: one.title, i: true }, { t: when }],
        [
          { t: `${one.title} – ${one.employer}`, b: true },
          { t: when, i: true },
        ],
      ];
      return [...(tops[shape] ?? []), ...plain(tasks(one).map((text) => sign + text))];
    };
    const [first, ...others] = cv.work.map(job);
    return w.pack([
      block([{ t: cv.name.full, b: true }, ...plain(contacts(sheet))]),
      block([head(h(sheet, 'summary')), { t: cv.summary }]),
      block([head(h(sheet, 'work')), ...(first ?? [])]),
      ...others.map(block),
      block([
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) =>
          plain([`${span(sheet, one)}${comma}${course(one, comma)}`, one.institution]),
        ),
      ]),
      block([head(h(sheet, 'skills')), { t: skillList(sheet).join(comma) }]),
      ...(cv.languages.length
        ? [block([head(h(sheet, 'languages')), ...plain(spoken(sheet))])]
        : []),
      ...rest(sheet).map(({ title, lines }) => block([head(title), ...plain(lines)])),
    ]);
  },
};
export default family;
