/** Plain text from right to left: headings between equals signs, employers after a bullet with the period in brackets at the end, the title in the next line. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['he', 'ar', 'fa'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const comma = cv.language === 'he' ? ', ' : '، ';
    const sign = random.pick(['=', '*', '-']);
    const heading = (text: string) => ['', `${sign.repeat(5)} ${text} ${sign.repeat(5)}`];
    const section = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [...heading(title), ...lines];
    const isTitleFirst = random.chance(0.4);
    const jobs = cv.work.flatMap((job) => {
      const [one, two] = isTitleFirst
        ? [job.title, `${job.employer}${comma}${job.city}`]
        : [`${job.employer}${comma}${job.city}`, job.title];
      return [
        `• ${one} (${wording.period(job.start, job.end)})`,
        `  ${two}`,
        ...sentences(job).map((text) => `  - ${text}`),
        '',
      ];
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `• ${degree} ${area}${comma}${institution} (${wording.period(start, end)})`,
    );
    const lines = [
      wording.title,
      '',
      cv.name.full,
      cv.label,
      `${wording.label('mobile')}: ${cv.phone.national}`,
      `${wording.label('email')}: ${cv.email}`,
      `${wording.label('address')}: ${cv.address.street}${comma}${cv.address.city}${comma}${cv.address.country}`,
      ...section(wording.heading('summary'), [cv.summary]),
      ...section(wording.heading('work'), jobs.slice(0, -1)),
      ...section(wording.heading('education'), schools),
      ...section(
        wording.heading('skills'),
        cv.skills.map(({ label, names }) => `${label}: ${names.join(comma)}`),
      ),
      ...section(
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => `${name} - ${level}`),
      ),
      ...extras(sheet).flatMap(({ title, lines: its }) => section(title, its)),
    ];
    return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
  },
};

export default family;
