/** LaTeX in the manner of awesome-cv: large name in two weights, coloured beginnings of headings, labels of skills at the left. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'fr', 'de', 'ru', 'el', 'vi', 'cs', 'tr', 'es', 'it'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const [first = '', ...last] = cv.name.full.split(' ');
    const heading = (text: string) => {
      const start = text.slice(0, 3);
      const rest = text.slice(3);
      return String.raw`\vspace{3mm}{\Large\bfseries\textcolor{red!70!black}{${escape(start)}}${escape(rest)}}\hrulefill\par`;
    };
    const jobs = cv.work.map(
      (job) =>
        String.raw`\begin{tabular*}{\textwidth}{@{}l@{\extracolsep{\fill}}r@{}}\textbf{${escape(job.employer)}} & \textcolor{gray}{${escape(job.city)}}\\ {\small\scshape ${escape(job.title)}} & {\small\itshape ${escape(wording.period(job.start, job.end))}}\end{tabular*}
\begin{itemize}[nosep]${[job.summary, ...job.highlights].map((line) => String.raw`\item ${escape(line)}`).join('\n')}\end{itemize}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\begin{tabular*}{\textwidth}{@{}l@{\extracolsep{\fill}}r@{}}\textbf{${escape(institution)}} & \\ ${escape(`${degree}, ${area}`)} & {\small\itshape ${escape(wording.period(start, end))}}\end{tabular*}`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const more = extras(sheet).map(
      ({ title, lines }) => `${heading(title)}\n${lines.map(escape).join('\\par\n')}\n`,
    );
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[margin=18mm]{geometry}
\usepackage{fontspec,xcolor,enumitem}
\setmainfont{Noto Sans}
\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}
\begin{center}{\fontsize{30}{34}\selectfont ${escape(first)} \textbf{${escape(last.join(' '))}}}\par\textcolor{red!70!black}{\small ${escape(cv.label)}}\par
{\footnotesize ${escape(cv.address.street)}, ${escape(`${cv.address.postalCode} ${cv.address.city}`)}\par ${escape(cv.phone.international)} \textbar{} ${escape(cv.email)}}\end{center}
${heading(wording.heading('skills'))}
\begin{tabular}{@{}r@{\hspace{4mm}}p{13cm}@{}}${cv.skills.map(({ label, names }) => String.raw`\textbf{${escape(label)}} & ${escape(names.join(', '))}\\`).join('\n')}${spoken && String.raw`\textbf{${escape(wording.heading('languages'))}} & ${escape(spoken)}\\`} \end{tabular}
${heading(wording.heading('work'))}
${jobs.join('\n\\par\n')}
${heading(wording.heading('education'))}
${schools.join('\n\\par\n')}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
