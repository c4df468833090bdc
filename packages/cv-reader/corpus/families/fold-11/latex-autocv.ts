/** LaTeX in the manner of "AutoCV": the name centred over one line of links, sections ruled, each job as a table row of title, employer and period with a paragraph below. */
import type { Family } from '../../family.ts';
import { course, h, profile, rest, span, tasks, town } from './lib/kit.ts';
import { items, x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'es', 'fr', 'it', 'pt-BR', 'de', 'nl', 'sv', 'cs'],
  tex(sheet) {
    const { cv, random } = sheet;
    const head = (title: string) => `\\section*{${x(title)}}`;
    const isLong = random.chance(0.4);
    const row = (left: string, when: string) =>
      String.raw`\begin{tabularx}{\linewidth}{@{}l@{\extracolsep{\fill}}>{\raggedleft\arraybackslash}X@{}}${left}&${x(when)}\\[3pt]\end{tabularx}`;
    const job = (one: (typeof cv.work)[number]) =>
      `${row(String.raw`\textbf{${x(one.title)}} $|$ ${x(one.employer)}`, span(sheet, one))}\n${isLong ? items(tasks(one), '[nosep,leftmargin=1em,label=--]') : `${x(`${tasks(one).join('. ')}.`)}\\par`}\\medskip`;
    return String.raw`\documentclass[a4paper,11pt]{article}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern,tabularx,titlesec,enumitem,fontawesome}\usepackage[scale=0.86]{geometry}\usepackage[hidelinks]{hyperref}
\titleformat{\section}{\Large\scshape\raggedright}{}{0em}{}[\titlerule]\titlespacing{\section}{0pt}{10pt}{10pt}\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
\begin{center}{\Huge ${x(cv.name.full)}}\\[7.5pt]\href{mailto:x}{\raisebox{-0.05\height}\faEnvelope\ ${x(cv.email)}} \ $|$ \ \faMobile\ ${x(cv.phone.international)} \ $|$ \ ${x(town(sheet))}${profile(
      sheet,
    )
      .map((one) => ` \\ $|$ \\ \\faLinkedin\\ ${x(one)}`)
      .join('')}\end{center}
${head(h(sheet, 'summary'))} ${x(cv.summary)}
${head(h(sheet, 'work'))}
${cv.work.map(job).join('\n\n')}
${head(h(sheet, 'education'))}
\begin{tabularx}{\linewidth}{@{}lX@{}}${cv.education.map((one) => String.raw`${x(span(sheet, one))} & ${x(course(one))} -- \textbf{${x(one.institution)}}\\`).join('\n')}\end{tabularx}
${head(h(sheet, 'skills'))}
\begin{tabularx}{\linewidth}{@{}l X@{}}${cv.skills.map(({ label, names }) => String.raw`${x(label)} & \normalsize{${x(names.join(', '))}}\\`).join('\n')}\end{tabularx}
${cv.languages.length ? `${head(h(sheet, 'languages'))} ${cv.languages.map(({ name, level }) => x(`${name}: ${level}`)).join(' $|$ ')}` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}${lines.map((one) => `${x(one)}\\par`).join('\n')}`)
  .join('\n')}
\vfill\center{\footnotesize 04/2026}
\end{document}
`;
  },
};
export default family;
