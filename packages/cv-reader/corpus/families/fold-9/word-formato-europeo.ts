/** The European CV form of 2002, still sent in Italy and its neighbours: headings in small capitals at the left, labels after points, answers at the right, the employer with its address. */
import type { Paragraph } from 'docx';
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { birthDate, cityLine, sentences } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

/** Title, personal data, dates, employer, sort of employment, duties, school, subjects, degree, skills, other languages. */
const labels: Readonly<Record<string, string>> = {
  it: 'Formato europeo per il curriculum vitae|Informazioni personali|Date (da – a)|Nome e indirizzo del datore di lavoro|Tipo di impiego|Principali mansioni e responsabilità|Nome e tipo di istituto di istruzione o formazione|Principali materie / abilità professionali oggetto dello studio|Qualifica conseguita|Capacità e competenze personali|Altre lingue|Madrelingua',
  es: 'Formato europeo para el curriculum vitae|Información personal|Fechas (de – a)|Nombre y dirección del empleador|Puesto o cargo ocupados|Principales actividades y responsabilidades|Nombre y tipo de organización que ha impartido la formación|Principales materias|Título de la cualificación obtenida|Capacidades y aptitudes personales|Otros idiomas|Lengua materna',
  fr: 'Modèle européen de curriculum vitae|Informations personnelles|Dates (de – à)|Nom et adresse de l’employeur|Fonction ou poste occupé|Principales activités et responsabilités|Nom et type de l’établissement|Principales matières étudiées|Intitulé du diplôme délivré|Aptitudes et compétences personnelles|Autres langues|Langue maternelle',
  en: 'European curriculum vitae format|Personal information|Dates (from – to)|Name and address of employer|Occupation or position held|Main activities and responsibilities|Name and type of organisation providing education|Principal subjects covered|Title of qualification awarded|Personal skills and competences|Other languages|Mother tongue',
  de: 'Europäisches Muster zur Angabe von Lebensläufen|Angaben zur Person|Datum (von – bis)|Name und Adresse des Arbeitgebers|Beruf oder Funktion|Wichtigste Tätigkeiten und Zuständigkeiten|Name und Art der Bildungseinrichtung|Hauptfächer|Bezeichnung der erworbenen Qualifikation|Persönliche Fähigkeiten und Kompetenzen|Sonstige Sprachen|Muttersprache',
  el: 'Ευρωπαϊκό υπόδειγμα βιογραφικού σημειώματος|Προσωπικές πληροφορίες|Χρονολογίες (από – έως)|Επωνυμία και διεύθυνση του εργοδότη|Απασχόληση ή θέση που κατείχε|Κύριες δραστηριότητες και αρμοδιότητες|Επωνυμία και είδος του εκπαιδευτικού οργανισμού|Κύρια θέματα|Τίτλος του πιστοποιητικού ή διπλώματος|Προσωπικές δεξιότητες και ικανότητες|Άλλες γλώσσες|Μητρική γλώσσα',
};

/** Writes rows and headings, with or without points before the labels. */
function writer({ cv, random }: Sheet) {
  const words = (labels[cv.language] ?? '').split('|');
  const word = (at: number) => words[at] ?? '';
  const point = random.pick(['• ', '', '• ']);
  const right = { alignment: 'right' } as const;
  const row = (label: string, texts: readonly string[], bold = false): Paragraph[][] => [
    [paragraph(label, { size: 18 }, right)],
    texts.map((text) => paragraph(text, { bold })),
  ];
  const head = (text: string): Paragraph[][] => [
    [
      paragraph(
        text.toLocaleUpperCase(cv.language),
        { bold: true },
        { ...right, spacing: { before: 240, after: 80 } },
      ),
    ],
    [paragraph('')],
  ];
  return { word, point, row, head };
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['it', 'it', 'es', 'it', 'el', 'fr', 'it', 'en', 'it', 'de'],
  dateStyle: 'numeric',
  formats: ['doc', 'docx', 'pdf', 'doc', 'rtf', 'pdf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const { word, point, row, head } = writer(sheet);
    const span = (start: YearMonth, end: YearMonth | null) =>
      row(`${point}${word(2)}`, [wording.period(start, end)]);
    const jobs = cv.work.flatMap((job) => [
      span(job.start, job.end),
      row(point + word(3), [`${job.employer}, ${job.city}`]),
      row(point + word(4), [job.title]),
      row(point + word(5), sentences(job)),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      span(start, end),
      row(point + word(6), [institution]),
      row(point + word(7), [area]),
      row(point + word(8), [degree]),
    ]);
    const native = cv.languages.filter(({ cefr }) => cefr === null);
    const other = cv.languages.filter(({ cefr }) => cefr !== null);
    const rows = [
      head(word(1)),
      row(wording.label('name'), [cv.name.full], true),
      row(wording.label('address'), [
        `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`,
      ]),
      row(wording.label('phone'), [cv.phone.national]),
      row('E-mail', [cv.email]),
      row(wording.label('nationality'), [cv.nationality]),
      row(wording.label('birthDate'), [birthDate(sheet)]),
      head(wording.heading('work')),
      ...jobs,
      head(wording.heading('education')),
      ...schools,
      head(word(9)),
      ...(native.length === 0
        ? []
        : [
            row(
              word(11),
              native.map(({ name }) => name),
              true,
            ),
          ]),
      ...(other.length === 0 ? [] : [head(word(10))]),
      ...other.map(({ name, level }) => row(name, [level])),
      head(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => row(label, [names.join(', ')])),
    ];
    const title = word(0).toLocaleUpperCase(cv.language);
    return pack(sheet, [
      paragraph(title, { bold: true, size: 26 }, { spacing: { after: 240 } }),
      table([36, 64], rows, false),
    ]);
  },
};

export default family;
