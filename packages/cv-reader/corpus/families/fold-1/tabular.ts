/** Labels at the left and values at the right, from the personal data to the last school, as German and Austrian CVs have it. */
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, extraSections, joined, page } from '../../html/page.ts';

const row = (label: string, value: string) =>
  `<tr><td class="l">${escape(label)}</td><td>${value}</td></tr>`;

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'nl', 'pl', 'cs', 'it', 'es', 'fr', 'tr', 'ru', 'el', 'sv', 'hi'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colon = random.chance(0.6) ? ':' : '';
    const phones =
      cv.otherPhone && random.chance(0.6)
        ? `${cv.phone.national} / ${cv.otherPhone.national}`
        : cv.phone.national;
    const personal = [
      row(wording.label('name') + colon, escape(cv.name.full)),
      row(wording.label('address') + colon, joined([cv.address.street, cityLine(sheet)], ', ')),
      row(wording.label('phone') + colon, escape(phones)),
      row(wording.label('email') + colon, escape(cv.email)),
      row(wording.label('birthDate') + colon, `${birthDate(sheet)}, ${escape(cv.birth.place)}`),
      row(wording.label('nationality') + colon, escape(cv.nationality)),
    ].join('');
    const work = cv.work
      .map((job) =>
        row(
          wording.period(job.start, job.end),
          `<b>${escape(job.title)}</b><br>${joined([job.employer, job.city], ', ')}<br>${[job.summary, ...job.highlights].map((line) => `– ${escape(line)}`).join('<br>')}`,
        ),
      )
      .join('');
    const schools = cv.education
      .map(({ start, end, degree, area, institution }) =>
        row(
          wording.period(start, end),
          `${escape(institution)}<br>${escape(`${degree}, ${area}`)}`,
        ),
      )
      .join('');
    const skills = cv.skills
      .map(({ label, names }) => row(label + colon, joined(names, ', ')))
      .join('');
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const spokenRow = spoken && row(wording.heading('languages') + colon, escape(spoken));
    const section = (title: string, rows: string) =>
      `<h2>${escape(title)}</h2><table>${rows}</table>`;
    return page(
      sheet,
      'h1{text-align:center;font-size:18pt;margin-bottom:6mm}h2{font-size:12pt;border-bottom:1px solid #999;margin:5mm 0 2mm}td{vertical-align:top;padding:1px 0 5px}.l{width:48mm}',
      `<h1>${escape(wording.title)}</h1>${section(wording.heading('personal'), personal)}${section(wording.heading('work'), work)}${section(wording.heading('education'), schools)}${section(wording.heading('skills'), skills + spokenRow)}${extraSections(sheet)}
<p style="margin-top:12mm">${escape(cv.address.city)}, 12.03.2026</p>`,
    );
  },
};

export default family;
