/** LaTeX: the class ecv, a German CV as one long table with a rule between labels and values. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['de', 'de', 'en', 'de'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const { day, month, year } = cv.birth.date;
    const language = cv.language === 'de' ? 'german' : 'english';
    const head = (title: string) => String.raw`\ecvBSec{${escape(title)}}`;
    const row = (label: string, ...lines: string[]) =>
      String.raw`\ecvEPR{${escape(label)}}{${lines.join(String.raw`\ecvNewLine `)}}`;
    const first = (label: string, ...lines: string[]) =>
      String.raw`\ecvEFR{${escape(label)}}{${lines.join(String.raw`\ecvNewLine `)}}`;
    const jobs = cv.work.map((job) =>
      first(
        wording.period(job.start, job.end),
        String.raw`\ecvBold{${escape(job.title)}}`,
        escape(`${job.employer}, ${job.city}`),
        ...[job.summary, ...job.highlights].map((line) => `-- ${escape(line)}`),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      first(
        wording.period(start, end),
        String.raw`\ecvBold{${escape(institution)}}`,
        escape(`${degree} ${area}`),
      ),
    );
    return String.raw`\documentclass[${language},empty]{ecv}
\ecvName{${escape(cv.name.full)}}
\begin{document}
\begin{ecv}
\ecvSec{${escape(wording.heading('personal'))}}
${row(wording.label('name'), String.raw`\ecvBold{${escape(cv.name.full)}}`)}
${row(wording.label('address'), escape(cv.address.street), escape(`${cv.address.postalCode} ${cv.address.city}`))}
${row(wording.label('phone'), escape(cv.phone.international))}
${row(wording.label('email'), String.raw`\ecvHyperEMail{${cv.email}}`)}
${row(wording.label('birthDate'), `${day}.${month}.${year}, ${escape(cv.birth.place)}`)}
${head(wording.heading('work'))}
${jobs.join('\n')}
${head(wording.heading('education'))}
${schools.join('\n')}
${head(wording.heading('skills'))}
${cv.skills.map(({ label, names }) => row(label, escape(names.join(', ')))).join('\n')}
${cv.languages.length === 0 ? '' : head(wording.heading('languages'))}
${cv.languages.map(({ name, level }) => row(name, escape(level))).join('\n')}
${extras(sheet)
  .map(
    ({ title, lines }) =>
      `${head(title)}\n${lines.map((line) => row('', escape(line))).join('\n')}`,
  )
  .join('\n')}
\end{ecv}
\end{document}
`;
  },
};

export default family;
