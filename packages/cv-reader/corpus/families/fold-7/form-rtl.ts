/** From right to left as forms of the Gulf and Iran are printed: bars over tables, each job with a label before every fact. */
import type { Family } from '../../family.ts';
import {
  birthDate,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const css = `body{font-family:"Noto Naskh Arabic","Noto Sans Arabic","Noto Sans",serif;font-size:10.5pt}h1{text-align:center;font-size:19pt}.sub{text-align:center;margin-bottom:3mm}h2{background:#0b5d4e;color:#fff;font-size:11.5pt;padding:.8mm 3mm;margin:5mm 0 2mm}
table{width:100%;border-collapse:collapse}td{border:1px solid #b9cdc8;padding:1mm 2.5mm;vertical-align:top}.k{width:34mm;background:#eef5f3;font-weight:700}.f{margin-bottom:3mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'fa'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const cell = (label: string, html: string) =>
      `<td class="k">${escape(label)}</td><td>${html}</td>`;
    const number = `<span dir="ltr">${escape(random.chance(0.5) ? cv.phone.international : cv.phone.national)}</span>`;
    const personal = [
      cell(wording.label('name'), escape(cv.name.full)) +
        cell(wording.label('nationality'), escape(cv.nationality)),
      cell(wording.label('birthDate'), birthDate(sheet)) +
        cell(wording.label('birthPlace'), escape(cv.birth.place)),
      cell(wording.label('mobile'), number) +
        cell(wording.label('email'), `<span dir="ltr">${escape(cv.email)}</span>`),
      `<td class="k">${escape(wording.label('address'))}</td><td colspan="3">${joined([cv.address.street, cv.address.city, cv.address.country], '، ')}</td>`,
    ];
    const rows = (all: readonly string[]) =>
      `<table class="f">${all.map((one) => `<tr>${one}</tr>`).join('')}</table>`;
    const jobs = cv.work.map((job) =>
      rows([
        cell(wording.label('position'), escape(job.title)),
        cell(wording.label('employer'), joined([job.employer, job.city], '، ')),
        cell(wording.label('dates'), escape(wording.period(job.start, job.end))),
        cell(wording.label('tasks'), list(sentences(job))),
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      rows([
        cell(wording.label('degree'), joined([degree, area], ' – ')),
        cell(wording.label('institution'), escape(institution)),
        cell(wording.label('dates'), escape(wording.period(start, end))),
      ]),
    );
    const skills = cv.skills.map(({ label, names }) => cell(label, joined(names, '، ')));
    const spoken = cv.languages.map(({ name, level }) => cell(name, escape(level)));
    return page(
      sheet,
      css,
      `<h1>${escape(wording.title)}</h1><p class="sub">${escape(cv.name.full)} – ${escape(cv.label)}</p>
${section(wording.heading('personal'), rows(personal))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('work'), jobs.join(''))}
${section(wording.heading('skills'), rows(skills))}
${section(wording.heading('languages'), spoken.length === 0 ? '' : rows(spoken))}
${extraSections(sheet)}`,
    );
  },
};

export default family;
