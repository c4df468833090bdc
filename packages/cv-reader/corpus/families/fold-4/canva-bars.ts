/** In the manner of Canva: two colours, icons that are letters of a font, bars and dots for skills, text placed freely on the page. */
import type { Family, Sheet } from '../../family.ts';
import {
  cityLine,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

/** Private letters of Font Awesome. */
const icons = {
  phone: '\u{f095}',
  mail: '\u{f0e0}',
  place: '\u{f041}',
  work: '\u{f0b1}',
  school: '\u{f19d}',
  skills: '\u{f085}',
  web: '\u{f0e1}',
};
const icon = (name: keyof typeof icons) => `<span class="i">${icons[name]}</span>`;

function aside(sheet: Sheet): string {
  const { cv, wording, random } = sheet;
  const isDots = random.chance(0.4);
  const bar = () => {
    const share = random.integer(3, 5);
    return isDots
      ? `<span class="o">${'<b></b>'.repeat(share)}${'<i></i>'.repeat(5 - share)}</span>`
      : `<div class="bar"><div style="width:${share * 20}%"></div></div>`;
  };
  const contact = [
    `${icon('phone')} ${escape(cv.phone.international)}`,
    `${icon('mail')} ${escape(cv.email)}`,
    `${icon('place')} ${escape(cityLine(sheet))}`,
    `${icon('web')} ${escape(cv.links[0]?.url ?? '')}`,
  ];
  return `<div class="photo"></div>${contact.map((line) => `<p class="c">${line}</p>`).join('')}
<h2>${escape(wording.heading('skills'))}</h2>${skillNames(cv)
    .map((name) => `<div class="k"><span>${escape(name)}</span>${bar()}</div>`)
    .join('')}
${section(wording.heading('languages'), cv.languages.map(({ name, level }) => `<div class="k"><span>${escape(name)}</span><small>${escape(level)}</small></div>`).join(''))}`;
}

const family: Family = {
  tool: 'chromium',
  languages: [
    'en',
    'es',
    'fr',
    'pt-BR',
    'de',
    'it',
    'vi',
    'tr',
    'pl',
    'zh-CN',
    'ko',
    'hi',
    'nl',
    'ru',
  ],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [dark, light] = random.pick([
      ['#2f4858', '#f6ae2d'],
      ['#5b2a86', '#e5d4ef'],
      ['#14453d', '#f2e8cf'],
      ['#8c2f39', '#fcefef'],
    ]);
    const [first = '', ...others] = cv.name.full.split(' ');
    const jobs = cv.work.map(
      (job) =>
        `<div class="t"><div class="w">${escape(wording.period(job.start, job.end))}</div><div><h3>${escape(job.title)}</h3><p class="a">${joined([job.employer, job.city], ' · ')}</p>${list(sentences(job))}</div></div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="t"><div class="w">${escape(wording.period(start, end))}</div><div><h3>${escape(`${degree} ${area}`)}</h3><p class="a">${escape(institution)}</p></div></div>`,
    );
    return page(
      sheet,
      `@page{margin:0}body{display:grid;grid-template-columns:1fr 68mm;min-height:297mm;font-family:Lato,"Noto Sans","Noto Sans CJK SC","Noto Sans Devanagari",sans-serif;font-size:9.5pt}main{padding:12mm 9mm}aside{background:${dark};color:#fff;padding:12mm 8mm}.photo{width:38mm;height:38mm;border-radius:50%;background:${light};margin:0 auto 7mm}.i{font-family:FontAwesome;color:${light};display:inline-block;width:6mm}.c{margin-bottom:2mm;overflow-wrap:anywhere}h1{font-size:30pt;line-height:1;color:${dark};text-transform:uppercase}h1 b{display:block}h2{font-size:13pt;letter-spacing:1.5px;margin:7mm 0 3mm;text-transform:uppercase}main h2{color:${dark}}.sub{letter-spacing:2px;margin:2mm 0 6mm}.k{margin-bottom:2.5mm;display:flow-root}.k small{float:inline-end}.bar{background:#ffffff44;height:2mm;border-radius:1mm}.bar div{background:${light};height:2mm;border-radius:1mm}.o{float:inline-end}.o b,.o i{display:inline-block;width:2.6mm;height:2.6mm;border-radius:50%;background:${light};margin-inline-start:1mm}.o i{opacity:.3}.t{display:grid;grid-template-columns:30mm 1fr;gap:4mm;margin-bottom:4mm;break-inside:avoid}.w{font-size:8.5pt;color:#666}.a{color:#666}h3{font-size:10pt}ul{padding-inline-start:4mm}`,
      `<main><h1>${escape(first)}${others.length > 0 ? `<b>${escape(others.join(' '))}</b>` : ''}</h1><p class="sub">${escape(cv.label)}</p><p>${escape(cv.summary)}</p>
<h2>${icon('work')} ${escape(wording.heading('work'))}</h2>${jobs.join('')}<h2>${icon('school')} ${escape(wording.heading('education'))}</h2>${schools.join('')}${extraSections(sheet)}</main><aside>${aside(sheet)}</aside>`,
    );
  },
};

export default family;
