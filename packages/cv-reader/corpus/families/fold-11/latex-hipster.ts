/** LaTeX in the manner of the "Simple Hipster CV": a coloured panel with a picture, contacts and dots for skills; at the right periods, titles with the employer in small capitals, a closing line of tags. */
import type { Family } from '../../family.ts';
import { course, h, rest, span, tasks } from './lib/kit.ts';
import { x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'tr', 'pl'],
  tex(sheet) {
    const { cv, random } = sheet;
    const [dark, light] = random.pick([
      ['2F4858', 'DCEBF2'],
      ['6B3E26', 'F4E9DF'],
      ['1E5631', 'E3F1E7'],
    ] as const);
    const side = (title: string) =>
      String.raw`\par\bigskip{\large\bfseries\color{dark}${x(title)}}\par\smallskip`;
    const head = (title: string) =>
      String.raw`\par\medskip\colorbox{dark}{\color{white}\bfseries\large\strut ${x(title)}}\par\medskip`;
    const entry = (when: string, title: string, where: string, text: string) =>
      String.raw`\begin{minipage}[t]{0.24\linewidth}\raggedright\small\color{dark}${x(when)}\end{minipage}\hfill\begin{minipage}[t]{0.73\linewidth}\raggedright\textbf{${x(title)}}\\\textsc{${x(where)}}${text === '' ? '' : `\\\\{\\small ${x(text)}}`}\end{minipage}\par\medskip`;
    const dots = () => String.raw`{\color{dark}$${'\\bullet'.repeat(random.integer(3, 5))}$}`;
    const skills = cv.skills.map(
      ({ label, names }) =>
        `\\textit{${x(label)}}\\par ${names.map((one) => `${x(one)}\\hfill ${dots()}\\par`).join('\n')}\\smallskip`,
    );
    const contact = [
      `\\faMapMarker\\ ${x(cv.address.city)}, ${x(cv.address.country)}`,
      `\\faPhone\\ ${x(cv.phone.international)}`,
      `\\faEnvelope\\ ${x(cv.email)}`,
      ...cv.links.slice(0, 1).map(({ url }) => `\\faLinkedin\\ ${x(url)}`),
    ];
    return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec,xcolor,paracol,fontawesome}\usepackage[margin=12mm]{geometry}\setmainfont{Lato}
\definecolor{dark}{HTML}{${dark}}\definecolor{light}{HTML}{${light}}\setlength{\parindent}{0pt}\pagestyle{empty}\columnratio{0.31}\setlength{\columnsep}{8mm}
\backgroundcolor{c[0](4mm,6mm)}{light}
\begin{document}\begin{paracol}{2}\raggedright
{\LARGE\bfseries\color{dark}${x(cv.name.full)}\par}\smallskip ${x(cv.label)}\par\bigskip
{\small ${contact.join('\\par\n')}\par}
${side(h(sheet, 'summary'))}{\small ${x(cv.summary)}\par}
${side(h(sheet, 'skills'))}{\small ${skills.join('\n')}}
${cv.languages.length ? side(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `{\\small ${x(name)} \\hfill ${x(level)}\\par}`).join('\n') : ''}
\switchcolumn
${head(h(sheet, 'work'))}
${cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, `${tasks(job).join('. ')}.`)).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, '')).join('\n')}
${rest(sheet)
  .map(
    ({ title, lines }) =>
      `${head(title)}${lines.map((one) => `{\\small ${x(one)}}\\par`).join('\n')}`,
  )
  .join('\n')}
\end{paracol}\end{document}
`;
  },
};
export default family;
