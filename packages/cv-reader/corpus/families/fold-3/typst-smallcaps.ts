/** Typst: small capitals, dates pushed to the right, skills as one line of each group. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'it', 'nl', 'pt-BR', 'sv', 'fr', 'de', 'es', 'tr', 'pl'],
  typ(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) =>
      `#v(2mm)\n#text(size: 12pt, tracking: 1.5pt, weight: "bold")[#smallcaps[${escape(text)}]]\n#v(-3mm)#line(length: 100%, stroke: 0.5pt)`;
    const line = (left: string, right: string) => `#[*${escape(left)}* #h(1fr) ${escape(right)}]`;
    const jobs = cv.work.map(
      (job) =>
        `${line(job.employer, job.city)} \\\n#[_${escape(job.title)}_ #h(1fr) ${escape(wording.period(job.start, job.end))}]\n${[job.summary, ...job.highlights].map((one) => `- ${escape(one)}`).join('\n')}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `${line(institution, wording.period(start, end))} \\\n${escape(`${degree} in ${area}`)}`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const more = extras(sheet).map(
      ({ title, lines }) => `${heading(title)}\n${lines.map(escape).join(' \\\n')}`,
    );
    return `#set page(paper: "us-letter", margin: 18mm)
#set text(font: ("Libertinus Serif", "Noto Serif"), size: 10.5pt)
#align(center)[#text(size: 24pt)[#smallcaps[${escape(cv.name.full)}]] \\ ${escape(cv.phone.international)} | ${escape(cv.email)} | ${escape(cv.address.city)}]
${heading(wording.heading('education'))}
${schools.join('\n\n')}
${heading(wording.heading('work'))}
${jobs.join('\n\n')}
${heading(wording.heading('skills'))}
${cv.skills.map(({ label, names }) => `*${escape(label)}:* ${escape(names.join(', '))}`).join(' \\\n')}

${spoken && `*${escape(wording.heading('languages'))}:* ${escape(spoken)}`}
${more.join('\n')}
`;
  },
};

export default family;
