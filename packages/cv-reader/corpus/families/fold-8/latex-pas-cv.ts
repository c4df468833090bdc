/** LaTeX: the package pas-cv, backgrounds drawn over the page, the person's facts at the left of the head and the post at the right. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const lines = (texts: readonly string[]) => texts.map(escape).join(String.raw`\\ `);

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['fr', 'en', 'it', 'es', 'nl', 'fr', 'de'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const model = random.pick(['venus', 'venus', 'jupiter']);
    const section = (title: string, body: string) =>
      body === ''
        ? ''
        : String.raw`\CVtitle[color=blue!60!black,bordercolor=blue!60!black]{\Large ${escape(title)}}\par\smallskip
${body}\par\bigskip
`;
    const entry = (when: string, what: string, where: string, text: string) =>
      String.raw`\textbf{${escape(when)}} : ${escape(what)}\par\hspace*{6mm}\textit{${escape(where)}}\par${text === '' ? '' : String.raw`\hspace*{6mm}\parbox{0.9\linewidth}{${escape(text)}}\par`}\smallskip`;
    const jobs = cv.work.map((job) =>
      entry(
        wording.period(job.start, job.end),
        job.title,
        `${job.employer}, ${job.city}`,
        `${[job.summary, ...job.highlights].join('. ')}.`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), `${degree} ${area}`, institution, ''),
    );
    const person = [
      cv.name.full,
      cv.address.street,
      cityLine(sheet),
      cv.address.country,
      `${wording.label('phone')} : ${cv.phone.national}`,
      cv.email,
    ];
    const skills = cv.skills.map(
      ({ label, names }) => String.raw`\textbf{${escape(label)}} : ${escape(names.join(', '))}\par`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) => String.raw`${escape(name)} : ${escape(level)}\par`,
    );
    return String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern,textcomp}
\usepackage[upright]{fourier}
\usepackage{pas-cv}
\setlength{\parindent}{0pt}\raggedright\pagestyle{empty}
\begin{document}
\CVbg[modele=${model},bgcolor=blue!40,bordercolor=blue!60,poste={${escape(cv.label)}},postesize=\Large,postecolor=${model === 'jupiter' ? 'white' : 'black'}]
\infoLeft{\textbf{${lines(person.slice(0, 1))}}\\ ${lines(person.slice(1))}}
\infoRight{${escape(birthDate(sheet))}\\ ${escape(cv.nationality)}}
\CVmargins
${section(wording.heading('work'), jobs.join('\n'))}
${section(wording.heading('education'), schools.join('\n'))}
${section(wording.heading('skills'), skills.join('\n'))}
${section(wording.heading('languages'), spoken.join('\n'))}
${extras(sheet)
  .map(({ title, lines: its }) => section(title, its.map(escape).join(String.raw`\par `)))
  .join('\n')}
\end{document}
`;
  },
};

export default family;
