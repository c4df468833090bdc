/** LaTeX in the manner of the résumé of McDowell: the name in small capitals between address and contact, each job with title at the left, employer in the middle and dates at the right of one line. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'en', 'de', 'cs', 'en', 'sv', 'it', 'el', 'fr', 'tr'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const isTitleFirst = random.chance(0.6);
    const section = (title: string, body: string) =>
      body === ''
        ? ''
        : String.raw`\par\medskip{\large ${escape(title)}}\par\vspace{-2mm}\rule{\textwidth}{0.4pt}\par ` +
          `\n${body}\n`;
    const line = (left: string, middle: string, right: string) =>
      String.raw`\begin{tabular*}{\textwidth}{@{}p{0.36\textwidth}@{\extracolsep{\fill}}>{\centering\arraybackslash}p{0.34\textwidth}>{\raggedleft\arraybackslash}p{0.26\textwidth}@{}}\raggedright\textbf{${escape(left)}} & \textbf{${escape(middle)}} & \textbf{${escape(right)}}\end{tabular*}\par `;
    const bullets = (lines: readonly string[]) =>
      String.raw`\begin{itemize}[nosep,leftmargin=1.2em]${lines.map((text) => String.raw`\item ${escape(text)}`).join('\n')}\end{itemize}\smallskip `;
    const jobs = cv.work.map((job) => {
      const [left, middle] = isTitleFirst ? [job.title, job.employer] : [job.employer, job.title];
      return line(left, middle, wording.period(job.start, job.end)) + bullets(sentences(job));
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        line(institution, '', wording.period(start, end)) + bullets([`${degree}, ${area}`]),
    );
    const facts = cv.skills
      .map(({ label, names }) => `${label}: ${names.join(', ')}`)
      .concat(
        cv.languages.length === 0
          ? []
          : `${wording.heading('languages')}: ${cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ')}`,
      );
    const more = extras(sheet).map(({ title, lines }) => section(title, bullets(lines)));
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[margin=19mm]{geometry}\usepackage{fontspec,array,enumitem}
\setmainfont{${random.pick(['Linux Libertine O', 'Gentium Plus', 'Charis SIL'])}}
\setlength{\parindent}{0pt}\pagestyle{empty}\raggedbottom
\begin{document}
\begin{tabular*}{\textwidth}{@{}p{0.3\textwidth}@{\extracolsep{\fill}}>{\centering\arraybackslash}p{0.36\textwidth}>{\raggedleft\arraybackslash}p{0.3\textwidth}@{}}
\raggedright ${escape(cv.address.street)}\newline ${escape(cityLine(sheet))}\newline ${escape(cv.address.country)} & {\LARGE\scshape ${escape(cv.name.full)}} & ${escape(cv.email)}\newline ${escape(cv.phone.international)}\end{tabular*}\par
${section(wording.heading('work'), jobs.join('\n'))}
${section(wording.heading('education'), schools.join('\n'))}
${section(wording.heading('skills'), bullets(facts))}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
