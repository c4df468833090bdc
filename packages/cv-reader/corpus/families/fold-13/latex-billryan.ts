/** LaTeX in the manner of the Chinese "resume" of engineers: name and contact with signs in the middle, a rule after each heading, `Employer` in bold, post in italics and the period flush right, tight points. */
import type { Family } from '../../family.ts';
import { items, x } from '../fold-11/lib/tex.ts';
import { course, h, number, profile, rest, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const FONTS: Readonly<Record<string, string>> = {
  'zh-CN': 'Noto Sans CJK SC',
  ja: 'Noto Sans CJK JP',
  ko: 'Noto Sans CJK KR',
};

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['zh-CN', 'en', 'zh-CN', 'ja', 'ko', 'vi', 'en'],
  tex(sheet) {
    const { cv } = sheet;
    const font = FONTS[cv.language] ?? 'TeX Gyre Termes';
    const isEast = cv.language in FONTS;
    const head = (title: string) => String.raw`\section{${x(title)}}`;
    const row = (left: string, middle: string, right: string) =>
      String.raw`\noindent\textbf{${x(left)}}${middle === '' ? '' : String.raw`, \textit{${x(middle)}}`}\hfill ${x(right)}\par`;
    const sign = (code: string) => String.raw`{\fontspec{FontAwesome}\symbol{"${code}}}\,`;
    const contact = [
      `${sign('F0E0')}${x(cv.email)}`,
      `${sign('F095')}${x(number(sheet))}`,
      ...profile(sheet).map((one) => `${sign('F0C1')}${x(one)}`),
      `${sign('F015')}${x(cv.address.city)}`,
    ];
    const vietnamese = cv.language === 'vi' ? 'FreeSerif' : font;
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage{fontspec,titlesec,enumitem}\usepackage[margin=18mm]{geometry}\setmainfont{${vietnamese}}[AutoFakeSlant]
${isEast ? String.raw`\XeTeXlinebreaklocale "zh"\XeTeXlinebreakskip=0pt plus 1pt` : ''}
\titleformat{\section}{\Large\bfseries\raggedright}{}{0em}{}[\titlerule]\titlespacing*{\section}{0pt}{12pt}{6pt}
\setlength{\parindent}{0pt}\setlist{noitemsep,topsep=2pt,leftmargin=6mm}\pagestyle{empty}
\begin{document}
\begin{center}{\Huge ${x(cv.name.full)}}\par\medskip{\small ${contact.join(String.raw` \textperiodcentered\ `)}}\end{center}
${head(h(sheet, 'education'))}
${cv.education.map((one) => row(one.institution, course(one), span(sheet, one))).join('\n')}
${head(h(sheet, 'work'))}
${cv.work.map((job) => `${row(job.employer, job.title, span(sheet, job))}${items(tasks(job))}`).join('\n')}
${head(h(sheet, 'skills'))}
${items(cv.skills.map(({ label, names }) => `${label}: ${names.join(isEast && cv.language !== 'ko' ? '、' : ', ')}`))}
${cv.languages.length ? head(h(sheet, 'languages')) + items(spoken(sheet)) : ''}
${rest(sheet)
  .map(({ title, lines }) => head(title) + items(lines))
  .join('\n')}
\end{document}
`;
  },
};
export default family;
