/** Word: jobs and schools in ruled tables with a running number, employer before post, and a column for each date. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { address, born, date, h, more, now, phone, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  en: 'S. No.|From|To',
  hi: 'क्र.सं.|से|तक',
  ru: '№|Начало|Окончание',
  tr: 'Sıra|Başlangıç|Bitiş',
  vi: 'STT|Từ|Đến',
  pl: 'Lp.|Od|Do',
  ar: 'م|من|إلى',
  cs: 'Č.|Od|Do',
  fa: 'ردیف|از|تا',
  fr: 'N°|Du|Au',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx', 'rtf', 'pdf'],
  languages: ['en', 'hi', 'ru', 'tr', 'vi', 'pl', 'ar', 'cs', 'fa', 'fr'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, bullets, pack } = kit(
      sheet,
      random.pick(['Liberation Serif', 'Carlito']),
      21,
    );
    const [no = '', from = '', to = ''] = (words[cv.language] ?? '').split('|');
    const head = (text: string) => p({ t: text, b: true, z: 24 }, { before: 240, after: 100 });
    const title = (text: string) => ({
      in: [p({ t: text, b: true }, { alignment: AlignmentType.CENTER })],
      fill: 'D9E2F3',
    });
    const cell = (text: string) => [p(text)];
    const row = (label: string, value: string) => [cell(label), cell(':'), cell(value)];
    return pack([
      p(
        { t: wording.title, b: true, z: 34, u: true },
        { alignment: AlignmentType.CENTER, after: 200 },
      ),
      table(
        [2600, 300, 6738],
        [
          row(wording.label('name'), cv.name.full),
          row(wording.label('birthDate'), born(sheet, '/')),
          row(wording.label('nationality'), cv.nationality),
          row(wording.label('address'), address(sheet)),
          row(wording.label('mobile'), phone(sheet, random.chance(0.4))),
          row(wording.label('email'), cv.email),
        ],
      ),
      head(h(sheet, 'work')),
      table(
        [700, 2700, 2000, 1150, 1150, 1938],
        [
          [
            title(no),
            title(wording.label('employer')),
            title(wording.label('position')),
            title(from),
            title(to),
            title(wording.label('tasks')),
          ],
          ...cv.work.map((job, at) => [
            cell(`${at + 1}`),
            cell(`${job.employer}, ${job.city}`),
            cell(job.title),
            cell(date(sheet, job.start)),
            cell(job.end ? date(sheet, job.end) : now(sheet)),
            cell(tasks(job).slice(0, 2).join('; ')),
          ]),
        ],
        '808080',
      ),
      head(h(sheet, 'education')),
      table(
        [700, 3400, 3238, 1150, 1150],
        [
          [
            title(no),
            title(wording.label('degree')),
            title(wording.label('institution')),
            title(from),
            title(to),
          ],
          ...cv.education.map((one, at) => [
            cell(`${at + 1}`),
            cell([one.degree, one.area].join(', ')),
            cell(one.institution),
            cell(date(sheet, one.start)),
            cell(date(sheet, one.end)),
          ]),
        ],
        '808080',
      ),
      head(h(sheet, 'skills')),
      ...bullets(
        cv.skills.map(
          ({ label, names }) =>
            `${label}: ${names.join(cv.language === 'ar' || cv.language === 'fa' ? '، ' : ', ')}`,
        ),
      ),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            table(
              [3000, 3000],
              cv.languages.map(({ name, level }) => [cell(name), cell(level)]),
              '808080',
            ),
          ]
        : []),
      ...more(sheet).flatMap(({ title: its, lines }) => [head(its), bullets(lines)].flat()),
    ]);
  },
};
export default family;
