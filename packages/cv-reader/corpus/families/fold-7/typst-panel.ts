/** Typst with a tinted panel at the left for contact, skills and languages, and small dates over each entry at the right. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const heading = (text: string) =>
  `#v(3mm)\n#text(size: 12pt, weight: "bold", fill: accent)[${escape(text)}]\n`;

/** Each line a paragraph of its own. */
const lines = (texts: readonly string[]) => texts.map(escape).join(' \\\n');

function panel(sheet: Sheet): string {
  const { cv, wording } = sheet;
  const contact = [cv.phone.national, cv.email, cv.address.street, cityLine(sheet)];
  return [
    heading(wording.heading('contact')),
    lines(contact),
    heading(wording.heading('skills')),
    cv.skills.map(({ label, names }) => `*${escape(label)}* \\\n${lines(names)}`).join('\n\n'),
    ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
    lines(cv.languages.map(({ name, level }) => `${name} – ${level}`)),
  ].join('\n');
}

const family: Family = {
  tool: 'typst',
  languages: ['en', 'fr', 'it', 'ja', 'es', 'zh-CN', 'nl', 'ko', 'sv', 'hi'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const accent = random.pick(['#26547c', '#7a3e48', '#2d6a4f']);
    const entry = (when: string, strong: string, plain: string, points: readonly string[]) =>
      `#text(size: 8pt, fill: luma(110))[${escape(when)}] \\\n*${escape(strong)}* \\\n${escape(plain)}\n${points.map((line) => `- ${escape(line)}`).join('\n')}\n`;
    const jobs = cv.work.map((job) =>
      entry(wording.period(job.start, job.end), job.title, `${job.employer}, ${job.city}`, [
        job.summary,
        ...job.highlights,
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), `${degree}, ${area}`, institution, []),
    );
    const more = extras(sheet).map(
      ({ title, lines: its }) =>
        `${heading(title)}\n${its.map((line) => `- ${escape(line)}`).join('\n')}`,
    );
    const main = [
      heading(wording.heading('summary')),
      escape(cv.summary),
      heading(wording.heading('work')),
      jobs.join('\n'),
      heading(wording.heading('education')),
      schools.join('\n'),
      ...more,
    ];
    return `#let accent = rgb("${accent}")
#set page(paper: "a4", margin: (x: 14mm, y: 12mm))
#set text(font: ("Noto Sans", "Noto Sans CJK SC", "Noto Sans Devanagari"), size: 9.5pt)
#text(size: 24pt, weight: "bold", fill: accent)[${escape(cv.name.full)}] \\
#text(size: 12pt)[${escape(cv.label)}]
#v(2mm)
#grid(columns: (56mm, 1fr), column-gutter: 8mm,
block(fill: accent.lighten(88%), inset: 4mm, width: 100%)[
${panel(sheet)}
], [
${main.join('\n')}
])
`;
  },
};

export default family;
