/** LaTeX: the package tucv, with shaded headings and dates over two lines in a narrow column at the right. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';
import { byEmployer } from '../../html/page.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'en', 'de', 'fr', 'es', 'pt-BR', 'it', 'en'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) => String.raw`\resheading{${escape(text)}}`;
    const jobs = byEmployer(cv.work).flatMap(({ employer, jobs: its }) =>
      [String.raw`\resemployer{${escape(employer)}}{}`].concat(
        its.map(
          (job) =>
            String.raw`\resjob[${escape(job.city)}]{${escape(job.title)}}{${escape(wording.date(job.start))}}{${escape(job.end ? wording.date(job.end) : wording.present)}}
\begin{itemize}\setlength{\itemsep}{0pt}${[job.summary, ...job.highlights].map((line) => String.raw`\item ${escape(line)}`).join('\n')}\end{itemize}`,
        ),
      ),
    );
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        String.raw`\resschool{${escape(institution)}}{${escape(wording.date(end))}}

\resentrysinglecol[10pt]{${escape(`${degree}, ${area}`)}}`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const spokenLine =
      spoken && String.raw`\resdesc{${escape(wording.heading('languages'))}:}{${escape(spoken)}}`;
    return String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{mathptmx}
\usepackage[margin=25mm]{geometry}
\usepackage{tucv}
\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
{\LARGE\textbf{${escape(cv.name.full)}}}\hfill ${escape(cv.phone.international)}\\
${escape(`${cv.address.street}, ${cv.address.city}`)}\hfill ${escape(cv.email)}

\bigskip
${heading(wording.heading('education'))}

${schools.join('\n\n')}

${heading(wording.heading('work'))}

${jobs.join('\n\n')}

${heading(wording.heading('skills'))}

${cv.skills.map(({ label, names }) => String.raw`\resdesc{${escape(label)}:}{${escape(names.join(', '))}}`).join('\n\n')}

${spokenLine}

${extras(sheet)
  .map(
    ({ title, lines }) =>
      `${heading(title)}\n\n${lines.map((line) => String.raw`\resentrysinglecol{${escape(line)}}`).join('\n\n')}`,
  )
  .join('\n\n')}
\end{document}
`;
  },
};

export default family;
