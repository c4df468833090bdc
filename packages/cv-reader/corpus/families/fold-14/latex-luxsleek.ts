/** LaTeX in the manner of "LuxSleek": a dark column at the left with picture, contact and lists in white on every page, at the right headings in capitals of the column's colour, the period in small type over `Title at the left, employer in colour`, duties as a paragraph. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import {
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  whole,
} from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'fr', 'de', 'es', 'it', 'nl', 'pl', 'cs', 'sv', 'pt-BR', 'ru', 'tr'],
  tex(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['30475E', '4E3B31', '22503F']);
    const sideHead = (title: string) =>
      String.raw`\par\vspace{5mm}{\large\bfseries ${x(title)}}\par\vspace{1mm}\rule{\linewidth}{.4pt}\par\vspace{1.5mm}`;
    const lines = (texts: readonly string[]) =>
      texts.map((one) => `${x(one)}\\par\\vspace{.8mm}`).join('\n');
    const head = (title: string) =>
      String.raw`\par\vspace{4mm}{\large\bfseries\color{deep}\MakeUppercase{${x(title)}}}\par\vspace{2mm}`;
    const entry = (when: string, title: string, where: string, body: string) =>
      String.raw`{\small\color{gray}${x(when)}}\par{\bfseries ${x(title)}}\hfill{\color{deep}${x(where)}}\par ${body === '' ? '' : `${x(body)}\\par`}\vspace{2.5mm}`;
    const isParagraph = random.chance(0.6);
    const body = (job: (typeof cv.work)[number]) => tasks(job).join(isParagraph ? '. ' : '; ');
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec,xcolor,tikz,paracol,eso-pic}\usepackage[left=8mm,right=14mm,top=14mm,bottom=14mm]{geometry}
\definecolor{deep}{HTML}{${colour}}\setmainfont{${random.pick(['Open Sans', 'Carlito', 'PT Sans'])}}
\AddToShipoutPictureBG{\AtPageLowerLeft{\color{deep}\rule{66mm}{\paperheight}}}
\setlength{\parindent}{0pt}\pagestyle{empty}\columnratio{0.285}\setlength{\columnsep}{14mm}\raggedright
\begin{document}
\begin{paracol}{2}\color{white}\sloppy
\begin{center}\tikz\fill[white!70!deep](0,0)circle(13mm);\par\vspace{3mm}{\LARGE\bfseries ${x(cv.name.full)}}\par\vspace{1mm}${x(cv.label)}\end{center}
${sideHead(h(sheet, 'contact'))}\small
${lines([cv.email, number(sheet), ...profile(sheet), whole(sheet)])}
${sideHead(h(sheet, 'skills'))}
${lines(skillList(sheet))}
${cv.languages.length ? sideHead(h(sheet, 'languages')) + lines(spoken(sheet)) : ''}
\switchcolumn\color{black}
${head(h(sheet, 'summary'))}${x(cv.summary)}\par
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, `${body(job)}.`)).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, '')).join('\n')}
${rest(sheet)
  .map(({ title, lines: its }) => head(title) + lines(its))
  .join('\n')}
\end{paracol}
\end{document}
`;
  },
};
export default family;
