/** Word: the CV as a declaration that Italian public calls ask for: "Il/La sottoscritto/a … dichiara", points of service with employer, post and exact periods, titles of study, consent, place and date. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, place, rest, tasks, on } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'odt'],
  languages: ['it'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Arimo']), 22, random.pick(['-', '•']));
    const head = (title: string) =>
      w.p({ t: title, b: true }, { at: 'center', over: 200, under: 80 });
    const from = (one: Parameters<typeof on>[1], end: Parameters<typeof on>[1] | null) =>
      end ? `dal ${on(sheet, one)} al ${on(sheet, end)}` : `dal ${on(sheet, one)} a tutt’oggi`;
    return w.pack(
      [
        w.p(
          { t: 'CURRICULUM FORMATIVO E PROFESSIONALE', b: true, z: 26 },
          { at: 'center', under: 20 },
        ),
        w.p(
          { t: 'reso ai sensi degli artt. 46 e 47 del D.P.R. 28 dicembre 2000, n. 445', i: true },
          { at: 'center', under: 160 },
        ),
        w.p(
          [
            'Il/La sottoscritto/a ',
            { t: cv.name.full, b: true },
            `, nato/a a ${cv.birth.place} il ${birthday(sheet, '/')}, residente in ${place(sheet)}, tel. ${number(sheet, true)}, e-mail ${cv.email}, cittadinanza ${cv.nationality}, consapevole delle sanzioni penali previste in caso di dichiarazioni mendaci,`,
          ],
          { at: 'both' },
        ),
        head('DICHIARA'),
        head('di possedere i seguenti titoli di studio'),
        ...cv.education.flatMap((one) => [
          w.p([
            { t: course(one), b: true },
            ` conseguito presso ${one.institution}, ${from(one.start, one.end)};`,
          ]),
        ]),
        head('di aver prestato i seguenti servizi'),
        ...cv.work.flatMap((job) => [
          w.p([{ t: 'Datore di lavoro: ', b: true }, `${job.employer}, ${job.city}`], {
            over: 80,
            under: 0,
          }),
          w.p([{ t: 'Qualifica: ', b: true }, job.title], { under: 0 }),
          w.p([{ t: 'Periodo: ', b: true }, from(job.start, job.end)], { under: 0 }),
          w.p([{ t: 'Attività svolta: ', b: true }, `${tasks(job).join('; ')}.`]),
        ]),
        head('di avere le seguenti capacità e competenze'),
        ...w.list(cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`)),
        ...(cv.languages.length
          ? [
              head('di conoscere le seguenti lingue'),
              ...w.list(cv.languages.map(({ name, level }) => `${name} (${level})`)),
            ]
          : []),
        ...rest(sheet, ['references']).flatMap(({ title, lines }) =>
          [head(title)].concat(w.list(lines)),
        ),
        w.p('Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.', {
          over: 240,
        }),
        w.p([`${cv.address.city}, 20/11/2026`, '          Firma ______________________']),
      ],
      1250,
    );
  },
};
export default family;
