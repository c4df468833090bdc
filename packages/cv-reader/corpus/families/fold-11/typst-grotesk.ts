/** Typst in the manner of "Grotesk CV": a header band with a coloured strip, a wide column of entries with a sign before period and place, a narrow one with boxes of skills. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, home, profile, rest, skillList, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'sv', 'de', 'fr', 'es', 'pt-BR', 'ja', 'zh-CN', 'ko', 'nl', 'hi'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['d4d2cc', 'cfe8d5', 'f3d9c9']);
    const head = (title: string) =>
      `#v(3mm)\n#block(sticky: true)[#box(width: 4mm, height: 2.4mm, fill: rgb("#${colour}")) #text(size: 13pt, weight: "bold")[${x(title)}]]\n`;
    const entry = (title: string, where: string, when: string, city: string) =>
      `#block(above: 3mm, below: 2mm, sticky: true)[*${x(title)}* \\ #text(fill: luma(80))[${x(where)}] \\ #text(size: 8pt)[#sym.square.filled.small ${x(when)}${city === '' ? '' : ` #h(4mm) #sym.circle.filled.small ${x(city)}`}]]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const contact = [cv.phone.international, cv.email, ...profile(sheet), home(sheet)]
      .map((one) => `[${x(one)}]`)
      .join(', ');
    const left = `${head(h(sheet, 'summary'))}${x(cv.summary)}
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(job.title, job.employer, span(sheet, job), job.city) + list(tasks(job))).join('\n')}
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}`;
    const right = `${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(course(one), one.institution, span(sheet, one), '')).join('\n')}
${head(h(sheet, 'skills'))}
${skillList(sheet)
  .map((one) => `#box(stroke: .5pt, inset: 1.2mm, radius: .6mm)[${x(one)}]`)
  .join(' ')}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${cv.languages.map(({ name, level }) => `*${x(name)}* #h(1fr) ${x(level)}`).join(' \\\n')}` : ''}`;
    return `#set page(paper: "a4", margin: 14mm)
#set text(font: ("TeX Gyre Heros", "Noto Sans", "Noto Sans Devanagari", "Noto Sans CJK ${cv.language === 'ja' ? 'JP' : cv.language === 'ko' ? 'KR' : 'SC'}"), size: 9pt)
#block(fill: rgb("#${colour}"), width: 100%, inset: 5mm)[#text(size: 24pt, weight: "bold")[${x(cv.name.full)}] \\ #text(size: 11pt)[${x(cv.label)}]
#v(1mm)
#grid(columns: (auto, auto), column-gutter: 12mm, row-gutter: 1.6mm, ${contact})]
#grid(columns: (1.75fr, 1fr), column-gutter: 8mm, [${left}], [${right}])
`;
  },
};
export default family;
