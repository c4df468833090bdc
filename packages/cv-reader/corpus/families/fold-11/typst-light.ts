/** Typst in the manner of "Light CV": contact under the name at the left and a picture at the right, entries with the period right over a caption of place, tags closing each entry. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, number, rest, span, tasks, town } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'it', 'de', 'pl', 'es', 'tr', 'ru', 'cs', 'el'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['14213d', '7b2d26', '2a6f4e']);
    const head = (title: string) =>
      `#block(above: 6mm, below: 3mm, sticky: true)[#text(size: 12pt, weight: "bold", fill: rgb("#${colour}"))[${x(title)}]]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const entry = (title: string, where: string, when: string, city: string, body: string) =>
      `#grid(columns: (1fr, 38mm), [#text(size: 10.5pt, weight: "bold")[${x(title)}] \\ ${x(where)}], align(right)[#text(fill: rgb("#${colour}"))[${x(when)}] \\ #text(size: 8pt, fill: luma(120))[${x(city)}]])\n${body}\n#v(1.5mm)\n`;
    return `#set page(paper: "a4", margin: 18mm)
#set text(font: ("Inter", "Noto Sans"), size: 9.2pt)
#grid(columns: (1fr, 28mm), [#text(size: 23pt, weight: "bold", fill: rgb("#${colour}"))[${x(cv.name.full)}] \\ #text(size: 12pt)[${x(cv.label)}]
#v(2mm)
${[cv.email, number(sheet), town(sheet)].map(x).join(' \\\n')}], rect(width: 26mm, height: 30mm, fill: luma(225), stroke: none))
${head(h(sheet, 'summary'))}${x(cv.summary)}
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(job.title, job.employer, span(sheet, job), job.city, list(tasks(job)))).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(course(one), one.institution, span(sheet, one), '', '')).join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => `#text(weight: "bold")[${x(label)}] \\ ${names.map((one) => `#box(fill: rgb("#${colour}").lighten(85%), inset: (x: 1.6mm, y: .8mm), radius: 1mm)[${x(one)}]`).join(' ')}`).join('\n\n')}
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `${x(name)} #box(width: 1fr, repeat[.]) ${x(level)}`).join(' \\\n') : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}
`;
  },
};
export default family;
