/** Typst: the name in two weights at the right, entries in a wide column with the dates above a rule, pills for skills, stars for languages beside it. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'typst',
  languages: ['en', 'de', 'ru', 'fr', 'el', 'es', 'vi', 'pl', 'tr', 'sv'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) => `#head[${escape(text)}]\n`;
    const entry = (what: string, where: string, when: string, points: readonly string[]) =>
      `#entry([${escape(what)}], [${escape(where)}], [${escape(when)}])\n${points.map((line) => `- ${escape(line)}`).join('\n')}\n`;
    const jobs = cv.work.map((job) =>
      entry(job.title, `${job.employer} · ${job.city}`, wording.period(job.start, job.end), [
        job.summary,
        ...job.highlights,
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(`${degree} ${area}`, institution, wording.period(start, end), []),
    );
    const pills = cv.skills.map(
      ({ label, names }) =>
        `*${escape(label)}* \\\n${names.map((name) => `#pill[${escape(name)}]`).join(' ')}\n`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) =>
        `${escape(name)} #h(1fr) ${random.chance(0.5) ? '★★★☆' : '★★☆☆'} \\\n#text(size: 7.5pt)[${escape(level)}] \\`,
    );
    const more = extras(sheet).map(
      ({ title, lines }) =>
        `${heading(title)}${lines.map((line) => `- ${escape(line)}`).join('\n')}`,
    );
    const [first = '', ...last] = cv.name.full.split(' ');
    const contact = [cv.phone.international, cv.email, `${cv.address.city}, ${cv.address.country}`];
    const hasSideLeft = random.chance(0.5);
    const side = `#align(left)[${heading(wording.heading('contact'))}${contact.map(escape).join(' \\\n')}\n${heading(wording.heading('skills'))}${pills.join('\n')}\n${spoken.length === 0 ? '' : heading(wording.heading('languages'))}${spoken.join('\n')}\n]`;
    const main = `${heading(wording.heading('summary'))}${escape(cv.summary)}\n${heading(wording.heading('work'))}${jobs.join('\n')}\n${heading(wording.heading('education'))}${schools.join('\n')}\n${more.join('\n')}`;
    return `#let accent = rgb("#4682b4")
#set page(paper: "a4", margin: (x: 12mm, y: 12mm), footer: align(center, text(size: 7pt, fill: luma(140))[${escape(cv.name.full)} — ${escape(wording.title)} — #context counter(page).display("1/1", both: true)]))
#set text(font: ("Noto Sans", "Noto Sans CJK KR"), size: 9pt)
#let head(body) = block(above: 5mm, below: 2.5mm)[#text(size: 11pt, weight: "bold", fill: accent)[#body] #box(width: 1fr, line(length: 100%, stroke: 0.5pt + accent))]
#let entry(what, where, when) = block(above: 3mm, below: 1.5mm)[#text(weight: "bold")[#what] #h(1fr) #text(size: 8pt, fill: luma(110))[#when] \\ #text(fill: accent)[#where]]
#let pill(body) = box(fill: accent.lighten(80%), inset: (x: 2mm, y: 0.9mm), radius: 2mm, text(size: 8pt, body))
#align(right)[#text(size: 24pt, weight: "light")[${escape(first)}] #text(size: 24pt, weight: "bold")[${escape(last.join(' '))}] \\ #text(fill: accent)[${escape(cv.label)}]]
#v(3mm)
#grid(columns: ${hasSideLeft ? '(52mm, 1fr)' : '(1fr, 52mm)'}, column-gutter: 7mm,
[${hasSideLeft ? side : main}],
[${hasSideLeft ? main : side}])
`;
  },
};

export default family;
