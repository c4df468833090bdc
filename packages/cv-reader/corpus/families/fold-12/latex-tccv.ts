/** LaTeX in the manner of "Two column CV": the name over both columns with the post below it, work events with the period in small capitals above bold titles, contact and fact lists in the other column. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import { birthday, course, h, number, rest, span, tasks, town } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['it', 'en', 'fr', 'es', 'de', 'pt-BR', 'cs', 'el', 'sv', 'nl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const head = (title: string) => String.raw`\section{${x(title)}}`;
    const event = (job: (typeof cv.work)[number]) =>
      String.raw`\noindent{\scshape ${x(span(sheet, job))}}\hfill\textit{${x(`${job.employer}, ${job.city}`)}}\par\noindent\textbf{${x(job.title)}}\par\noindent{\small ${x(`${tasks(job).join('. ')}.`)}}\par\bigskip`;
    const fact = (label: string, value: string) =>
      String.raw`\begin{minipage}[t]{18mm}\raggedright\scshape\footnotesize ${x(label)}\end{minipage}\hspace{2mm}\begin{minipage}[t]{48mm}\raggedright\small ${x(value)}\end{minipage}\par\smallskip`;
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec,paracol,titlesec,xcolor}\usepackage[margin=15mm]{geometry}\setmainfont{${random.pick(['Linux Libertine O', 'Gentium Plus', 'FreeSerif'])}}
\titleformat{\section}{\Large\scshape\color{black!70}}{}{0pt}{}\titlespacing{\section}{0pt}{8pt}{6pt}\setlength{\parindent}{0pt}\pagestyle{empty}
\columnratio{0.58}\setlength{\columnsep}{9mm}
\begin{document}
\begin{center}{\fontsize{28}{34}\selectfont ${x(cv.name.full)}}\par\smallskip{\Large\itshape ${x(cv.label)}}\par\smallskip\rule{\textwidth}{0.6pt}\end{center}
\begin{paracol}{2}
${head(h(sheet, 'work'))}
${cv.work.map(event).join('\n')}
${rest(sheet)
  .map(
    ({ title, lines }) => head(title) + lines.map((one) => `{\\small ${x(one)}\\par}`).join('\n'),
  )
  .join('\n')}
\switchcolumn
${head(h(sheet, 'contact'))}
${fact(wording.label('address'), `${cv.address.street}, ${town(sheet)}`)}
${fact(wording.label('phone'), number(sheet))}
${fact(wording.label('email'), cv.email)}
${fact(wording.label('birthDate'), birthday(sheet))}
${head(h(sheet, 'education'))}
${cv.education.map((one) => String.raw`{\scshape ${x(span(sheet, one))}}\par\textbf{${x(course(one))}}\par{\small ${x(one.institution)}}\par\medskip`).join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => fact(label, names.join(', '))).join('\n')}
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => fact(name, level)).join('\n') : ''}
\end{paracol}
\end{document}
`;
  },
};
export default family;
