/** Личный листок, the record of personnel offices in Russian: numbered questions, work as a table of entry, leaving, post with employer, and place. */
import type { Family, Sheet } from '../../family.ts';
import { birthDate, sentences } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const cells = (texts: readonly string[], bold = false) =>
  texts.map((text) => [paragraph(text, { bold, size: 18 })]);

function jobs({ cv, wording }: Sheet) {
  const head = ['Поступление', 'Уход', 'Должность', 'Организация', 'Место'];
  const rows = cv.work.map((job) =>
    cells([
      wording.date(job.start),
      job.end ? wording.date(job.end) : 'по наст. время',
      job.title,
      job.employer,
      job.city,
    ]),
  );
  return table([17, 16, 24, 27, 16], [cells(head, true), ...rows.toReversed()], true);
}

function schools({ cv }: Sheet) {
  const head = ['Название учебного заведения', 'Специальность', 'Начало', 'Окончание', 'Уровень'];
  const rows = cv.education.map(({ institution, degree, area, start, end }) =>
    cells([institution, area, String(start.year), String(end.year), degree]),
  );
  return table([34, 20, 12, 14, 20], [cells(head, true), ...rows], true);
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ru'],
  dateStyle: 'dotted',
  formats: ['doc', 'pdf', 'docx', 'rtf'],
  docx(sheet) {
    const { cv, random } = sheet;
    let number = 0;
    const question = (label: string, text: string) => {
      number += 1;
      return paragraph(`${number}. ${label}: ${text}`, {}, { spacing: { before: 60 } });
    };
    const marital = random.pick(['женат / замужем', 'не женат / не замужем']);
    const latest = cv.work[0];
    return pack(sheet, [
      paragraph('ЛИЧНЫЙ ЛИСТОК', { bold: true, size: 30 }, { alignment: 'center' }),
      paragraph('по учёту кадров', {}, { alignment: 'center' }),
      question('Фамилия, имя', cv.name.full),
      question('Дата и место рождения', `${birthDate(sheet)}, ${cv.birth.place}`),
      question('Гражданство', cv.nationality),
      question(
        'Адрес проживания',
        `${cv.address.postalCode}, ${cv.address.city}, ${cv.address.street}`,
      ),
      question('Контактный телефон', cv.phone.international),
      question('Электронная почта', cv.email),
      question('Семейное положение', marital),
      question('Образование', ''),
      schools(sheet),
      question(
        'Какими языками владеете',
        cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ') || '—',
      ),
      question('Трудовая деятельность', ''),
      jobs(sheet),
      question(
        'Основные обязанности на последнем месте',
        latest ? sentences(latest).join('; ') : '',
      ),
      question('Профессиональные навыки', cv.skills.flatMap(({ names }) => names).join(', ')),
      question('Отношение к воинской обязанности', random.pick(['военнообязанный', 'нет'])),
      paragraph('14 апреля 2026 г.        Подпись ____________', {}, { spacing: { before: 300 } }),
    ]);
  },
};

export default family;
