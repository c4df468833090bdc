/** Word: the application form of public bodies in Greece, filled in: sections on grey numbered Α to Ε, facts in a grid of label and value, titles of study and experience as tables with a running number and a cell each for the beginning and the end, a solemn declaration. */
import type { Family } from '../../family.ts';
import { type Cell, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, place, skillList, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc'],
  languages: ['el'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Tinos']), 19);
    const line = '000000';
    const head = (text: string) =>
      w.p({ t: text, b: true }, { fill: 'D9D9D9', over: 160, under: 60 });
    const label = (text: string): Cell => ({ of: { t: text, z: 17 }, fill: 'F5F5F5' });
    const top = (text: string): Cell => ({
      of: [w.p({ t: text, b: true, z: 17 }, { at: 'center', under: 0 })],
    });
    const order = (at: number) => `${at + 1}`;
    return w.pack(
      [
        w.p({ t: 'ΑΙΤΗΣΗ ΥΠΟΨΗΦΙΟΤΗΤΑΣ', b: true, z: 30 }, { at: 'center', under: 20 }),
        w.p(`για τη θέση: ${cv.label}`, { at: 'center', under: 20 }),
        w.p(`Αρ. πρωτ.: ${random.integer(1000, 9999)}/2026`, { at: 'right' }),
        head('Α. ΠΡΟΣΩΠΙΚΑ ΣΤΟΙΧΕΙΑ'),
        w.table(
          [1700, 3100, 1700, 3100],
          [
            [label('Ονοματεπώνυμο'), { of: { t: cv.name.full, b: true }, span: 3 }],
            [label('Ημ/νία γέννησης'), birthday(sheet, '/'), label('Υπηκοότητα'), cv.nationality],
            [label('Διεύθυνση κατοικίας'), { of: place(sheet), span: 3 }],
            [
              label('Κινητό τηλέφωνο'),
              number(sheet, random.chance(0.5)),
              label('e-mail'),
              cv.email,
            ],
          ],
          line,
        ),
        head('Β. ΤΙΤΛΟΙ ΣΠΟΥΔΩΝ'),
        w.table(
          [600, 3700, 3300, 1000, 1000],
          [
            [top('α/α'), top('Τίτλος'), top('Εκπαιδευτικό ίδρυμα'), top('Από'), top('Έως')],
            ...cv.education.map((one, at) => [
              order(at),
              course(one),
              one.institution,
              on(sheet, one.start),
              on(sheet, one.end),
            ]),
          ],
          line,
        ),
        head('Γ. ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ'),
        w.table(
          [500, 1000, 1000, 2300, 1800, 3000],
          [
            [
              top('α/α'),
              top('Από'),
              top('Έως'),
              top('Φορέας απασχόλησης – Εργοδότης'),
              top('Ειδικότητα / Θέση'),
              top('Αντικείμενο απασχόλησης'),
            ],
            ...cv.work.map((job, at) => [
              order(at),
              on(sheet, job.start),
              job.end ? on(sheet, job.end) : wording.present,
              `${job.employer}, ${job.city}`,
              job.title,
              tasks(job).join(', '),
            ]),
          ],
          line,
        ),
        head('Δ. ΓΛΩΣΣΕΣ'),
        w.table(
          [4800, 4800],
          [
            [top('Γλώσσα'), top('Επίπεδο')],
            ...cv.languages.map(({ name, level }) => [name, level]),
          ],
          line,
        ),
        head('Ε. ΛΟΙΠΕΣ ΓΝΩΣΕΙΣ ΚΑΙ ΔΕΞΙΟΤΗΤΕΣ'),
        w.p(skillList(sheet).join(', ')),
        w.p('Δηλώνω υπεύθυνα ότι τα στοιχεία της αίτησης είναι αληθή.', { over: 200 }),
        w.p('Ο/Η αιτών/ούσα  ____________________', { at: 'right', over: 100 }),
      ],
      1100,
    );
  },
};
export default family;
