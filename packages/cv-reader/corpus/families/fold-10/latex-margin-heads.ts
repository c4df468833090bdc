/** LaTeX: the old résumé class of American faculties: headings in the left margin, employer in bold, title in italics, dates flush right. */
import type { Family } from '../../family.ts';
import { escapeTex as x } from '../../tex/escape.ts';
import { address, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'es', 'en', 'sv', 'fr', 'it', 'en', 'pt-BR', 'nl'],
  tex(sheet) {
    const { cv, random } = sheet;
    const section = (title: string, body: string) =>
      body.trim() === ''
        ? ''
        : String.raw`\noindent\begin{minipage}[t]{32mm}\raggedright\textsc{${x(title)}}\end{minipage}\hspace{4mm}\begin{minipage}[t]{128mm}${body}\end{minipage}\par\vspace{5mm}`;
    const list = (its: readonly string[]) =>
      String.raw`\begin{itemize}\setlength{\itemsep}{0pt}\setlength{\parskip}{0pt}${its.map((one) => `\\item ${x(one)}`).join('\n')}\end{itemize}`;
    const jobs = cv.work
      .map(
        (job) =>
          String.raw`\textbf{${x(job.employer)}}, ${x(job.city)} \hfill ${x(period(sheet, job, 'wording', '--'))}\\ \textit{${x(job.title)}}${list(tasks(job))}`,
      )
      .join('\\vspace{1mm}\n\n');
    const schools = cv.education
      .map(
        (one) =>
          String.raw`\textbf{${x(one.institution)}} \hfill ${x(period(sheet, one, 'wording', '--'))}\\ ${x(studied(one))}`,
      )
      .join('\\\\[2mm]\n');
    const order = random.chance(0.6)
      ? [section(h(sheet, 'education'), schools), section(h(sheet, 'work'), jobs)]
      : [section(h(sheet, 'work'), jobs), section(h(sheet, 'education'), schools)];
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{${random.pick(['mathptmx', 'palatino', 'lmodern'])}}\usepackage[margin=20mm]{geometry}\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}
\begin{center}{\LARGE\textbf{${x(cv.name.full)}}}\\[1mm] ${x(address(sheet))}\\ ${x(cv.phone.international)} \quad \texttt{${x(cv.email)}}\end{center}\vspace{-2mm}\hrule\vspace{5mm}
${section(h(sheet, 'summary'), x(cv.summary))}
${order.join('\n')}
${section(h(sheet, 'skills'), cv.skills.map(({ label, names }) => `\\textit{${x(label)}}: ${x(names.join(', '))}`).join('\\\\\n'))}
${section(h(sheet, 'languages'), x(cv.languages.map(({ name, level }) => `${name} (${level})`).join('; ')))}
${more(sheet)
  .map(({ title, lines }) => section(title, lines.map(x).join('\\\\\n')))
  .join('\n')}
\end{document}
`;
  },
};
export default family;
