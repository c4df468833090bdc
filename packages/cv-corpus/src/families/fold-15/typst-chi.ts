/** Typst in the manner of "chi-cv": one dense column, the name alone over a line of contacts with middle dots, headings with a line that begins behind them, employer in bold against the period, the post with its town below, points without indent. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, skillLines, span, spokenLine, tasks } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['zh-CN', 'en', 'ja', 'de', 'zh-CN', 'fr', 'ko', 'es', 'pl', 'sv', 'en', 'el', 'cs'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['000000', '1d4ed8', '7c2d12']);
    const isTitleFirst = random.chance(0.3);
    const isFirstSchool = random.chance(0.5);
    const dot = random.pick([' · ', ' | ', ' • ']);
    const head = (title: string) =>
      `#block(above: 5mm, below: 2.6mm, sticky: true)[#grid(columns: (auto, 1fr), column-gutter: 3mm, align: horizon, text(size: 12pt, weight: "bold", fill: rgb("#${colour}"))[${x(title)}], line(length: 100%, stroke: 0.6pt + rgb("#${colour}")))]`;
    const points = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const entry = (first: string, when: string, below: string, lines: readonly string[]) =>
      `#block(above: 3mm, below: 1.6mm)[*${x(first)}* #h(1fr) ${x(when)} \\
#text(style: "italic")[${x(below)}]]
${points(lines)}
`;
    const schools = `${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(one.institution, span(sheet, one), course(one), [])).join('\n')}`;
    return `#set page(paper: "a4", margin: (x: 16mm, y: 14mm))
#set text(font: ("${random.pick(['Libertinus Serif', 'PT Serif', 'Roboto'])}", "Noto Serif", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 10pt)
#set list(indent: 0pt, spacing: 1.6mm)
#text(size: 20pt, weight: "bold")[${x(cv.name.full)}]
#v(-2mm)
${contacts(sheet).map(x).join(dot)}
${random.chance(0.4) ? `${head(h(sheet, 'summary'))}\n${x(cv.summary)}` : ''}
${isFirstSchool ? schools : ''}
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(isTitleFirst ? job.title : job.employer, span(sheet, job), `${isTitleFirst ? job.employer : job.title}, ${job.city}`, tasks(job))).join('\n')}
${isFirstSchool ? '' : schools}
${head(h(sheet, 'skills'))}
${points(skillLines(sheet))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${x(spokenLine(sheet))}` : ''}
${rest(sheet)
  .map((part) => `${head(part.title)}\n${points(part.lines)}`)
  .join('\n')}
`;
  },
};
export default family;
