/** Typst in the manner of Vercanard: a coloured field with the name, a wide column of entries whose dates and places stand as small grey lines below the title, and a narrow aside at the right. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'typst',
  languages: ['fr', 'en', 'nl', 'cs', 'pl', 'sv', 'el', 'ko', 'de', 'ja', 'it', 'zh-CN'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const section = (title: string, body: string) =>
      body === '' ? '' : `#head[${escape(title)}]\n${body}\n`;
    const jobs = cv.work.map(
      (job) =>
        `#entry([${escape(job.title)}], [${escape(sentences(job).join('. '))}], [${escape(`${job.employer}, ${job.city}`)}], [${escape(wording.period(job.start, job.end))}])`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `#entry([${escape(`${degree}, ${area}`)}], [], [${escape(institution)}], [${escape(wording.period(start, end))}])`,
    );
    const lines = (texts: readonly string[]) => texts.map(escape).join(' \\\n');
    const skills = cv.skills.map(
      ({ label, names }) => `#text(weight: "bold")[${escape(label)}] \\\n${lines(names)}\n`,
    );
    const { address } = cv;
    const contact = [
      cv.email,
      cv.phone.national,
      address.street,
      `${address.postalCode} ${address.city}`.trim(),
      address.country,
    ];
    const more = extras(sheet).map(({ title, lines: its }) => section(title, lines(its)));
    return `#let accent = rgb("${random.pick(['#bf9b00', '#007aa3', '#b5446e', '#3d7a4f'])}")
#set page(paper: "a4", margin: (x: 12mm, top: 12mm, bottom: 12mm))
#set text(font: ("Inter", "Noto Sans", "Noto Sans CJK KR"), size: 9pt)
#let head(body) = block(above: 6mm, below: 3mm)[#text(size: 14pt, weight: "bold", fill: accent)[#body]]
#let entry(what, text-of, where, when) = block(above: 3.5mm, below: 0mm)[#text(size: 11pt, weight: "semibold")[#what] \\ #text-of #parbreak() #text(size: 8pt, fill: luma(90))[#where #h(1fr) #when]]
#block(fill: accent, width: 100%, inset: (x: 8mm, y: 9mm))[#text(fill: white)[#text(size: 26pt, weight: "bold")[${escape(cv.name.full)}] \\ #text(size: 12pt)[${escape(cv.label)}]]]
#grid(columns: (1fr, 50mm), column-gutter: 8mm,
[${section(wording.heading('work'), jobs.join('\n'))}
${section(wording.heading('education'), schools.join('\n'))}
${more.join('\n')}],
[#head[${escape(wording.heading('contact'))}] ${lines(contact)}
${section(wording.heading('summary'), escape(cv.summary))}
${section(wording.heading('skills'), skills.join('\n'))}
${section(wording.heading('languages'), lines(cv.languages.map(({ name, level }) => `${name} – ${level}`)))}])
`;
  },
};

export default family;
