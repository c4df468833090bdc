/** A profile of the French employment service, printed: licence and mobility first, `De mars 2019 à mai 2021 – 2 ans`, know-how apart from manners. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, extraSections, joined, list, page, section } from '../../html/page.ts';

const css = `body{font-family:"Open Sans","Noto Sans",sans-serif;font-size:9.5pt;color:#1d2341}.head{background:#283276;color:#fff;padding:6mm;border-radius:3mm;display:flex;justify-content:space-between}.head h1{font-size:13pt;font-weight:600}.head .job{font-size:17pt;font-weight:700}.head div:last-child{text-align:end}
h2{font-size:13pt;color:#283276;margin:7mm 0 3mm}.item{border-inline-start:1mm solid #ffb400;padding-inline-start:4mm;margin-bottom:4mm}.item p:first-child{font-weight:700}.cols{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.grey{color:#60657d}`;

const PRINTED: YearMonth = { year: 2026, month: 4 };

function lasting(start: YearMonth, end: YearMonth | null): string {
  const until = end ?? PRINTED;
  const months = Math.max(1, (until.year - start.year) * 12 + until.month - start.month);
  const years = Math.floor(months / 12);
  if (years === 0) return `${months} mois`;
  return `${years} an${years > 1 ? 's' : ''}${months % 12 > 0 ? ` et ${months % 12} mois` : ''}`;
}

const family: Family = {
  tool: 'chromium',
  languages: ['fr'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const elided = (date: YearMonth) => {
      const text = wording.date(date);
      return /^[aeiouéâ]/iu.test(text) ? `D'${text}` : `De ${text}`;
    };
    const jobs = cv.work.map((job) => {
      const when = job.end
        ? `${elided(job.start)} à ${wording.date(job.end)}`
        : `Depuis ${wording.date(job.start)}`;
      return `<div class="item"><p>${escape(job.title)}</p><p>${joined([job.employer, job.city], ' &ndash; ')}</p><p class="grey">${escape(when)} – ${lasting(job.start, job.end)}</p><p>${escape(job.summary)}</p>${list(job.highlights)}</div>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        `<div class="item"><p>${escape(`${degree} – ${area}`)}</p><p>${escape(institution)}</p><p class="grey">Diplôme obtenu en ${end.year}</p></div>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<div><p><b>${escape(label)}</b></p>${list(names)}</div>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`);
    const facts = [
      `Permis : ${random.pick(['B – Véhicule léger', 'B et C', 'sans permis'])}`,
      `Mobilité : ${random.integer(10, 60)} km autour de ${address.city}`,
      `Disponibilité : ${random.pick(['immédiate', 'sous 1 mois', 'sous 3 mois'])}`,
    ];
    return page(
      sheet,
      css,
      `<div class="head"><div><p class="job">${escape(cv.label)}</p><h1>${escape(cv.name.full)}</h1></div><div>${each('p', [cv.phone.national, cv.email, `${address.postalCode} ${address.city}`, address.country])}</div></div>
<p class="grey" style="margin-top:3mm">${joined(facts, ' &nbsp;•&nbsp; ')}</p>
${section('En quelques mots', `<p>${escape(cv.summary)}</p>`)}
${section('Mes expériences', jobs.join(''))}
${section('Mes formations', schools.join(''))}
${section('Mes compétences', `<div class="cols">${skills.join('')}</div>`)}
${section('Mes langues', each('p', spoken))}
${extraSections(sheet)}`,
    );
  },
};

export default family;
