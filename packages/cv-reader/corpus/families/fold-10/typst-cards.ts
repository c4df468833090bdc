/** Typst: jobs in framed cards with the period in a coloured label at the right, skills as chips. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { allSkills, address, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['de', 'en', 'nl', 'es', 'zh-CN', 'sv', 'vi', 'it', 'tr', 'ja', 'ru'],
  typ(sheet) {
    const { cv, random } = sheet;
    const [colour, pale] = random.pick([
      ['0f766e', 'e6f4f2'],
      ['9d174d', 'fbeaf1'],
      ['1d4ed8', 'e8eefc'],
    ] as const);
    const cjk = cv.language === 'ja' ? 'Noto Sans CJK JP' : 'Noto Sans CJK SC';
    const head = (text: string) =>
      `#v(3mm)\n#text(fill: rgb("#${colour}"), size: 13pt, weight: "bold")[${x(text)}]\n`;
    const card = (when: string, title: string, where: string, body: string) =>
      `#block(width: 100%, inset: 3mm, radius: 2mm, stroke: .6pt + rgb("#${colour}"), below: 2.5mm, breakable: false)[#grid(columns: (1fr, auto), [#strong[${x(title)}] \\ ${x(where)}], box(fill: rgb("#${pale}"), inset: 1.5mm, radius: 1mm)[${x(when)}])\n${body}]`;
    return `#set page(paper: "a4", margin: 15mm)
#set text(font: ("Inter", "Noto Sans", "${cjk}"), size: 9.6pt)
#grid(columns: (1fr, auto), align(left)[#text(size: 22pt, weight: "bold")[${x(cv.name.full)}] \\ ${x(cv.label)}], align(right)[${[cv.email, cv.phone.international, address(sheet)].map(x).join(' \\\n')}])
${head(h(sheet, 'summary'))}
${x(cv.summary)}
${head(h(sheet, 'skills'))}
${allSkills(sheet)
  .map((one) => `#box(fill: rgb("#${pale}"), inset: (x: 2mm, y: 1mm), radius: 2mm)[${x(one)}]`)
  .join(' #h(1mm) ')}
${head(h(sheet, 'work'))}
${cv.work
  .map((job) =>
    card(
      period(sheet, job),
      job.title,
      `${job.employer} · ${job.city}`,
      tasks(job)
        .map((one) => `- ${x(one)}`)
        .join('\n'),
    ),
  )
  .join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => card(period(sheet, one), studied(one), one.institution, '')).join('\n')}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${cv.languages.map(({ name, level }) => `${x(name)}: ${x(level)}`).join(' \\\n')}` : ''}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map((one) => `- ${x(one)}`).join('\n')}`)
  .join('\n')}
`;
  },
};
export default family;
