/** Markdown, saved as text. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const point = random.pick(['- ', '* ']);
    const heading = (text: string) => ['', `## ${text}`, ''];
    const spoken = cv.languages.map(({ name, level }) => `${point}${name} (${level})`);
    const lines = [
      `# ${cv.name.full}`,
      '',
      `**${cv.label}**`,
      '',
      `${cv.address.postalCode} ${cv.address.city} | ${cv.phone.international} | <${cv.email}> | [LinkedIn](https://www.${cv.links[0]?.url ?? ''})`,
      '',
      `> ${cv.summary}`,
      ...heading(wording.heading('work')),
      ...cv.work.flatMap((job) => [
        `### ${job.title}, ${job.employer}`,
        '',
        `*${wording.period(job.start, job.end)}*, ${job.city}`,
        '',
        ...[job.summary, ...job.highlights].map((line) => point + line),
        '',
      ]),
      ...heading(wording.heading('education')),
      ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
        `### ${degree} ${area}`,
        '',
        `${institution}, *${wording.period(start, end)}*`,
        '',
      ]),
      ...heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => `${point}**${label}:** ${names.join(', ')}`),
      ...(spoken.length === 0 ? [] : heading(wording.heading('languages')).concat(spoken)),
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        heading(title).concat(its.map((line) => point + line)),
      ),
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

export default family;
