/** A CV of a Spanish job board, printed: each job with its sector, level and staff, studies by centre, languages by skill. */
import type { Family, Sheet } from '../../family.ts';
import {
  cityLine,
  escape,
  extraSections,
  joined,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

const css = `body{font-family:"Open Sans","Noto Sans",sans-serif;font-size:9pt;color:#2d3133}.top{display:flex;gap:6mm;border-bottom:2px solid #167db7;padding-bottom:4mm}.photo{width:26mm;height:30mm;background:#e5e9eb}
h1{font-size:17pt;font-weight:600}h2{font-size:12.5pt;font-weight:600;color:#167db7;margin:6mm 0 2mm}.item{border-bottom:1px solid #e0e0e0;padding:2mm 0 3mm}.item h3{font-size:10.5pt}.meta{color:#6d7478;font-size:8.5pt}dl{display:grid;grid-template-columns:38mm 1fr;margin:0}dt{color:#6d7478}dd{margin:0}`;

function jobs({ cv, wording, random }: Sheet): string {
  const sectors = ['Servicios', 'Comercio', 'Industria', 'Otros'];
  const levels = ['Empleado/a', 'Especialista', 'Mando intermedio'];
  return cv.work
    .map((job) => {
      const details = [
        `Sector: ${random.pick(sectors)}`,
        `Nivel: ${random.pick(levels)}`,
        `Personal a cargo: ${random.pick(['0', '1 - 5', '6 - 10'])}`,
      ];
      return `<div class="item"><h3>${escape(job.title)}</h3><p>${escape(job.employer)}</p><p class="meta">${escape(wording.period(job.start, job.end))} · ${escape(job.city)}</p><p>${joined(sentences(job), '.<br>')}.</p><p class="meta">${joined(details, ' | ')}</p></div>`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['es'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="item"><h3>${joined([degree, area], ' - ')}</h3><p>${escape(institution)}</p><p class="meta">${escape(wording.period(start, end))}</p></div>`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) =>
        `<dt>${escape(name)}</dt><dd>Hablado: ${escape(level)} | Escrito: ${escape(level)}</dd>`,
    );
    const facts: [string, string][] = [
      ['Correo electrónico', cv.email],
      ['Teléfono', cv.phone.national],
      ['Domicilio', `${cv.address.street}, ${cityLine(sheet)} (${cv.address.country})`],
      ['Nacionalidad', cv.nationality],
      ['Permiso de conducir', random.pick(['B', 'B, C', 'No'])],
    ];
    return page(
      sheet,
      css,
      `<div class="top"><div class="photo"></div><div><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
<dl>${facts.map(([label, text]) => `<dt>${label}:</dt><dd>${escape(text)}</dd>`).join('')}</dl></div></div>
${section('Sobre mí', `<p>${escape(cv.summary)}</p>`)}
${section('Experiencias', jobs(sheet))}
${section('Estudios', schools.join(''))}
${section('Idiomas', spoken.length === 0 ? '' : `<dl>${spoken.join('')}</dl>`)}
${section('Conocimientos', `<p>${joined(skillNames(cv), random.pick([', ', ' · ', ' / ']))}</p>`)}
${extraSections(sheet)}
${section('Preferencias de empleo', `<dl><dt>Situación actual:</dt><dd>${random.pick(['Estoy trabajando', 'Busco trabajo activamente'])}</dd><dt>Salario deseado:</dt><dd>${random.integer(18, 52)}.000 € Bruto/año</dd></dl>`)}`,
    );
  },
};

export default family;
