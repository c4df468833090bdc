/** Plain text as people paste it, with underlined headings and dashes. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';

const BYTE_ORDER_MARK = 0xfeff;

const family: Family = {
  tool: 'none',
  extension: 'txt',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const rule = random.pick(['=', '-', '']);
    const heading = (text: string) => [
      '',
      text.toUpperCase(),
      ...(rule === '' ? [] : [rule.repeat(text.length)]),
    ];
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const lines = [
      cv.name.full,
      cv.label,
      `${wording.label('email')}: ${cv.email}`,
      `${wording.label('phone')}: ${cv.phone.international}`,
      `${wording.label('address')}: ${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`,
      ...heading(wording.heading('work')),
      ...cv.work.flatMap((job) => [
        `${wording.period(job.start, job.end)}  ${job.title}, ${job.employer}`,
        ...[job.summary, ...job.highlights].map((line) => `  - ${line}`),
      ]),
      ...heading(wording.heading('education')),
      ...cv.education.map(
        ({ institution, degree, area, start, end }) =>
          `${wording.period(start, end)}  ${degree} ${area}, ${institution}`,
      ),
      ...heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`),
      ...(spoken === '' ? [] : [...heading(wording.heading('languages')), spoken]),
      ...extras(sheet).flatMap(({ title, lines: its }) => heading(title).concat(its)),
    ];
    const text = lines.join(random.pick(['\n', '\r\n']));
    if (random.chance(0.8)) return new TextEncoder().encode(text);
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    return new Uint8Array(new Uint16Array([BYTE_ORDER_MARK, ...units]).buffer);
  },
};

export default family;
