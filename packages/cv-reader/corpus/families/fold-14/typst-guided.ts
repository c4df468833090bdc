/** Typst: the starter of a careers centre, filled in: name in the middle, contact between bars, headings in capitals over a rule, `Employer, Town` against the period in bold, the title in italics, hollow points, certificates in one line. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, span, spokenLine, tasks, upper } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'es', 'en', 'fr', 'vi', 'de', 'tr', 'en', 'pt-BR', 'ru', 'it', 'cs', 'pl'],
  typ(sheet) {
    const { cv, random } = sheet;
    const isLetter = /US|CA/u.test(cv.countryIso2);
    const mark = random.pick(['[◦]', '[•]', '[–]']);
    const head = (title: string) =>
      `#block(above: 5mm, below: 2.5mm, sticky: true)[*${x(upper(sheet, title))}* #v(-3mm) #line(length: 100%, stroke: .5pt)]`;
    const entry = (left: string, right: string, under: string, lines: readonly string[]) =>
      `#block(below: 3mm)[*${x(left)}* #h(1fr) *${x(right)}* \\ _${x(under)}_${lines.length ? `\n${lines.map((one) => `- ${x(one)}`).join('\n')}\n` : ''}]`;
    return `#set page(paper: "${isLetter ? 'us-letter' : 'a4'}", margin: 16mm)
#set text(font: ("${random.pick(['Libertinus Serif', 'Linux Libertine O', 'Noto Serif'])}", "Noto Serif"), size: 10.2pt)
#set list(marker: ${mark}, indent: 2mm)
#align(center)[#text(size: 20pt, weight: "bold")[${x(cv.name.full)}] \\ ${contacts(sheet).map(x).join(' | ')}]
${random.chance(0.6) ? `${head(h(sheet, 'summary'))}\n${x(cv.summary)}` : ''}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(one.institution, span(sheet, one), course(one), [])).join('\n')}
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(`${job.employer}, ${job.city}`, span(sheet, job), job.title, tasks(job))).join('\n')}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map((one) => `- ${x(one)}`).join('\n')}`)
  .join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => `*${x(label)}*: ${x(names.join(', '))}`).join(' \\\n')}${cv.languages.length ? ` \\\n*${x(h(sheet, 'languages'))}*: ${x(spokenLine(sheet))}` : ''}
`;
  },
};
export default family;
