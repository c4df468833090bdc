/** Typst in the manner of "imprecv": one column of serifs, the employer with the place against it, title in italics against the period, skills as a bulleted list of labels. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, number, place, profile, rest, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'de', 'es', 'nl', 'pl', 'el', 'ru', 'it', 'vi', 'cs', 'tr'],
  typ(sheet) {
    const { cv, random } = sheet;
    const font = random.pick(['Linux Libertine O', 'EB Garamond', 'Noto Serif']);
    const head = (title: string) => `== ${x(title)}\n#v(-2mm)\n#line(length: 100%, stroke: .5pt)\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const two = (a: string, b: string, c: string, d: string) =>
      `*${x(a)}* #h(1fr) *${x(b)}* \\\n#text(style: "italic")[${x(c)}] #h(1fr) ${x(d)}\n`;
    return `#set page(paper: "a4", margin: 16mm, footer: align(center, text(size: 7pt)[${x(cv.name.full)} #h(3mm) #context counter(page).display()]))
#set text(font: ("${font}", "Noto Serif"), size: 10pt)
#show heading.where(level: 2): it => block(above: 4mm, below: 3mm, text(size: 11pt, weight: "bold", upper(it.body)))
#align(center)[#text(size: 22pt, weight: "bold")[${x(cv.name.full)}] \\
${x(place(sheet))} \\
${[cv.email, number(sheet), ...profile(sheet)].map(x).join(' #sym.bar.v ')}]
${head(h(sheet, 'work'))}
${cv.work.map((job) => two(job.employer, job.city, job.title, span(sheet, job)) + list(tasks(job))).join('\n\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => two(one.institution, '', course(one), span(sheet, one))).join('\n')}
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}
${head(h(sheet, 'skills'))}
${cv.languages.length ? `- *${x(h(sheet, 'languages'))}*: ${cv.languages.map(({ name, level }) => x(`${name} (${level})`)).join(', ')}` : ''}
${cv.skills.map(({ label, names }) => `- *${x(label)}*: ${x(names.join(', '))}`).join('\n')}
`;
  },
};
export default family;
