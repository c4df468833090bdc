/** LaTeX: moderncv in its classic and banking styles. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt-BR', 'cs', 'pl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const [first = '', ...last] = cv.name.full.split(' ');
    const jobs = cv.work.map(
      (job) =>
        String.raw`\cventry{${escape(wording.period(job.start, job.end))}}{${escape(job.title)}}{${escape(job.employer)}}{${escape(job.city)}}{}{${escape(job.summary)}\begin{itemize}${job.highlights.map((line) => String.raw`\item ${escape(line)}`).join('\n')}${job.highlights.length === 0 ? String.raw`\item ${escape(job.summary)}` : ''}\end{itemize}}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\cventry{${escape(wording.period(start, end))}}{${escape(`${degree} ${area}`)}}{${escape(institution)}}{}{}{}`,
    );
    const more = extras(sheet).map(
      ({ title, lines }) =>
        String.raw`\section{${escape(title)}}` +
        lines.map((line) => String.raw`\cvlistitem{${escape(line)}}`).join('\n'),
    );
    return String.raw`\documentclass[10pt,a4paper]{moderncv}
\moderncvstyle{${random.pick(['classic', 'classic', 'banking'])}}
\moderncvcolor{blue}
\usepackage[T1]{fontenc}\usepackage{lmodern}
\usepackage[utf8]{inputenc}
\usepackage[scale=0.8]{geometry}
\name{${escape(first)}}{${escape(last.join(' '))}}
\title{${escape(cv.label)}}
\address{${escape(cv.address.street)}}{${escape(`${cv.address.postalCode} ${cv.address.city}`)}}{}
\phone[mobile]{${escape(cv.phone.international)}}
\email{${cv.email}}
\begin{document}
\makecvtitle
\section{${escape(wording.heading('work'))}}
${jobs.join('\n')}
\section{${escape(wording.heading('education'))}}
${schools.join('\n')}
\section{${escape(wording.heading('skills'))}}
${cv.skills.map(({ label, names }) => String.raw`\cvitem{${escape(label)}}{${escape(names.join(', '))}}`).join('\n')}
${cv.languages.length === 0 ? '' : String.raw`\section{${escape(wording.heading('languages'))}}`}
${cv.languages.map(({ name, level }) => String.raw`\cvitemwithcomment{${escape(name)}}{${escape(level)}}{}`).join('\n')}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
