/** Hoja de vida: the form of stationers' shops in Latin America, numbered parts, each job a bordered box of company, post, boss, dates of entry and leaving, and referees with numbers. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { birthDate, sentences } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const bosses = ['Sr. Ramiro Paz', 'Sra. Gloria Lemus', 'Ing. Tomás Arce', 'Lic. Inés Bravo'];

const cell = (label: string, text: string) => [
  paragraph(label, { size: 14, bold: true }),
  paragraph(text),
];
const part = (number: number, text: string) =>
  paragraph(
    `${number}. ${text}`,
    { bold: true, size: 22 },
    { spacing: { before: 240, after: 80 } },
  );

function jobsOf({ cv, wording, random }: Sheet) {
  const date = (when: YearMonth | null) => (when ? wording.date(when) : 'Actual');
  return cv.work.flatMap((job) => [
    table(
      [50, 50],
      [
        [cell('EMPRESA', job.employer), cell('CIUDAD', job.city)],
        [cell('CARGO', job.title), cell('JEFE INMEDIATO', random.pick(bosses))],
        [cell('FECHA DE INGRESO', date(job.start)), cell('FECHA DE RETIRO', date(job.end))],
      ],
      true,
    ),
    table([100], [[cell('FUNCIONES', `${sentences(job).join('. ')}.`)]], true),
    paragraph(''),
  ]);
}

function schoolsOf({ cv }: Sheet) {
  return table(
    [38, 26, 22, 14],
    [
      ['INSTITUCIÓN', 'TÍTULO', 'MODALIDAD', 'AÑO'].map((text) => [
        paragraph(text, { bold: true, size: 14 }),
      ]),
      ...cv.education.map(({ institution, degree, area, end }) =>
        [institution, degree, area, String(end.year)].map((text) => [paragraph(text)]),
      ),
    ],
    true,
  );
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['es'],
  dateStyle: 'numeric',
  formats: ['docx', 'pdf', 'doc', 'rtf'],
  docx(sheet) {
    const { cv, random } = sheet;
    const referees = cv.references.map(({ name, position, phone }) =>
      paragraph(`${name}, ${position}. Tel. ${phone.national}`),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name}: ${level}`);
    const { address } = cv;
    return pack(sheet, [
      paragraph('HOJA DE VIDA', { bold: true, size: 34 }, { alignment: 'center' }),
      part(1, 'DATOS PERSONALES'),
      table(
        [50, 50],
        [
          [
            cell('NOMBRES Y APELLIDOS', cv.name.full),
            cell('PROFESIÓN, OCUPACIÓN U OFICIO', cv.label),
          ],
          [cell('FECHA DE NACIMIENTO', birthDate(sheet)), cell('NACIONALIDAD', cv.nationality)],
          [
            cell('DIRECCIÓN DOMICILIO', address.street),
            cell('CIUDAD / PAÍS', `${address.city}, ${address.country}`),
          ],
          [cell('TELÉFONO / CELULAR', cv.phone.national), cell('CORREO ELECTRÓNICO', cv.email)],
        ],
        true,
      ),
      part(2, 'PERFIL LABORAL'),
      paragraph(cv.summary),
      part(3, 'FORMACIÓN ACADÉMICA'),
      schoolsOf(sheet),
      part(4, 'OTROS CONOCIMIENTOS'),
      ...cv.skills
        .flatMap(({ names }) => names)
        .concat(spoken)
        .map((text) => paragraph(`✓ ${text}`)),
      part(5, 'EXPERIENCIA LABORAL'),
      ...jobsOf(sheet),
      ...(referees.length === 0 ? [] : [part(6, 'REFERENCIAS PERSONALES'), ...referees]),
      paragraph(
        'Certifico que los datos consignados son veraces.',
        { size: 16 },
        { spacing: { before: 300 } },
      ),
      paragraph(
        `FIRMA: ______________________    C.C. No. ${random.integer(10, 79)}.${random.integer(100, 999)}.${random.integer(100, 999)}`,
        {},
        { spacing: { before: 300 } },
      ),
    ]);
  },
};

export default family;
