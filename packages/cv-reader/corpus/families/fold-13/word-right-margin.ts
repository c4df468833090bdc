/** Word with a narrow column at the right for when and where: post, employer and duties stand at the left, the period over the town beside them in grey. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'rtf', 'pdf'],
  languages: ['en', 'sv', 'nl', 'de', 'fr', 'es', 'it', 'cs', 'ja', 'tr', 'ru', 'he', 'vi'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Lato', 'Carlito', 'Gentium Book Basic']), 20, '–');
    const colour = random.pick(['C00000', '006064', '4A148C', '000000']);
    const widths = [7500, 2300];
    const isEmployerFirst = random.chance(0.5);
    const head = (title: string) => w.p({ t: title, z: 26, c: colour }, { over: 220, under: 80 });
    const row = (
      top: string,
      below: string,
      lines: readonly string[],
      when: string,
      city: string,
    ) => [
      [
        w.p({ t: top, b: true }, { under: 0 }),
        w.p({ t: below, i: true }, { under: 30 }),
        ...w.list(lines),
        w.p('', { under: 0 }),
      ],
      [w.p({ t: when, c: '7F7F7F' }, { under: 0 }), w.p({ t: city, c: '7F7F7F' }, { under: 0 })],
    ];
    return w.pack([
      w.p({ t: titledName(sheet), z: 50, c: colour }, { under: 20 }),
      w.p(cv.label, { under: 40 }),
      w.p({ t: contacts(sheet).join('   '), z: 18 }, { under: 100 }),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      w.table(
        widths,
        cv.work.map((job) =>
          row(
            isEmployerFirst ? job.employer : job.title,
            isEmployerFirst ? job.title : job.employer,
            tasks(job),
            span(sheet, job),
            job.city,
          ),
        ),
      ),
      head(h(sheet, 'education')),
      w.table(
        widths,
        cv.education.map((one) =>
          row(
            isEmployerFirst ? one.institution : course(one),
            isEmployerFirst ? course(one) : one.institution,
            [],
            span(sheet, one),
            one.city,
          ),
        ),
      ),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) =>
        w.p([{ t: label, b: true }, ` – ${names.join(', ')}`]),
      ),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join('; '))] : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
