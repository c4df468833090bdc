/** LaTeX: a narrow column of education and skills beside a wide one of experience, in capitals and light type. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'pl', 'pt-BR', 'es', 'fr', 'en', 'cs'],
  without: ['address'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const section = (text: string) =>
      String.raw`{\par\medskip\fontsize{15}{17}\selectfont ${escape(text.toLocaleUpperCase(cv.language))}\par\smallskip}`;
    const run = (text: string) =>
      String.raw`{\bfseries\fontsize{11}{13}\selectfont ${escape(text.toLocaleUpperCase(cv.language))}}`;
    const small = (text: string) => String.raw`{\small\color{gray} ${escape(text)}\par}`;
    const jobs = cv.work.map((job) => {
      const lines = [job.summary, ...job.highlights].map(
        (line) => String.raw`\item ${escape(line)}`,
      );
      return String.raw`${run(job.employer)} {\large | ${escape(job.title)}}\par
${small(`${wording.period(job.start, job.end)} | ${job.city}`)}
\begin{itemize}[nosep,leftmargin=*]${lines.join('\n')}\end{itemize}\medskip`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`${run(institution)}\par ${escape(`${degree} ${area}`)}\par ${small(wording.period(start, end))}\medskip`,
    );
    const sign = random.pick([' \\textbullet{} ', ', ', '\\par ']);
    const skills = cv.skills.map(
      ({ label, names }) =>
        String.raw`{\bfseries ${escape(label)}}\par ${names.map(escape).join(sign)}\par\smallskip`,
    );
    const spoken = cv.languages.map(({ name, level }) => escape(`${name}: ${level}`));
    const [one, ...others] = extras(sheet);
    const more = (part: typeof one) =>
      part === undefined
        ? ''
        : `${section(part.title)}\n${part.lines.map(escape).join('\\par\n')}\\par`;
    return String.raw`\documentclass[a4paper]{article}
\usepackage[margin=15mm]{geometry}\usepackage{fontspec,enumitem,xcolor}
\setmainfont{${random.pick(['Lato', 'Open Sans', 'Noto Sans'])}}[Scale=0.9]
\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
\begin{center}{\fontsize{34}{40}\selectfont ${escape(cv.name.full)}\par}
\smallskip ${escape(cv.email)} | ${escape(cv.phone.international)} | linkedin.com/in/${escape(cv.links[0]?.url.split('/').at(-1) ?? '')}\end{center}
\noindent\begin{minipage}[t]{0.31\textwidth}\raggedright
${section(wording.heading('education'))}
${schools.join('\n')}
${section(wording.heading('skills'))}
${skills.join('\n')}
${spoken.length === 0 ? '' : section(wording.heading('languages'))}
${spoken.join('\\par\n')}
\end{minipage}\hfill
\begin{minipage}[t]{0.65\textwidth}\raggedright
${section(wording.heading('work'))}
${jobs.join('\n')}
${more(one)}
${others.map(more).join('\n')}
\end{minipage}
\end{document}
`;
  },
};

export default family;
