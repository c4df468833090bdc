/** LaTeX: the package CV, small capitals below a rule and lists with labels beside the text. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const listed = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : String.raw`\section*{${escape(title)}}
\begin{CV}
${items.join('\n')}
\end{CV}
`;

const item = (label: string, text: string) => String.raw`\item[${escape(label)}] ${text}`;

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['de', 'en', 'sv', 'nl', 'es', 'cs'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const isLong = random.chance(0.5);
    const jobs = cv.work.map((job) => {
      const tasks = [job.summary, ...job.highlights].map(escape);
      const text = isLong
        ? String.raw`\begin{itemize}${tasks.map((task) => String.raw`\item ${task}`).join('\n')}\end{itemize}`
        : tasks.join(' ');
      return item(
        wording.period(job.start, job.end),
        String.raw`${escape(job.title)} (${escape(job.employer)}, ${escape(job.city)})\\ ${text}`,
      );
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      item(
        wording.period(start, end),
        String.raw`${escape(institution)}\\ ${escape(`${degree} ${area}`)}`,
      ),
    );
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}
\usepackage[margin=25mm]{geometry}
\usepackage{CV}
\renewcommand{\entrylabel}[1]{\parbox[t]{36mm}{\raggedright #1}\hfil}
\renewenvironment{CV}{\begin{list}{}{\renewcommand{\makelabel}{\entrylabel}\setlength{\labelwidth}{36mm}\setlength{\leftmargin}{39mm}}}{\end{list}}
\pagestyle{empty}
\begin{document}
\begin{center}
{\Large\scshape ${escape(wording.title)}}\\[4mm]
{\large ${escape(cv.name.full)}}\\
${escape(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`)}\\
${escape(wording.label('phone'))} ${escape(cv.phone.international)}\\
\texttt{${escape(cv.email)}}
\end{center}
${listed(wording.heading('education'), schools)}
${listed(wording.heading('work'), jobs)}
${listed(
  wording.heading('skills'),
  cv.skills.map(({ label, names }) => item(label, escape(names.join(', ')))),
)}
${listed(
  wording.heading('languages'),
  cv.languages.map(({ name, level }) => item(name, escape(level))),
)}
${extras(sheet)
  .map(({ title, lines }) =>
    listed(
      title,
      lines.map((line) => item('', escape(line))),
    ),
  )
  .join('\n')}
\hfill ${escape(cv.address.city)}, 2.\,11.\,2026
\end{document}
`;
  },
};

export default family;
