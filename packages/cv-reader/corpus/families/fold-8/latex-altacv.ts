/** LaTeX in the manner of AltaCV: two columns of paracol, marks before date and place, employers in colour, tags in frames, dots for languages. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const heading = (text: string) => String.raw`\cvsection{${escape(text)}}` + '\n';

const items = (lines: readonly string[]) =>
  String.raw`\begin{itemize}${lines.map((line) => String.raw`\item ${escape(line)}`).join('\n')}\end{itemize}`;

function right(sheet: Sheet): string {
  const { cv, wording, random } = sheet;
  const schools = cv.education.map(
    ({ institution, degree, area, start, end }) =>
      String.raw`\cvevent{${escape(`${degree} ${area}`)}}{${escape(institution)}}{${escape(wording.period(start, end))}}{}` +
      '\n',
  );
  const tags = cv.skills.map(({ names }) =>
    names.map((name) => String.raw`\cvtag{${escape(name)}}`).join('\n'),
  );
  const spoken = cv.languages.map(
    ({ name, level }) =>
      String.raw`\textbf{${escape(name)}}\hfill ${random.chance(0.5) ? escape(level) : String.raw`\textcolor{accent}{$\bullet\bullet\bullet\bullet\circ$}`}\par\smallskip`,
  );
  return [
    heading(wording.heading('summary')),
    String.raw`\emph{${escape(cv.summary)}}` + '\n',
    heading(wording.heading('skills')),
    tags.join(String.raw`\par\divider` + '\n'),
    ...(spoken.length === 0 ? [] : [heading(wording.heading('languages')), ...spoken]),
    heading(wording.heading('education')),
    ...schools,
  ].join('\n');
}

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'de', 'es', 'ru', 'fr', 'pl', 'el', 'tr', 'pt-BR', 'vi'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const jobs = cv.work.map((job) =>
      [
        String.raw`\cvevent{${escape(job.title)}}{${escape(job.employer)}}{${escape(wording.period(job.start, job.end))}}{${escape(job.city)}}`,
        items([job.summary, ...job.highlights]),
      ].join('\n'),
    );
    const more = extras(sheet).map(({ title, lines }) => heading(title) + items(lines));
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[margin=14mm]{geometry}
\usepackage{fontspec,xcolor,paracol,enumitem,fontawesome,tikz}
\setmainfont{Noto Sans}[Scale=0.9]
\definecolor{accent}{HTML}{8F0D0D}\definecolor{soft}{HTML}{666666}
\setlength{\parindent}{0pt}\raggedright\pagestyle{empty}\columnratio{0.62}\setlength{\columnsep}{1.4em}
\setlist[itemize]{leftmargin=1.2em,itemsep=1pt,topsep=2pt,parsep=0pt}
\newcommand{\divider}{\par\smallskip{\color{soft}\hrule height 0.2pt}\medskip}
\newcommand{\cvsection}[1]{\par\bigskip{\Large\bfseries\color{accent}\MakeUppercase{#1}}\\[-1ex]{\color{accent}\rule{\linewidth}{1.5pt}}\par\smallskip}
\newcommand{\cvevent}[4]{{\large #1\par}{\bfseries\color{accent}#2\par}{\small\color{soft}\makebox[0.55\linewidth][l]{\faCalendar~#3}\ifx\relax#4\relax\else\faMapMarker~#4\fi\par}\smallskip}
\newcommand{\cvtag}[1]{\tikz[baseline]\node[anchor=base,draw=soft,rounded corners=1ex,inner xsep=1ex,inner ysep=.7ex,text height=1.5ex,text depth=.25ex]{#1};}
\begin{document}
{\Huge\bfseries ${escape(cv.name.full)}\par}\smallskip{\large\color{accent}\bfseries ${escape(cv.label)}\par}\smallskip
{\small \faEnvelope~${escape(cv.email)}\hspace{1em}\faPhone~${escape(cv.phone.international)}\hspace{1em}\faMapMarker~${escape(`${cv.address.city}, ${cv.address.country}`)}\hspace{1em}\faLinkedin~${escape(cv.links[0]?.url ?? '')}\par}
\begin{paracol}{2}
${heading(wording.heading('work'))}
${jobs.join('\n\\divider\n')}
${more.join('\n')}
\switchcolumn
${right(sheet)}
\end{paracol}
\end{document}
`;
  },
};

export default family;
