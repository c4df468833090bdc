/** LaTeX: currvita, plain lists with labels over the text. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const listed = (title: string, items: readonly [string, string][]) =>
  items.length === 0
    ? ''
    : String.raw`\begin{cvlist}{${escape(title)}}
${items.map(([label, text]) => String.raw`\item[${escape(label)}] ${text}`).join('\n')}
\end{cvlist}
`;

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['de', 'en', 'cs', 'pl', 'sv', 'ru', 'el', 'it', 'nl', 'tr'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const { day, month, year } = cv.birth.date;
    const personal: [string, string][] = [
      [wording.label('name'), escape(cv.name.full)],
      [
        wording.label('address'),
        escape(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`),
      ],
      [wording.label('mobile'), escape(cv.phone.international)],
      [wording.label('email'), escape(cv.email)],
      [wording.label('birthDate'), `${day}. ${month}. ${year}`],
    ];
    const jobs = cv.work.map((job): [string, string] => [
      wording.period(job.start, job.end),
      String.raw`${escape(job.title)}, \emph{${escape(`${job.employer}, ${job.city}`)}}. ${[job.summary, ...job.highlights].map(escape).join('; ')}.`,
    ]);
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }): [string, string] => [
        wording.period(start, end),
        String.raw`${escape(`${degree} ${area}`)}, \emph{${escape(institution)}}`,
      ],
    );
    const isSchoolFirst = random.chance(0.5);
    const parts = [
      listed(wording.heading('work'), jobs),
      listed(wording.heading('education'), schools),
    ];
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage{fontspec}\setmainfont{${random.pick(['Linux Libertine O', 'Noto Serif', 'Noto Sans'])}}[Scale=0.95]
\usepackage[LabelsAligned]{currvita}
\usepackage[margin=24mm]{geometry}
\setlength{\cvlabelwidth}{46mm}
\pagestyle{empty}
\begin{document}
\begin{cv}{${escape(wording.title)}}
${listed(wording.heading('personal'), personal)}
${(isSchoolFirst ? parts.toReversed() : parts).join('\n')}
${listed(
  wording.heading('skills'),
  cv.skills.map(({ label, names }) => [label, escape(names.join(', '))]),
)}
${listed(
  wording.heading('languages'),
  cv.languages.map(({ name, level }) => [name, escape(level)]),
)}
${extras(sheet)
  .map(({ title, lines }) =>
    listed(
      title,
      lines.map((line) => ['', escape(line)]),
    ),
  )
  .join('\n')}
\cvplace{${escape(cv.address.city)}}\date{12.03.2026}
\end{cv}
\end{document}
`;
  },
};

export default family;
