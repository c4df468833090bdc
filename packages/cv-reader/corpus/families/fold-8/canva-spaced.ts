/** In the manner of Canva: headings and the name in widely spaced capitals, a ring for the photo, every block placed freely, the profile beside the name. */
import type { Family, Sheet } from '../../family.ts';
import { cityLine, each, escape, list, page, sentences } from '../../html/page.ts';

const css = `@page{margin:0}body{font-family:Cabin,"Noto Sans",sans-serif;font-size:8.8pt;color:#444;position:relative;width:210mm}.b{position:absolute}.name{font-size:25pt;letter-spacing:.28em;text-transform:uppercase;line-height:1.15;color:#2b2b2b}.label{letter-spacing:.22em;text-transform:uppercase;font-size:9pt}
h2{font-size:10pt;letter-spacing:.3em;text-transform:uppercase;color:#2b2b2b;font-weight:600;margin:0 0 3mm}.ring{width:38mm;height:38mm;border:1.2mm solid #d9b8a6;border-radius:50%;background:#f4ece8}.side{background:#efe6e1;height:297mm;width:70mm;left:0;top:0}.e{margin-bottom:4.5mm}.e b{display:block;color:#2b2b2b}.e i{font-style:normal;color:#8a7468}`;

const SIDE = 54;

function side({ cv, wording }: Sheet): string {
  const parts: string[] = [
    `<h2>${escape(wording.heading('contact'))}</h2>${each('p', [cv.phone.international, cv.email, cv.address.street, cityLine({ cv, wording } as Sheet)])}`,
    ...cv.skills.map(({ label, names }, at) =>
      at === 0
        ? `<h2>${escape(wording.heading('skills'))}</h2>${list(names)}`
        : `<p style="margin-top:-4mm"><b>${escape(label)}</b></p>${list(names)}`,
    ),
    cv.languages.length === 0
      ? ''
      : `<h2>${escape(wording.heading('languages'))}</h2>${each(
          'p',
          cv.languages.map(({ name, level }) => `${name} / ${level}`),
        )}`,
  ];
  return parts.map((html) => `<div style="margin-bottom:7mm">${html}</div>`).join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'pt-BR', 'it', 'fr', 'tr', 'pl', 'nl', 'vi', 'de'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isDateFirst = random.chance(0.5);
    const jobs = cv.work.map((job) => {
      const when = `<i>${escape(wording.period(job.start, job.end))}</i>`;
      const who = `<b>${escape(job.title)}</b>${escape(`${job.employer} • ${job.city}`)}`;
      return `<div class="e">${isDateFirst ? `${when}${who}` : `${who}<br>${when}`}${list(sentences(job))}</div>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="e"><b>${escape(institution)}</b>${escape(`${degree}, ${area}`)}<br><i>${escape(wording.period(start, end))}</i></div>`,
    );
    const parts = cv.name.full.split(' ').map(escape).join('<br>');
    const box = (x: number, y: number, width: number, html: string) =>
      `<div class="b" style="left:${x}mm;top:${y}mm;width:${width}mm">${html}</div>`;
    return page(
      sheet,
      css,
      `<div class="b side"></div>${box(80, 14, 120, `<div class="name">${parts}</div><p class="label">${escape(cv.label)}</p>`)}${box(16, 14, 38, '<div class="ring"></div>')}
${box(80, 62, 118, `<h2>${escape(wording.heading('summary'))}</h2><p>${escape(cv.summary)}</p>`)}
${box(8, 64, SIDE, side(sheet))}
${box(80, 88, 118, `<h2>${escape(wording.heading('work'))}</h2>${jobs.join('')}<h2>${escape(wording.heading('education'))}</h2>${schools.join('')}`)}`,
    );
  },
};

export default family;
