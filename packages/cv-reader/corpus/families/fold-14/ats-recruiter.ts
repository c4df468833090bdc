/** The sheet that a network's tool for recruiters makes of a member: headline under the name, place and branch in one line, contact of the person in a row, experience as title, employer, `Period • length`, and place in lines of their own, skills counted, a line of who printed it. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import {
  course,
  months,
  number,
  on,
  profile,
  rest,
  skillList,
  tasks,
  townAndCountry,
} from './lib/kit.ts';

/** Summary, experience, education, skills, languages, year, years, month, months, endorsements, printed by. */
const words: Readonly<Record<string, string>> = {
  en: 'Summary|Experience|Education|Skills|Languages|yr|yrs|mo|mos|endorsements|Downloaded by',
  de: 'Zusammenfassung|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Jahr|Jahre|Monat|Monate|Bestätigungen|Heruntergeladen von',
  fr: 'Résumé|Expérience|Formation|Compétences|Langues|an|ans|mois|mois|recommandations|Téléchargé par',
  es: 'Extracto|Experiencia|Educación|Aptitudes|Idiomas|año|años|mes|meses|validaciones|Descargado por',
  'pt-BR':
    'Resumo|Experiência|Formação acadêmica|Competências|Idiomas|ano|anos|mês|meses|recomendações|Baixado por',
  it: 'Riepilogo|Esperienza|Formazione|Competenze|Lingue|anno|anni|mese|mesi|conferme|Scaricato da',
  nl: 'Samenvatting|Ervaring|Opleiding|Vaardigheden|Talen|jaar|jaar|maand|maanden|onderschrijvingen|Gedownload door',
  pl: 'Podsumowanie|Doświadczenie|Wykształcenie|Umiejętności|Języki|rok|lat|mies.|mies.|potwierdzenia|Pobrane przez',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, random, wording } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const long = (job: (typeof cv.work)[number]) => {
      const all = months(job);
      const [years, over] = [Math.floor(all / 12), all % 12];
      return [
        years > 0 ? `${years} ${word(years === 1 ? 5 : 6)}` : '',
        over > 0 ? `${over} ${word(over === 1 ? 7 : 8)}` : '',
      ]
        .filter((one) => one !== '')
        .join(' ');
    };
    const when = (start: (typeof cv.work)[number]['start'], end: (typeof cv.work)[number]['end']) =>
      `${on(sheet, start, 'short')} – ${end ? on(sheet, end, 'short') : wording.present}`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const css = `h1{font-size:18pt;font-weight:600}.head{font-size:11pt}.grey{color:#666;font-size:8.8pt}.row{display:flex;gap:7mm;flex-wrap:wrap;margin-top:2mm}section{border-top:1px solid #ddd;margin-top:4mm;padding-top:3mm}h2{font-size:12pt;font-weight:600;margin-bottom:2mm}h3{font-weight:600}.entry{margin-bottom:4mm;break-inside:avoid}.skills{columns:2}.foot{margin-top:6mm;font-size:7.5pt;color:#888;border-top:1px solid #ddd;padding-top:2mm}`;
    const headline = random.pick([
      `${cv.label} ${random.pick(['@', '|'])} ${cv.work[0]?.employer ?? ''}`,
      cv.label,
      `${cv.label} | ${skillList(sheet).slice(0, 2).join(' | ')}`,
    ]);
    return paper(
      sheet,
      { font: '"Liberation Sans"', margin: '16mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="head">${e(headline)}</p><p class="grey">${e(townAndCountry(sheet))}</p><div class="row">${each('span', [cv.email, number(sheet), ...profile(sheet)])}</div>
${block(word(0), `<p>${e(cv.summary)}</p>`)}${block(word(1), cv.work.map((job) => `<div class="entry"><h3>${e(job.title)}</h3><p>${e(job.employer)}</p><p class="grey">${e(when(job.start, job.end))}${wording.isYearOnly ? '' : e(` • ${long(job)}`)}</p><p class="grey">${e(job.city)}</p>${each('p', tasks(job))}</div>`).join(''))}${block(word(2), cv.education.map((one) => `<div class="entry"><h3>${e(one.institution)}</h3><p>${e(course(one))}</p><p class="grey">${e(`${one.start.year} – ${one.end.year}`)}</p></div>`).join(''))}${block(
        word(3),
        `<div class="skills">${each(
          'p',
          skillList(sheet).map((one, at) =>
            at < 3 ? `${one} (${random.integer(2, 40)} ${word(9)})` : one,
          ),
        )}</div>`,
      )}${block(
        word(4),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} • ${level}`),
        ),
      )}${rest(sheet, ['references'])
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}<p class="foot">${e(word(10))} Robin Example, 23.11.2026</p>`,
    );
  },
};
export default family;
