/** Typst in the manner of its résumés for engineers: employer and place against title and dates in two lines, a rule below headings. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const HEAD = `#set par(justify: true)
#show heading.where(level: 2): it => [#v(1mm)#pad(bottom: -9pt)[#smallcaps(it.body)]#line(length: 100%, stroke: 0.6pt)]
#show heading.where(level: 1): it => [#set align(center)
#text(size: 20pt, weight: 700)[#it.body]]`;

const family: Family = {
  tool: 'typst',
  languages: ['en', 'tr', 'el', 'ru', 'sv', 'vi', 'cs', 'de', 'pt-BR', 'pl'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const isTitleFirst = random.chance(0.5);
    const generic = (strong: string, topRight: string, plain: string, bottomRight: string) =>
      `*${escape(strong)}* #h(1fr) ${escape(topRight)} \\\n_${escape(plain)}_ #h(1fr) _${escape(bottomRight)}_\n`;
    const items = (lines: readonly string[]) => lines.map((line) => `- ${escape(line)}`).join('\n');
    const jobs = cv.work.map((job) => {
      const when = wording.period(job.start, job.end);
      const head = isTitleFirst
        ? generic(job.title, when, job.employer, job.city)
        : generic(job.employer, job.city, job.title, when);
      return `${head}\n${items([job.summary, ...job.highlights])}\n`;
    });
    const schools = cv.education.map(({ institution, degree, area, city, start, end }) =>
      generic(institution, city, `${degree}, ${area}`, wording.period(start, end)),
    );
    const contact = [cv.phone.international, cv.email, cv.address.city, cv.links[0]?.url ?? ''];
    const more = extras(sheet).map(({ title, lines }) => `== ${escape(title)}\n${items(lines)}\n`);
    const spoken = cv.languages.map(({ name, level }) => `${escape(name)} (${escape(level)})`);
    return `#set page(paper: "${cv.countryIso2 === 'US' ? 'us-letter' : 'a4'}", margin: 0.6in)
#set text(font: ("${random.pick(['Linux Libertine O', 'Noto Serif', 'Noto Sans'])}", "Noto Serif"), size: 10pt)
${HEAD}
= ${escape(cv.name.full)}
#align(center)[${contact.map(escape).join(' | ')}]
== ${escape(wording.heading('education'))}
${schools.join('\n')}
== ${escape(wording.heading('work'))}
${jobs.join('\n')}
${more.join('\n')}
== ${escape(wording.heading('skills'))}
${cv.skills.map(({ label, names }) => `- *${escape(label)}*: ${names.map(escape).join(', ')}`).join('\n')}
${spoken.length === 0 ? '' : `- *${escape(wording.heading('languages'))}*: ${spoken.join(', ')}`}
`;
  },
};

export default family;
