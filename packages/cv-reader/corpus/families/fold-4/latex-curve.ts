/** LaTeX: the class curve, with rubrics as long tables of keys and entries, and two headers side by side. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

type Row = { key: string; text: string };

const file = (name: string, title: string, rows: readonly Row[]) =>
  String.raw`\begin{filecontents*}[overwrite]{${name}.tex}
\begin{rubric}{${escape(title)}}
${rows.map(({ key, text }) => String.raw`\entry*[${escape(key)}] ${text}`).join('\n')}
\end{rubric}
\end{filecontents*}
`;

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['fr', 'en', 'es', 'de', 'it', 'pt-BR', 'nl', 'sv'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const breaks = String.raw`\par `;
    const rubrics: [string, Row[]][] = [
      [
        wording.heading('work'),
        cv.work.map((job) => ({
          key: wording.period(job.start, job.end),
          text: String.raw`\textbf{${escape(job.title)}}, ${escape(`${job.employer}, ${job.city}`)}${breaks}${[job.summary, ...job.highlights].map(escape).join('. ')}.`,
        })),
      ],
      [
        wording.heading('education'),
        cv.education.map(({ institution, degree, area, start, end }) => ({
          key: wording.period(start, end),
          text: String.raw`\textbf{${escape(`${degree} ${area}`)}}${breaks}${escape(institution)}`,
        })),
      ],
      [
        wording.heading('skills'),
        cv.skills.map(({ label, names }) => ({ key: label, text: escape(names.join(', ')) })),
      ],
      [
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => ({ key: name, text: escape(level) })),
      ],
      ...extras(sheet).map(({ title, lines }): [string, Row[]] => [
        title,
        lines.map((line) => ({ key: '', text: escape(line) })),
      ]),
    ];
    const filled = rubrics.filter(([, rows]) => rows.length > 0);
    return String.raw`${filled.map(([title, rows], at) => file(`part${at}`, title, rows)).join('')}\documentclass[a4paper,10pt]{curve}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{${random.pick(['lmodern', 'tgpagella', 'tgheros'])}}
\usepackage[margin=20mm]{geometry}
\leftheader{{\LARGE\bfseries ${escape(cv.name.full)}}\\ ${escape(cv.address.street)}\\ ${escape(`${cv.address.postalCode} ${cv.address.city}`)}}
\rightheader{${escape(cv.phone.international)}\\ \texttt{${escape(cv.email)}}}
\title{${escape(wording.title)}}\subtitle{${escape(cv.label)}}
\begin{document}
\makeheaders[t]
\maketitle
${filled.map((_, at) => String.raw`\makerubric{part${at}}`).join('\n')}
\end{document}
`;
  },
};

export default family;
