/** LaTeX: moderncv with the package moderntimeline, years at the ends of a bar in the margin. */
import type { Family } from '../../family.ts';
import { escapeTex as x } from '../../tex/escape.ts';
import { h, more, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'sv'],
  dateStyle: 'year',
  tex(sheet) {
    const { cv, random } = sheet;
    const entry = (
      from: number,
      to: number | null,
      title: string,
      employer: string,
      city: string,
      text: string,
    ) => `\\tlcventry{${from}}{${to ?? 0}}{${x(title)}}{${x(employer)}}{${x(city)}}{}{${x(text)}}`;
    const first = Math.min(
      ...cv.education.map(({ start }) => start.year),
      ...cv.work.map(({ start }) => start.year),
    );
    return String.raw`\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{classic}\moderncvcolor{${random.pick(['orange', 'green', 'red', 'blue'])}}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage[scale=0.8]{geometry}\usepackage[firstyear=${first},lastyear=2026]{moderntimeline}
\tltextstart[base east]{\scriptsize}\tltextend[base west]{\scriptsize}
\name{${x(cv.name.first)}}{${x(cv.name.last ?? '')}}\title{${x(cv.label)}}\address{${x(cv.address.street)}}{${x(`${cv.address.postalCode} ${cv.address.city}`)}}{${x(cv.address.country)}}
\phone[mobile]{${x(cv.phone.international)}}\email{${cv.email.replaceAll('_', '\\_')}}
\begin{document}\makecvtitle
\section{${x(h(sheet, 'work'))}}
${cv.work.map((job) => entry(job.start.year, job.end?.year ?? null, job.title, job.employer, job.city, `${tasks(job).join('. ')}.`)).join('\n')}
\section{${x(h(sheet, 'education'))}}
${cv.education.map((one) => entry(one.start.year, one.end.year, [one.degree, one.area].join(', '), one.institution, '', '')).join('\n')}
\section{${x(h(sheet, 'skills'))}}
${cv.skills.map(({ label, names }) => `\\cvitem{${x(label)}}{${x(names.join(', '))}}`).join('\n')}
${cv.languages.length ? `\\section{${x(h(sheet, 'languages'))}}\n${cv.languages.map(({ name, level }) => `\\cvitemwithcomment{${x(name)}}{${x(level)}}{}`).join('\n')}` : ''}
${more(sheet)
  .map(
    ({ title, lines }) =>
      `\\section{${x(title)}}\n${lines.map((one) => `\\cvlistitem{${x(one)}}`).join('\n')}`,
  )
  .join('\n')}
\end{document}
`;
  },
};
export default family;
