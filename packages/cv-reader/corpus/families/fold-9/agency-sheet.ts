/** A CV that an agency has put on its own paper: its name, consultant and telephone at the head and foot, facts of the candidate in a box with notice and pay, then the career with reasons for leaving. */
import type { Family } from '../../family.ts';
import { each, escape, page, section, sentences } from '../../html/page.ts';

/** Profile, consultant, name, lives in, notice, pay, career, reason for leaving, reasons. */
const words: Readonly<Record<string, string>> = {
  en: 'Candidate profile|Your consultant|Candidate|Location|Notice period|Salary expectation|Career history|Reason for leaving|new challenge;end of contract;relocation',
  de: 'Kandidatenprofil|Ihre Ansprechperson|Kandidat/in|Wohnort|Kündigungsfrist|Gehaltsvorstellung|Beruflicher Werdegang|Wechselgrund|neue Herausforderung;Befristung;Umzug',
  fr: 'Profil du candidat|Votre consultant|Candidat(e)|Domicile|Préavis|Prétentions salariales|Parcours professionnel|Motif de départ|nouveau défi;fin de contrat;déménagement',
  nl: 'Kandidaatprofiel|Uw consultant|Kandidaat|Woonplaats|Opzegtermijn|Salarisindicatie|Loopbaan|Reden van vertrek|nieuwe uitdaging;einde contract;verhuizing',
  es: 'Perfil del candidato|Su consultor|Candidato/a|Residencia|Preaviso|Expectativa salarial|Trayectoria profesional|Motivo de salida|nuevo reto;fin de contrato;traslado',
  it: 'Profilo del candidato|Il vostro consulente|Candidato/a|Domicilio|Preavviso|Richiesta economica|Percorso professionale|Motivo del cambiamento|nuova sfida;fine contratto;trasferimento',
  pl: 'Profil kandydata|Państwa konsultant|Kandydat/ka|Miejsce zamieszkania|Okres wypowiedzenia|Oczekiwania finansowe|Przebieg kariery|Powód odejścia|nowe wyzwania;koniec umowy;przeprowadzka',
};

const css = `body{font-family:"Clear Sans","Noto Sans",sans-serif;font-size:10pt}header{display:flex;justify-content:space-between;border-bottom:.8mm solid #00677f;padding-bottom:2mm;margin-bottom:5mm}header b{font-size:15pt;color:#00677f}header small{text-align:right;font-size:8pt}h1{font-size:15pt;margin-bottom:3mm}.box{border:.3mm solid #00677f;padding:3mm;display:grid;grid-template-columns:46mm 1fr;row-gap:.8mm}h2{font-size:11.5pt;color:#00677f;margin:6mm 0 2mm}.j{margin-bottom:4mm}footer{margin-top:8mm;font-size:7.5pt;color:#777;border-top:.2mm solid #999}`;

const agencies = ['Meridian Personnel', 'Northgate Search', 'Alto Talent', 'Kompass Staffing'];

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const reasons = word(8).split(';');
    const agency = random.pick(agencies);
    const site = `${agency.toLowerCase().replace(' ', '-')}.example`;
    const consultant = cv.references[0]?.name ?? 'R. Vega';
    const fact = (label: string, text: string) =>
      `<span>${escape(label)}</span><b>${escape(text)}</b>`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="j"><b>${escape(wording.period(job.start, job.end))}</b><br><b>${escape(job.employer)}</b>, ${escape(job.city)}<br>${escape(job.title)}<ul>${each('li', sentences(job))}</ul>${job.end ? `<i>${escape(word(7))}: ${escape(random.pick(reasons))}</i>` : ''}</div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="j"><b>${escape(wording.period(start, end))}</b><br>${escape(`${degree} ${area}`)}<br>${escape(institution)}</div>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}:</b> ${escape(names.join(', '))}</p>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name}: ${level}`);
    return page(
      sheet,
      css,
      `<header><b>${agency}</b><small>${escape(word(1))}: ${escape(consultant)}<br>www.${site}</small></header>
<h1>${escape(word(0))}</h1>
<div class="box">${fact(word(2), cv.name.full)}${fact(word(3), `${cv.address.city}, ${cv.address.country}`)}${fact(wording.label('phone'), cv.phone.international)}${fact(wording.label('email'), cv.email)}${fact(word(4), `${random.integer(1, 3)} × 30`)}${fact(word(5), `${random.integer(30, 90)} 000`)}</div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(word(6), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), skills.join(''))}
${section(wording.heading('languages'), each('p', spoken))}
<footer>${agency} · ${site} · office@${site}</footer>`,
    );
  },
};

export default family;
