/** LaTeX: the class cv4tw, stories with dates, place and keywords at the left, contacts after icons, the name at the foot. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['fr', 'en', 'es', 'el', 'it', 'de', 'cs', 'nl'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const theme = random.pick(['simple', 'sharp']);
    const line = String.raw`\\`;
    const story = (title: string, place: string, when: string, notes: string, body: string) =>
      String.raw`\story{${escape(title)}}{${escape(place)}}{${when}}{${notes}}{${body}}`;
    const jobs = cv.work.map((job) =>
      story(
        job.title,
        job.employer,
        `${escape(wording.period(job.start, job.end))}${line}${escape(job.city)}`,
        random.chance(0.4) ? job.mentions.map(escape).join(line) : '',
        `${escape(job.summary)}${job.highlights.length === 0 ? '' : String.raw`\begin{missions}${job.highlights.map((one) => String.raw`\item ${escape(one)}`).join('\n')}\end{missions}`}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      story(`${degree}, ${area}`, institution, escape(wording.period(start, end)), '', ''),
    );
    const skills = (title: string, rows: readonly { name: string; text: string }[]) =>
      rows.length === 0
        ? ''
        : String.raw`\begin{skills}{${escape(title)}}${rows.map(({ name, text }) => String.raw`\skill[${escape(name)}]{${escape(text)}}`).join('\n')}\end{skills}`;
    const section = (title: string) => String.raw`\section{${escape(title)}}`;
    return String.raw`\documentclass[a4paper,11pt]{cv4tw}
\usetheme[${random.pick(['teal', 'minuit', 'gray', 'tan'])}]{${theme}}
\setmainfont{Noto Serif}\setsansfont{Noto Sans}
\setmystyle[missionbullet]{\color{soft}$>$~~}
\setmystyle[addressbullet]{\color{icons}\faHome}\setmystyle[address]{\mystyle[cvcontact]}
\firstname{${escape(cv.name.first)}}
\lastname{${escape(cv.name.last ?? '')}}
\title{${escape(cv.label)}}
\setcvcontact[email]{${escape(cv.email)}}
\setcvcontact[cellphone]{${escape(cv.phone.international)}}
\setcvcontact[address]{${escape(`${cv.address.postalCode} ${cv.address.city}`)}}
\begin{document}
${section(wording.heading('work'))}
${jobs.join('\n')}
${section(wording.heading('education'))}
${schools.join('\n')}
${section(wording.heading('skills'))}
${cv.skills.map(({ label, names }) => skills(label, [{ name: '', text: names.join(', ') }])).join('\n')}
${skills(
  wording.heading('languages'),
  cv.languages.map(({ name, level }) => ({ name, text: level })),
)}
${extras(sheet)
  .map(
    ({ title, lines }) =>
      String.raw`${section(title)}\begin{missions}${lines.map((one) => String.raw`\item ${escape(one)}`).join('\n')}\end{missions}`,
  )
  .join('\n')}
\end{document}
`;
  },
};

export default family;
