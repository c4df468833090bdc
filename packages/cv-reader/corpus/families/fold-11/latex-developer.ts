/** LaTeX in the manner of the "Developer CV": the name white on black over the post, three short columns, bars for skills, then entries whose period stands beside title and employer. */
import type { Family } from '../../family.ts';
import { course, h, home, rest, skillList, span, tasks } from './lib/kit.ts';
import { x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'cs', 'de', 'pl', 'es', 'ru', 'fr', 'pt-BR', 'nl'],
  tex(sheet) {
    const { cv, random } = sheet;
    const heading = cv.name.full
      .split(' ')
      .map(
        (one) =>
          String.raw`\colorbox{black}{{\HUGE\color{white}\textbf{\MakeUppercase{${x(one)}}}}}`,
      )
      .join('\\\\[-1pt]');
    const head = (title: string) =>
      String.raw`\par\bigskip{\LARGE\color{black}\MakeUppercase{\textbf{${x(title)}}}}\par\medskip`;
    const entry = (when: string, title: string, where: string, text: string) =>
      String.raw`${x(when)} & \textbf{${x(title)}} \hfill {\footnotesize ${x(where)}}\newline ${x(text)}\\[8pt]`;
    const table = (rows: readonly string[]) =>
      String.raw`\begin{longtable}{@{}p{0.2\textwidth}p{0.76\textwidth}@{}}${rows.join('\n')}\end{longtable}`;
    const bars = skillList(sheet).map(
      (one) =>
        String.raw`\makebox[45mm][r]{${x(one)}}\ \colorbox{gray}{\rule{${random.integer(12, 60)}mm}{0pt}\rule{0pt}{2mm}}\par`,
    );
    return String.raw`\documentclass[9pt,a4paper]{extarticle}
\usepackage{fontspec,xcolor,longtable,fontawesome}\usepackage[margin=18mm]{geometry}\setmainfont{Carlito}\newcommand{\HUGE}{\fontsize{26}{32}\selectfont}
\setlength{\parindent}{0pt}\pagestyle{empty}\setlength{\LTpre}{0pt}\raggedright\setlength{\fboxsep}{2pt}
\begin{document}
\begin{minipage}[t]{0.5\textwidth}\vspace{-\baselineskip}${heading}\par\vspace{6pt}{\huge ${x(cv.label)}}\end{minipage}\hfill\begin{minipage}[t]{0.27\textwidth}\vspace{-\baselineskip}\faMapMarker\ ${x(home(sheet))}\par\faPhone\ ${x(cv.phone.international)}\par\end{minipage}\begin{minipage}[t]{0.23\textwidth}\vspace{-\baselineskip}\faAt\ {\small ${x(cv.email)}}\par\faGlobe\ {\small ${x(cv.links[0]?.url ?? '')}}\par\end{minipage}
\par\vspace{8mm}
\begin{minipage}[t]{0.36\textwidth}${head(h(sheet, 'summary'))}${x(cv.summary)}\end{minipage}\hfill\begin{minipage}[t]{0.6\textwidth}${head(h(sheet, 'skills'))}${bars.join('\n')}\end{minipage}
${head(h(sheet, 'work'))}
${table(cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, `${tasks(job).join('. ')}.`)))}
${head(h(sheet, 'education'))}
${table(cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, '')))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}${cv.languages.map(({ name, level }) => `\\textbf{${x(name)}} – ${x(level)}\\par`).join('\n')}` : ''}
${rest(sheet)
  .map(({ title, lines }) => `${head(title)}${lines.map((one) => `${x(one)}\\par`).join('\n')}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
