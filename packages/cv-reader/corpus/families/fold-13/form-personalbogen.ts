/** Word: the questionnaire that German, Austrian and Dutch firms and clinics send to applicants, filled in: boxes to tick, tables for schools and jobs with the reason for leaving, questions about permits and health, a signature. */
import type { Family } from '../../family.ts';
import { type Child, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, place, rest, skillList } from '../fold-12/lib/kit.ts';

/** The labels, in the order of the form. */
const words: Readonly<Record<string, string>> = {
  de: 'Bewerberfragebogen|Angaben zur Person|Name, Vorname|Anschrift|Telefon|E-Mail|Geburtsdatum, -ort|Staatsangehörigkeit|Bewerbung als|Schul- und Berufsausbildung|von|bis|Schule / Ausbildungsstätte|Abschluss|Bisherige Beschäftigungen|Arbeitgeber, Ort|Tätigkeit|Grund des Austritts|Besondere Kenntnisse|Sprachen|Führerschein|ja ☒  nein ☐|Ort, Datum, Unterschrift|eigener Wunsch',
  nl: 'Sollicitatieformulier|Persoonlijke gegevens|Naam en voornaam|Adres|Telefoon|E-mail|Geboortedatum en -plaats|Nationaliteit|Sollicitatie naar de functie|Opleidingen|van|tot|School / instelling|Diploma|Werkervaring|Werkgever, plaats|Functie|Reden van vertrek|Kennis en vaardigheden|Talen|Rijbewijs|ja ☒  nee ☐|Plaats, datum, handtekening|eigen verzoek',
  sv: 'Ansökningsblankett|Personuppgifter|Namn|Adress|Telefon|E-post|Födelsedatum och -ort|Medborgarskap|Sökt tjänst|Utbildning|från|till|Skola|Examen|Tidigare anställningar|Arbetsgivare, ort|Befattning|Skäl till avgång|Övriga kunskaper|Språk|Körkort|ja ☒  nej ☐|Ort, datum, namnteckning|egen begäran',
  el: 'Έντυπο αίτησης εργασίας|Προσωπικά στοιχεία|Ονοματεπώνυμο|Διεύθυνση|Τηλέφωνο|E-mail|Ημερομηνία και τόπος γέννησης|Υπηκοότητα|Θέση ενδιαφέροντος|Εκπαίδευση|από|έως|Σχολή|Τίτλος|Προϋπηρεσία|Εργοδότης, πόλη|Θέση|Λόγος αποχώρησης|Γνώσεις|Γλώσσες|Δίπλωμα οδήγησης|ναι ☒  όχι ☐|Τόπος, ημερομηνία, υπογραφή|προσωπική επιλογή',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc'],
  languages: ['de', 'de', 'nl', 'sv', 'el'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const w = new Word(sheet, 'Liberation Sans', 18);
    const line = '808080';
    const head = (at: number): Child =>
      w.p({ t: word(at), b: true, z: 20 }, { over: 180, under: 60 });
    const name = (at: number) => ({
      of: [w.p({ t: word(at), z: 16, b: true }, { under: 0 })],
      fill: 'F2F2F2',
    });
    const fact = (at: number, value: string) => [name(at), value];
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 30 }, { at: 'center', under: 120 }),
        w.table([2800, 6800], [fact(8, cv.label)], line),
        head(1),
        w.table(
          [2800, 6800],
          [
            fact(2, cv.name.full),
            fact(3, place(sheet)),
            fact(4, number(sheet, true)),
            fact(5, cv.email),
            fact(6, `${birthday(sheet)}, ${cv.birth.place}`),
            fact(7, cv.nationality),
            fact(20, word(21)),
          ],
          line,
        ),
        head(9),
        w.table(
          [1400, 1400, 3600, 3200],
          [
            [name(10), name(11), name(12), name(13)],
            ...cv.education.map((one) => [
              on(sheet, one.start),
              on(sheet, one.end),
              one.institution,
              course(one),
            ]),
          ],
          line,
        ),
        head(14),
        w.table(
          [1400, 1400, 3000, 2200, 1600],
          [
            [name(10), name(11), name(15), name(16), name(17)],
            ...cv.work.map((job) => [
              on(sheet, job.start),
              job.end ? on(sheet, job.end) : wording.present,
              `${job.employer}, ${job.city}`,
              job.title,
              job.end ? word(23) : '–',
            ]),
          ],
          line,
        ),
        head(18),
        w.table(
          [9600],
          [
            [skillList(sheet).join(', ')],
            ...rest(sheet, ['references']).map(({ title, lines }) => [
              `${title}: ${lines.join('; ')}`,
            ]),
          ],
          line,
        ),
        ...(cv.languages.length
          ? [
              head(19),
              w.table(
                [4800, 4800],
                cv.languages.map(({ name: its_, level }) => [its_, level]),
                line,
              ),
            ]
          : []),
        w.p(`${cv.address.city}, 20.11.2026`, { over: 300, under: 0 }),
        w.p({ t: word(22), z: 15 }, { under: 0 }),
      ],
      1000,
    );
  },
};
export default family;
