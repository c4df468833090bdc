/** LaTeX: the résumé that engineers copy from one another on Overleaf, with name and pages at the left and mail and number at the right, small capitals over a rule, employer against town, title in italics against period, points that begin with a skill in bold, skills as one line of labels. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import { course, h, number, pages, rest, span, spoken, tasks, townAndCountry } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'es', 'en', 'tr', 'de', 'vi', 'pt-BR', 'en', 'fr', 'pl', 'sv', 'cs', 'ru'],
  tex(sheet) {
    const { cv, random } = sheet;
    const hasBold = random.chance(0.35);
    const head = (title: string) => String.raw`\section{${x(title)}}`;
    const pair = (a: string, b: string, c: string, d: string) =>
      String.raw`\item[]\hspace*{-1.2em}\begin{tabular*}{0.97\textwidth}{l@{\extracolsep{\fill}}r}\textbf{${x(a)}} & ${x(b)}\\\textit{\small ${x(c)}} & \textit{\small ${x(d)}}\\\end{tabular*}\vspace{-4pt}`;
    const open = String.raw`\begin{itemize}[leftmargin=1.2em,label={}]`;
    const close = String.raw`\end{itemize}`;
    const point = (text: string) => {
      const [first = '', ...others] = text.split(' ');
      return hasBold
        ? String.raw`\item\small{\textbf{${x(first)}} ${x(others.join(' '))}}`
        : String.raw`\item\small{${x(text)}}`;
    };
    const points = (texts: readonly string[]) =>
      String.raw`\begin{itemize}[topsep=2pt,itemsep=-1pt,label=\textbullet]${texts.map(point).join('\n')}\end{itemize}`;
    const font = random.pick(['Latin Modern Roman', 'TeX Gyre Termes', 'FreeSerif']);
    const isWide = cv.language === 'ru' || cv.language === 'vi';
    const right = [cv.email, number(sheet), townAndCountry(sheet)];
    const left = pages(sheet).slice(0, right.length - 1);
    const lines = right.map((one, at) =>
      at === 0
        ? String.raw`\textbf{\Large ${x(cv.name.full)}} & ${x(one)}\\`
        : `${x(left[at - 1] ?? '')} & ${x(one)}\\\\`,
    );
    return String.raw`\documentclass[a4paper,11pt]{article}
\usepackage{fontspec,titlesec,enumitem}\usepackage[margin=15mm]{geometry}\setmainfont{${isWide ? 'FreeSerif' : font}}
\titleformat{\section}{\vspace{-4pt}\scshape\raggedright\large}{}{0em}{}[\titlerule\vspace{-5pt}]
\setlength{\parindent}{0pt}\setlength{\tabcolsep}{0in}\pagestyle{empty}\raggedbottom
\begin{document}
\begin{tabular*}{\textwidth}{l@{\extracolsep{\fill}}r}
${lines.join('\n')}
\end{tabular*}
${head(h(sheet, 'education'))}
${open}
${cv.education.map((one) => pair(one.institution, '', course(one), span(sheet, one))).join('\n')}
${close}
${head(h(sheet, 'work'))}
${open}
${cv.work.map((job) => `${pair(job.employer, job.city, job.title, span(sheet, job))}\n${points(tasks(job))}`).join('\n')}
${close}
${rest(sheet)
  .map(({ title, lines: its }) => `${head(title)}\n${points(its)}`)
  .join('\n')}
${head(h(sheet, 'skills'))}
\begin{itemize}[leftmargin=1.2em,label={}]\item\small{${cv.skills.map(({ label, names }) => String.raw`\textbf{${x(label)}}: ${x(names.join(', '))}`).join(random.pick([String.raw`\\`, String.raw`\hfill\break `]))}}\end{itemize}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n{\\small ${x(spoken(sheet).join(', '))}}` : ''}
\end{document}
`;
  },
};
export default family;
