/** Typst: a small grotesque in two columns of a grid, the period as `2019.03 — 2021.05` in figures of a typewriter at the left, `Title / Employer` at the right, facts in a row of labels at the top, a thin rule at the left of the profile. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, number, profile, rest, skillLines, spoken, tasks, whole } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'de', 'ja', 'fr', 'zh-CN', 'es', 'ko', 'sv', 'cs', 'it', 'pl', 'nl', 'el'],
  typ(sheet) {
    const { cv, random, wording } = sheet;
    const colour = random.pick(['264653', '6d597a', '333333']);
    const isMono = random.chance(0.6);
    const date = (one: (typeof cv.work)[number]['start']) =>
      wording.isYearOnly ? String(one.year) : `${one.year}.${String(one.month).padStart(2, '0')}`;
    const when = (
      start: (typeof cv.work)[number]['start'],
      end: (typeof cv.work)[number]['end'],
    ) => {
      const to = end ? date(end) : wording.present;
      const text = date(start) === to ? to : `${date(start)} — ${to}`;
      const font = isMono ? ', font: ("Liberation Mono", "Noto Sans CJK SC")' : '';
      return `#text(size: 8pt${font})[${x(text)}]`;
    };
    const head = (title: string) =>
      `#block(above: 7mm, below: 3mm, sticky: true)[#text(size: 11pt, weight: "bold", fill: rgb("#${colour}"))[${x(title)}]]`;
    const row = (left: string, right: string) =>
      `#grid(columns: (38mm, 1fr), column-gutter: 4mm, [${left}], [${right}])\n#v(1.5mm)`;
    const entry = (left: string, title: string, where: string, lines: readonly string[]) =>
      row(
        left,
        `*${x(title)}* / ${x(where)}${lines.length ? `\n${lines.map((one) => `- ${x(one)}`).join('\n')}\n` : ''}`,
      );
    const facts: [string, string][] = [
      [wording.label('email'), cv.email],
      [wording.label('phone'), number(sheet)],
      [wording.label('address'), whole(sheet)],
      ...profile(sheet).map((one): [string, string] => ['LinkedIn', one]),
    ];
    return `#set page(paper: "a4", margin: (x: 18mm, y: 16mm))
#set text(font: ("${random.pick(['Inter', 'Clear Sans', 'Roboto'])}", "Noto Sans", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 9.4pt)
#text(size: 24pt, weight: "bold", fill: rgb("#${colour}"))[${x(cv.name.full)}]
#v(-2mm)
${x(cv.label)}
#v(1mm)
${facts.map(([label, value]) => `#text(size: 8.5pt)[#text(fill: luma(120))[${x(label)}] ${x(value)}]`).join(random.chance(0.5) ? ' \\\n' : ' #h(5mm) ')}
#v(2mm)
#block(inset: (left: 4mm, y: 1mm), stroke: (left: 1.5pt + rgb("#${colour}")))[${x(cv.summary)}]
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(when(job.start, job.end), job.title, `${job.employer}, ${job.city}`, tasks(job))).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(when(one.start, one.end), course(one), one.institution, [])).join('\n')}
${head(h(sheet, 'skills'))}
${skillLines(sheet).map(x).join(' \\\n')}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${spoken(sheet).map(x).join(' \\\n')}` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map(x).join(' \\\n')}`)
  .join('\n')}
`;
  },
};
export default family;
