/** In the manner of Pages: a light serif, small headings, `Title, Employer; City — 2019–2021` as one line over a paragraph. */
import type { Family } from '../../family.ts';
import { escape, extraSections, joined, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Gentium Plus","Noto Serif",serif;font-size:11pt;padding:0 12mm}.head{border-bottom:.4mm solid #222;padding-bottom:2mm;margin-bottom:6mm}h1{font-size:26pt;font-weight:400}.c{font-size:9.5pt}h2{font-size:10.5pt;font-weight:700;margin:6mm 0 1.5mm}.t{margin-top:2.5mm}.t em{font-style:italic}`;

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'el', 'it', 'fr', 'en', 'nl', 'ru', 'sv'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isTitleFirst = random.chance(0.6);
    const { address } = cv;
    const jobs = cv.work.map((job) => {
      const when = escape(wording.period(job.start, job.end));
      const who = isTitleFirst
        ? `<b>${escape(job.title)}</b>, ${escape(job.employer)}; ${escape(job.city)} — ${when}`
        : `<b>${escape(job.employer)}</b>, ${escape(job.city)} — <em>${escape(job.title)}</em>, ${when}`;
      return `<p class="t">${who}</p><p>${escape(sentences(job).join('. '))}.</p>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<p class="t"><b>${escape(institution)}</b> — <em>${escape(`${degree}, ${area}`)}</em>, ${escape(wording.period(start, end))}</p>`,
    );
    const contact = [
      address.street,
      `${address.postalCode} ${address.city}`.trim(),
      address.country,
      cv.phone.international,
      cv.email,
    ];
    const skills = cv.skills.map(({ names }) => names.join(', ')).join('; ');
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return page(
      sheet,
      css,
      `<div class="head"><h1>${escape(cv.name.full)}</h1><p class="c">${joined(contact, ' &nbsp; ')}</p></div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(wording.heading('work'), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), `<p>${escape(skills)}.</p>`)}
${section(wording.heading('languages'), spoken === '' ? '' : `<p>${escape(spoken)}.</p>`)}
${extraSections(sheet)}`,
    );
  },
};

export default family;
