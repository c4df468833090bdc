/** LaTeX by people who know article and nothing else: a title, starred sections, jobs as items with the rest after a break, a tabular for facts. */
import type { Family } from '../../family.ts';
import { items, x } from '../fold-11/lib/tex.ts';
import {
  birthday,
  course,
  h,
  number,
  place,
  rest,
  skillList,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'de', 'fr', 'es', 'it', 'ru', 'cs', 'pl', 'el', 'sv', 'tr', 'vi'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const font = /^(?:ru|el|vi)$/u.test(cv.language)
      ? 'FreeSerif'
      : random.pick(['Latin Modern Roman', 'TeX Gyre Pagella', 'TeX Gyre Termes']);
    const isDescribed = random.chance(0.5);
    const head = (title: string) => String.raw`\section*{${x(title)}}`;
    const job = (one: (typeof cv.work)[number]) =>
      isDescribed
        ? String.raw`\item[${x(span(sheet, one))}] ${x(one.title)}, \textit{${x(one.employer)}}, ${x(one.city)}.\\ ${x(tasks(one).join('. '))}.`
        : String.raw`\item \textbf{${x(one.employer)}} (${x(one.city)}), ${x(span(sheet, one))}\\ \textit{${x(one.title)}} ${items(tasks(one))}`;
    const school = (one: (typeof cv.education)[number]) =>
      isDescribed
        ? String.raw`\item[${x(span(sheet, one))}] ${x(course(one))}, \textit{${x(one.institution)}}.`
        : String.raw`\item \textbf{${x(one.institution)}}, ${x(span(sheet, one))}\\ ${x(course(one))}`;
    const list = (lines: readonly string[]) =>
      isDescribed
        ? String.raw`\begin{description}[style=nextline,leftmargin=1cm]${lines.join('\n')}\end{description}`
        : String.raw`\begin{itemize}${lines.join('\n')}\end{itemize}`;
    const facts = [
      [wording.label('address'), place(sheet)],
      [wording.label('phone'), number(sheet, true)],
      [wording.label('email'), cv.email],
      ...(random.chance(0.5) ? [[wording.label('birthDate'), birthday(sheet)]] : []),
    ];
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage{fontspec,enumitem}\usepackage[margin=25mm]{geometry}\setmainfont{${font}}
\title{${x(cv.name.full)}}\author{${random.chance(0.5) ? x(wording.title) : ''}}\date{}
\begin{document}
\maketitle
\begin{tabular}{ll}
${facts.map(([label = '', value = '']) => `${x(label)}: & ${x(value)}\\\\`).join('\n')}
\end{tabular}
${head(h(sheet, 'education'))}
${list(cv.education.map(school))}
${head(h(sheet, 'work'))}
${list(cv.work.map(job))}
${head(h(sheet, 'skills'))}
${items(cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`)) || x(skillList(sheet).join(', '))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${x(spoken(sheet).join(', '))}.` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}\n${items(lines)}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
