/** LaTeX: the most copied one-page template, with tabular rows and small capitals. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'en', 'es', 'pt-BR', 'fr', 'de', 'it', 'nl'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const line = (left: string, right: string) =>
      String.raw`\begin{tabular*}{\textwidth}{@{}l@{\extracolsep{\fill}}r@{}}${left} & ${right}\end{tabular*}`;
    const jobs = cv.work.map(
      (job) =>
        `${line(String.raw`\textbf{${escape(job.title)}}`, escape(wording.period(job.start, job.end)))}\\\\${line(String.raw`\textit{\small ${escape(job.employer)}}`, String.raw`\textit{\small ${escape(job.city)}}`)}
\\begin{itemize}[nosep]${[job.summary, ...job.highlights].map((one) => String.raw`\item\small{${escape(one)}}`).join('\n')}\\end{itemize}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `${line(String.raw`\textbf{${escape(institution)}}`, '')}\\\\${line(String.raw`\textit{\small ${escape(`${degree} in ${area}`)}}`, String.raw`\textit{\small ${escape(wording.period(start, end))}}`)}`,
    );
    const section = (title: string) =>
      String.raw`\section*{\scshape ${escape(title)}}\vspace{-3mm}\hrule\vspace{2mm}`;
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const more = extras(sheet).map(
      ({ title, lines }) => `${section(title)}\n${lines.map(escape).join('\\par\n')}\n`,
    );
    return String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[margin=16mm]{geometry}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern,enumitem}
\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}
\begin{center}\textbf{\Huge\scshape ${escape(cv.name.full)}}\\ \small ${escape(cv.phone.international)} $|$ \underline{${escape(cv.email)}} $|$ ${escape(cv.address.city)}\end{center}
${section(wording.heading('education'))}
${schools.join('\n\n')}
${section(wording.heading('work'))}
${jobs.join('\n\n')}
${section(wording.heading('skills'))}
\begin{itemize}[leftmargin=0pt,label={}]\small\item{${cv.skills.map(({ label, names }) => String.raw`\textbf{${escape(label)}}{: ${escape(names.join(', '))}} \\`).join('\n')} ${spoken && String.raw`\textbf{${escape(wording.heading('languages'))}}{: ${escape(spoken)}}`}}\end{itemize}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
