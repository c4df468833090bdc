/** LaTeX in the manner of "Medium length professional CV": the name in capitals, the address between diamonds, headings over a rule, employer and dates in bold over title and town in italics. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'en', 'cs', 'es', 'en', 'el', 'fr', 'vi', 'pt-BR', 'ru', 'nl', 'pl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const upper = (text: string) => escape(text.toUpperCase());
    const section = (title: string, body: string) =>
      body === ''
        ? ''
        : String.raw`\medskip{\bfseries ${upper(title)}}\par\smallskip\hrule\smallskip ` +
          `\n${body}\n`;
    const jobs = cv.work.map((job) => {
      const lines = sentences(job).map((line) => String.raw`\item ${escape(line)}`);
      return String.raw`{\bfseries ${escape(job.employer)}}\hfill ${escape(wording.period(job.start, job.end))}\\
{\itshape ${escape(job.title)}}\hfill{\itshape ${escape(job.city)}}
\begin{list}{$\cdot$}{\leftmargin=1.2em\itemsep-3pt\topsep2pt}${lines.join('\n')}\end{list}`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`{\bfseries ${escape(institution)}}\hfill{\itshape ${escape(wording.period(start, end))}}\\
${escape(`${degree}, ${area}`)}\par\smallskip`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => String.raw`\textbf{${escape(label)}} & ${escape(names.join(', '))}\\`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const rows =
      spoken === ''
        ? skills
        : skills.concat(
            String.raw`\textbf{${escape(wording.heading('languages'))}} & ${escape(spoken)}\\`,
          );
    const isSchoolFirst = random.chance(0.5);
    const education = section(wording.heading('education'), schools.join('\n'));
    const work = section(wording.heading('work'), jobs.join('\n'));
    const more = extras(sheet).map(({ title, lines }) =>
      section(title, lines.map((line) => `${escape(line)}\\par`).join('\n')),
    );
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[left=0.75in,top=0.6in,right=0.75in,bottom=0.6in]{geometry}\usepackage{fontspec,array}
\setmainfont{${random.pick(['Noto Serif', 'FreeSerif', 'DejaVu Serif'])}}[Scale=0.92]
\setlength{\parindent}{0pt}\pagestyle{empty}\raggedbottom
\begin{document}
\centerline{\LARGE\bfseries ${upper(cv.name.full)}}\medskip
\centerline{${escape(cv.address.street)} $\diamond$ ${escape(cityLine(sheet))} $\diamond$ ${escape(cv.address.country)}}\smallskip
\centerline{${escape(cv.phone.international)} $\diamond$ ${escape(cv.email)}}\smallskip
${isSchoolFirst ? education + work : work + education}
${section(wording.heading('skills'), String.raw`\begin{tabular}{@{}>{\raggedright}p{0.26\textwidth}@{\hspace{4ex}}p{0.66\textwidth}@{}}${rows.join('\n')}\end{tabular}`)}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
