/** A candidate's profile as a personnel system prints it: labels in grey over values, "Job Title", "Company", "Location", "From" and "To" for each job, in the language of the company. */
import type { Family } from '../../family.ts';
import { h, number, on, place, rest, skillList, tasks } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'Job Title|Company|Location|From|To|Role Description|School or University|Degree|Field of Study|Candidate Profile',
  de: 'Stellenbezeichnung|Unternehmen|Standort|Von|Bis|Rollenbeschreibung|Schule oder Universität|Abschluss|Studienfach|Bewerberprofil',
  fr: 'Intitulé du poste|Société|Lieu|Du|Au|Description du rôle|École ou université|Diplôme|Domaine d’études|Profil du candidat',
  es: 'Cargo|Empresa|Ubicación|Desde|Hasta|Descripción de la función|Escuela o universidad|Título|Campo de estudio|Perfil del candidato',
  nl: 'Functie|Bedrijf|Locatie|Van|Tot|Rolbeschrijving|School of universiteit|Diploma|Studierichting|Kandidaatprofiel',
  pl: 'Stanowisko|Firma|Lokalizacja|Od|Do|Opis roli|Szkoła lub uczelnia|Stopień|Kierunek|Profil kandydata',
  ja: '役職|会社名|勤務地|開始|終了|職務内容|学校名|学位|専攻|候補者プロファイル',
  ko: '직무|회사|위치|시작|종료|업무 내용|학교|학위|전공|지원자 프로필',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(WORDS),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const w = (WORDS[cv.language] ?? '').split('|');
    const fact = (label: string, value: string) =>
      `<div class="f"><p class="k">${e(label)}</p><p>${e(value)}</p></div>`;
    const wide = random.chance(0.5);
    const dates = (one: {
      start: (typeof cv.work)[number]['start'];
      end: (typeof cv.work)[number]['end'];
    }) =>
      fact(w[3] ?? '', on(sheet, one.start, 'slash')) +
      fact(w[4] ?? '', one.end ? on(sheet, one.end, 'slash') : wording.present);
    const jobs = cv.work.map(
      (job) =>
        `<div class="box"><div class="g">${fact(w[0] ?? '', job.title)}${fact(w[1] ?? '', job.employer)}${fact(w[2] ?? '', job.city)}${dates(job)}</div>${fact(w[5] ?? '', tasks(job).join('. '))}</div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="box"><div class="g">${fact(w[6] ?? '', one.institution)}${fact(w[7] ?? '', one.degree)}${fact(w[8] ?? '', one.area)}${dates(one)}</div></div>`,
    );
    const css = `header{border-bottom:3px solid #0875e1;padding-bottom:3mm}h1{font-size:17pt}h2{font-size:13pt;color:#0875e1;margin:6mm 0 3mm}.g{display:grid;grid-template-columns:${wide ? '1fr 1fr 1fr' : '1fr'};gap:${wide ? '2mm 6mm' : '1mm'}}.f{margin-bottom:1.5mm}${wide ? '' : '.g .f{display:grid;grid-template-columns:46mm 1fr}'}.k{color:#6b7580;font-size:8.4pt}.box{border-bottom:1px solid #dde;padding:2.5mm 0}`;
    return paper(
      sheet,
      { font: '"Roboto"', margin: '14mm', css },
      `<header><p class="k">${e(w[9] ?? '')}</p><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></header>
${sect(h(sheet, 'contact'), `<div class="g">${fact(wording.label('address'), place(sheet))}${fact(wording.label('phone'), number(sheet))}${fact(wording.label('email'), cv.email)}</div>`)}
${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}${sect(h(sheet, 'languages'), `<div class="g">${cv.languages.map(({ name, level }) => fact(name, level)).join('')}</div>`)}${sect(h(sheet, 'skills'), each('p', skillList(sheet)))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
