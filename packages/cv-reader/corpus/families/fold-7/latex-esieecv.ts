/** LaTeX: the package ESIEEcv, rubrics of two columns with the dates in bold, the place in small capitals and gains after triangles. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const field = (command: string, text: string) =>
  text === '' ? '' : `\\${command}{${escape(text)}}`;
const part = (...fields: string[]) =>
  String.raw`\begin{sousrubrique}${fields.join('')}\end{sousrubrique}`;
const rubric = (title: string, parts: readonly string[]) =>
  parts.length === 0
    ? ''
    : String.raw`\begin{rubrique}{${escape(title)}}` +
      `\n${parts.join('\n')}\n${String.raw`\end{rubrique}`}\n`;

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['fr', 'en', 'it', 'es', 'pt-BR', 'nl', 'pl', 'fr'],
  tex(sheet) {
    const { cv, wording } = sheet;
    const jobs = cv.work.map((job) =>
      part(
        field('Date', wording.period(job.start, job.end)),
        field('Lieu', `${job.employer}, ${job.city}`),
        field('Titre', job.title),
        field('Descr', job.summary),
        ...job.highlights.map((line) => field('Apport', line)),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      part(
        field('Date', wording.period(start, end)),
        field('Lieu', institution),
        field('Titre', `${degree}, ${area}`),
      ),
    );
    const skills = cv.skills.map(({ label, names }) =>
      part(field('Competence', label), field('Descr', names.join(', '))),
    );
    const spoken = cv.languages.map(({ name, level }) =>
      part(field('Competence', name), field('Descr', level)),
    );
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}
\usepackage[margin=20mm]{geometry}
\usepackage{ESIEEcv}
\setlength{\largeurcolonne}{40mm}
\begin{document}
\begin{minipage}[t]{0.55\textwidth}
\textbf{${escape(cv.name.full)}}\\ ${escape(cv.address.street)}\\ ${escape(cityLine(sheet))}
\end{minipage}\hfill
\begin{minipage}[t]{0.4\textwidth}\raggedleft
${escape(cv.phone.national)}\\ ${escape(cv.email)}
\end{minipage}
\begin{center}\Large\bfseries ${escape(cv.label)}\end{center}

${rubric(wording.heading('education'), schools)}
${rubric(wording.heading('work'), jobs)}
${rubric(wording.heading('skills'), skills)}
${rubric(wording.heading('languages'), spoken)}
${extras(sheet)
  .map(({ title, lines }) =>
    rubric(
      title,
      lines.map((line) => part(field('Descr', line))),
    ),
  )
  .join('\n')}
\end{document}
`;
  },
};

export default family;
