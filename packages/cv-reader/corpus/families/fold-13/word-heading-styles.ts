/** Google Docs or Word by people who use styles: Title, Heading 1 for sections, Heading 2 for `Post at employer`, Heading 3 for the period, links on mail and profile. */
import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { Word } from '../fold-11/lib/word.ts';
import { course, ends, h, home, number, span, spoken, tasks } from '../fold-12/lib/kit.ts';

/** What stands between post and employer. */
const at: Readonly<Record<string, string>> = {
  en: ' at ',
  de: ' bei ',
  nl: ' bij ',
  fr: ' chez ',
  es: ' en ',
  it: ' presso ',
  sv: ' på ',
  'pt-BR': ' na ',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'odt', 'pdf', 'docx'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Carlito', 'Open Sans']), 21, '●');
    const join = random.chance(0.5) ? (at[cv.language] ?? ', ') : random.pick([', ', ' – ', ' | ']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 28 }, { heading: HeadingLevel.HEADING_1, over: 240, under: 80 });
    const entry = (title: string, where: string) =>
      w.p(
        { t: `${title}${join}${where}`, b: true, z: 23 },
        { heading: HeadingLevel.HEADING_2, over: 120, under: 20 },
      );
    const when = (text: string) =>
      w.p({ t: text, c: '666666', z: 19 }, { heading: HeadingLevel.HEADING_3, under: 40 });
    const link = (text: string, to: string) =>
      new ExternalHyperlink({
        link: to,
        children: [new TextRun({ text, color: '1155CC', underline: {} })],
      });
    const contact = new Paragraph({
      ...(w.rtl && { bidirectional: true }),
      spacing: { after: 120 },
      children: [
        new TextRun(`${home(sheet)} | ${number(sheet)} | `),
        link(cv.email, `mailto:${cv.email}`),
        ...cv.links
          .slice(0, 1)
          .flatMap(({ url }) => [new TextRun(' | '), link(url, `https://${url}`)]),
      ],
    });
    return w.pack(
      [
        w.p({ t: titledName(sheet), z: 52 }, { heading: HeadingLevel.TITLE, under: 40 }),
        w.p({ t: cv.label, z: 26, c: '666666' }, { under: 60 }),
        contact,
        head(h(sheet, 'summary')),
        w.p(cv.summary),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          entry(job.title, job.employer),
          when(`${span(sheet, job)}, ${job.city}`),
          ...w.list(tasks(job)),
        ]),
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => [
          entry(course(one), one.institution),
          when(span(sheet, one)),
        ]),
        head(h(sheet, 'skills')),
        ...w.list(cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`)),
        ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
        ...ends(sheet, head, (lines) => w.list(lines)),
      ],
      1300,
    );
  },
};
export default family;
