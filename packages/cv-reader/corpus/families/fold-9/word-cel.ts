/** Word as Russian applicants type it: «Цель», contact at the right of the name, each job as labelled lines from period to duties, qualities at the end. */
import { Paragraph } from 'docx';
import type { Family, Sheet } from '../../family.ts';
import { birthDate, sentences } from '../../html/page.ts';
import { pack, paragraph, run, table } from '../../word/build.ts';

const heading = (text: string) =>
  paragraph(
    text,
    { bold: true, size: 24 },
    {
      spacing: { before: 260, after: 100 },
      border: { bottom: { style: 'single', size: 6, color: '555555', space: 1 } },
    },
  );
const fact = (label: string, text: string, before = 0) =>
  new Paragraph({
    spacing: { before },
    children: [run(`${label}: `, { bold: true }), run(text)],
  });

function jobsOf({ cv, wording, random }: Sheet) {
  const order = random.chance(0.5);
  return cv.work.flatMap((job) => {
    const employer = fact('Организация', `${job.employer}, г. ${job.city}`);
    const title = fact('Должность', job.title);
    return [
      fact('Период работы', wording.period(job.start, job.end), 160),
      ...(order ? [employer, title] : [title, employer]),
      fact('Должностные обязанности', `${sentences(job).join('; ')}.`),
    ];
  });
}

function schoolsOf({ cv }: Sheet) {
  return cv.education.flatMap(({ institution, degree, area, start, end }) => [
    fact('Учебное заведение', institution, 120),
    fact('Годы обучения', `${start.year} – ${end.year}`),
    fact('Специальность', `${area} (${degree})`),
  ]);
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ru'],
  formats: ['docx', 'doc', 'rtf', 'pdf', 'odt'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { address } = cv;
    const contact = [
      `Тел.: ${cv.phone.international}`,
      `E-mail: ${cv.email}`,
      `Адрес: ${address.country}, ${address.postalCode}, г. ${address.city}, ${address.street}`,
      `Дата рождения: ${birthDate(sheet)}`,
    ];
    const spoken = cv.languages.map(({ name, level }) => `${name} — ${level}`).join('; ');
    return pack(sheet, [
      paragraph(
        'РЕЗЮМЕ',
        { bold: true, size: 28 },
        { alignment: 'center', spacing: { after: 160 } },
      ),
      table(
        [48, 52],
        [
          [
            [paragraph(cv.name.full, { bold: true, size: 32 })],
            contact.map((text) => paragraph(text, {}, { alignment: 'right' })),
          ],
        ],
        false,
      ),
      fact('Цель', `соискание должности «${cv.label}»`, 200),
      heading('Опыт работы'),
      ...jobsOf(sheet),
      heading('Образование'),
      ...schoolsOf(sheet),
      heading('Профессиональные навыки'),
      ...cv.skills.map(({ label, names }) => fact(label, names.join(', '))),
      ...(spoken === '' ? [] : [fact('Владение языками', spoken)]),
      heading('Дополнительная информация'),
      fact('О себе', cv.summary),
      fact(
        'Личные качества',
        random.pick([
          'ответственность, пунктуальность, доброжелательность',
          'исполнительность, умение учиться, спокойный характер',
        ]),
      ),
      fact('Увлечения', cv.interests.join(', ').toLocaleLowerCase('ru')),
    ]);
  },
};

export default family;
