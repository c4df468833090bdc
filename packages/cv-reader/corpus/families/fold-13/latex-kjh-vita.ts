/** LaTeX as social scientists set their vita: old-style serif, address and contact in two columns under the name, headings in small italics, entries in one sentence with years at the end, papers with co-authors. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import { course, h, number, profile, rest, span, spoken, tasks, town } from '../fold-12/lib/kit.ts';

const papers: Readonly<Record<string, string>> = {
  en: 'Publications',
  de: 'Veröffentlichungen',
  fr: 'Publications',
  es: 'Publicaciones',
  it: 'Pubblicazioni',
  nl: 'Publicaties',
  sv: 'Publikationer',
  'pt-BR': 'Publicações',
  cs: 'Publikace',
  pl: 'Publikacje',
};
const titles = [
  'A note on measurement in small samples',
  'What remains when programmes end',
  'Counting what counts: a comparison of five regions',
  'On the use of registers',
];
const journals = ['Annals of Applied Practice', 'Journal of Regional Studies', 'Working Paper 14'];

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: Object.keys(papers),
  tex(sheet) {
    const { cv, random } = sheet;
    const head = (title: string) =>
      String.raw`\par\bigskip{\large\itshape ${x(title)}}\par\medskip`;
    const line = (text: string) => String.raw`\hangindent=8mm\noindent ${text}\par\smallskip`;
    const author = `${cv.name.last ?? cv.name.full}, ${cv.name.first.slice(0, 1)}.`;
    const published = random
      .some(titles, random.integer(2, 3))
      .map((title, at) =>
        line(
          `${x(at === 1 ? `Lindqvist, P. and ${author}` : author)} ${2024 - at * 3}. ${x(`“${title}.”`)} \\emph{${x(journals[at] ?? '')}}, ${random.integer(3, 40)}: ${random.integer(10, 90)}--${random.integer(91, 140)}.`,
        ),
      );
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage{fontspec}\usepackage[left=32mm,right=32mm,top=24mm,bottom=24mm]{geometry}\setmainfont{${random.pick(['Linux Libertine O', 'TeX Gyre Pagella', 'Gentium Plus'])}}[Numbers=OldStyle]
\setlength{\parindent}{0pt}\pagestyle{plain}
\begin{document}
{\LARGE ${x(cv.name.full)}}\par\bigskip
\begin{minipage}[t]{0.5\textwidth}${x(cv.address.street)}\\${x(town(sheet))}\\${x(cv.address.country)}\end{minipage}\hfill\begin{minipage}[t]{0.45\textwidth}\raggedright ${x(number(sheet))}\\\texttt{${x(cv.email)}}${profile(
      sheet,
    )
      .map((one) => `\\\\\\texttt{\\small ${x(one)}}`)
      .join('')}\end{minipage}\par
${head(h(sheet, 'work'))}
${cv.work.map((job) => line(String.raw`\textbf{${x(job.title)}}, ${x(job.employer)}, ${x(job.city)}, ${x(span(sheet, job))}. ${x(tasks(job).join('; '))}.`)).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => line(`${x(course(one))}, ${x(one.institution)}, ${x(span(sheet, one))}.`)).join('\n')}
${head(papers[cv.language] ?? 'Publications')}
${published.join('\n')}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => line(`${x(label)}: ${x(names.join(', '))}.`)).join('\n')}
${cv.languages.length ? head(h(sheet, 'languages')) + line(`${x(spoken(sheet).join(', '))}.`) : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title) + lines.map((one) => line(x(one))).join('\n'))
  .join('\n')}
\end{document}
`;
  },
};
export default family;
