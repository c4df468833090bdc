/** Typst in the manner of "toy-cv": a coloured bar at the left with a round picture, contact with signs, bars for skills; at the right entries whose period stands in a small box before the title. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, skillList, span, tasks } from '../fold-12/lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'es', 'fr', 'de', 'ko', 'ja', 'pl', 'ru', 'vi', 'it', 'nl', 'hi', 'zh-CN'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['35506b', '6b3a35', '2f5d50']);
    const side = (title: string) =>
      `#block(above: 7mm, below: 3mm)[#text(size: 12pt, weight: "bold")[${x(title)}] #v(-2mm) #line(length: 100%, stroke: .6pt + white)]\n`;
    const head = (title: string) =>
      `#block(above: 6mm, below: 4mm, sticky: true)[#text(size: 15pt, weight: "bold", fill: rgb("#${colour}"))[${x(title)}]]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const entry = (when: string, title: string, where: string) =>
      `#block(above: 4mm, below: 2mm, sticky: true)[#box(fill: rgb("#${colour}"), inset: 1mm, radius: .6mm)[#text(size: 7.5pt, fill: white)[${x(when)}]] #h(1mm) *${x(title)}* \\ #emph[${x(where)}]]\n`;
    const bar = (name: string) =>
      `${x(name)} #v(-2.5mm) #box(width: 100%, height: 1.6mm, fill: white.transparentize(70%))[#box(width: ${random.integer(4, 10) * 10}%, height: 1.6mm, fill: white)]`;
    return `#set page(paper: "a4", margin: (left: 66mm, right: 12mm, y: 12mm), background: place(left + top, rect(width: 58mm, height: 100%, fill: rgb("#${colour}"))))
#set text(font: ("Inter", "Noto Sans", "Noto Sans Devanagari", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 9pt)
#place(left + top, dx: -60mm)[#block(width: 46mm)[#set text(fill: white, size: 8.5pt)
#align(center)[#circle(radius: 13mm, fill: white.transparentize(60%))]
${side(h(sheet, 'contact'))}${contacts(sheet).map(x).join(' \\\n')}
${side(h(sheet, 'skills'))}${skillList(sheet).map(bar).join('\n\n')}
${cv.languages.length ? side(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `*${x(name)}* \\ ${x(level)}`).join('\n\n') : ''}]]
#text(size: 25pt, weight: "bold")[${x(cv.name.full)}] \\ #text(size: 12pt)[${x(cv.label)}]
${head(h(sheet, 'summary'))}${x(cv.summary)}
${head(h(sheet, 'work'))}${cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`) + list(tasks(job))).join('\n')}
${head(h(sheet, 'education'))}${cv.education.map((one) => entry(span(sheet, one), course(one), one.institution)).join('\n')}
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}
`;
  },
};
export default family;
