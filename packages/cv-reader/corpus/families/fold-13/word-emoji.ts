/** Word or Docs with pictograms before headings and contact, as chat assistants suggest it: 📞 📧 📍, 💼 and 🎓 before titles, ✅ before what was reached. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  course,
  ends,
  h,
  number,
  place,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'odt'],
  languages: ['en', 'es', 'pt-BR', 'vi', 'ar', 'tr', 'fr', 'hi', 'ru', 'ko', 'de', 'it', 'zh-CN'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Arimo', 'Open Sans']), 21);
    const head = (title: string, sign = '📌') =>
      w.p({ t: `${sign} ${title}`, b: true, z: 26 }, { over: 220, under: 60 });
    const mark = random.pick(['✅ ', '• ', '🔹 ']);
    const isOneLine = random.chance(0.5);
    const contact = [
      `📞 ${number(sheet)}`,
      `📧 ${cv.email}`,
      `📍 ${place(sheet)}`,
      ...cv.links.slice(0, 1).map(({ url }) => `🔗 ${url}`),
    ];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 40 }, { under: 20 }),
      w.p(cv.label, { under: 40 }),
      ...(isOneLine ? [w.p(contact.join('  '))] : contact.map((one) => w.p(one, { under: 0 }))),
      head(h(sheet, 'summary'), '🧑'),
      w.p(cv.summary),
      head(h(sheet, 'work'), '💼'),
      ...cv.work.flatMap((job) => [
        w.p({ t: job.title, b: true }, { over: 80, under: 0 }),
        w.p(`🏢 ${job.employer}, ${job.city}`, { under: 0 }),
        w.p(`📅 ${span(sheet, job)}`, { under: 30 }),
        ...tasks(job).map((one) => w.p(mark + one, { under: 10 })),
      ]),
      head(h(sheet, 'education'), '🎓'),
      ...cv.education.flatMap((one) => [
        w.p({ t: course(one), b: true }, { under: 0 }),
        w.p(`${one.institution} | ${span(sheet, one)}`),
      ]),
      head(h(sheet, 'skills'), '🛠'),
      ...skillList(sheet).map((one) => w.p(mark + one, { under: 10 })),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages'), '🌍'),
            ...spoken(sheet).map((one) => w.p(mark + one, { under: 10 })),
          ]
        : []),
      ...ends(
        sheet,
        (title) => head(title),
        (lines) => lines.map((one) => w.p(mark + one, { under: 10 })),
      ),
    ]);
  },
};
export default family;
