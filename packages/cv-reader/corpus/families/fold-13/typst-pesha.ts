/** Typst in the manner of "pesha": the name in spaced capitals beside a round picture, headings in small capitals at the left of a grid, at the right title, employer and place in lines and the period in grey at the end. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'de', 'sv', 'nl', 'fr', 'cs', 'tr', 'el', 'pt-BR', 'es', 'zh-CN', 'ru'],
  typ(sheet) {
    const { cv, random } = sheet;
    const isUpper = random.chance(0.6);
    const row = (title: string, body: string) =>
      body === ''
        ? ''
        : `#grid(columns: (32mm, 1fr), column-gutter: 6mm, [#text(size: 9pt, weight: "bold", tracking: .6pt, fill: luma(90))[${isUpper ? `#upper[${x(title)}]` : x(title)}]], [${body}])\n#v(3mm)\n`;
    const entry = (title: string, where: string, when: string, lines: readonly string[]) =>
      `#block(below: 3.5mm)[*${x(title)}* #h(1fr) #text(size: 8.5pt, fill: luma(110))[${x(when)}] \\ ${x(where)}${lines.length ? `\n\n${lines.map((one) => `- ${x(one)}`).join('\n')}\n` : ''}]`;
    return `#set page(paper: "a4", margin: (x: 20mm, y: 18mm), footer: context align(center)[#text(size: 8pt, fill: luma(120))[${x(cv.name.full)} — #counter(page).display("1 / 1", both: true)]])
#set text(font: ("${random.pick(['Cabin', 'Lato', 'Gentium Plus'])}", "Noto Sans", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 10pt)
#grid(columns: (1fr, 24mm), [#text(size: 22pt, tracking: 3pt)[#upper[${x(cv.name.full)}]] \\ #text(size: 11pt, fill: luma(90))[${x(cv.label)}] \\ #text(size: 9pt)[${contacts(sheet).map(x).join(' #h(1mm) / #h(1mm) ')}]], [#circle(radius: 11mm, fill: luma(220))])
#v(3mm) #line(length: 100%, stroke: .4pt) #v(4mm)
${row(h(sheet, 'summary'), x(cv.summary))}
${row(h(sheet, 'work'), cv.work.map((job) => entry(job.title, `${job.employer}, ${job.city}`, span(sheet, job), tasks(job))).join('\n'))}
${row(h(sheet, 'education'), cv.education.map((one) => entry(course(one), one.institution, span(sheet, one), [])).join('\n'))}
${row(h(sheet, 'skills'), x(skillList(sheet).join(', ')))}
${row(h(sheet, 'languages'), spoken(sheet).map(x).join(' \\\n'))}
${rest(sheet)
  .map(({ title, lines }) => row(title, lines.map(x).join(' \\\n')))
  .join('\n')}
`;
  },
};
export default family;
