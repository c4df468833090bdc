/** A CV by skills: what the person can do comes first with examples, employers are a short list after it. */
import type { Family, Sheet } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  joined,
  page,
  section,
  sentences,
} from '../../html/page.ts';

/** The sentences of the jobs stand under the groups of skills, in turn. */
function abilities({ cv, random }: Sheet): string {
  const all = cv.work.flatMap(sentences);
  const isColon = random.chance(0.5);
  return cv.skills
    .map(({ label, names }, at) => {
      const examples = all.filter((_, place) => place % cv.skills.length === at);
      const listed = `<p class="n">${joined(names, isColon ? ', ' : ' • ')}</p>`;
      return `<h3>${escape(label)}${isColon ? ':' : ''}</h3>${listed}<ul>${each('li', examples)}</ul>`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const tab = random.chance(0.5);
    const jobs = cv.work.map((job) => {
      const when = escape(wording.period(job.start, job.end));
      const what = `<b>${escape(job.title)}</b>, ${joined([job.employer, job.city], ', ')}`;
      return tab ? `<p class="t"><span>${when}</span> ${what}</p>` : `<p>${what} (${when})</p>`;
    });
    const schools = cv.education.map(({ degree, area, institution, start, end }) => {
      const when = escape(wording.period(start, end));
      const what = joined([`${degree} ${area}`, institution], ', ');
      return tab ? `<p class="t"><span>${when}</span> ${what}</p>` : `<p>${what} (${when})</p>`;
    });
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return page(
      sheet,
      'body{font-family:Carlito,"Noto Sans","Noto Sans CJK SC",sans-serif;font-size:11pt}h1{font-size:20pt;font-variant:small-caps;text-align:center}.c{text-align:center;border-bottom:1px solid #888;padding-bottom:3mm}h2{font-size:12.5pt;margin:5mm 0 1mm;text-decoration:underline}h3{font-size:11pt;margin-top:2mm}.n{font-style:italic}.t{display:grid;grid-template-columns:46mm 1fr}',
      `<h1>${escape(cv.name.full)}</h1><p class="c">${joined([cv.address.street, cityLine(sheet)], ', ')}<br>${joined([cv.phone.national, cv.email], ' / ')}</p>
<h2>${escape(wording.heading('summary'))}</h2><p>${escape(cv.summary)}</p><h2>${escape(wording.heading('skills'))}</h2>${abilities(sheet)}
<h2>${escape(wording.heading('work'))}</h2>${jobs.join('')}<h2>${escape(wording.heading('education'))}</h2>${schools.join('')}
${section(wording.heading('languages'), spoken && `<p>${escape(spoken)}</p>`)}${extraSections(sheet)}`,
    );
  },
};

export default family;
