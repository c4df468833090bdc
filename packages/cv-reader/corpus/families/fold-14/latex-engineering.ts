/** LaTeX as a community of engineers recommends it: name in the middle, contact between strokes, headings in bold over a rule, `Title, Employer – Town` with the period flush right in one line, skills first. */
import type { Family } from '../../family.ts';
import { items, x } from '../fold-11/lib/tex.ts';
import { contacts, course, h, rest, span, spokenLine, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'en', 'de', 'nl', 'es', 'en', 'fr', 'it', 'pl', 'el', 'tr', 'sv', 'pt-BR'],
  tex(sheet) {
    const { cv, random } = sheet;
    const head = (title: string) => String.raw`\section*{${x(title)}}`;
    const order = random.integer(0, 2);
    const entry = (title: string, where: string, city: string, when: string) => {
      const place = city === '' ? '' : ` -- ${x(city)}`;
      const left = [
        String.raw`\textbf{${x(title)}}, ${x(where)}${place}`,
        String.raw`\textbf{${x(where)}}, ${x(title)}${place}`,
        String.raw`\textbf{${x(title)}}, \textit{${x(where)}}${place}`,
      ][order];
      return String.raw`\noindent ${left}\hfill ${x(when)}\par`;
    };
    const font =
      cv.language === 'el'
        ? 'GFS Artemisia'
        : random.pick(['XCharter', 'TeX Gyre Heros', 'Charis SIL']);
    return String.raw`\documentclass[10.5pt,a4paper]{article}
\usepackage{fontspec,titlesec,enumitem}\usepackage[margin=17mm]{geometry}\IfFontExistsTF{${font}}{\setmainfont{${font}}}{\setmainfont{Charis SIL}}
\titleformat{\section}{\bfseries\large}{}{0pt}{}[\vspace{1pt}\titlerule]\titlespacing{\section}{0pt}{8pt}{4pt}
\setlist[itemize]{noitemsep,topsep=1pt,leftmargin=5mm}\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
\begin{center}{\fontsize{22}{24}\selectfont ${x(cv.name.full)}}\par\smallskip ${contacts(sheet)
      .map(x)
      .join(String.raw` \quad$|$\quad `)}\end{center}
${random.chance(0.4) ? x(cv.summary) : ''}
${head(h(sheet, 'skills'))}
${cv.skills.map(({ label, names }) => String.raw`\noindent\textbf{${x(label)}:} ${x(names.join(', '))}\par`).join('\n')}
${cv.languages.length ? String.raw`\noindent\textbf{${x(h(sheet, 'languages'))}:} ${x(spokenLine(sheet))}\par` : ''}
${head(h(sheet, 'work'))}
${cv.work.map((job) => `${entry(job.title, job.employer, job.city, span(sheet, job))}\n${items(tasks(job))}\\smallskip`).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(course(one), one.institution, '', span(sheet, one))).join('\n')}
${rest(sheet)
  .map(({ title, lines }) => head(title) + items(lines))
  .join('\n')}
\end{document}
`;
  },
};
export default family;
