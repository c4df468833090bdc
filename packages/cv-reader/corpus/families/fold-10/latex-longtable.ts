/** LaTeX, home-made: KOMA-Script with a long table for each section, dates at the left, title, employer after a dash. */
import type { Family } from '../../family.ts';
import { escapeTex as x } from '../../tex/escape.ts';
import { born, fromTo, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['de', 'nl', 'cs', 'pl', 'fr', 'de', 'ru', 'el', 'vi'],
  tex(sheet) {
    const { cv, random, wording } = sheet;
    const inWords = random.chance(0.3);
    const when = (one: Parameters<typeof period>[1]) =>
      x(inWords ? fromTo(sheet, one) : period(sheet, one));
    const table = (rows: readonly (readonly [string, string])[]) =>
      String.raw`\begin{longtable}{@{}>{\raggedright}p{42mm}>{\raggedright\arraybackslash}p{120mm}@{}}${rows.map(([a, b]) => `${a} & ${b}\\\\[1.5mm]`).join('\n')}\end{longtable}`;
    const head = (text: string) => `\\section*{${x(text)}}\\vspace{-3mm}`;
    return String.raw`\documentclass[11pt,a4paper,DIV=12]{scrartcl}
\usepackage{fontspec,longtable,array,xcolor}\setmainfont{${random.pick(['Gentium Book Plus', 'Noto Serif', 'Linux Libertine O'])}}\setsansfont{Noto Sans}\pagestyle{empty}\setlength{\parindent}{0pt}\setlength{\LTleft}{0pt}\setlength{\LTpre}{2pt}\setlength{\LTpost}{2pt}
\begin{document}
{\usekomafont{disposition}\Huge ${x(wording.title)}}\par\vspace{5mm}
${head(h(sheet, 'personal'))}
${table([
  [x(wording.label('name')), x(cv.name.full)],
  [
    x(wording.label('address')),
    `${x(cv.address.street)}\\newline ${x(`${cv.address.postalCode} ${cv.address.city}`)}`,
  ],
  [x(wording.label('phone')), x(cv.phone.international)],
  [x(wording.label('email')), x(cv.email)],
  [x(wording.label('birthDate')), x(born(sheet))],
])}
${head(h(sheet, 'work'))}
${table(cv.work.map((job) => [when(job), `\\textbf{${x(job.title)}} -- ${x(job.employer)}, ${x(job.city)}\\newline ${x(tasks(job).join('; '))}`]))}
${head(h(sheet, 'education'))}
${table(cv.education.map((one) => [when(one), `\\textbf{${x(studied(one))}} -- ${x(one.institution)}`]))}
${head(h(sheet, 'skills'))}
${table(cv.skills.map(({ label, names }) => [x(label), x(names.join(', '))]))}
${cv.languages.length ? head(h(sheet, 'languages')) + table(cv.languages.map(({ name, level }) => [x(name), x(level)])) : ''}
${more(sheet)
  .map(
    ({ title, lines }) =>
      `${head(title)}\\vspace{3mm}\n${lines.map((one) => `${x(one)}\\par`).join('\n')}`,
  )
  .join('\n')}
\vspace{10mm}${x(cv.address.city)}, \today
\end{document}
`.replace('\\today', '28.04.2026');
  },
};
export default family;
