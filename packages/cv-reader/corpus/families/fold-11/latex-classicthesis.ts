/** LaTeX in the manner of the "ClassicThesis-Styled CV": spaced small capitals, labels set small in a margin, `Period  EMPLOYER, Town` with the title in italics at the right, and a paragraph. */
import type { Family } from '../../family.ts';
import { birthday, course, h, place, rest, span, tasks } from './lib/kit.ts';
import { x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'it', 'de', 'fr', 'es', 'sv', 'nl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const isUpper = random.chance(0.5);
    const caps = (text: string) =>
      isUpper
        ? String.raw`\textls[80]{\MakeUppercase{${x(text)}}}`
        : String.raw`\textsc{\textls[50]{${x(text)}}}`;
    const head = (title: string) =>
      String.raw`\par\bigskip{\color{deep}\textls[60]{\MakeUppercase{${x(title)}}}}\par\nobreak\medskip`;
    const row = (label: string, body: string) =>
      String.raw`\noindent\makebox[0pt][r]{\parbox[t]{24mm}{\raggedright\footnotesize\color{soft}${x(label)}}\hspace{4mm}}\parbox[t]{\linewidth}{\raggedright ${body}}\par\smallskip`;
    return String.raw`\documentclass[10pt,a4paper]{scrartcl}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{mathpazo,xcolor,microtype}\usepackage[left=48mm,right=26mm,top=22mm,bottom=22mm]{geometry}
\definecolor{deep}{HTML}{8A1C1C}\definecolor{soft}{HTML}{777777}\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
{\LARGE\color{deep}${caps(cv.name.full)}}\par\smallskip ${x(cv.label)}\par\medskip
${row(wording.label('birthDate'), `${x(birthday(sheet))}, ${x(cv.birth.place)}`)}
${row(wording.label('address'), x(place(sheet)))}
${row(wording.label('phone'), x(cv.phone.international))}
${row(wording.label('email'), String.raw`\texttt{${x(cv.email)}}`)}
${head(h(sheet, 'work'))}
${cv.work.map((job) => row(span(sheet, job), String.raw`${caps(job.employer)}, ${x(job.city)} \hfill \emph{${x(job.title)}}\\[2pt]{\small ${x(`${tasks(job).join('. ')}.`)}}`)).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => row(span(sheet, one), String.raw`${caps(course(one))} \hfill \emph{${x(one.institution)}}`)).join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => row(label, x(names.join(', ')))).join('\n')}
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => row('', `${caps(name)} \\ $\\cdot$ \\ ${x(level)}`)).join('\n') : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}${lines.map((one) => row('', x(one))).join('\n')}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
