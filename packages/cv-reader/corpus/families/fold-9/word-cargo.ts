/** Word as Brazilian applicants type it: the name over age and civil status, an objective, employers in bold under their period, `Cargo:` and `Principais atividades:` below, courses at the end. */
import { Paragraph } from 'docx';
import type { Family, Sheet } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { pack, paragraph, run } from '../../word/build.ts';

const YEAR = 2026;

const heading = (text: string) =>
  paragraph(
    text.toLocaleUpperCase('pt'),
    { bold: true, size: 22 },
    {
      spacing: { before: 280, after: 80 },
      border: { bottom: { style: 'single', size: 8, color: '000000', space: 1 } },
    },
  );
const fact = (label: string, text: string) =>
  new Paragraph({ children: [run(`${label}: `, { bold: true }), run(text)] });
const bullets = (lines: readonly string[]) =>
  lines.map((text) => paragraph(text, {}, { bullet: { level: 0 } }));

function jobsOf({ cv, wording, random }: Sheet) {
  const isPeriodFirst = random.chance(0.5);
  return cv.work.flatMap((job) => {
    const when = wording.period(job.start, job.end);
    const employer = isPeriodFirst ? `${when} – ${job.employer}` : job.employer;
    return [
      paragraph(employer, { bold: true }, { spacing: { before: 140 } }),
      fact('Cargo', job.title),
      ...(isPeriodFirst ? [] : [fact('Período', when)]),
      fact('Principais atividades', `${sentences(job).join('; ')}.`),
    ];
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['pt-BR'],
  formats: ['docx', 'pdf', 'docx', 'doc', 'odt'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { address } = cv;
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      paragraph(
        `${degree} – ${area}. ${institution}, conclusão em ${end.year}.`,
        {},
        { bullet: { level: 0 } },
      ),
    );
    const civil = random.pick(['solteiro(a)', 'casado(a)', 'divorciado(a), um filho']);
    const spoken = cv.languages.map(({ name, level }) => `${name} – ${level}`);
    const courses = cv.certificates.map(
      ({ name, issuer, date }) => `${name} – ${issuer} (${date.year})`,
    );
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 36 }, { alignment: 'center' }),
      paragraph(
        `${cv.nationality}, ${civil}, ${YEAR - cv.birth.date.year - 1} anos`,
        {},
        { alignment: 'center' },
      ),
      paragraph(
        `${address.street} – ${address.city}${address.region ? `/${address.region}` : ''} – CEP ${address.postalCode}`,
        {},
        { alignment: 'center' },
      ),
      paragraph(
        `Telefone: ${cv.phone.national} / E-mail: ${cv.email}`,
        {},
        { alignment: 'center' },
      ),
      heading('Objetivo'),
      paragraph(`Atuar como ${cv.label}.`),
      heading('Resumo de qualificações'),
      paragraph(cv.summary),
      heading('Formação'),
      ...schools,
      heading('Experiência profissional'),
      ...jobsOf(sheet),
      heading('Conhecimentos'),
      ...cv.skills.map(({ label, names }) => fact(label, names.join(', '))),
      ...(spoken.length === 0 ? [] : [heading('Idiomas'), ...bullets(spoken)]),
      ...(courses.length === 0 ? [] : [heading('Cursos complementares'), ...bullets(courses)]),
      heading('Informações adicionais'),
      ...bullets([
        random.pick([
          'CNH categoria B',
          'Disponibilidade para viagens',
          'Disponibilidade de mudança',
        ]),
        'Disponibilidade imediata',
      ]),
    ]);
  },
};

export default family;
