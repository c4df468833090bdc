/** Typst: a dark column at the right with contact, skills and languages; jobs with employer over title. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['ru', 'el', 'cs', 'pl', 'en', 'ko', 'fr', 'it', 'hi', 'pt-BR'],
  typ(sheet) {
    const { cv, random } = sheet;
    const dark = random.pick(['223843', '3c1642', '14342b']);
    const head = (text: string, colour = dark) =>
      `#v(3mm)\n#text(fill: rgb("#${colour}"), size: 13pt, weight: "bold")[${x(text)}]\n#v(0mm)`;
    const list = (its: readonly string[]) => its.map((one) => `- ${x(one)}`).join('\n');
    return `#set page(paper: "a4", margin: (left: 14mm, right: 76mm, y: 14mm), background: place(right + top, rect(width: 66mm, height: 100%, fill: rgb("#${dark}"))))
#set text(font: ("Noto Sans", "Noto Sans Devanagari", "Noto Sans CJK KR"), size: 9.6pt)
#set par(justify: false)
#place(top + right, dx: 68mm, dy: 22mm, block(width: 54mm)[#set text(fill: white)
#set align(left)
${head(h(sheet, 'contact'), 'ffffff')}
${[cv.phone.international, cv.email, cv.address.street, cityOf(sheet)].map(x).join(' \\\n')}
${head(h(sheet, 'skills'), 'ffffff')}
${random.chance(0.5) ? list(allSkills(sheet)) : cv.skills.map(({ label, names }) => `#strong[${x(label)}] \\ ${x(names.join(', '))} \\`).join('\n')}
${cv.languages.length ? `${head(h(sheet, 'languages'), 'ffffff')}\n${cv.languages.map(({ name, level }) => `${x(name)} #h(1fr) ${x(level)}`).join(' \\\n')}` : ''}
])
#text(size: 24pt, weight: "bold", fill: rgb("#${dark}"))[${x(cv.name.full)}] \\
#text(size: 12pt)[${x(cv.label)}]
#v(2mm)
${x(cv.summary)}
${head(h(sheet, 'work'))}
${cv.work.map((job) => `#text(weight: "bold")[${x(job.employer)}] \\ ${x(job.title)} \\ #text(fill: gray)[${x(`${period(sheet, job)}, ${job.city}`)}]\n${list(tasks(job))}\n#v(1mm)`).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => `#text(weight: "bold")[${x(one.institution)}] \\ ${x(studied(one))} \\ #text(fill: gray)[${x(period(sheet, one))}]\n#v(1mm)`).join('\n')}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map(x).join(' \\\n')}`)
  .join('\n')}
`;
  },
};
export default family;
