/** LaTeX: two columns by paracol with thin rules; skills as a run of words, jobs with "@ employer". */
import type { Family } from '../../family.ts';
import { escapeTex as x } from '../../tex/escape.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'cs', 'ru', 'fr', 'vi', 'de', 'it', 'sv', 'el'],
  tex(sheet) {
    const { cv, random } = sheet;
    const head = (text: string) =>
      String.raw`\vspace{3mm}{\large\bfseries\color{acc}${x(text)}}\par\vspace{-2mm}{\color{acc}\rule{\linewidth}{.6pt}}\par\vspace{1mm}`;
    const join = random.pick([' @ ', ', ', ' | ']);
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[margin=15mm]{geometry}\usepackage{fontspec,xcolor,paracol,enumitem}
\setmainfont{${random.pick(['Noto Sans', 'Open Sans'])}}\definecolor{acc}{HTML}{${random.pick(['1B6CA8', '8C2F39', '2D6A4F'])}}\pagestyle{empty}\setlength{\parindent}{0pt}\setlength{\columnsep}{8mm}
\begin{document}
{\Huge\bfseries ${x(cv.name.full)}}\hfill{\large ${x(cv.label)}}\par\vspace{1mm}{\small ${x(cityOf(sheet))} \textbullet\ ${x(cv.phone.international)} \textbullet\ ${x(cv.email)}}\par\vspace{2mm}
\columnratio{0.66}\begin{paracol}{2}\raggedright
${head(h(sheet, 'work'))}
${cv.work
  .map(
    (job) =>
      String.raw`{\bfseries ${x(job.title)}}${x(join)}{\bfseries\color{acc}${x(job.employer)}}\par{\small ${x(period(sheet, job))}, ${x(job.city)}}\begin{itemize}[leftmargin=4mm,nosep,after=\vspace{2mm}]${tasks(
        job,
      )
        .map((one) => `\\item ${x(one)}`)
        .join('\n')}\end{itemize}`,
  )
  .join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => String.raw`{\bfseries ${x(studied(one))}}${x(join)}{\color{acc}${x(one.institution)}}\par{\small ${x(period(sheet, one))}}\par\vspace{2mm}`).join('\n')}
\switchcolumn
${head(h(sheet, 'summary'))} ${x(cv.summary)}\par
${head(h(sheet, 'skills'))} ${allSkills(sheet).map(x).join(' \\textbullet\\ ')}\par
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `${x(name)} \\hfill ${x(level)}\\par`).join('\n') : ''}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}${lines.map((one) => `${x(one)}\\par`).join('\n')}`)
  .join('\n')}
\end{paracol}
\end{document}
`;
  },
};
export default family;
