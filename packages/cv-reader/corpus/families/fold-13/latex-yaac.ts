/** LaTeX in the manner of "Yet another awesome CV": a sign in a circle before each coloured heading, the post in the middle of a line between period and place, employer in small capitals, keywords in a coloured line. */
import type { Family } from '../../family.ts';
import { items, x } from '../fold-11/lib/tex.ts';
import { contacts, course, h, rest, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['fr', 'en', 'de', 'es', 'it', 'nl', 'pl', 'ru', 'sv', 'cs', 'tr'],
  tex(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['0395DE', '00897B', 'BF360C']);
    const head = (title: string, sign: string) =>
      String.raw`\par\bigskip\noindent\tikz[baseline=(s.base)]{\node[circle,fill=awesome,text=white,inner sep=2pt](s){\fontspec{FontAwesome}\footnotesize\symbol{"${sign}}};}\ {\Large\color{awesome} ${x(title)}}\ {\color{awesome}\hrulefill}\par\medskip{}`;
    const entry = (
      when: string,
      title: string,
      where: string,
      city: string,
      lines: readonly string[],
    ) =>
      String.raw`\noindent\begin{tabularx}{\textwidth}{@{}p{32mm}Xr@{}}\small\color{black!60}${x(when)} & \textbf{${x(title)}} & \small\itshape ${x(city)}\\ & \textsc{${x(where)}} &\end{tabularx}\par${items(lines, '[leftmargin=38mm,nosep]')}\par\smallskip`;
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec,xcolor,tikz,tabularx,enumitem}\usepackage[margin=16mm]{geometry}\setmainfont{${random.pick(['Linux Libertine O', 'Open Sans', 'Gentium Plus'])}}[Ligatures=NoCommon]\definecolor{awesome}{HTML}{${colour}}
\setlength{\parindent}{0pt}\pagestyle{empty}\raggedright
\begin{document}
\begin{center}{\fontsize{26}{32}\selectfont\color{awesome} ${x(cv.name.full)}}\par\smallskip{\large\textsc{${x(cv.label)}}}\par\smallskip{\small ${contacts(
      sheet,
    )
      .map(x)
      .join(String.raw` \textbar\ `)}}\end{center}
${head(h(sheet, 'summary'), 'F007')}${x(cv.summary)}
${head(h(sheet, 'work'), 'F0B1')}
${cv.work.map((job) => entry(span(sheet, job), job.title, job.employer, job.city, tasks(job)) + (job.mentions.length ? String.raw`\hspace*{38mm}{\small\color{awesome}${x(job.mentions.join(', '))}}\par\smallskip` : '')).join('\n')}
${head(h(sheet, 'education'), 'F19D')}
${cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, one.city, [])).join('\n')}
${head(h(sheet, 'skills'), 'F085')}
\begin{tabularx}{\textwidth}{@{}p{38mm}X@{}}${cv.skills.map(({ label, names }) => `\\textbf{${x(label)}} & ${x(names.join(', '))}\\\\`).join('\n')}\end{tabularx}
${cv.languages.length ? head(h(sheet, 'languages'), 'F1AB') + x(spoken(sheet).join(', ')) : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title, 'F005') + lines.map((one) => `${x(one)}\\par`).join('\n'))
  .join('\n')}
\end{document}
`;
  },
};
export default family;
