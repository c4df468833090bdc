/** The employee or candidate profile of a large personnel suite, printed: grey bars over tables, one of jobs outside the company with a column for each date, one of formal education, one of languages with ratings, a strip of portlets. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import { number, on, place, skillList } from '../fold-12/lib/kit.ts';

/** Profile of, contact, previous employment, from, to, company, title, town, education, school, major, degree, end, languages, language, level, skills. */
const words: Readonly<Record<string, string>> = {
  en: 'Candidate Profile|Contact Information|Previous Employment|From Date|End Date|Company Name|Title|City|Formal Education|School|Major|Degree|Graduation|Language Skills|Language|Proficiency|Functional Experience',
  de: 'Kandidatenprofil|Kontaktinformationen|Vorherige Beschäftigung|Von|Bis|Unternehmen|Position|Ort|Ausbildung|Schule|Fachrichtung|Abschluss|Abschlussdatum|Sprachkenntnisse|Sprache|Niveau|Fachkenntnisse',
  fr: 'Profil du candidat|Coordonnées|Emplois précédents|Date de début|Date de fin|Nom de l’entreprise|Fonction|Ville|Formation|Établissement|Spécialité|Diplôme|Date d’obtention|Compétences linguistiques|Langue|Niveau|Compétences fonctionnelles',
  es: 'Perfil del candidato|Información de contacto|Empleos anteriores|Desde|Hasta|Empresa|Cargo|Ciudad|Educación|Centro|Especialidad|Título|Graduación|Idiomas|Idioma|Nivel|Experiencia funcional',
  it: 'Profilo del candidato|Contatti|Impieghi precedenti|Dal|Al|Azienda|Posizione|Città|Istruzione|Istituto|Indirizzo|Titolo|Conseguito|Lingue|Lingua|Livello|Competenze funzionali',
  pl: 'Profil kandydata|Dane kontaktowe|Poprzednie zatrudnienie|Od|Do|Firma|Stanowisko|Miasto|Wykształcenie|Szkoła|Kierunek|Stopień|Ukończenie|Języki|Język|Poziom|Umiejętności',
  ja: '候補者プロファイル|連絡先|職歴|開始日|終了日|会社名|役職|勤務地|学歴|学校名|専攻|学位|卒業|語学|言語|レベル|スキル',
  'zh-CN':
    '候选人档案|联系方式|工作经历|开始日期|结束日期|公司名称|职位|城市|教育经历|学校|专业|学位|毕业日期|语言能力|语言|水平|技能',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const grid = (title: number, heads: readonly number[], rows: readonly (readonly string[])[]) =>
      rows.length === 0
        ? ''
        : `<h2>${e(word(title))}</h2><table><tr class="names">${heads.map((at) => `<th>${e(word(at))}</th>`).join('')}</tr>${rows.map((cells) => `<tr>${cells.map((one) => `<td>${e(one)}</td>`).join('')}</tr>`).join('')}</table>`;
    const css = `.strip{display:flex;gap:5mm;align-items:center;border-bottom:3px solid #0a6ed1;padding-bottom:3mm}.face{width:16mm;height:16mm;background:#d9d9d9}h1{font-size:14pt;font-weight:700}h2{background:#eef1f4;padding:1.4mm 3mm;font-weight:700;margin:5mm 0 0}table{width:100%}th,td{border:1px solid #d5dadd;padding:1.2mm 2mm;font-size:8.6pt}th{color:#6a6d70}.contact td:first-child{width:40mm;color:#6a6d70}`;
    return paper(
      sheet,
      { font: '"Arimo"', margin: '13mm', css, size: '9pt' },
      `<div class="strip"><div class="face"></div><div><p>${e(word(0))} · ID ${random.integer(10_000, 99_999)}</p><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div></div>
<h2>${e(word(1))}</h2><table class="contact"><tr><td>${e(wording.label('email'))}</td><td>${e(cv.email)}</td></tr><tr><td>${e(wording.label('phone'))}</td><td>${e(number(sheet))}</td></tr><tr><td>${e(wording.label('address'))}</td><td>${e(place(sheet))}</td></tr></table>
${grid(
  2,
  [3, 4, 5, 6, 7],
  cv.work.map((job) => [
    on(sheet, job.start),
    job.end ? on(sheet, job.end) : wording.present,
    job.employer,
    job.title,
    job.city,
  ]),
)}
${grid(
  8,
  [9, 10, 11, 3, 12],
  cv.education.map((one) => [
    one.institution,
    one.area,
    one.degree,
    on(sheet, one.start),
    on(sheet, one.end),
  ]),
)}
${grid(
  13,
  [14, 15],
  cv.languages.map(({ name, level }) => [name, level]),
)}
<h2>${e(word(16))}</h2><table>${skillList(sheet)
        .map((one) => `<tr><td>${e(one)}</td><td>${'★'.repeat(random.integer(2, 5))}</td></tr>`)
        .join('')}</table>`,
    );
  },
};
export default family;
