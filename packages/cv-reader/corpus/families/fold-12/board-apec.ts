/** The profile of a French board for managers, printed: contract, mobility and pay wished in a frame, jobs as `Depuis …` or `De … à …` over post and employer with its sector, know-how as lists with levels. */
import type { Family } from '../../family.ts';
import { e, each, list, paper, sect } from '../fold-11/lib/page.ts';
import { contacts, course, on, rest, skillList, tasks } from './lib/kit.ts';

const sectors = [
  'Services aux entreprises',
  'Industrie',
  'Commerce et distribution',
  'Santé et action sociale',
];

const family: Family = {
  tool: 'chromium',
  languages: ['fr'],
  html(sheet) {
    const { cv, random } = sheet;
    const when = ({
      start,
      end,
    }: {
      start: (typeof cv.work)[number]['start'];
      end: (typeof cv.work)[number]['end'];
    }) => (end ? `De ${on(sheet, start)} à ${on(sheet, end)}` : `Depuis ${on(sheet, start)}`);
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="step"><p class="when">${e(when(one))}</p><h3>${e(one.title)}</h3><p>${e(one.employer)} – ${e(one.city)}</p><p class="grey">Secteur : ${random.pick(sectors)} – Contrat : ${random.pick(['CDI', 'CDI', 'CDD'])}</p>${list(tasks(one))}</div>`;
    const css = `h1{font-size:17pt;font-weight:700;color:#0b2a5b}.wish{border:1px solid #0b2a5b;border-radius:2mm;padding:3mm 5mm;margin:4mm 0;columns:2}h2{font-size:12.5pt;font-weight:700;color:#0b2a5b;margin:6mm 0 3mm}.step{margin-bottom:4mm;border-inline-start:3px solid #f0a500;padding-inline-start:4mm}.when{color:#0b2a5b;font-size:8.8pt}h3{font-weight:700}.grey{color:#777;font-size:8.6pt}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '15mm', css },
      `<p class="grey">Profil mis à jour le 12/11/2026 – Réf. ${random.integer(100_000, 999_999)}W</p><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p>${each('p', contacts(sheet))}
<div class="wish">${each('p', [`Poste recherché : ${cv.label}`, 'Type de contrat : CDI', `Mobilité : ${cv.address.city} et sa région`, `Salaire souhaité : ${random.integer(32, 68)} k€ brut annuel`, 'Disponibilité : sous 3 mois', 'Temps de travail : temps plein'])}</div>
${sect('Mon profil', `<p>${e(cv.summary)}</p>`)}${sect('Mes expériences professionnelles', cv.work.map(job).join(''))}${sect('Mes formations', cv.education.map((one) => `<div class="step"><p class="when">${e(when(one))}</p><h3>${e(course(one))}</h3><p>${e(one.institution)}</p></div>`).join(''))}${sect(
        'Mes savoir-faire',
        each(
          'p',
          skillList(sheet).map(
            (one) => `${one} – ${random.pick(['Avancé', 'Intermédiaire', 'Expert'])}`,
          ),
        ),
      )}${sect(
        'Mes langues',
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} – ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
