/** Word of Britain and the Commonwealth and of those who copy it: a bold line `Title, Employer, Town` whose period follows in brackets or after a dash, headings in spaced capitals over the whole width in grey, hyphens typed instead of bullets. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, skillLines, span, spoken, tasks, upper } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt'],
  languages: ['en', 'en', 'hi', 'nl', 'sv', 'fr', 'pt-BR', 'he', 'es', 'de', 'it'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Cabin', 'Arimo', 'Caladea']), 21);
    const [open, close] = random.pick([
      [' (', ')'],
      [' – ', ''],
      [': ', ''],
    ] as const);
    const mark = random.pick(['- ', '– ', '* ']);
    const head = (title: string) =>
      w.p(
        { t: upper(sheet, title), b: true, space: 30, c: '404040' },
        { fill: 'E7E6E6', over: 200, under: 80 },
      );
    const entry = (parts: readonly string[], when: string) =>
      w.p([{ t: parts.join(', '), b: true }, { t: `${open}${when}${close}` }], {
        over: 90,
        under: 20,
        keepNext: true,
      });
    const typed = (lines: readonly string[]) =>
      lines.map((one) => w.p(mark + one, { indent: { left: 260, hanging: 160 }, under: 10 }));
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 36 }, { at: 'center', under: 20 }),
      ...contacts(sheet, true).map((one) => w.p(one, { at: 'center', under: 0 })),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'skills')),
      ...typed(skillLines(sheet)),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        entry([job.title, job.employer, job.city], span(sheet, job)),
        ...typed(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.map((one) => entry([course(one), one.institution], span(sheet, one))),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...typed(spoken(sheet))] : []),
      ...ends(sheet, head, typed),
    ]);
  },
};
export default family;
