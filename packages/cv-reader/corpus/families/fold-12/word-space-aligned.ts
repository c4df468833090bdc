/** Word by people who know no tabs: runs of spaces push periods and values to their place, headings underlined, empty paragraphs between parts. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { birthday, course, h, number, place, ends, skillList, span, tasks } from './lib/kit.ts';

const LABEL = 20;
const LINE = 78;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['en', 'hi', 'ru', 'tr', 'vi', 'es', 'it', 'el', 'pl', 'pt-BR', 'cs'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Arimo', 'Carlito']), 22);
    const head = (title: string) => [
      w.p('', { under: 0 }),
      w.p({ t: `${title}${random.chance(0.5) ? ':' : ''}`, b: true, u: true }, { under: 60 }),
    ];
    const fact = (label: string, value: string) =>
      `${label}${' '.repeat(Math.max(2, LABEL - label.length))}: ${value}`;
    const apart = (left: string, right: string) =>
      left + ' '.repeat(Math.max(4, LINE - left.length - right.length)) + right;
    const isRight = random.chance(0.6);
    const job = (one: (typeof cv.work)[number]) => [
      w.p(
        {
          t: isRight
            ? apart(one.employer, span(sheet, one))
            : `${span(sheet, one)}        ${one.employer}`,
          b: true,
        },
        { under: 0 },
      ),
      w.p(one.title, { under: 20 }),
      ...tasks(one).map((text) => w.p(`   -   ${text}`, { under: 0 })),
      w.p('', { under: 0 }),
    ];
    return w.pack([
      w.p(
        { t: wording.title.toLocaleUpperCase(cv.language), b: true, u: true, z: 30 },
        { at: 'center', under: 160 },
      ),
      ...[
        fact(wording.label('name'), cv.name.full),
        fact(wording.label('birthDate'), birthday(sheet, '/')),
        fact(wording.label('address'), place(sheet)),
        fact(wording.label('mobile'), number(sheet)),
        fact(wording.label('email'), cv.email),
      ].map((one) => w.p(one, { under: 0 })),
      ...head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        w.p(
          isRight
            ? apart(`${course(one)}, ${one.institution}`, span(sheet, one))
            : `${span(sheet, one)}        ${course(one)}, ${one.institution}`,
        ),
      ),
      ...head(h(sheet, 'work')),
      ...cv.work.flatMap(job),
      ...head(h(sheet, 'skills')),
      ...skillList(sheet).map((one) => w.p(`   -   ${one}`, { under: 0 })),
      ...(cv.languages.length
        ? [
            ...head(h(sheet, 'languages')),
            ...cv.languages.map(({ name, level }) => w.p(fact(name, level), { under: 0 })),
          ]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(`   -   ${one}`, { under: 0 }))),
    ]);
  },
};
export default family;
