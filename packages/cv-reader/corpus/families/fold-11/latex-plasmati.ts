/** LaTeX in the manner of the "Plasmati Graduate CV": the name between rules, headings in small capitals, tabulars with the period at the left, a rule and title over employer. */
import type { Family } from '../../family.ts';
import { birthday, course, h, rest, span, tasks } from './lib/kit.ts';
import { x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'it', 'es', 'fr', 'el', 'de', 'ru', 'pl', 'tr'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const head = (title: string) => `\\section{${x(title)}}`;
    const rows = (all: readonly (readonly [string, string])[]) =>
      String.raw`\begin{longtable}{R{0.24\textwidth}!{\color{lightgray}\vrule width 0.6pt}p{0.7\textwidth}}
${all.map(([left, right]) => `${left}&${right}\\\\`).join('\n')}
\end{longtable}`;
    const small = (text: string) => String.raw`\textsc{${x(text)}}`;
    const jobs = cv.work.map(
      (job) =>
        [
          small(span(sheet, job)),
          String.raw`\textbf{${x(job.title)}}\newline\emph{${x(job.employer)}, ${x(job.city)}}\newline{\footnotesize ${x(`${tasks(job).join('. ')}.`)}}\\\multicolumn{2}{c}{}`,
        ] as const,
    );
    const schools = cv.education.map(
      (one) =>
        [
          small(span(sheet, one)),
          String.raw`${x(course(one))}\newline\textbf{${x(one.institution)}}`,
        ] as const,
    );
    return String.raw`\documentclass[a4paper,10pt]{article}
\usepackage{fontspec,xcolor,array,longtable,titlesec}\usepackage[margin=20mm]{geometry}\setmainfont{Linux Libertine O}
\newcolumntype{R}[1]{>{\raggedleft\arraybackslash}p{#1}}\setlength{\parindent}{0pt}\pagestyle{empty}\setlength{\LTpre}{0pt}
\titleformat{\section}{\Large\scshape\raggedright}{}{0em}{}[\titlerule]\titlespacing{\section}{0pt}{6pt}{6pt}
\begin{document}
\begin{center}{\fontsize{30}{36}\selectfont ${x(cv.name.full)}}\end{center}
${head(h(sheet, 'personal'))}
${rows([
  [small(wording.label('birthDate')), x(`${cv.birth.place} | ${birthday(sheet)}`)],
  [
    small(wording.label('address')),
    x(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`),
  ],
  [small(wording.label('phone')), x(cv.phone.international)],
  [small(wording.label('email')), x(cv.email)],
])}
${head(h(sheet, 'work'))}
${rows(jobs)}
${head(h(sheet, 'education'))}
${rows(schools)}
${cv.languages.length ? head(h(sheet, 'languages')) + rows(cv.languages.map(({ name, level }) => [small(name), x(level)])) : ''}
${head(h(sheet, 'skills'))}
${rows(cv.skills.map(({ label, names }) => [small(label), x(names.join(', '))]))}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map(x).join('\\par\n')}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
