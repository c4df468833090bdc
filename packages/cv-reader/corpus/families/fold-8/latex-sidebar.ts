/** LaTeX in the manner of the CVs of twenty seconds: a grey bar at the left with a ring, the name and contact, and at the right dates beside entries. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'it', 'sv', 'cs', 'fr', 'nl', 'es', 'ru'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const item = (when: string, what: string, where: string, text: string) =>
      String.raw`\twentyitem{${escape(when)}}{${escape(what)}}{${escape(where)}}{${text}}`;
    const jobs = cv.work.map((job) =>
      item(
        wording.period(job.start, job.end),
        job.title,
        job.employer,
        [job.summary, ...job.highlights].map(escape).join(String.raw`\newline `),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      item(wording.period(start, end), `${degree}, ${area}`, institution, ''),
    );
    const block = (rows: readonly string[]) =>
      String.raw`\begin{twenty}${'\n'}${rows.join('\n')}${'\n'}\end{twenty}`;
    const skills = cv.skills
      .flatMap(({ names }) => names)
      .map((name) => String.raw`\profileskill{${escape(name)}}{${random.integer(2, 6)}}`);
    const more = extras(sheet).map(
      ({ title, lines }) =>
        String.raw`\section*{${escape(title)}}` + lines.map(escape).join(String.raw`\par `),
    );
    const spoken = cv.languages.map(({ name, level }) => escape(`${name} – ${level}`));
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[left=76mm,right=8mm,top=8mm,bottom=8mm]{geometry}
\usepackage{fontspec,xcolor,tikz,textpos,eso-pic,titlesec,longtable,array}
\setmainfont{Noto Sans}[Scale=0.88]
\definecolor{pblue}{HTML}{0395DE}\definecolor{side}{HTML}{E7E7E7}
\setlength{\parindent}{0pt}\pagestyle{empty}
\titleformat{\section}{\Large\color{pblue}}{}{0pt}{}\titlespacing{\section}{0pt}{8pt}{4pt}
\AddToShipoutPictureBG{\begin{tikzpicture}[remember picture,overlay]\fill[side](current page.north west)rectangle([xshift=68mm]current page.south west);\end{tikzpicture}}
\newcommand{\twentyitem}[4]{#1\strut&\textbf{#2} \hfill\mbox{\footnotesize #3}\newline #4\par\vspace{4pt}\\}
\newenvironment{twenty}{\setlength{\tabcolsep}{0pt}\begin{longtable}[l]{@{}>{\raggedright\arraybackslash}p{26mm}@{\hspace{2mm}}>{\raggedright\arraybackslash}p{0.78\linewidth}@{}}}{\end{longtable}}
\newcommand{\profileskill}[2]{#1\par{\color{white}\rule{48mm}{1.6mm}}\hspace{-48mm}{\color{pblue}\rule{#2 mm}{1.6mm}\rule{#2 mm}{1.6mm}}\par\vspace{3pt}}
\newcommand{\profilesection}[1]{\vspace{8pt}{\large\color{pblue}#1\hrulefill}\par\vspace{4pt}}
\begin{document}
\begin{textblock*}{56mm}(-70mm,0mm)
\begin{center}\tikz\draw[pblue,line width=1mm,fill=white](0,0)circle(16mm);\end{center}
{\Huge\raggedright ${escape(cv.name.full)}\par}\vspace{4pt}{\large\color{pblue}${escape(cv.label)}\par}
\profilesection{${escape(wording.heading('contact'))}}
${[cv.address.street, cityLine(sheet), cv.phone.international, cv.email].map(escape).join(String.raw`\par `)}\par
\profilesection{${escape(wording.heading('summary'))}}{\raggedright ${escape(cv.summary)}\par}
\profilesection{${escape(wording.heading('skills'))}}
${skills.join('\n')}
${spoken.length === 0 ? '' : String.raw`\profilesection{${escape(wording.heading('languages'))}}${spoken.join(String.raw`\par `)}\par`}
\end{textblock*}
\section*{${escape(wording.heading('work'))}}
${block(jobs)}
\section*{${escape(wording.heading('education'))}}
${block(schools)}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
