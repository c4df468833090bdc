/** Typst: the plain template of programmers: name, contact with bars, place and dates at the right of each entry. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'de', 'es', 'vi', 'tr', 'en', 'cs', 'sv', 'zh-CN', 'ja'],
  typ(sheet) {
    const { cv, random } = sheet;
    const accent = random.pick(['26428b', '000000', '7a1f3d']);
    const head = (text: string) =>
      `#v(2mm)\n#text(fill: rgb("#${accent}"), size: 13pt, weight: "bold")[${x(text)}]\n#v(-3.4mm)\n#line(length: 100%, stroke: .5pt + rgb("#${accent}"))\n#v(-1mm)`;
    const two = (a: string, b: string, c: string, d: string) =>
      `#grid(columns: (1fr, auto), row-gutter: 1.6mm, [#strong[${x(a)}]], [${x(b)}], [#emph[${x(c)}]], [#emph[${x(d)}]])`;
    const list = (its: readonly string[]) => its.map((one) => `- ${x(one)}`).join('\n');
    const isTitleFirst = random.chance(0.5);
    const font = cv.language === 'ja' ? 'Noto Sans CJK JP' : 'Noto Sans CJK SC';
    return `#set page(paper: "a4", margin: 14mm)
#set text(font: ("${random.pick(['New Computer Modern', 'Libertinus Serif', 'Noto Serif'])}", "Noto Serif", "${font}"), size: 10.2pt)
#set par(justify: false)
#align(${random.pick(['left', 'center'])})[#text(size: 20pt, weight: "bold", fill: rgb("#${accent}"))[${x(cv.name.full)}] \\ #v(-1mm) ${[cityOf(sheet), cv.phone.international, cv.email, cv.links[0]?.url ?? ''].filter(Boolean).map(x).join(' | ')}]
${head(h(sheet, 'education'))}
${cv.education.map((one) => two(one.institution, period(sheet, one), studied(one), '')).join('\n')}
${head(h(sheet, 'work'))}
${cv.work.map((job) => `${isTitleFirst ? two(job.title, period(sheet, job), job.employer, job.city) : two(job.employer, job.city, job.title, period(sheet, job))}\n${list(tasks(job))}`).join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => `- #strong[${x(label)}]: ${x(names.join(', '))}`).join('\n')}
${cv.languages.length ? `- #strong[${x(h(sheet, 'languages'))}]: ${x(cv.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}` : ''}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}\n${list(lines)}`)
  .join('\n')}
`;
  },
};
export default family;
