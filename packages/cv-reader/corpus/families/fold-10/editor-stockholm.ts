/** A builder's best-known template: "title at employer, city", dates in capitals below, details and skill bars in a column at the right. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { allSkills, h, more, period, studied, tasks } from './lib/kit.ts';

const at: Readonly<Record<string, string>> = {
  en: 'at',
  de: 'bei',
  fr: 'chez',
  nl: 'bij',
  sv: 'hos',
  pl: 'w',
  it: 'presso',
  es: 'en',
};
const details: Readonly<Record<string, string>> = {
  en: 'Details',
  de: 'Details',
  fr: 'Détails',
  nl: 'Gegevens',
  sv: 'Detaljer',
  pl: 'Szczegóły',
  it: 'Dettagli',
  es: 'Detalles',
};

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'fr', 'nl', 'sv', 'pl', 'it', 'es'],
  html(sheet) {
    const { cv, random } = sheet;
    const word = at[cv.language];
    const join = random.chance(0.5) && word ? ` ${word} ` : ', ';
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    const bar = (name: string, width: number) =>
      `<div class="b"><span>${e(name)}</span><i><b style="width:${width}%"></b></i></div>`;
    return frame(
      sheet,
      '"Source Sans Pro","Open Sans"',
      '16mm 15mm',
      `
.g{display:grid;grid-template-columns:1fr 58mm;gap:9mm}h1{font-size:25pt;font-weight:700;line-height:1.1}.lab{font-size:10pt;color:#555;margin:1mm 0 8mm}
h2{font-size:12.5pt;font-weight:700;margin:6mm 0 2.5mm}.g>div>h2:first-child{margin-top:0}h3{font-weight:700;font-size:10.3pt}.d{text-transform:uppercase;font-size:7.6pt;letter-spacing:.03em;color:#98a1b3;margin:.5mm 0 1mm}.j{margin-bottom:4mm}
.b{margin-bottom:2mm}.b i{display:block;height:2px;background:#d5dae3}.b b{display:block;height:2px;background:#1a91f0}.x p{margin-bottom:1mm;overflow-wrap:anywhere}`,
      `
<h1>${e(cv.name.full)}</h1><div class="lab">${e(cv.label)}</div><div class="g"><div>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${block(
  h(sheet, 'work'),
  map(
    cv.work,
    (job) =>
      `<div class="j"><h3>${e(`${job.title}${join}${job.employer}, ${job.city}`)}</h3><p class="d">${e(period(sheet, job, 'wording', ' — '))}</p>${random.chance(0.5) ? li(tasks(job)) : `<p>${e(tasks(job).join('. '))}.</p>`}</div>`,
  ),
)}
${block(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(`${studied(one, ' ')}, ${one.institution}`)}</h3><p class="d">${e(period(sheet, one, 'wording', ' — '))}</p></div>`,
  ),
)}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}</div>
<div class="x">${block(details[cv.language] ?? 'Details', `<p>${e(cv.address.street)}</p><p>${e(`${cv.address.postalCode} ${cv.address.city}`.trim())}</p><p>${e(cv.address.country)}</p><p>${e(cv.phone.international)}</p><p style="color:#1a91f0;font-size:8.8pt">${e(cv.email)}</p>`)}
${block(
  h(sheet, 'skills'),
  map(allSkills(sheet), (one) => bar(one, random.integer(3, 5) * 20)),
)}
${block(
  h(sheet, 'languages'),
  map(cv.languages, ({ name }) => bar(name, random.integer(2, 5) * 20)),
)}</div></div>`,
    );
  },
};
export default family;
