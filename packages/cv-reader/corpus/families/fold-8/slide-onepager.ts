/** A slide in landscape, as consultancies show people: photo and facts at the left, a table of stations in the middle, skills in boxes at the right, a footer. */
import type { Family } from '../../family.ts';
import { each, escape, joined, list, page, section } from '../../html/page.ts';

const css = `@page{size:338mm 190mm!important;margin:0}body{font-family:Carlito,"Noto Sans",sans-serif;font-size:9pt;width:338mm;height:189mm;padding:9mm 11mm;position:relative}.title{font-size:22pt;color:#003a70;border-bottom:.8mm solid #f07d00;padding-bottom:1mm;margin-bottom:5mm}.g{display:grid;grid-template-columns:66mm 1fr 76mm;gap:8mm}.photo{width:34mm;height:40mm;background:#dde3e8;margin-bottom:3mm}h2{font-size:10.5pt;color:#fff;background:#003a70;padding:.8mm 2mm;margin:0 0 2mm}.g>div>*+h2{margin-top:4mm}
table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:.8mm 1.5mm;border-bottom:1px solid #cfd8df}td:first-child{white-space:nowrap;color:#003a70}.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;font-size:7pt;color:#888;display:flex;justify-content:space-between}`;

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'en', 'fr', 'nl', 'pl', 'es', 'it', 'tr'],
  html(sheet) {
    const { cv, wording } = sheet;
    const jobs = cv.work.map((job) => {
      const what = list([job.summary, ...job.highlights.slice(0, 2)]);
      return `<tr><td>${escape(wording.period(job.start, job.end))}</td><td><b>${escape(job.employer)}</b>, ${escape(job.city)}<br>${escape(job.title)}${what}</td></tr>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<tr><td>${escape(wording.period(start, end))}</td><td><b>${escape(institution)}</b><br>${joined([degree, area], ', ')}</td></tr>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}</b></p>${list(names)}`,
    );
    const contact = [
      cv.phone.international,
      cv.email,
      `${cv.address.postalCode} ${cv.address.city}`,
      cv.address.country,
    ];
    const spoken = cv.languages.map(({ name, level }) => `${name}: ${level}`);
    return page(
      sheet,
      css,
      `<div class="title">${escape(cv.name.full)} | ${escape(cv.label)}</div><div class="g">
<div><div class="photo"></div>${section(wording.heading('contact'), each('p', contact))}${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}</div>
<div>${section(wording.heading('work'), `<table>${jobs.join('')}</table>`)}${section(wording.heading('education'), `<table>${schools.join('')}</table>`)}</div>
<div>${section(wording.heading('skills'), skills.join(''))}${section(wording.heading('languages'), each('p', spoken))}${section(
        wording.heading('certificates'),
        each(
          'p',
          cv.certificates.map(({ name, issuer }) => `${name}, ${issuer}`),
        ),
      )}</div></div>
<div class="foot"><span>© 2026</span><span>${escape(wording.title)}</span><span>1</span></div>`,
    );
  },
};

export default family;
