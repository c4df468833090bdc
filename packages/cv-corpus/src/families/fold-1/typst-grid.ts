/** Typst: a grid of dates at the left and entries at the right, headings with a rule. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'de', 'fr', 'es', 'pl', 'el', 'ru', 'tr', 'vi', 'cs'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const row = (left: string, right: string) =>
      `grid(columns: (32mm, 1fr), gutter: 4mm, [${escape(left)}], [${right}])`;
    const heading = (text: string) => `#v(2mm)\n== ${escape(text)}\n#line(length: 100%)`;
    const jobs = cv.work.map(
      (job) =>
        `#${row(wording.period(job.start, job.end), `*${escape(job.title)}* \\ ${escape(`${job.employer}, ${job.city}`)}\n${[job.summary, ...job.highlights].map((line) => `- ${escape(line)}`).join('\n')}`)}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `#${row(wording.period(start, end), `*${escape(`${degree} ${area}`)}* \\ ${escape(institution)}`)}`,
    );
    const skills = cv.skills.map(({ label, names }) => `#${row(label, escape(names.join(', ')))}`);
    const spoken = cv.languages.map(({ name, level }) => `#${row(name, escape(level))}`);
    const contact = [cv.email, cv.phone.international, cv.address.city].map(escape);
    const more = extras(sheet).map(
      ({ title, lines }) =>
        `${heading(title)}\n${lines.map((line) => `- ${escape(line)}`).join('\n')}`,
    );
    return `#set page(paper: "a4", margin: 16mm)
#set text(font: ("Noto Sans", "Noto Serif"), size: 10pt)
#align(${random.pick(['left', 'center'])})[#text(size: 22pt, weight: "bold")[${escape(cv.name.full)}] \\ ${contact.join(' #h(4mm) ')}]
${heading(wording.heading('work'))}
${jobs.join('\n')}
${heading(wording.heading('education'))}
${schools.join('\n')}
${heading(wording.heading('skills'))}
${skills.join('\n')}
${spoken.length === 0 ? '' : heading(wording.heading('languages'))}
${spoken.join('\n')}
${more.join('\n')}
`;
  },
};

export default family;
