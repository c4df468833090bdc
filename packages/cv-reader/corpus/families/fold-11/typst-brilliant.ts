/** Typst in the manner of "Brilliant CV": first name thin and last name heavy, `Employer` in colour against the place, the title in small capitals against the period. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { course, h, home, number, profile, rest, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'typst',
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['0395DE', 'DC3522', '27AE60', '6C3483']);
    const parts = cv.name.full.split(' ');
    const heading =
      parts.length < 2
        ? `*${x(cv.name.full)}*`
        : `#text(weight: "light", fill: luma(110))[${x(parts[0] ?? '')}] *${x(parts.slice(1).join(' '))}*`;
    const font = sheet.wording.words.isRightToLeft
      ? 'Noto Sans Arabic", "Noto Sans Hebrew'
      : 'Noto Sans';
    const head = (title: string) =>
      `#v(2mm)\n#block(below: 2mm, sticky: true)[#text(size: 14pt, weight: "bold", fill: rgb("#${colour}"))[${x(title)}] #box(width: 1fr, line(length: 100%, stroke: .7pt))]\n`;
    const entry = (a: string, b: string, c: string, d: string) =>
      `#block(above: 3mm, below: 1.6mm, sticky: true)[#grid(columns: (1fr, auto), row-gutter: 1.6mm, [*${x(a)}*], text(fill: rgb("#${colour}"), style: "italic")[${x(b)}], text(size: 8.6pt, fill: luma(90))[${x(c)}], text(size: 8.6pt, fill: luma(110))[${x(d)}])]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const isTitleFirst = random.chance(0.4);
    const jobs = cv.work.map((job) => {
      const [first, second] = isTitleFirst ? [job.title, job.employer] : [job.employer, job.title];
      return entry(first, job.city, second, span(sheet, job)) + list(tasks(job));
    });
    const contact = [number(sheet), cv.email, ...profile(sheet), home(sheet)].map(x);
    return `#set page(paper: "a4", margin: (x: 14mm, y: 12mm))
#set text(font: ("Roboto", "${font}", "Noto Sans Devanagari", "Noto Sans CJK ${cv.language === 'ja' ? 'JP' : cv.language === 'ko' ? 'KR' : 'SC'}"), size: 9.4pt, lang: "${cv.language.slice(0, 2)}")
#align(center)[#text(size: 28pt)[${heading}]

#text(size: 9pt, fill: rgb("#${colour}"))[${contact.join(' #h(1.5mm) | #h(1.5mm) ')}]

#text(style: "italic", fill: luma(90))[${x(cv.label)}]]
${head(h(sheet, 'work'))}
${jobs.join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => entry(one.institution, '', course(one), span(sheet, one))).join('\n')}
${head(h(sheet, 'skills'))}
#grid(columns: (36mm, 1fr), column-gutter: 4mm, row-gutter: 2.4mm, ${cv.skills.map(({ label, names }) => `align(end)[*${x(label)}*], [${names.map(x).join(' | ')}]`).join(', ')}${cv.languages.length ? `, align(end)[*${x(h(sheet, 'languages'))}*], [${cv.languages.map(({ name, level }) => x(`${name} (${level})`)).join(' | ')}]` : ''})
${rest(sheet)
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}
`;
  },
};
export default family;
