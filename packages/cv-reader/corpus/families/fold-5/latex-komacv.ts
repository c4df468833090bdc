/** LaTeX: the class komacv in its three styles, with contact details in the head, the foot or a column. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['de', 'en', 'fr', 'nl', 'sv', 'cs', 'pl', 'es'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const { first, last } = cv.name;
    const style = random.pick(['classic', 'casual', 'oldstyle']);
    const jobs = cv.work.map((job) => {
      const lines = [job.summary, ...job.highlights].map(
        (line) => String.raw`\item ${escape(line)}`,
      );
      return String.raw`\cventry{${escape(wording.period(job.start, job.end))}}{${escape(job.title)}}{${escape(job.employer)}}{${escape(job.city)}}{}{\begin{compactitem}${lines.join('\n')}\end{compactitem}}`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\cventry{${escape(wording.period(start, end))}}{${escape(`${degree} ${area}`)}}{${escape(institution)}}{}{}{}`,
    );
    const item = (label: string, text: string) =>
      String.raw`\cvitem{${escape(label)}}{${escape(text)}}`;
    const section = (title: string, items: readonly string[]) =>
      items.length === 0 ? '' : String.raw`\section{${escape(title)}}` + `\n${items.join('\n')}\n`;
    const set = (command: string, text: string) => `\\renewcommand*{\\${command}}{${escape(text)}}`;
    return String.raw`\documentclass[style=${style},color=${random.pick(['myblue', 'black', 'IndianRed4'])}]{komacv}
\setmainfont{Noto Sans}[Scale=0.9]
\setsansfont{Noto Sans}[Scale=0.9]
\renewcommand*{\firstname}{${escape(first)}${style === 'casual' ? '~' : ''}}
${set('familyname', last ?? '')}
${set('acadtitle', cv.label)}
${set('addressstreet', cv.address.street)}
${set('addresscity', `${cv.address.postalCode} ${cv.address.city}`)}
${set('mobile', cv.phone.international)}
${set('email', cv.email)}
\begin{document}
\maketitle
${section(wording.heading('work'), jobs)}
${section(wording.heading('education'), schools)}
${section(
  wording.heading('skills'),
  cv.skills.map(({ label, names }) => item(label, names.join(', '))),
)}
${section(
  wording.heading('languages'),
  cv.languages.map(
    ({ name, level, cefr }) =>
      String.raw`\cvitemwithcomment{${escape(name)}}{${escape(level)}}{${cefr ?? ''}}`,
  ),
)}
${extras(sheet)
  .map(({ title, lines }) =>
    section(
      title,
      lines.map((line) => String.raw`\cvlistitem{${escape(line)}}`),
    ),
  )
  .join('\n')}
\end{document}
`;
  },
};

export default family;
