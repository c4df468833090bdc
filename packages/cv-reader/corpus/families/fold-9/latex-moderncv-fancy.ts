/** LaTeX: moderncv in its style fancy, old-style serifs, headings at the left of a rule, and the dates behind title and employer at the right. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'fr', 'it', 'pt-BR', 'de', 'nl', 'es', 'sv'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const [first = '', ...last] = cv.name.full.split(' ');
    const section = (title: string, body: string) =>
      body === '' ? '' : String.raw`\section{${escape(title)}}` + `\n${body}`;
    const item = (label: string, text: string) =>
      String.raw`\cvitem{${escape(label)}}{${escape(text)}}`;
    const jobs = cv.work.map(
      (job) =>
        String.raw`\cventry{${escape(wording.period(job.start, job.end))}}{${escape(job.title)}}{${escape(job.employer)}}{${escape(job.city)}}{}{${escape(sentences(job).join('. '))}.}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\cventry{${escape(wording.period(start, end))}}{${escape(`${degree}, ${area}`)}}{${escape(institution)}}{}{}{}`,
    );
    const more = extras(sheet).map(({ title, lines }) =>
      section(title, lines.map((line) => item('', line)).join('\n')),
    );
    return String.raw`\documentclass[11pt,a4paper]{moderncv}
\moderncvstyle{fancy}
\moderncvcolor{${random.pick(['burgundy', 'green', 'black', 'orange'])}}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage[scale=0.8]{geometry}
\setlength{\hintscolumnwidth}{46mm}\hyphenpenalty=10000
\name{${escape(first)}}{${escape(last.join(' '))}}
\title{${escape(cv.label)}}
\address{${escape(address.street)}}{${escape(`${address.postalCode} ${address.city}`.trim())}}{${escape(address.country)}}
\phone[mobile]{${escape(cv.phone.international)}}
\email{${cv.email}}
\begin{document}
\makecvtitle
${section(wording.heading('education'), schools.join('\n'))}
${section(wording.heading('work'), jobs.join('\n'))}
${section(wording.heading('languages'), cv.languages.map(({ name, level }) => String.raw`\cvitemwithcomment{}{${escape(name)}}{${escape(level)}}`).join('\n'))}
${section(wording.heading('skills'), cv.skills.map(({ label, names }) => item(label, names.join(', '))).join('\n'))}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
