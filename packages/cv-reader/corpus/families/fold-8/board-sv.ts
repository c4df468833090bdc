/** A profile of the Swedish employment service, printed: the occupation with the employer in brackets, from and to in words, licences, competences as a running list. */
import type { Family } from '../../family.ts';
import { cityLine, each, escape, extraSections, joined, page, section } from '../../html/page.ts';

const css = `body{font-family:"Open Sans","Noto Sans",sans-serif;font-size:10pt;color:#222}h1{font-size:21pt;color:#00005a}h2{font-size:14pt;color:#00005a;margin:7mm 0 2mm}h3{font-size:10.5pt;margin-top:3mm}.contact{margin:2mm 0}.grey{color:#555;font-size:9pt}hr{border:0;border-top:2px solid #95c23e;margin:4mm 0}`;

const family: Family = {
  tool: 'chromium',
  languages: ['sv'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.title)} (${escape(job.employer)}, ${escape(job.city)})</h3><p class="grey">Från ${escape(wording.date(job.start))} ${job.end ? `till ${escape(wording.date(job.end))}` : 'och pågår fortfarande'}</p><p>${escape([job.summary, ...job.highlights].join('. '))}.</p>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(area)}</h3><p>${joined([degree, institution], ', ')}</p><p class="grey">Från ${escape(wording.date(start))} till ${escape(wording.date(end))}</p>`,
    );
    const skills = cv.skills.flatMap(({ names }) => names).join('; ');
    const spoken = cv.languages.map(
      ({ name, level }) => `${name}, muntligt: ${level}, skriftligt: ${level}`,
    );
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p class="contact">${joined([cv.address.street, cityLine(sheet)], '<br>')}<br>${escape(cv.phone.national)}<br>${escape(cv.email)}</p><hr>
${section('Om mig', `<p>${escape(cv.summary)}</p>`)}
${section('Arbetslivserfarenhet', jobs.join(''))}
${section('Utbildningar', schools.join(''))}
${section('Kompetenser', `<p>${escape(skills)}</p>`)}
${section('Språk', each('p', spoken))}
${section('Körkort', `<p>${random.pick(['B - Personbil', 'B, C - Personbil och lastbil', 'Inget körkort'])}. Tillgång till bil: ${random.pick(['ja', 'nej'])}</p>`)}
${extraSections(sheet)}`,
    );
  },
};

export default family;
