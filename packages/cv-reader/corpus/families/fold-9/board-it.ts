/** The CV that an Italian consortium of universities keeps, printed: a logo line with the date of the update, school with marks and thesis before the jobs, labels in colour at the left, levels of languages in a table. */
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Open Sans",sans-serif;font-size:9.5pt}header{display:flex;justify-content:space-between;color:#777;font-size:8pt;border-bottom:1mm solid #e30613;padding-bottom:1mm}h1{font-size:20pt;margin:4mm 0 0}h2{font-size:11pt;color:#e30613;text-transform:uppercase;margin:6mm 0 2mm}.r{display:grid;grid-template-columns:40mm 1fr;gap:4mm;margin-bottom:2.5mm}.w{color:#e30613;font-size:8.5pt}table{border-collapse:collapse;width:100%;font-size:8.5pt}td,th{border:1px solid #ccc;padding:1mm 2mm;text-align:left}`;

const family: Family = {
  tool: 'chromium',
  languages: ['it'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const row = (when: string, html: string) =>
      `<div class="r"><div class="w">${escape(when)}</div><div>${html}</div></div>`;
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        `${wording.date(start)} – ${wording.date(end)}`,
        `<b>${escape(degree)}</b><br>${escape(institution)}<br>${escape(area)}<br>Votazione finale: ${random.integer(92, 110)}/110`,
      ),
    );
    const jobs = cv.work.map((job) =>
      row(
        `${wording.date(job.start)} – ${job.end ? wording.date(job.end) : 'in corso'}`,
        `<b>${escape(job.title)}</b><br>${escape(job.employer)}, ${escape(job.city)}<br><i>Attività svolte:</i> ${escape(sentences(job).join('; '))}<br><i>Inquadramento:</i> ${random.pick(['tempo indeterminato', 'tempo determinato', 'tirocinio'])}`,
      ),
    );
    const spoken = cv.languages.map(({ name, cefr }) =>
      cefr === null
        ? `<tr><td>${escape(name)}</td><td colspan="4">Madrelingua</td></tr>`
        : `<tr><td>${escape(name)}</td>${`<td>${cefr}</td>`.repeat(4)}</tr>`,
    );
    const skills = cv.skills.map(({ label, names }) => row(label, escape(names.join(', '))));
    const courses = cv.certificates.map(({ name, issuer, date }) =>
      row(wording.date(date), `${escape(name)}<br>${escape(issuer)}`),
    );
    const { address } = cv;
    return page(
      sheet,
      css,
      `<header><span>Curriculum vitae</span><span>Ultimo aggiornamento: ${random.integer(10, 28)}/03/2026</span></header>
<h1>${escape(cv.name.full)}</h1>
${section('Informazioni personali', row('Nato/a il', `${birthDate(sheet)} a ${escape(cv.birth.place)}`) + row('Residenza', escape(`${address.street}, ${cityLine(sheet)} (${address.country})`)) + row('Telefono', escape(cv.phone.international)) + row('E-mail', escape(cv.email)) + row('Cittadinanza', escape(cv.nationality)))}
${section('Obiettivo professionale', `<p>${escape(cv.summary)}</p>`)}
${section('Titoli di studio', schools.join(''))}
${section('Esperienze lavorative', jobs.join(''))}
${spoken.length === 0 ? '' : section('Competenze linguistiche', `<table><tr><th>Lingua</th><th>Ascolto</th><th>Lettura</th><th>Parlato</th><th>Scritto</th></tr>${spoken.join('')}</table>`)}
${section('Competenze', skills.join(''))}
${section('Corsi e attestati', courses.join(''))}
<p style="margin-top:8mm;font-size:8pt">Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.</p>`,
    );
  },
};

export default family;
