/** LaTeX in the manner of the "Wilson Resume": name and contact side by side, sections in colour, employer in bold capitals with the place behind it, the period in a column of its own. */
import type { Family } from '../../family.ts';
import { course, h, home, rest, skillList, span, tasks } from './lib/kit.ts';
import { items, x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'es', 'fr', 'de', 'nl', 'pt-BR', 'sv', 'vi', 'cs'],
  tex(sheet) {
    const { cv, random } = sheet;
    const head = (title: string) =>
      String.raw`\par\bigskip{\color{acc}\large\bfseries\MakeUppercase{${x(title)}}}\par\smallskip`;
    const block = (when: string, first: string, second: string, below: string) =>
      String.raw`\noindent\begin{tabular*}{\textwidth}[t]{@{}p{0.74\textwidth}@{\extracolsep{\fill}}r@{}}${first}&{\small ${x(when)}}\\\textit{${x(second)}}&\end{tabular*}\par${below}\medskip`;
    const list = '[leftmargin=5mm,nosep,label={--}]';
    return String.raw`\documentclass[10pt,${/US|CA/u.test(cv.countryIso2) ? 'letterpaper' : 'a4paper'}]{article}
\usepackage{fontspec,xcolor,enumitem}\usepackage[margin=18mm]{geometry}\setmainfont{${random.pick(['TeX Gyre Pagella', 'Gentium Plus', 'Noto Serif'])}}
\definecolor{acc}{HTML}{${random.pick(['264653', '7A1F1F', '1D5C3A'])}}\setlength{\parindent}{0pt}\pagestyle{empty}\raggedright
\begin{document}
\begin{minipage}[b]{0.52\textwidth}{\Huge\color{acc} ${x(cv.name.full)}}\par\smallskip ${x(cv.label)}\end{minipage}\hfill\begin{minipage}[b]{0.46\textwidth}\raggedleft\small ${[home(sheet), cv.phone.international, cv.email, cv.links[0]?.url ?? ''].map(x).join('\\\\')}\end{minipage}
\par\smallskip{\color{acc}\hrule height 1pt}
${head(h(sheet, 'summary'))} ${x(cv.summary)}\par
${head(h(sheet, 'work'))}
${cv.work.map((job) => block(span(sheet, job), String.raw`\textbf{\MakeUppercase{${x(job.employer)}}}, ${x(job.city)}`, job.title, items(tasks(job), list))).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => block(span(sheet, one), String.raw`\textbf{${x(one.institution)}}`, course(one), '')).join('\n')}
${head(h(sheet, 'skills'))} ${x(skillList(sheet).join(', '))}\par
${cv.languages.length ? `${head(h(sheet, 'languages'))} ${cv.languages.map(({ name, level }) => x(`${name} (${level})`)).join(', ')}\\par` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}${items(lines, list)}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
