/** Word with letter paper of one's own: the name alone at the top, mail, number and address in the footer of each page beside the page number. */
import { Footer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Family } from '../../family.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, skillList, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'odt'],
  languages: ['en', 'de', 'nl', 'fr', 'sv', 'es', 'it', 'cs', 'pl', 'ru', 'pt-BR', 'el'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Tinos', 'Caladea', 'Carlito']),
      21,
      random.pick(['•', '–']),
    );
    const head = (title: string) =>
      w.p({ t: title, b: true, i: true, z: 25 }, { over: 240, under: 80 });
    const isDateFirst = random.chance(0.5);
    const line = (title: string, where: string, when: string) =>
      isDateFirst
        ? w.p([`${when}\t`, { t: title, b: true }, ` (${where})`], {
            ...tabs(2600),
            over: 80,
            under: 30,
            indent: { left: 2600, hanging: 2600 },
          })
        : w.p([{ t: title, b: true }, ` (${where})\t${when}`], {
            ...tabs(-9600),
            over: 80,
            under: 30,
          });
    const deep = isDateFirst ? { indent: { left: 2900, hanging: 260 } } : {};
    const foot = new Footer({
      children: [
        w.p(contacts(sheet, false).join(' · '), { at: 'center', under: 0 }),
        new Paragraph({
          alignment: 'center',
          children: [
            new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
          ],
        }),
      ],
    });
    return w.pack(
      [
        w.p({ t: wording.title, z: 22, c: '7F7F7F' }, { at: 'center', under: 0 }),
        w.p({ t: cv.name.full, z: 46 }, { at: 'center', under: 60, rule: '7F7F7F' }),
        w.p({ t: cv.summary, i: true }, { over: 120 }),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          line(job.title, `${job.employer}, ${job.city}`, span(sheet, job)),
          ...w.list(tasks(job), deep),
        ]),
        head(h(sheet, 'education')),
        ...cv.education.map((one) => line(course(one), one.institution, span(sheet, one))),
        head(h(sheet, 'skills')),
        ...w.list(skillList(sheet)),
        ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
        ...ends(sheet, head, (lines) => w.list(lines)),
      ],
      1200,
      { footers: { default: foot } },
    );
  },
};
export default family;
