/** Neutral helpers of HTML layouts: escaping, and a page of paper. */
import type { Cv, Job, YearMonth } from '../cv.ts';
import { extras } from '../extras.ts';
import type { Sheet } from '../family.ts';

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escaped texts joined by `separator`, which is HTML. */
export function joined(texts: readonly (string | null)[], separator: string): string {
  return texts
    .filter((text): text is string => text !== null && text !== '')
    .map(escape)
    .join(separator);
}

export function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
}

/** A4 or Letter, as the country has it. */
export function page({ cv, wording }: Sheet, css: string, body: string): string {
  const size = cv.countryIso2 === 'US' || cv.countryIso2 === 'CA' ? 'Letter' : 'A4';
  const direction = wording.words.isRightToLeft ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${cv.language}" dir="${direction}"><head><meta charset="utf-8">
<style>@page{size:${size};margin:14mm}*{box-sizing:border-box}body{margin:0;font-family:"Noto Sans","Noto Sans CJK SC",sans-serif;font-size:10pt;line-height:1.4}h1,h2,h3,p,ul{margin:0}ul{padding-inline-start:1.3em}${css}</style>
</head><body>${body}</body></html>`;
}

/** `10115 Berlin` or `Austin, TX 78701`, as the country writes it. */
export function cityLine({ cv: { address } }: Sheet): string {
  const { city, region, postalCode } = address;
  return region ? `${city}, ${region} ${postalCode}`.trim() : `${postalCode} ${city}`.trim();
}

export function birthDate({ cv }: Sheet): string {
  const { day, month, year } = cv.birth.date;
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;
}

/** The name with the titles that the person carries. */
export function titledName({ cv: { name } }: Sheet): string {
  const nick = name.nickname ? ` “${name.nickname}”` : '';
  // Where the family name comes first, nicknames are not written into the name.
  const isPlain = nick === '' || !name.last || !name.full.startsWith(name.first);
  const full = isPlain ? name.full : `${name.first}${nick} ${name.last}`;
  return `${name.title ? `${name.title} ` : ''}${full}${name.postNominal ? `, ${name.postNominal}` : ''}`;
}

/** Escaped texts, each in an element of its own: `each('li', items)`. `tag` may carry attributes: `p class="x"`. */
export function each(tag: string, texts: readonly string[]): string {
  const [name = tag] = tag.split(' ');
  return texts.map((text) => `<${tag}>${escape(text)}</${name}>`).join('');
}

/** A heading and its HTML; nothing where there is nothing below the heading. */
export function section(title: string, body: string): string {
  return body === '' ? '' : `<h2>${escape(title)}</h2>${body}`;
}

/** The extras of a CV, each a heading with a line in an element of its own: `extraSections(sheet, 'li')`. */
export function extraSections(sheet: Sheet, tag = 'p'): string {
  return extras(sheet)
    .map(({ title, lines }) => section(title, each(tag, lines)))
    .join('');
}

export function skillNames({ skills }: Cv): string[] {
  return skills.flatMap(({ names }) => names);
}

/** What the person did at a job, in sentences. */
export function sentences({ summary, highlights }: Job): string[] {
  return [summary, ...highlights].filter((sentence) => sentence !== '');
}

/** Positions one after another at the same employer belong together. */
export function byEmployer(work: readonly Job[]): { employer: string; jobs: readonly Job[] }[] {
  const groups: { employer: string; jobs: Job[] }[] = [];
  for (const job of work) {
    const last = groups.at(-1);
    if (last?.employer === job.employer) last.jobs.push(job);
    else groups.push({ employer: job.employer, jobs: [job] });
  }
  return groups;
}

/** From the start of the oldest position to the end of the newest. */
export function spanOf(jobs: readonly Job[]): { start: YearMonth; end: YearMonth | null } {
  const [newest] = jobs;
  const oldest = jobs.at(-1);
  if (!newest || !oldest) throw new RangeError('No positions.');
  return { start: oldest.start, end: newest.end };
}
