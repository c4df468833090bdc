/** LaTeX in the manner of the CV of Friggeri: a dark band with the name in thin and heavy type, an aside without bullets at the left, and at the right dates beside titles, headings with their first signs in colour. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const colours = ['6DB1E0', 'B5B82E', 'E08A3C', 'C0392B'];

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['fr', 'en', 'es', 'de', 'pl', 'it', 'cs', 'en', 'pt-BR', 'nl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const [first = '', ...last] = cv.name.full.split(' ');
    const head = (title: string) =>
      String.raw`\par\bigskip{\fontsize{15}{18}\selectfont\bfseries{\color{accent}${escape(title.slice(0, 3))}}${escape(title.slice(3))}}\par\smallskip `;
    const aside = (title: string, lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : String.raw`{\bfseries\large ${escape(title)}}\par ${lines.map(escape).join('\\par ')}\par\bigskip `;
    const entry = (when: string, what: string, where: string, text: string) =>
      String.raw`\noindent\begin{minipage}[t]{24mm}\raggedright ${escape(when)}\end{minipage}\hspace{2mm}\begin{minipage}[t]{92mm}\raggedright\textbf{${escape(what)}}\hfill{\footnotesize ${escape(where)}}\\ ${text}\end{minipage}\par\medskip `;
    const jobs = cv.work.map((job) =>
      entry(
        wording.period(job.start, job.end),
        job.title,
        job.city,
        String.raw`\textit{${escape(job.employer)}}\\{\small ${sentences(job).map(escape).join('\\\\ ')}}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), `${degree} ${area}`, '', escape(institution)),
    );
    const more = extras(sheet).map(
      ({ title, lines }) => head(title) + lines.map((line) => `${escape(line)}\\par`).join('\n'),
    );
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[left=74mm,top=52mm,right=15mm,bottom=15mm]{geometry}\usepackage{fontspec,xcolor,tikz}
\usepackage[absolute,overlay]{textpos}
\setmainfont{${random.pick(['Roboto', 'Lato', 'Open Sans'])}}[Scale=0.9]
\definecolor{accent}{HTML}{${random.pick(colours)}}\definecolor{band}{HTML}{4D4D4D}
\hyphenpenalty=10000\setlength{\parindent}{0pt}\pagestyle{empty}\setlength{\TPHorizModule}{1mm}\setlength{\TPVertModule}{1mm}
\begin{document}
\begin{textblock}{210}(0,0)\begin{tikzpicture}\fill[band] (0,0) rectangle (210mm,40mm);
\node[white] at (105mm,23mm) {\fontsize{32}{36}\selectfont ${escape(first)} \textbf{${escape(last.join(' '))}}};
\node[white] at (105mm,11mm) {\large ${escape(cv.label.toLocaleLowerCase(cv.language))}};\end{tikzpicture}\end{textblock}
\begin{textblock}{50}(12,54)\raggedleft
${aside(wording.heading('contact'), [address.street, `${address.postalCode} ${address.city}`.trim(), address.country, cv.phone.international, cv.email])}
${aside(
  wording.heading('languages'),
  cv.languages.map(({ name, level }) => `${name}, ${level}`),
)}
${cv.skills.map(({ label, names }) => aside(label, names)).join('\n')}
\end{textblock}
${head(wording.heading('work'))}${jobs.join('\n')}
${head(wording.heading('education'))}${schools.join('\n')}
${more.join('\n')}
\end{document}
`;
  },
};

export default family;
