/** LaTeX: the class simpleresumecv, headings in capitals at the left, employers with their positions below them as bullets. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, cityLine, sentences } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const BULLET = String.raw`\BulletItem `;
const SUB_BULLET = String.raw`\SubBulletItem `;
const ENTRY = String.raw`\Entry `;
const FILL = String.raw` \hfill `;
/** The longest word that fits beside the text. The class hyphenates none. */
const WIDEST = 13;
const DETAIL = ['\\begin{Detail}', '\\end{Detail}'] as const;

const bold = (text: string) => String.raw`\textbf{${escape(text)}}`;

function work({ cv, wording }: Sheet): string[] {
  return byEmployer(cv.work).map(({ employer, jobs }) => {
    const [{ city } = { city: '' }] = jobs;
    const positions = jobs.flatMap((job) => [
      `${BULLET}${escape(job.title)}${FILL}${escape(wording.period(job.start, job.end))}`,
      DETAIL[0],
      ...sentences(job).map((line) => SUB_BULLET + escape(line)),
      DETAIL[1],
    ]);
    return [`${ENTRY}${bold(employer)}, ${escape(city)}`, String.raw`\Gap`, ...positions].join(
      '\n',
    );
  });
}

function education({ cv, wording }: Sheet): string[] {
  return cv.education.map(({ institution, degree, area, start, end }) =>
    [
      ENTRY + bold(institution),
      String.raw`\Gap`,
      `${BULLET}${escape(`${degree}, ${area}`)}${FILL}${escape(wording.period(start, end))}`,
    ].join('\n'),
  );
}

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: ['en', 'de', 'vi', 'pl', 'en', 'cs', 'el', 'ru', 'sv', 'tr'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const section = (title: string, items: readonly string[]) =>
      items.length === 0
        ? ''
        : `\\Section{${escape(title)}}{${escape(title)}}{PDF:${random.integer(1, 999_999)}}\n${items.join(`\n${String.raw`\BigGap`}\n`)}\n`;
    const kinds = ['work', 'education', 'skills', 'languages'] as const;
    const words = kinds.flatMap((kind) => wording.heading(kind).split(' '));
    const isWide = words.some((word) => word.length > WIDEST);
    const rows = [
      section(wording.heading('education'), education(sheet)),
      section(wording.heading('work'), work(sheet)),
      section(
        wording.heading('skills'),
        cv.skills.map(({ label, names }) => `${ENTRY}${bold(label)}: ${escape(names.join(', '))}`),
      ),
      section(
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => `${BULLET}${escape(`${name}, ${level}`)}`),
      ),
      ...extras(sheet).map(({ title, lines }) =>
        section(
          title,
          lines.map((line) => BULLET + escape(line)),
        ),
      ),
    ];
    // The class looks for its font in a folder that comes with it. Here it is the one of the system.
    return String.raw`\RequirePackage{fontspec}
\let\systemfont\setmainfont\renewcommand{\setmainfont}[2][]{\systemfont{Tinos}}
\documentclass[${random.pick(['a4paper', 'letterpaper'])}]{simpleresumecv}
${isWide ? String.raw`\renewcommand{\UseSectionFont}{\UseHeadingFont\fontsize{7pt}{9pt}\selectfont\bfseries}` : ''}
\begin{document}
\Title{${escape(cv.name.full)}}
\begin{SubTitle}
${escape(`${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`)}
\par
${escape(cv.email)} \,\SubBulletSymbol\, ${escape(cv.phone.international)} \,\SubBulletSymbol\, ${escape(cv.links[0]?.url ?? '')}
\end{SubTitle}
\begin{Body}
${rows.join('\n')}
\end{Body}
\end{document}
`;
  },
};

export default family;
