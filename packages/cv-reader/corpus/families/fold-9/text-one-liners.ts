/** A few lines of text from people who write no CVs: no title, no bullets, a line for each job as one says it, schools and skills in sentences with colons. */
import type { Family } from '../../family.ts';
import { cityLine, skillNames } from '../../html/page.ts';

/** `{title}` at `{employer}` in `{city}`, and a school. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['{title} at {employer} in {city}', '{degree} in {area} at {school}'],
  de: ['{title} bei {employer} in {city}', '{degree} {area} an: {school}'],
  fr: ['{title} chez {employer} à {city}', '{degree} {area} à : {school}'],
  es: ['{title} en {employer}, {city}', '{degree} en {area}, {school}'],
  it: ['{title} presso {employer}, {city}', '{degree} in {area}, {school}'],
  nl: ['{title} bij {employer} in {city}', '{degree} {area} aan {school}'],
  pl: ['{title} w firmie {employer}, {city}', '{degree}, {area}, {school}'],
  'pt-BR': ['{title} na empresa {employer}, {city}', '{degree} em {area}, {school}'],
  sv: ['{title} hos {employer} i {city}', '{degree}, {area}, {school}'],
  el: ['{title}, {employer}, {city}', '{degree}, {area}, {school}'],
  hi: ['{employer}, {city} में {title}', '{school} से {degree} ({area})'],
  vi: ['{title} tại {employer}, {city}', '{degree} {area}, {school}'],
};

const filled = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [job, school] = words[cv.language] ?? ['', ''];
    const sign = random.pick([': ', ' ', ' - ']);
    const jobs = cv.work.map(
      ({ title, employer, city, start, end }) =>
        `${wording.period(start, end)}${sign}${filled(job, { title, employer, city })}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `${wording.period(start, end)}${sign}${filled(school, { degree, area, school: institution })}`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const lines = [
      cv.name.full,
      `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`,
      cv.phone.national,
      cv.email,
      '',
      `${wording.heading('work')}:`,
      ...jobs,
      '',
      `${wording.heading('education')}:`,
      ...schools,
      '',
      `${wording.heading('skills')}: ${skillNames(cv).join(', ')}`,
      ...(spoken === '' ? [] : [`${wording.heading('languages')}: ${spoken}`]),
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

export default family;
