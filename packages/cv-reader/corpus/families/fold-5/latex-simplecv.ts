/** LaTeX: the class simplecv, with the address at the left of the name and labels in a margin. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const topic = (title: string, items: readonly (readonly [string, string])[]) =>
  items.length === 0
    ? ''
    : String.raw`\section{${escape(title)}}
\begin{topic}
${items.map(([label, text]) => String.raw`\item[${escape(label)}] ${text}`).join('\n')}
\end{topic}
`;

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['fr', 'en', 'it', 'es', 'ru', 'el', 'tr', 'vi'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const jobs = cv.work.map((job) => {
      const lines = [job.summary, ...job.highlights].map(escape).join(' ');
      const head = String.raw`\textbf{${escape(job.employer)}}, ${escape(job.city)}`;
      return [
        wording.period(job.start, job.end),
        String.raw`${head}\\ \emph{${escape(job.title)}}\\ ${lines}`,
      ] as const;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        [
          wording.period(start, end),
          String.raw`\textbf{${escape(`${degree} ${area}`)}}, ${escape(institution)}`,
        ] as const,
    );
    const skills = cv.skills.map(({ label, names }) => [label, escape(names.join(', '))] as const);
    const spoken = cv.languages.map(({ name, level }) => [name, escape(level)] as const);
    const contact = [
      cv.address.street,
      `${cv.address.postalCode} ${cv.address.city}`.trim(),
      cv.address.country,
    ];
    const parts = [
      topic(wording.heading('education'), schools),
      topic(wording.heading('work'), jobs),
    ];
    const isAbove = random.chance(0.5);
    return String.raw`\documentclass[a4paper,11pt${isAbove ? ',titleabove' : ''}]{simplecv}
\usepackage{fontspec}
\setmainfont{${random.pick(['Gentium Plus', 'DejaVu Serif', 'Noto Serif'])}}[Scale=0.92]
\setsansfont{${random.pick(['DejaVu Sans', 'Noto Sans'])}}[Scale=0.92]
\renewcommand{\topicmargin}{0.26\columnwidth}
\leftheader{${contact.map(escape).join(String.raw`\\ `)}}
\rightheader{${escape(wording.label('phone'))}: ${escape(cv.phone.international)}\\ ${escape(wording.label('email'))}: ${escape(cv.email)}}
\title{${escape(cv.name.full)}}
\pagestyle{empty}
\begin{document}
\maketitle
${(random.chance(0.5) ? parts : parts.toReversed()).join('\n')}
${topic(wording.heading('skills'), skills)}
${topic(wording.heading('languages'), spoken)}
${extras(sheet)
  .map(({ title, lines }) =>
    topic(
      title,
      lines.map((line) => ['', escape(line)] as const),
    ),
  )
  .join('\n')}
\end{document}
`;
  },
};

export default family;
