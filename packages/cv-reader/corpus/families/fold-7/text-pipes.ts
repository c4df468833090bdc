/** Plain text for the text field of an application form: headings in capitals, title, employer, place and dates between strokes. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['en', 'es', 'pt-BR', 'ru', 'it', 'tr', 'ja', 'ar', 'hi', 'he', 'vi', 'fr'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const stroke = random.pick([' | ', ' | ', ' / ', ' · ']);
    const point = random.pick(['• ', '- ', '* ', '– ']);
    const heading = (text: string) => ['', text.toLocaleUpperCase(cv.language)];
    const isTitleFirst = random.chance(0.5);
    const jobs = cv.work.flatMap((job, at) => {
      const who = isTitleFirst ? [job.title, job.employer] : [job.employer, job.title];
      return [
        ...(at === 0 ? [] : ['']),
        [...who, job.city, wording.period(job.start, job.end)].join(stroke),
        ...sentences(job).map((line) => point + line),
      ];
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      [`${degree}, ${area}`, institution, wording.period(start, end)].join(stroke),
    );
    const lines = [
      cv.name.full,
      cv.label,
      [cv.address.city, cv.phone.international, cv.email, cv.links[0]?.url ?? ''].join(stroke),
      ...heading(wording.heading('summary')),
      cv.summary,
      ...heading(wording.heading('work')),
      ...jobs,
      ...heading(wording.heading('education')),
      ...schools,
      ...heading(wording.heading('skills')),
      ...(random.chance(0.5)
        ? cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`)
        : [cv.skills.flatMap(({ names }) => names).join(stroke)]),
      ...(cv.languages.length === 0 ? [] : heading(wording.heading('languages'))),
      ...(cv.languages.length === 0
        ? []
        : [cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ')]),
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        heading(title).concat(its.map((line) => point + line)),
      ),
      '',
    ];
    return new TextEncoder().encode(lines.join(random.pick(['\n', '\r\n'])));
  },
};

export default family;
