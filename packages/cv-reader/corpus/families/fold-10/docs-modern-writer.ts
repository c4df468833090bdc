/** Google Docs: "Modern Writer", name and contact in a narrow column, dates in capitals over company and title. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt', 'pdf'],
  languages: ['en', 'pt-BR', 'es', 'fr', 'vi', 'tr', 'nl', 'ru', 'hi', 'pl', 'it'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, table, pack } = kit(sheet, random.pick(['Lato', 'Gentium Book Plus']), 20);
    const red = 'E31C60';
    const head = (text: string) =>
      p({ t: text, b: true, z: 22, c: red }, { before: 200, after: 60 });
    const left = [
      p({ t: cv.name.full, b: true, z: 44 }, { after: 100 }),
      p({ t: cv.label, c: '666666' }, { after: 240 }),
      p({ t: cv.address.street, c: '666666' }, { after: 0 }),
      p({ t: `${cv.address.postalCode} ${cv.address.city}`, c: '666666' }),
      p({ t: cv.phone.international, b: true, c: '666666' }),
      p({ t: cv.email, b: true, c: '666666' }, { after: 200 }),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...cv.languages.map(({ name, level }) => p(`${name} – ${level}`)),
          ]
        : []),
    ];
    const right = [
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) => p(`${label}: ${names.join(', ')}.`)),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        p(
          [
            { t: job.employer, b: true },
            { t: ` / ${job.title}`, i: true },
          ],
          { before: 120, after: 0 },
        ),
        p({
          t: `${period(sheet, job).toUpperCase()},  ${job.city.toUpperCase()}`,
          z: 16,
          c: '666666',
        }),
        ...(random.chance(0.3) ? bullets(tasks(job)) : [p(`${tasks(job).join('. ')}.`)]),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        p(
          [
            { t: one.institution, b: true },
            { t: ` / ${one.degree}, ${one.area}`, i: true },
          ],
          { before: 80, after: 0 },
        ),
        p({ t: period(sheet, one).toUpperCase(), z: 16, c: '666666' }),
      ]),
      ...more(sheet).flatMap(({ title, lines }) =>
        [head(title), lines.map((one) => p(one))].flat(),
      ),
    ];
    return pack([table([3000, 6838], [[left, right]], null, 100)], 1034);
  },
};
export default family;
