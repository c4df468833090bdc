/** Typst in the manner of "finely crafted" CVs: the name in spaced small type over a hairline, an employer once with its town, its posts below with periods at the right, skills as a table of two cells. */
import type { Family } from '../../family.ts';
import { byEmployer, spanOf } from '../../html/page.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, span, spoken, tasks } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'de', 'es', 'ja', 'zh-CN', 'ko', 'it', 'ru', 'vi', 'pl', 'hi', 'cs'],
  typ(sheet) {
    const { cv, random } = sheet;
    const font = random.pick(['Gentium Plus', 'Libertinus Serif', 'Inter', 'Charis SIL']);
    const head = (title: string) =>
      `#block(above: 6mm, below: 3mm, sticky: true)[#text(tracking: 1.2pt, size: 10pt, weight: "bold")[${x(title)}] #v(-2.4mm) #line(length: 100%, stroke: .3pt)]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const group = ({ employer, jobs }: ReturnType<typeof byEmployer>[number]) =>
      `#block(above: 4mm, below: 2mm, sticky: true)[*${x(employer)}* #h(2mm) ${x(jobs[0]?.city ?? '')} #h(1fr) ${jobs.length > 1 ? x(span(sheet, spanOf(jobs))) : ''}]\n${jobs
        .map(
          (job) =>
            `#block(above: 2mm, below: 2mm, sticky: true)[_${x(job.title)}_ #h(1fr) ${x(span(sheet, job))}]\n${list(tasks(job))}`,
        )
        .join('\n')}`;
    return `#set page(paper: "a4", margin: (x: 22mm, y: 18mm))
#set text(font: ("${font}", "Noto Serif", "Noto Sans Devanagari", "Noto Serif CJK ${EAST[cv.language] ?? 'SC'}"), size: 10pt)
#align(center)[#text(size: 20pt, tracking: 2pt)[${x(cv.name.full)}] \\ #text(size: 9pt)[${contacts(sheet).map(x).join(' #h(2mm) · #h(2mm) ')}]]
${head(h(sheet, 'summary'))}${x(cv.summary)}
${head(h(sheet, 'work'))}${byEmployer(cv.work).map(group).join('\n')}
${head(h(sheet, 'education'))}${cv.education.map((one) => `#block(above: 3mm)[*${x(one.institution)}* #h(1fr) ${x(span(sheet, one))} \\ _${x(course(one))}_]`).join('\n')}
${head(h(sheet, 'skills'))}#table(columns: (auto, 1fr), stroke: none, inset: (x: 0pt, y: 1mm), column-gutter: 5mm, ${cv.skills.map(({ label, names }) => `[*${x(label)}*], [${x(names.join(', '))}]`).join(', ')})
${cv.languages.length ? head(h(sheet, 'languages')) + x(spoken(sheet).join(', ')) : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}
`;
  },
};
export default family;
