/** A CV of a Czech job board, printed: grey labels in lower case before every fact of a job, dates in a column, wishes for pay and a driving licence. */
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, extraSections, page, section } from '../../html/page.ts';

const css = `body{font-family:Carlito,"Noto Sans",sans-serif;font-size:10.5pt}h1{font-size:22pt;font-weight:400;color:#c8102e}h2{font-size:13pt;font-weight:400;color:#c8102e;margin:6mm 0 2mm;border-bottom:1px dotted #999}.r{display:grid;grid-template-columns:40mm 1fr;margin-bottom:.5mm}.l{color:#888}.gap{height:3mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['cs'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const row = (label: string, text: string, isBold = false) =>
      `<div class="r"><span class="l">${escape(label)}</span><span>${isBold ? `<b>${escape(text)}</b>` : escape(text)}</span></div>`;
    const gap = '<div class="gap"></div>';
    const jobs = cv.work.map(
      (job) =>
        row(
          `${wording.date(job.start)} – ${job.end ? wording.date(job.end) : 'dosud'}`,
          job.title,
          true,
        ) +
        row('název firmy', job.employer) +
        row('místo', job.city) +
        row('popis práce', `${[job.summary, ...job.highlights].join(', ')}.`) +
        gap,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        row(`${start.year} – ${end.year}`, institution, true) +
        row('obor', area) +
        row('ukončení', degree) +
        gap,
    );
    const spoken = cv.languages.map(({ name, level }) => row(name, level));
    const skills = cv.skills.map(({ label, names }) => row(label.toLowerCase(), names.join(', ')));
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
${section('Osobní údaje', row('datum narození', birthDate(sheet)) + row('bydliště', `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`) + row('mobil', cv.phone.international) + row('e-mail', cv.email))}
${section('Požadované zaměstnání', row('pozice', cv.label) + row('mzda', `${random.integer(28, 70)} 000 Kč`) + row('úvazek', random.pick(['plný', 'zkrácený'])) + row('nástup', random.pick(['ihned', 'dle dohody'])))}
${section('Průběh zaměstnání', jobs.join(''))}
${section('Vzdělání', schools.join(''))}
${section('Jazykové znalosti', spoken.join(''))}
${section('Dovednosti', skills.join(''))}
${section('Řidičský průkaz', row('skupina', random.pick(['B', 'B, C', 'nemám'])))}
${extraSections(sheet)}
${section('O mně', `<p>${escape(cv.summary)}</p>`)}`,
    );
  },
};

export default family;
