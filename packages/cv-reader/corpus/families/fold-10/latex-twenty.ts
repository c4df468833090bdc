/** LaTeX: the two-column class with a grey side bar drawn by TikZ, a list of "twenty" items with dates at the left. */
import type { Family } from '../../family.ts';
import { escapeTex as x } from '../../tex/escape.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'fr', 'it', 'es', 'de', 'pt-BR', 'pl', 'tr', 'ru'],
  tex(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['0E5484', '6A1B9A', '2E7D32']);
    const side = (title: string, body: string) =>
      body === ''
        ? ''
        : String.raw`\vspace{4mm}{\large\bfseries\color{main}${x(title)}}\par\vspace{1mm}\hrule\vspace{2mm}${body}\par`;
    const head = (title: string) =>
      String.raw`\vspace{4mm}{\Large\bfseries\color{main}${x(title)}}\par\vspace{2mm}`;
    const item = (when: string, title: string, where: string, body: string) =>
      String.raw`\noindent\begin{minipage}[t]{24mm}\raggedright\small ${x(when)}\end{minipage}\hspace{3mm}\begin{minipage}[t]{88mm}\raggedright{\bfseries ${x(title)}}\hfill{\footnotesize ${x(where)}}\par ${x(body)}\end{minipage}\par\vspace{3mm}`;
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[left=72mm,top=12mm,right=12mm,bottom=10mm]{geometry}\usepackage{fontspec,xcolor,tikz,fontawesome5}\usepackage[absolute,overlay]{textpos}\setlength{\TPHorizModule}{1mm}\setlength{\TPVertModule}{1mm}
\setmainfont{${random.pick(['Lato', 'Open Sans', 'Noto Sans'])}}\definecolor{main}{HTML}{${colour}}\definecolor{bar}{HTML}{E7E7E7}\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}
\begin{textblock}{64}(0,0){\color{bar}\rule{64mm}{297mm}}\end{textblock}
\begin{textblock}{54}(6,14)\raggedright
\begin{center}\tikz\draw[fill=white,draw=main] (0,0) circle (15mm);\end{center}
{\LARGE\bfseries\color{main}${x(cv.name.full)}}\par\vspace{1mm}{\large ${x(cv.label)}}\par\vspace{3mm}
\faMapMarker*\ ${x(cityOf(sheet))}\par\vspace{1mm}\faPhone*\ ${x(cv.phone.international)}\par\vspace{1mm}\faAt\ {\small ${x(cv.email)}}\par
${side(h(sheet, 'summary'), x(cv.summary))}
${side(
  h(sheet, 'skills'),
  allSkills(sheet)
    .map(
      (one) =>
        `${x(one)}\\par{\\color{main}\\rule{${random.integer(22, 50)}mm}{1.4mm}}\\par\\vspace{.6mm}`,
    )
    .join('\n'),
)}
${side(h(sheet, 'languages'), cv.languages.map(({ name, level }) => `${x(name)} (${x(level)})\\par`).join('\n'))}
\end{textblock}
${head(h(sheet, 'work'))}
${cv.work.map((job) => item(period(sheet, job), job.title, job.employer, `${tasks(job).join('. ')}.`)).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => item(period(sheet, one), studied(one), one.institution, '')).join('\n')}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map((one) => `${x(one)}\\par`).join('\n')}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
