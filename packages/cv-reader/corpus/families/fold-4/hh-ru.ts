/** A résumé of hh.ru as it is saved: running lines with age, wishes and total experience, jobs and schools in a table of two columns. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const TODAY = { year: 2026, month: 4 };
const births = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** `1 год`, `3 года`, `7 лет`. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 14;
  const last = count % 10;
  return `${count} ${!isTeen && last === 1 ? one : !isTeen && last >= 2 && last <= 4 ? few : many}`;
}

function lasted(months: number): string {
  const years = Math.floor(months / 12);
  return [
    years > 0 ? counted(years, ['год', 'года', 'лет']) : '',
    months % 12 > 0 ? counted(months % 12, ['месяц', 'месяца', 'месяцев']) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const span = (start: YearMonth, end: YearMonth | null) =>
  ((end ?? TODAY).year - start.year) * 12 + (end ?? TODAY).month - start.month + 1;

function head({ cv, random }: Sheet) {
  const { day, month, year } = cv.birth.date;
  const age = counted(2026 - year, ['год', 'года', 'лет']);
  const place = cv.address.city;
  return [
    paragraph(cv.name.full, { bold: true, size: 40 }),
    paragraph(
      `${random.pick(['Мужчина', 'Женщина'])}, ${age}, ${random.pick(['родился', 'родилась'])} ${day} ${births[month - 1]} ${year}`,
    ),
    paragraph(''),
    paragraph(`${cv.phone.international} — предпочитаемый способ связи`),
    paragraph(cv.email),
    paragraph(''),
    paragraph(`Проживает: ${place}`),
    paragraph(
      `Гражданство: ${cv.address.country}, есть разрешение на работу: ${cv.address.country}`,
    ),
    paragraph(
      random.pick([
        'Не готов к переезду, не готов к командировкам',
        'Готов к переезду, готов к редким командировкам',
      ]),
    ),
  ];
}

function positions({ cv, wording }: Sheet) {
  const upper = (date: YearMonth) => {
    const text = wording.date(date);
    return `${text[0]?.toUpperCase()}${text.slice(1)}`;
  };
  return cv.work.map((job) => [
    [
      paragraph(`${upper(job.start)} — ${job.end ? upper(job.end) : 'настоящее время'}`, {
        size: 18,
      }),
      paragraph(lasted(span(job.start, job.end)), { size: 18, color: '707070' }),
    ],
    [
      paragraph(job.employer, { bold: true }),
      paragraph(job.city, { size: 18, color: '707070' }),
      paragraph(job.title, { bold: true }),
      ...[job.summary, ...job.highlights].map((line) => paragraph(line)),
    ],
  ]);
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ru'],
  dateStyle: 'long',
  formats: ['rtf', 'doc', 'pdf', 'docx'],
  docx(sheet) {
    const { cv, random } = sheet;
    const title = (text: string) =>
      paragraph(
        text,
        { color: '707070', size: 24 },
        {
          spacing: { before: 300, after: 80 },
          border: { bottom: { style: 'single', size: 4, color: 'D0D0D0', space: 1 } },
        },
      );
    const total = cv.work.reduce((sum, { start, end }) => sum + span(start, end), 0);
    const schools = cv.education.map(({ institution, degree, area, end }) => [
      [paragraph(String(end.year))],
      [paragraph(institution, { bold: true }), paragraph(`${area}, ${degree}`)],
    ]);
    const courses = cv.certificates.map(({ name, issuer, date }) => [
      [paragraph(String(date.year))],
      [paragraph(name, { bold: true }), paragraph(issuer)],
    ]);
    const spoken = cv.languages.map(({ name, level, cefr }) =>
      paragraph(`${name} — ${cefr === null ? 'Родной' : `${cefr} — ${level}`}`),
    );
    return pack(sheet, [
      ...head(sheet),
      title('Желаемая должность и зарплата'),
      paragraph(cv.label, { bold: true, size: 26 }),
      paragraph(`Занятость: полная занятость`),
      paragraph(
        `График работы: ${random.pick(['полный день', 'сменный график', 'удаленная работа'])}`,
      ),
      title(`Опыт работы — ${lasted(total)}`),
      table([26, 74], positions(sheet), false),
      title('Образование'),
      table([26, 74], schools, false),
      ...(courses.length === 0
        ? []
        : [title('Повышение квалификации, курсы'), table([26, 74], courses, false)]),
      title('Навыки'),
      table(
        [26, 74],
        [
          ...(spoken.length === 0 ? [] : [[[paragraph('Знание языков')], spoken]]),
          [
            [paragraph('Навыки')],
            [paragraph(cv.skills.flatMap(({ names }) => names).join('     '))],
          ],
        ],
        false,
      ),
      title('Дополнительная информация'),
      table([26, 74], [[[paragraph('Обо мне')], [paragraph(cv.summary)]]], false),
      paragraph(`Резюме обновлено 12 марта 2026 в 14:02`, { size: 16, color: '707070' }),
    ]);
  },
};

export default family;
