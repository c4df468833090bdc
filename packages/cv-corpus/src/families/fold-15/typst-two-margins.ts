/** Typst: headings set at the right edge of a narrow margin in light capitals, entries beside them over the whole length of a thin vertical line, `Post — Employer` in one line, period and town below it in the colour, the skills of all groups as tags with a tint. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import {
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  townAndCountry,
  upper,
} from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'it', 'de', 'nl', 'pt-BR', 'sv', 'es', 'ru', 'tr', 'cs', 'vi'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['0f766e', '9f1239', '4338ca']);
    const dash = random.pick([' — ', ', ', ' @ ']);
    const row = (title: string, body: string) =>
      body === ''
        ? ''
        : `#grid(columns: (38mm, 1fr), column-gutter: 5mm, align(right)[#text(size: 9pt, tracking: 0.6pt, fill: luma(90))[${x(upper(sheet, title))}]], block(stroke: (left: 0.5pt + luma(180)), inset: (left: 4mm, y: 0.5mm), width: 100%)[${body}])
#v(4mm)`;
    const entry = (name: string, below: string, lines: readonly string[]) =>
      `#block(below: 3.4mm)[#text(weight: "semibold")[${x(name)}] \\
#text(size: 8.6pt, fill: rgb("#${colour}"))[${x(below)}]
${lines.map((one) => `- ${x(one)}`).join('\n')}
]`;
    const tags = skillList(sheet)
      .map(
        (one) =>
          `#box(fill: rgb("#${colour}").lighten(88%), inset: (x: 2mm, y: 1mm), radius: 1mm)[${x(one)}]`,
      )
      .join(' ');
    const lines = (texts: readonly string[]) => texts.map(x).join(' \\\n');
    return `#set page(paper: "a4", margin: (left: 12mm, right: 18mm, y: 16mm))
#set text(font: ("${random.pick(['Lato', 'Inter', 'Cabin'])}", "Noto Sans"), size: 9.6pt)
#grid(columns: (38mm, 1fr), column-gutter: 9mm, [], [#text(size: 26pt, weight: "bold", fill: rgb("#${colour}"))[${x(cv.name.full)}]
#v(-3mm)
#text(size: 12pt)[${x(cv.label)}]])
#v(3mm)
${row(h(sheet, 'contact'), lines([cv.email, number(sheet), townAndCountry(sheet), ...profile(sheet)]))}
${row(h(sheet, 'summary'), x(cv.summary))}
${row(h(sheet, 'work'), cv.work.map((job) => entry(`${job.title}${dash}${job.employer}`, `${span(sheet, job)}  |  ${job.city}`, tasks(job))).join('\n'))}
${row(h(sheet, 'education'), cv.education.map((one) => entry(`${course(one)}${dash.replace(' @ ', ', ')}${one.institution}`, span(sheet, one), [])).join('\n'))}
${row(h(sheet, 'skills'), tags)}
${row(h(sheet, 'languages'), lines(spoken(sheet)))}
${rest(sheet)
  .map((part) => row(part.title, lines(part.lines)))
  .join('\n')}
`;
  },
};
export default family;
