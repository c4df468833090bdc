/** The profile of an applicant at the German employment agency, printed: `Bewerberprofil` with a reference number, periods at the left, job and employer in one cell, mastery of skills in words, mobility. */
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Liberation Sans",sans-serif;font-size:10pt}.t{display:flex;justify-content:space-between;font-size:8pt;color:#666}h1{font-size:16pt;margin:4mm 0;border-left:2mm solid #e2001a;padding-left:3mm}h2{font-size:11.5pt;margin:6mm 0 2mm;border-bottom:.3mm solid #999}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1mm 2mm 2mm 0}td:first-child{width:42mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['de'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const row = (left: string, html: string) => `<tr><td>${escape(left)}</td><td>${html}</td></tr>`;
    const rows = (its: readonly string[]) =>
      its.length === 0 ? '' : `<table>${its.join('')}</table>`;
    const isTitleFirst = random.chance(0.7);
    const jobs = cv.work.map((job) => {
      const title = escape(job.title);
      const employer = escape(`${job.employer}, ${job.city}`);
      return row(
        `${wording.date(job.start)} - ${job.end ? wording.date(job.end) : 'heute'}`,
        `${isTitleFirst ? `<b>${title}</b><br>${employer}` : `<b>${employer}</b><br>${title}`}<br>${sentences(job).map(escape).join(', ')}`,
      );
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        `${wording.date(start)} - ${wording.date(end)}`,
        `<b>${escape(area)}</b><br>${escape(institution)}<br>Abschluss: ${escape(degree)}`,
      ),
    );
    const levels = ['Grundkenntnisse', 'Erweiterte Kenntnisse', 'Expertenkenntnisse'];
    const skills = cv.skills.flatMap(({ names }) =>
      names.map((name) => row(random.pick(levels), escape(name))),
    );
    const spoken = cv.languages.map(({ name, level }) => row(level, escape(name)));
    const more = cv.certificates.map(({ name, issuer, date }) =>
      row(wording.date(date), escape(`${name} (${issuer})`)),
    );
    const number = `10000-${random.integer(1_000_000_000, 1_999_999_999)}-B`;
    return page(
      sheet,
      css,
      `<div class="t"><span>Bewerberprofil</span><span>Referenznummer ${number}</span></div>
<h1>${escape(cv.name.full)}</h1>
${rows([row('Anschrift', `${escape(cv.address.street)}<br>${escape(cityLine(sheet))}<br>${escape(cv.address.country)}`), row('Telefon', escape(cv.phone.national)), row('E-Mail', escape(cv.email)), row('Geburtsdatum', birthDate(sheet)), row('Staatsangehörigkeit', escape(cv.nationality))])}
${section('Stellengesuch', rows([row('Gesuchter Beruf', escape(cv.label)), row('Arbeitszeit', random.pick(['Vollzeit', 'Teilzeit', 'Vollzeit, Schicht'])), row('Frühester Eintritt', 'nach Vereinbarung'), row('Arbeitsort', `${escape(cv.address.city)}, Umkreis ${random.pick([25, 50, 100])} km`)]))}
${section('Berufspraxis', rows(jobs))}
${section('Ausbildung und Schule', rows(schools))}
${section('Berufliche Weiterbildung', rows(more))}
${section('Kenntnisse und Fertigkeiten', rows(skills))}
${section('Sprachkenntnisse', rows(spoken))}
${section('Mobilität', rows([row('Führerschein', random.pick(['Fahrerlaubnis B', 'Fahrerlaubnis B, BE', 'nicht vorhanden'])), row('Reisebereitschaft', 'eingeschränkt')]))}
${section('Persönliche Angaben', `<p>${escape(cv.summary)}</p>`)}`,
    );
  },
};

export default family;
