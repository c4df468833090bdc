/** LaTeX, home-made with KOMA-Script: `\minisec` for headings and one `description` for each section whose labels are the periods in sans serif, so that post, employer and town follow as running text, with `bei`, `at`, `chez` or a comma between them. */
import type { Family } from '../../family.ts';
import { x } from '../fold-11/lib/tex.ts';
import { contacts, course, h, rest, skillLines, span, spoken, tasks } from './lib/kit.ts';

/** What stands between post and employer. */
const words: Readonly<Record<string, string>> = {
  de: ' bei |, ',
  en: ' at |, ',
  fr: ' chez |, ',
  nl: ' bij |, ',
  sv: ' på |, ',
  es: ' en |, ',
  it: ' presso |, ',
  cs: ', ',
  ru: ', ',
  pl: ' – ',
  'pt-BR': ' – |, ',
};

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: Object.keys(words),
  tex(sheet) {
    const { cv, random } = sheet;
    const between = random.pick((words[cv.language] ?? ', ').split('|'));
    const isWide = cv.language === 'ru';
    const style = random.pick(['sameline,leftmargin=46mm', 'nextline,leftmargin=12mm']);
    const head = (title: string) => String.raw`\minisec{\large ${x(title)}}\vspace{2pt}`;
    const item = (when: string, text: string) => String.raw`\item[${x(when)}] ${text}`;
    const list = (its: readonly string[]) =>
      String.raw`\begin{description}[style=${style},font=\normalfont\sffamily\small,itemsep=2pt]
${its.join('\n')}
\end{description}`;
    const plain = (lines: readonly string[]) =>
      String.raw`\begin{itemize}[leftmargin=5mm,itemsep=0pt,parsep=0pt]${lines.map((one) => String.raw`\item ${x(one)}`).join('\n')}\end{itemize}`;
    return String.raw`\documentclass[paper=a4,fontsize=11pt,parskip=half]{scrartcl}
\usepackage{fontspec,enumitem}\usepackage[margin=24mm,top=18mm]{geometry}
\setmainfont{${isWide ? 'FreeSerif' : random.pick(['Latin Modern Roman', 'Charis SIL', 'Gentium Plus'])}}\setsansfont{${isWide ? 'FreeSans' : 'Latin Modern Sans'}}
\pagestyle{empty}\setkomafont{minisec}{\bfseries}\raggedright
\begin{document}
{\huge ${x(cv.name.full)}}\\[1mm]
{\large\itshape ${x(cv.label)}}\\[2mm]
${contacts(sheet, true)
  .map(x)
  .join(String.raw`\\`)}

${head(h(sheet, 'work'))}
${list(cv.work.map((job) => item(span(sheet, job), String.raw`\textbf{${x(job.title)}}${x(between)}${x(job.employer)}, ${x(job.city)}. ${x(tasks(job).join('. '))}.`)))}
${head(h(sheet, 'education'))}
${list(cv.education.map((one) => item(span(sheet, one), String.raw`\textbf{${x(course(one))}}, ${x(one.institution)}`)))}
${head(h(sheet, 'skills'))}
${plain(skillLines(sheet))}
${cv.languages.length ? `${head(h(sheet, 'languages'))}\n${plain(spoken(sheet))}` : ''}
${rest(sheet)
  .map((part) => `${head(part.title)}\n${plain(part.lines)}`)
  .join('\n')}
\end{document}
`;
  },
};
export default family;
