/** A CV of an editor on the web: the name beside the post in one line, icons before contacts, dates over the town in a narrow column at the left, `Title, Employer` with the employer in italics, levels of skills in words. */
import type { Family } from '../../family.ts';
import { each, escape, extraSections, page, section, sentences } from '../../html/page.ts';

const css = (colour: string) =>
  `body{font-family:Lato,"Noto Sans","Noto Sans CJK KR",sans-serif;font-size:10pt}.h{text-align:center;margin-bottom:4mm}h1{font-size:22pt;display:inline}.h em{font-size:14pt;color:${colour}}.c{margin-top:2mm}.c span{margin:0 3mm}h2{font-size:12pt;color:${colour};border-bottom:.4mm solid ${colour};margin:5mm 0 2.5mm}.e{display:grid;grid-template-columns:38mm 1fr;gap:3mm;margin-bottom:3mm}.w{color:#444;font-size:9pt}.s{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1.5mm 4mm}.s span{color:#666}`;

const icons = ['✉', '☎', '⚲'];

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'en', 'fr', 'nl', 'es', 'pl', 'sv', 'it', 'cs', 'pt-BR', 'el', 'ko', 'tr'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isTitleFirst = random.chance(0.65);
    const entry = (when: string, where: string, lead: string, tail: string, lines: string) =>
      `<div class="e"><div class="w">${escape(when)}${where === '' ? '' : `<br>${escape(where)}`}</div><div><b>${escape(lead)}</b>, <i>${escape(tail)}</i>${lines}</div></div>`;
    const jobs = cv.work.map((job) => {
      const [lead, tail] = isTitleFirst ? [job.title, job.employer] : [job.employer, job.title];
      const lines = `<ul>${each('li', sentences(job))}</ul>`;
      return entry(wording.period(job.start, job.end), job.city, lead, tail, lines);
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), '', `${degree} ${area}`, institution, ''),
    );
    const skills = cv.skills.map(
      ({ label, names }) =>
        `<div><b>${escape(label)}</b><br><span>${escape(names.join(', '))}</span></div>`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) => `<div><b>${escape(name)}</b> | <span>${escape(level)}</span></div>`,
    );
    const contact = [
      cv.email,
      cv.phone.international,
      `${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`.trim(),
    ];
    const line = contact.map((text, at) => `<span>${icons[at]} ${escape(text)}</span>`).join('');
    return page(
      sheet,
      css(random.pick(['#1f4e79', '#7a1f3d', '#2d6a4f', '#333'])),
      `<div class="h"><h1>${escape(cv.name.full)}</h1> &nbsp; <em>${escape(cv.label)}</em><div class="c">${line}</div></div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(wording.heading('work'), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), `<div class="s">${skills.join('')}</div>`)}
${section(wording.heading('languages'), spoken.length === 0 ? '' : `<div class="s">${spoken.join('')}</div>`)}
${extraSections(sheet)}`,
    );
  },
};

export default family;
