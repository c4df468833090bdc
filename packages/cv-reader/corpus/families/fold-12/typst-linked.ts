/** Typst in the manner of "linked" CVs: a square for each employer with the posts on a line below it, the post in bold over employer and period, tags of what was used at the end. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, home, number, profile, rest, skillList, span, tasks } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'pt-BR', 'es', 'sv', 'de', 'ko', 'ja', 'nl', 'tr', 'zh-CN', 'ru', 'el'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['0A66C2', '7C3AED', '0F766E']);
    const head = (title: string) =>
      `#block(above: 7mm, below: 4mm, sticky: true)[#text(size: 13pt, weight: "bold")[${x(title)}]]\n`;
    const chip = (text: string) =>
      `#box(fill: rgb("#${colour}22"), inset: (x: 1.6mm, y: .9mm), radius: 2mm)[#text(size: 8pt)[${x(text)}]]`;
    const entry = (
      title: string,
      where: string,
      when: string,
      lines: readonly string[],
      tags: readonly string[],
    ) =>
      `#grid(columns: (8mm, 1fr), column-gutter: 3mm, [#rect(width: 7mm, height: 7mm, fill: luma(225))[#text(size: 8pt)[${x(where.slice(0, 1))}]]], [#block(stroke: (left: .8pt + luma(210)), inset: (left: 3mm, bottom: 3mm))[*${x(title)}* \\ ${x(where)} \\ #text(size: 8.5pt, fill: luma(110))[${x(when)}] ${lines.map((one) => `\n\n${x(one)}`).join('')}${tags.length ? `\n\n${tags.map(chip).join(' ')}` : ''}]])\n`;
    const contact = [home(sheet), cv.email, number(sheet), ...profile(sheet)].map(x).join(' · ');
    return `#set page(paper: "a4", margin: 16mm)
#set text(font: ("Inter", "Noto Sans", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 9.5pt)
#rect(width: 100%, height: 14mm, fill: rgb("#${colour}"))
#text(size: 20pt, weight: "bold")[${x(cv.name.full)}] \\ #text(size: 11pt)[${x(cv.label)}] \\ #text(size: 8.5pt, fill: luma(100))[${contact}]
${head(h(sheet, 'summary'))}${x(cv.summary)}
${head(h(sheet, 'work'))}${cv.work.map((job) => entry(job.title, job.employer, `${span(sheet, job)} · ${job.city}`, tasks(job), job.mentions)).join('')}
${head(h(sheet, 'education'))}${cv.education.map((one) => entry(one.institution, course(one), span(sheet, one), [], [])).join('')}
${head(h(sheet, 'skills'))}${skillList(sheet).map(chip).join(' ')}
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `*${x(name)}* \\ #text(size: 8.5pt, fill: luma(110))[${x(level)}]`).join('\n\n') : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title) + lines.map((one) => x(one)).join('\n\n'))
  .join('\n')}
`;
  },
};
export default family;
