/** LaTeX as scholars write it: headings in the margin, appointments as sentences that begin with the post, numbered papers with the names of others, talks. */
import type { Family, Sheet } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

/** Publications, talks, teaching; and a paper's title and journal. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['Publications', 'Invited talks', 'A note on method', 'Journal of Applied Practice', 'with'],
  de: ['Publikationen', 'Vorträge', 'Notizen zur Methode', 'Zeitschrift für Praxis', 'mit'],
  fr: ['Publications', 'Communications', 'Notes de méthode', 'Revue des pratiques', 'avec'],
  es: ['Publicaciones', 'Ponencias', 'Notas de método', 'Revista de práctica', 'con'],
  it: ['Pubblicazioni', 'Relazioni', 'Note di metodo', 'Rivista di pratica', 'con'],
  cs: ['Publikace', 'Přednášky', 'Poznámky k metodě', 'Časopis praxe', 's'],
  el: ['Δημοσιεύσεις', 'Ομιλίες', 'Σημειώσεις μεθόδου', 'Επιθεώρηση πρακτικής', 'με'],
};

function papers({ cv, random }: Sheet): string[] {
  const [, , title = '', journal = '', beside = ''] = words[cv.language] ?? [];
  const [other] = cv.references;
  return [2024, 2022, 2019].map((year, at) => {
    const pages = random.integer(11, 80);
    const who = other && at !== 1 ? ` (${beside} ${other.name})` : '';
    return `${title} ${['I', 'II', 'III'][2 - at] ?? ''}${who}. ${journal} ${year - 1990}(${at + 1}), ${year}, ${pages}–${pages + 14}.`;
  });
}

const family: Family = {
  tool: 'latex',
  engine: 'xelatex',
  languages: Object.keys(words),
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const isInMargin = random.chance(0.6);
    const heading = (text: string) =>
      isInMargin
        ? String.raw`\par\bigskip\leavevmode\llap{\parbox[t]{34mm}{\raggedright\textsc{${escape(text)}}}\hspace{4mm}}\ignorespaces `
        : String.raw`\par\bigskip{\large\textsc{${escape(text)}}}\par\smallskip `;
    const entry = (lead: string, when: string, text: string) =>
      String.raw`\hangindent=1.5em \textbf{${escape(lead)}} \hfill ${escape(when)}\\ ${escape(text)}\par\smallskip `;
    const jobs = cv.work.map((job) =>
      entry(
        `${job.title}, ${job.employer}`,
        wording.period(job.start, job.end),
        `${[job.summary, ...job.highlights].join('; ')}.`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(`${degree}, ${area}`, wording.period(start, end), institution),
    );
    const list = papers(sheet).map((line) => String.raw`\item ${escape(line)}`);
    const talks = [2023, 2020].map((year) => `${cv.address.city}, ${year}`);
    const contact = [
      cv.work[0]?.end === null ? cv.work[0].employer : '',
      cv.address.street,
      cityLine(sheet),
      cv.phone.international,
      cv.email,
    ].filter((line) => line !== '');
    const [published = '', spoke = ''] = words[cv.language] ?? [];
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[left=${isInMargin ? '52' : '28'}mm,right=25mm,top=24mm,bottom=24mm]{geometry}
\usepackage{fontspec,enumitem}
\setmainfont{${random.pick(['GFS Didot', 'Noto Serif', 'Linux Libertine O'])}}
\setlength{\parindent}{0pt}
\begin{document}
{\LARGE ${escape(cv.name.full)}}\hfill ${escape(wording.title)}\par\medskip
${contact.map(escape).join(String.raw`\\ `)}\par
${heading(wording.heading('work'))}
${jobs.join('\n')}
${heading(wording.heading('education'))}
${schools.join('\n')}
${heading(published)}
\begin{enumerate}[label={[\arabic*]},leftmargin=*,itemsep=2pt]
${list.join('\n')}
\end{enumerate}
${heading(spoke)}
${talks.map(escape).join(String.raw`\\ `)}\par
${heading(wording.heading('skills'))}
${cv.skills.map(({ names }) => escape(names.join(', '))).join(String.raw`\\ `)}\par
${cv.languages.length === 0 ? '' : `${heading(wording.heading('languages'))}${cv.languages.map(({ name, level }) => escape(`${name} (${level})`)).join(', ')}\\par`}
\end{document}
`;
  },
};

export default family;
