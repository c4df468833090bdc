/** LaTeX: the résumé that institutes of technology in India give their students, copied elsewhere: facts at both sides of the head, schools as a ruled table of course, school and year at the top, headings in shaded boxes over the whole width, employer and post in one bold line against the period, the town in italics. */
import type { Family } from '../../family.ts';
import { items, x } from '../fold-11/lib/tex.ts';
import {
  course,
  h,
  number,
  profile,
  rest,
  skillLines,
  span,
  spokenLine,
  tasks,
  townAndCountry,
} from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'en', 'pt-BR', 'vi', 'en', 'es', 'tr', 'it', 'pl', 'en', 'fr', 'el'],
  tex(sheet) {
    const { cv, random, wording } = sheet;
    const shade = random.pick(['E0E0E0', 'D6E4F0', 'EADFCF']);
    const isTitleFirst = random.chance(0.5);
    const font = /^(?:vi|el|pl|tr)$/u.test(cv.language)
      ? 'FreeSerif'
      : random.pick(['Latin Modern Roman', 'TeX Gyre Termes', 'Charis SIL']);
    const head = (title: string) => String.raw`\strip{${x(title)}}`;
    const left = [cv.name.full, cv.label, townAndCountry(sheet)];
    const right = [cv.email, number(sheet), ...profile(sheet)];
    const lines = left.map(
      (one, at) =>
        `${at === 0 ? String.raw`{\Large\bfseries ${x(one)}}` : x(one)} & ${x(right[at] ?? '')}\\\\`,
    );
    const job = (one: (typeof cv.work)[number]) => {
      const names = [one.employer, one.title];
      const [a = '', b = ''] = isTitleFirst ? names.toReversed() : names;
      return String.raw`\noindent\textbf{${x(a)}} $|$ \textbf{${x(b)}} \hfill ${x(span(sheet, one))}\\
\textit{${x(one.city)}}
${items(tasks(one))}`;
    };
    return String.raw`\documentclass[a4paper,10pt]{article}
\usepackage{fontspec,enumitem,xcolor,tabularx,array}\usepackage[margin=15mm]{geometry}\setmainfont{${font}}
\definecolor{shade}{HTML}{${shade}}\setlength{\parindent}{0pt}\pagestyle{empty}\raggedbottom
\setlist[itemize]{topsep=1pt,itemsep=0pt,parsep=1pt,leftmargin=1.4em,label=\textbullet}
\newcommand{\strip}[1]{\par\vspace{7pt}\noindent\colorbox{shade}{\parbox{\dimexpr\textwidth-2\fboxsep}{\large\bfseries #1}}\par\vspace{4pt}}
\begin{document}
\noindent\begin{tabular*}{\textwidth}{@{}l@{\extracolsep{\fill}}r@{}}
${lines.join('\n')}
\end{tabular*}
${head(h(sheet, 'education'))}
\noindent\renewcommand{\arraystretch}{1.2}\begin{tabularx}{\textwidth}{|>{\raggedright\arraybackslash}X|>{\raggedright\arraybackslash}X|>{\centering\arraybackslash}p{40mm}|}\hline
\textbf{${x(wording.label('degree'))}} & \textbf{${x(wording.label('institution'))}} & \textbf{${x(wording.label('dates'))}}\\\hline
${cv.education.map((one) => String.raw`${x(course(one))} & ${x(one.institution)} & ${x(span(sheet, one))}\\\hline`).join('\n')}
\end{tabularx}
${head(h(sheet, 'work'))}
${cv.work.map(job).join('\n')}
${head(h(sheet, 'skills'))}
${items(skillLines(sheet))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${x(spokenLine(sheet))}` : ''}
${rest(sheet)
  .map((part) => `${head(part.title)}\n${items(part.lines)}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
