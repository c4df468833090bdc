/** LaTeX in the manner of "limecv": a dark column with a picture, the name, the post and contact beside signs in circles; at the right a line from circle to circle with periods at its left. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import { course, h, home, number, rest, skillList, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'nl', 'de', 'fr', 'it', 'es', 'pt-BR', 'pl', 'ru', 'tr'],
  tex(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['4DA900', '2A6F97', 'C2571A']);
    const side = (title: string) =>
      String.raw`\par\medskip{\Large\bfseries ${x(title)}}\par\smallskip\hrule\medskip`;
    const head = (title: string) =>
      String.raw`\par\medskip{\color{lime}\Large\bfseries ${x(title)}}\par\medskip`;
    const entry = (when: string, title: string, where: string, lines: readonly string[]) =>
      String.raw`\noindent\begin{minipage}[t]{28mm}\raggedleft\small ${x(when)}\ {\color{lime}\(\bullet\)}\end{minipage}\hspace{3mm}\begin{minipage}[t]{88mm}\raggedright\textbf{${x(title)}}\\{\itshape ${x(where)}}${lines.map((one) => String.raw`\\[1pt]{\small -- ${x(one)}}`).join('')}\end{minipage}\par\medskip`;
    const contact = (sign: string, text: string) =>
      String.raw`\noindent{\fontspec{FontAwesome}\symbol{"${sign}}}\hspace{2mm}\begin{minipage}[t]{41mm}\raggedright\small ${x(text)}\end{minipage}\par\smallskip`;
    const dots = (level: number) =>
      [1, 2, 3, 4, 5]
        .map((at) => (at <= level ? String.raw`\(\bullet\)` : String.raw`\(\circ\)`))
        .join('');
    const left = String.raw`{\fontsize{20}{24}\selectfont\bfseries\raggedright ${x(cv.name.full)}\par}\smallskip{\large\raggedright ${x(cv.label)}\par}
${side(h(sheet, 'summary'))}{\small\raggedright ${x(cv.summary)}\par}
${side(h(sheet, 'contact'))}
${contact('F041', home(sheet))}${contact('F0E0', cv.email)}${contact('F095', number(sheet))}${cv.links[0] ? contact('F0C1', cv.links[0].url) : ''}
${cv.languages.length ? side(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => String.raw`{\small ${x(name)} (${x(level)})\hfill ${dots(random.integer(2, 5))}\par}`).join('\n') : ''}`;
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec,xcolor,tikz,paracol}\usepackage[left=6mm,right=10mm,top=12mm,bottom=12mm]{geometry}
\setmainfont{${random.pick(['Open Sans', 'Noto Sans', 'Carlito'])}}[Ligatures=TeX]\definecolor{lime}{HTML}{${colour}}\setlength{\parindent}{0pt}\pagestyle{empty}
\usepackage{eso-pic}\AddToShipoutPictureBG{\AtPageLowerLeft{\color{black!80}\rule{62mm}{\paperheight}}}
\columnratio{0.268}\setlength{\columnsep}{10mm}
\begin{document}
\begin{paracol}{2}
{\color{white}${left}}
\switchcolumn
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, tasks(job))).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, [])).join('\n')}
${head(h(sheet, 'skills'))}
{\small\raggedright ${skillList(sheet)
      .map(x)
      .join(String.raw` \textcolor{lime}{\(\cdot\)} `)}\par}
${rest(sheet)
  .map(
    ({ title, lines }) =>
      head(title) + lines.map((one) => `{\\small\\raggedright ${x(one)}\\par}`).join('\n'),
  )
  .join('\n')}
\end{paracol}
\end{document}
`;
  },
};
export default family;
