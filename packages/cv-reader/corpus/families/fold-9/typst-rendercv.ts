/** Typst in the manner of RenderCV: the day of its making at the top, contact in one centred line, headings with a line behind them, `Employer, Title – Town` against the dates, the name with the page at the foot. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

/** What stands before the day of the making. */
const UPDATED: Readonly<Record<string, string>> = {
  en: 'Last updated in',
  de: 'Zuletzt aktualisiert im',
  fr: 'Dernière mise à jour :',
  es: 'Última actualización:',
  it: 'Ultimo aggiornamento:',
  tr: 'Son güncelleme:',
  ru: 'Последнее обновление:',
  hi: 'अंतिम अद्यतन:',
  vi: 'Cập nhật lần cuối:',
  'pt-BR': 'Última atualização em',
};

const family: Family = {
  tool: 'typst',
  languages: Object.keys(UPDATED),
  dateStyle: 'short',
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const section = (title: string, body: string) =>
      body === '' ? '' : `#head[${escape(title)}]\n${body}\n`;
    const bullets = (lines: readonly string[]) =>
      lines.map((line) => `- ${escape(line)}`).join('\n');
    const isEmployerFirst = random.chance(0.6);
    const jobs = cv.work.map((job) => {
      const [one, two] = isEmployerFirst ? [job.employer, job.title] : [job.title, job.employer];
      return `#entry([*${escape(one)}*, ${escape(two)} – ${escape(job.city)}], [${escape(wording.period(job.start, job.end))}])\n${bullets(sentences(job))}\n`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `#entry([*${escape(institution)}*, ${escape(`${degree} ${area}`)}], [${escape(wording.period(start, end))}])\n`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `*${escape(label)}:* ${escape(names.join(', '))}`,
    );
    const spoken = cv.languages.map(({ name, level }) => escape(`${name} (${level})`)).join(', ');
    const more = extras(sheet).map(({ title, lines }) => section(title, bullets(lines)));
    const place = `${cv.address.city}, ${cv.address.country}`;
    const contact = [place, cv.email, cv.phone.international, cv.links[0]?.url ?? ''];
    const between = random.pick(['  |  ', '  •  ']);
    return `#let accent = rgb("#004f90")
#set page(paper: "a4", margin: 18mm, footer: align(center, text(size: 8pt, fill: luma(128), style: "italic")[${escape(cv.name.full)} – #context counter(page).display("1/1", both: true)]))
#set text(font: ("Noto Sans", "Noto Sans Devanagari"), size: 9.5pt)
#set par(spacing: 0.8em)
#let head(body) = block(above: 5mm, below: 3mm, width: 100%)[#text(size: 13pt, weight: "bold", fill: accent)[#body] #box(width: 1fr, line(length: 100%, stroke: 0.5pt + accent))]
#let entry(what, when) = block(above: 3mm, below: 1.8mm, width: 100%)[#grid(columns: (1fr, 42mm), column-gutter: 3mm, what, align(right, when))]
#place(top + right, dy: -9mm)[#text(size: 8pt, fill: luma(128), style: "italic")[${escape(`${UPDATED[cv.language] ?? ''} ${wording.date({ year: 2026, month: 4 })}`)}]]
#align(center)[#text(size: 26pt, weight: "bold", fill: accent)[${escape(cv.name.full)}]

${contact
  .filter((one) => one !== '')
  .map(escape)
  .join(between)}]
${section(wording.heading('summary'), escape(cv.summary))}
${section(wording.heading('education'), schools.join('\n'))}
${section(wording.heading('work'), jobs.join('\n'))}
${section(wording.heading('skills'), skills.join('\n\n'))}
${section(wording.heading('languages'), spoken)}
${more.join('\n')}
`;
  },
};

export default family;
