/** LaTeX: the class europecv, the Europass CV of 2004 with a line between labels and values, and the name at the foot. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { birthDate } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

/** The name of each language for the class and for babel. */
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

const row = (label: string, text: string) => String.raw`\ecvitem{${escape(label)}}{${text}}`;
const bold = (text: string) => String.raw`\textbf{${escape(text)}}`;
const dashed = (lines: readonly string[]) => lines.map((line) => `-- ${escape(line)}`);

function entries({ cv, wording }: Sheet): { jobs: string[]; schools: string[] } {
  const jobs = cv.work.map((job) =>
    [
      row(wording.label('dates'), escape(wording.period(job.start, job.end))),
      row(wording.label('position'), bold(job.title)),
      row(
        wording.label('tasks'),
        dashed([job.summary, ...job.highlights]).join(String.raw`\newline `),
      ),
      String.raw`\ecvitem[10pt]{${escape(wording.label('employer'))}}{${escape(`${job.employer}, ${job.city}`)}}`,
    ].join('\n'),
  );
  const schools = cv.education.map(({ institution, degree, area, start, end }) =>
    [
      row(wording.label('dates'), escape(wording.period(start, end))),
      row(wording.label('degree'), bold(`${degree}, ${area}`)),
      String.raw`\ecvitem[10pt]{${escape(wording.label('institution'))}}{${escape(institution)}}`,
    ].join('\n'),
  );
  return { jobs, schools };
}

/** Without the grid of levels, which the class lets fall off the end of a page. */
function spoken({ cv, random }: Sheet): string {
  const [own, ...others] = cv.languages;
  if (!own) return '';
  const hasLevels = random.chance(0.5);
  const rows = others.map(({ name, level, cefr }) =>
    row(name, escape(hasLevels ? (cefr ?? level) : level)),
  );
  return [String.raw`\ecvmothertongue[5pt]{${escape(own.name)}}`, ...rows].join('\n');
}

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: Object.keys(options),
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const language = options[cv.language] ?? 'english';
    const { jobs, schools } = entries(sheet);
    const section = (title: string) => String.raw`\ecvsection{${escape(title)}}`;
    const more = extras(sheet).map(
      ({ title, lines }) =>
        `${section(title)}\n${lines.map((line) => row('', escape(line))).join('\n')}`,
    );
    return String.raw`\documentclass[a4paper,${language},${random.pick(['nologo', 'logo'])},${random.pick(['noflag', 'flagWB'])}]{europecv}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{graphicx}
\usepackage[${language}]{babel}
\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}
\ecvname{${escape(cv.name.full)}}
\ecvaddress{${escape([cv.address.street, `${cv.address.postalCode} ${cv.address.city}`, cv.address.country].join(', '))}}
\ecvtelephone{${escape(cv.phone.international)}}
\ecvemail{${escape(cv.email)}}
\ecvnationality{${escape(cv.nationality)}}
\ecvdateofbirth{${birthDate(sheet)}}
\begin{document}
\selectlanguage{${language}}
\begin{europecv}
\ecvpersonalinfo[20pt]
${row(wording.label('position'), bold(cv.label))}
${section(wording.heading('work'))}
${jobs.join('\n')}
${section(wording.heading('education'))}
${schools.join('\n')}
${section(wording.heading('skills'))}
${spoken(sheet)}
${cv.skills.map(({ label, names }) => row(label, escape(names.join(', ')))).join('\n')}
${more.join('\n')}
\end{europecv}
\end{document}
`;
  },
};

export default family;
