/** A CV of an editor on the web: titles large, the employer below, dates against the place in small italics, `Achievements/Tasks`, boxes of skills. */
import type { Family } from '../../family.ts';
import { each, escape, extraSections, list, page, section, skillNames } from '../../html/page.ts';

/** What the editor prints over the points of each job. */
const captions: Readonly<Record<string, string>> = {
  en: 'Achievements/Tasks',
  de: 'Erfolge/Aufgaben',
  fr: 'Réalisations/Tâches',
  es: 'Logros/Tareas',
  it: 'Risultati/Compiti',
  'pt-BR': 'Realizações/Tarefas',
  pl: 'Osiągnięcia/Zadania',
  sv: 'Resultat/Uppgifter',
};

const css = `body{font-family:"Clear Sans","Noto Sans",sans-serif;font-size:9pt;color:#313c4e}h1{font-size:23pt;font-weight:500}.role{font-size:12pt;color:#449399}.band{display:grid;grid-template-columns:1fr 1fr;gap:1mm;background:#313b47;color:#fff;padding:2.5mm 4mm;margin:3mm 0}h2{font-size:13pt;color:#449399;text-transform:uppercase;border-bottom:.6mm solid #449399;margin:5mm 0 2mm}
h3{font-size:12pt;font-weight:500}.emp{font-size:11pt}.meta{display:flex;justify-content:space-between;font-style:italic;font-size:7.5pt;color:#449399}.cap{font-style:italic;font-size:7.5pt;color:#449399}.boxes span{display:inline-block;background:#979ba2;color:#fff;border-radius:1mm;padding:.8mm 2.5mm;margin:0 1.5mm 1.5mm 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:2mm}.g i{font-size:8pt;color:#449399}`;

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(captions),
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording } = sheet;
    const meta = (left: string, right: string) =>
      `<div class="meta"><span>${escape(left)}</span><span>${escape(right)}</span></div>`;
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.title)}</h3><div class="emp">${escape(job.employer)}</div>${meta(wording.period(job.start, job.end), job.city)}<p class="cap">${captions[cv.language] ?? ''}</p>${list([job.summary, ...job.highlights])}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(`${degree} ${area}`)}</h3><div class="emp">${escape(institution)}</div>${meta(wording.period(start, end), '')}`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) => `<div>${escape(name)}<br><i>${escape(level)}</i></div>`,
    );
    const contact = [
      `✉ ${cv.email}`,
      `☎ ${cv.phone.international}`,
      `⌂ ${cv.address.city}, ${cv.address.country}`,
      `in ${cv.links[0]?.url ?? ''}`,
    ];
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p class="role">${escape(cv.label)}</p><p>${escape(cv.summary)}</p><div class="band">${each('span', contact)}</div>
${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), `<div class="boxes">${each('span', skillNames(cv))}</div>`)}
${extraSections(sheet)}
${section(wording.heading('languages'), spoken.length === 0 ? '' : `<div class="g">${spoken.join('')}</div>`)}`,
    );
  },
};

export default family;
