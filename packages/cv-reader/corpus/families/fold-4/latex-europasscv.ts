/** LaTeX: the class europasscv, the Europass CV of 2013 with a narrow column of dates at the left. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const options: Readonly<Record<string, string>> = {
  en: 'english',
  it: 'italian',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  nl: 'dutch',
  pl: 'polish',
  sv: 'swedish',
  cs: 'czech',
  'pt-BR': 'portuguese',
};

const items = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : String.raw`\ecvitem{}{\begin{ecvitemize}${lines.map((line) => String.raw`\item ${escape(line)}`).join('\n')}\end{ecvitemize}}`;

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: Object.keys(options),
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const { date } = cv.birth;
    const [own, ...others] = cv.languages;
    const isTable = random.chance(0.5);
    const jobs = cv.work.map(
      (job) =>
        String.raw`\ecvtitle{${escape(wording.period(job.start, job.end))}}{${escape(job.title)}}
\ecvitem{}{${escape(`${job.employer}, ${job.city}`)}}
${items([job.summary, ...job.highlights])}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\ecvtitle{${escape(wording.period(start, end))}}{${escape(`${degree} ${area}`)}}
\ecvitem{}{${escape(institution)}}`,
    );
    const level = (cefr: string | null) =>
      Array.from({ length: 5 }, () => `{${cefr ?? 'C2'}}`).join('');
    const rows = others.map(({ name, cefr }, at) =>
      isTable
        ? String.raw`\ecv${at === others.length - 1 ? 'last' : ''}language{${escape(name)}}${level(cefr)}`
        : String.raw`\ecvitem{${escape(name)}}{${cefr ?? ''}}`,
    );
    const spoken = own
      ? String.raw`\ecvmothertongue{${escape(own.name)}}${isTable && others.length > 0 ? String.raw`\ecvlanguageheader` : ''}${rows.join('\n')}`
      : '';
    const more = extras(sheet).map(
      ({ title, lines }) =>
        String.raw`\ecvblueitem{${escape(title)}}{${lines.map(escape).join(String.raw`\newline `)}}`,
    );
    return String.raw`\documentclass[${options[cv.language] ?? 'english'},a4paper,${random.pick(['nologo,', ''])}nodocument]{europasscv}
\usepackage{lmodern}
\usepackage[${options[cv.language] ?? 'english'}]{babel}
\ecvname{${escape(cv.name.full)}}
\ecvaddress{${escape(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`)}}
\ecvmobile{${escape(cv.phone.international)}}
\ecvemail{${escape(cv.email)}}
\ecvdateofbirth{${date.day}/${date.month}/${date.year}}
\ecvnationality{${escape(cv.nationality)}}
\begin{document}
\begin{europasscv}
\ecvpersonalinfo
\ecvbigitem{${escape(wording.label('position'))}}{${escape(cv.label)}}
\ecvsection{${escape(wording.heading('work'))}}
${jobs.join('\n')}
\ecvsection{${escape(wording.heading('education'))}}
${schools.join('\n')}
\ecvsection{${escape(wording.heading('skills'))}}
${spoken}
${cv.skills.map(({ label, names }) => String.raw`\ecvblueitem{${escape(label)}}{${escape(names.join(', '))}}`).join('\n')}
${more.join('\n')}
\end{europasscv}
\end{document}
`;
  },
};

export default family;
