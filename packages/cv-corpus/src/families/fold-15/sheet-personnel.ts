/** The master sheet that a personnel office keeps of a person and prints: a grey grid of codes and values, the organisation's line at the head and a page number at the foot, stations before the present post as rows of `from`, `to`, `function` and `company`, qualifications with a degree of proficiency. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import { birthday, course, number, on, place, skillList, tasks, wordsIn } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  de: 'Personalstammblatt|Personal-Nr.|Name|Geburtsdatum|Staatsangehörigkeit|Anschrift|Mobil|E-Mail|Beruflicher Werdegang|von|bis|Funktion|Unternehmen, Ort|Tätigkeiten|Schul- und Berufsausbildung|Abschluss|Einrichtung|Qualifikationen|Kenntnis|Ausprägung|Sprachen|vorhanden|gut|sehr gut',
  en: 'Employee Record|Employee ID|Full name|Date of birth|Nationality|Home address|Mobile|E-mail|Previous Positions|From|To|Job title|Company, location|Duties|Education and Training|Qualification|Institution|Qualifications Profile|Skill|Proficiency|Languages|basic|good|expert',
  ko: '인사기록카드|사번|성명|생년월일|국적|주소|휴대전화|이메일|경력사항|입사일|퇴사일|직위|근무처, 소재지|담당업무|학력사항|학위 / 전공|학교명|보유 역량|역량|수준|어학|하|중|상',
  ja: '人事基本情報シート|社員番号|氏名|生年月日|国籍|現住所|携帯電話|メールアドレス|職歴|自|至|職種・役職|会社名、所在地|業務内容|学歴|学位・専攻|学校名|保有スキル|スキル|レベル|語学|初級|中級|上級',
  es: 'Ficha de personal|N.º de empleado|Nombre y apellidos|Fecha de nacimiento|Nacionalidad|Domicilio|Móvil|Correo electrónico|Puestos anteriores|Desde|Hasta|Puesto|Empresa, localidad|Funciones|Formación|Título|Centro|Perfil de cualificaciones|Conocimiento|Nivel|Idiomas|básico|bueno|experto',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, random, wording } = sheet;
    const word = wordsIn(words, sheet);
    const row = (tag: string, cells: readonly string[]) =>
      `<tr>${cells.map((one) => `<${tag}>${e(one)}</${tag}>`).join('')}</tr>`;
    const table = (at: number, heads: readonly number[], rows: readonly (readonly string[])[]) =>
      rows.length === 0
        ? ''
        : `<h2>${e(word(at))}</h2><table>${row('th', heads.map(word))}${rows.map((one) => row('td', one)).join('')}</table>`;
    const fact = (at: number, value: string) =>
      `<tr><th>${e(word(at))}</th><td>${e(value)}</td></tr>`;
    const level = () => word(random.integer(21, 23));
    const css = `.line{display:flex;justify-content:space-between;font-size:8pt;border-bottom:1px solid #000;padding-bottom:1mm;margin-bottom:5mm}h1{font-size:15pt;font-weight:700;margin-bottom:4mm}h2{font-weight:700;margin:5mm 0 1.5mm}table{width:100%}th,td{border:.5px solid #888;padding:1mm 1.6mm}th{background:#ececec;font-weight:400;font-size:8.2pt}.facts th{width:44mm}tr{break-inside:avoid}`;
    return paper(
      sheet,
      { font: '"Liberation Sans"', margin: '14mm', css, size: '9pt' },
      `<div class="line"><span>HR-INFO 7.2</span><span>27.11.2026 / 1</span></div><h1>${e(word(0))}</h1>
<table class="facts">${fact(1, String(random.integer(10_000, 99_999)))}${fact(2, cv.name.full)}${fact(3, birthday(sheet))}${fact(4, cv.nationality)}${fact(5, place(sheet))}${fact(6, number(sheet, random.chance(0.6)))}${fact(7, cv.email)}</table>
${table(
  8,
  [9, 10, 11, 12, 13],
  cv.work.map((job) => [
    on(sheet, job.start),
    job.end ? on(sheet, job.end) : wording.present,
    job.title,
    `${job.employer}, ${job.city}`,
    tasks(job).join('; '),
  ]),
)}${table(
        14,
        [9, 10, 15, 16],
        cv.education.map((one) => [
          on(sheet, one.start),
          on(sheet, one.end),
          course(one),
          one.institution,
        ]),
      )}${table(
        17,
        [18, 19],
        skillList(sheet).map((one) => [one, level()]),
      )}${table(
        20,
        [20, 19],
        cv.languages.map(({ name, level: how }) => [name, how]),
      )}`,
    );
  },
};
export default family;
