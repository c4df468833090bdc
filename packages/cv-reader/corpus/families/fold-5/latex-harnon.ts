/** LaTeX: the class harnon-cv, a timeline whose years stand beside a bar. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'es', 'fr', 'pt-BR', 'it', 'nl'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const point = (text: string) => String.raw`\addtimelinebullet{${escape(text)}}`;
    const item = (label: string, text: string) =>
      String.raw`\timelineitem{${escape(label)}}{${text}}`;
    const jobs = cv.work.map((job) =>
      item(
        wording.period(job.start, job.end),
        String.raw`\addsubheader{${escape(`${job.title}, ${job.employer}`)}}
${[job.summary, ...job.highlights].map(point).join('\n')}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      item(
        wording.period(start, end),
        String.raw`\addsubheader{${escape(`${degree} ${area}`)}}
${point(institution)}`,
      ),
    );
    const timeline = (title: string, items: readonly string[]) =>
      String.raw`\addheadertext{${escape(title)}}
\starttimeline
${items.join('\n\n')}
\stoptimeline`;
    const listed = (title: string, lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : String.raw`\addheadertext{${escape(title)}}
\begin{itemize}${lines.join('\n')}\end{itemize}`;
    const called = (label: string, text: string) =>
      String.raw`\listitem{${escape(label)}} ${escape(text)}`;
    return String.raw`\documentclass{harnon-cv}
\usepackage[utf8]{inputenc}
\yourname{${escape(cv.name.full)}}
\yournumber{${escape(cv.phone.international)}\\ ${escape(cv.email)}}
\youraddress{${escape(cv.address.street)}\\ ${escape(`${cv.address.city} ${cv.address.postalCode}`)}\\ ${escape(cv.address.country)}}
\begin{document}
\maketitle
${timeline(wording.heading('work'), jobs)}
${timeline(wording.heading('education'), schools)}
${listed(
  wording.heading('skills'),
  cv.skills.map(({ label, names }) => called(label, names.join(', '))),
)}
${listed(
  wording.heading('languages'),
  cv.languages.map(({ name, level }) => called(name, level)),
)}
${extras(sheet)
  .map(({ title, lines }) =>
    listed(
      title,
      lines.map((line) => String.raw`\item ${escape(line)}`),
    ),
  )
  .join('\n')}
\end{document}
`;
  },
};

export default family;
