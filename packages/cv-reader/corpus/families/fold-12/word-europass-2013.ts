/** The Europass CV of 2013 to 2020 as its editor on the web gave it to Word and Writer: contact after signs, blue headings at the left with a line, the period at the left of the post, a grid of languages. */
import type { Family } from '../../family.ts';
import { type Child, Word } from '../fold-11/lib/word.ts';
import { birthday, course, h, number, place, rest, span, tasks } from './lib/kit.ts';

/** Personal information, mother tongue, other languages, and the columns of their grid; sex. */
const words: Readonly<Record<string, string>> = {
  en: 'Personal information|Mother tongue(s)|Other language(s)|Listening|Reading|Spoken interaction|Spoken production|Writing|Date of birth|Nationality',
  de: 'Angaben zur Person|Muttersprache(n)|Weitere Sprache(n)|Hören|Lesen|An Gesprächen teilnehmen|Zusammenhängendes Sprechen|Schreiben|Geburtsdatum|Staatsangehörigkeit',
  fr: 'Informations personnelles|Langue(s) maternelle(s)|Autre(s) langue(s)|Écouter|Lire|Prendre part à une conversation|S’exprimer oralement en continu|Écrire|Date de naissance|Nationalité',
  es: 'Información personal|Lengua materna|Otros idiomas|Comprensión auditiva|Comprensión de lectura|Interacción oral|Expresión oral|Expresión escrita|Fecha de nacimiento|Nacionalidad',
  it: 'Informazioni personali|Lingua madre|Altre lingue|Ascolto|Lettura|Interazione|Produzione orale|Produzione scritta|Data di nascita|Nazionalità',
  nl: 'Persoonlijke informatie|Moedertaal|Andere talen|Luisteren|Lezen|Interactie|Productie|Schrijven|Geboortedatum|Nationaliteit',
  pl: 'Informacje osobiste|Język ojczysty|Inne języki|Słuchanie|Czytanie|Porozumiewanie się|Samodzielne wypowiadanie się|Pisanie|Data urodzenia|Obywatelstwo',
  cs: 'Osobní údaje|Mateřský jazyk|Další jazyky|Poslech|Čtení|Ústní interakce|Samostatný ústní projev|Písemný projev|Datum narození|Státní příslušnost',
  el: 'Προσωπικά στοιχεία|Μητρική γλώσσα|Λοιπές γλώσσες|Προφορική κατανόηση|Γραπτή κατανόηση|Επικοινωνία|Προφορική έκφραση|Γραφή|Ημερομηνία γέννησης|Εθνικότητα',
  sv: 'Personuppgifter|Modersmål|Andra språk|Höra|Läsa|Delta i samtal|Tala|Skriva|Födelsedatum|Medborgarskap',
};
const BLUE = '0E4194';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'odt', 'pdf', 'doc'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, wording } = sheet;
    const [personal = '', mother = '', others = '', ...more] = (words[cv.language] ?? '').split(
      '|',
    );
    const skills = more.slice(0, 5);
    const [born = '', nation = ''] = more.slice(5);
    const w = new Word(sheet, 'Liberation Sans', 18);
    const widths = [2700, 7300];
    const gap = w.p('', { under: 60 });
    const head = (title: string) =>
      w.table(widths, [
        [
          [w.p({ t: title.toLocaleUpperCase(cv.language), c: BLUE, z: 18 }, { at: 'right' })],
          [w.p('', { rule: BLUE })],
        ],
      ]);
    const row = (left: string, inside: readonly Child[]) => [
      [w.p({ t: left, c: BLUE }, { at: 'right' })],
      { of: inside },
    ];
    const native = cv.languages.filter(({ cefr }) => cefr === null).map(({ name }) => name);
    const foreign = cv.languages.filter(({ cefr }) => cefr !== null);
    const grid = w.table(
      [1900, 1080, 1080, 1080, 1080, 1080],
      [
        ['', ...skills.map((one) => [w.p({ t: one, z: 14, c: BLUE }, { at: 'center' })])],
        ...foreign.map(({ name, cefr }) => [
          name,
          ...skills.map(() => [w.p(cefr ?? '', { at: 'center' })]),
        ]),
      ],
      'C6C6C6',
    );
    return w.pack(
      [
        w.p([{ t: 'Curriculum vitae', c: BLUE, z: 20 }], { at: 'right', under: 120 }),
        w.table(widths, [
          row(personal.toLocaleUpperCase(cv.language), [
            w.p({ t: cv.name.full, z: 26, c: '3F3A38' }),
          ]),
          row('', [
            w.p(`${place(sheet)} (${cv.address.country})`),
            w.p(number(sheet)),
            w.p({ t: cv.email, u: true }),
            ...cv.links.slice(0, 1).map(({ url }) => w.p(url)),
            w.p([
              { t: `${born} `, c: BLUE },
              birthday(sheet, '/'),
              { t: ` | ${nation} `, c: BLUE },
              cv.nationality,
            ]),
          ]),
        ]),
        gap,
        head(h(sheet, 'work')),
        w.table(
          widths,
          cv.work.map((job) =>
            row(span(sheet, job), [
              w.p({ t: job.title, c: BLUE, z: 22 }),
              w.p(`${job.employer}, ${job.city}`),
              ...w.list(tasks(job)),
              gap,
            ]),
          ),
        ),
        head(h(sheet, 'education')),
        w.table(
          widths,
          cv.education.map((one) =>
            row(span(sheet, one), [
              w.p({ t: course(one), c: BLUE, z: 22 }),
              w.p(`${one.institution}, ${one.city}`),
              gap,
            ]),
          ),
        ),
        head(wording.heading('skills')),
        w.table(widths, [
          ...(native.length ? [row(mother, [w.p(native.join(', '))])] : []),
          ...(foreign.length ? [row(others, [grid, gap])] : []),
          ...cv.skills.map(({ label, names }) => row(label, w.list(names))),
        ]),
        ...rest(sheet).flatMap(({ title, lines }) => [
          head(title),
          w.table(
            widths,
            lines.map((one) => row('', [w.p(one)])),
          ),
        ]),
      ],
      850,
    );
  },
};
export default family;
