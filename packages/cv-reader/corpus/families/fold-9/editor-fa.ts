/** A résumé of an Iranian editor on the web, from right to left: a grey panel at the right with stars for skills and languages, at the left titles with the employer in colour and the period in the corner. */
import type { Family } from '../../family.ts';
import {
  birthDate,
  each,
  escape,
  extraSections,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const css = (colour: string) =>
  `@page{margin:0}body{font-family:"Noto Naskh Arabic","Noto Sans Arabic",sans-serif;font-size:10.5pt;display:grid;grid-template-columns:64mm 1fr;min-height:297mm}aside{background:#eee;padding:10mm 6mm}main{padding:10mm 8mm}h1{font-size:20pt;color:${colour}}h2{font-size:13pt;color:${colour};margin:6mm 0 2mm}.r{display:flex;justify-content:space-between}.s{color:${colour};letter-spacing:.5mm}.e{margin-bottom:4mm}.w{color:#666;font-size:9pt}`;

const words: Readonly<Record<string, readonly [string, string, string]>> = {
  fa: ['وضعیت تأهل', 'مجرد', 'متأهل'],
  ar: ['الحالة الاجتماعية', 'أعزب', 'متزوج'],
};

const STARS = 5;

const family: Family = {
  tool: 'chromium',
  languages: ['fa', 'fa', 'ar'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [marital, ...states] = words[cv.language] ?? ['', '', ''];
    const stars = () => {
      const full = random.integer(3, STARS);
      return `<span class="s">${'★'.repeat(full)}${'☆'.repeat(STARS - full)}</span>`;
    };
    const starred = (names: readonly string[]) =>
      names.map((name) => `<div class="r"><span>${escape(name)}</span>${stars()}</div>`).join('');
    const fact = (label: string, html: string) => `<p><b>${escape(label)}</b><br>${html}</p>`;
    const ltr = (text: string) => `<bdi dir="ltr">${escape(text)}</bdi>`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="e"><div class="r"><b>${escape(job.title)}</b><span class="w">${escape(wording.period(job.start, job.end))}</span></div><div class="s" style="letter-spacing:0">${escape(`${job.employer}، ${job.city}`)}</div><ul>${each('li', sentences(job))}</ul></div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="e"><div class="r"><b>${escape(`${degree} ${area}`)}</b><span class="w">${escape(wording.period(start, end))}</span></div>${escape(institution)}</div>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}</b></p>${starred(names)}`,
    );
    const spoken = cv.languages.map(
      ({ name, level }) =>
        `<div class="r"><span>${escape(name)}</span><span class="w">${escape(level)}</span></div>`,
    );
    return page(
      sheet,
      css(random.pick(['#00838f', '#6a1b9a', '#bf360c'])),
      `<aside>${fact(wording.label('mobile'), ltr(cv.phone.national))}${fact(wording.label('email'), ltr(cv.email))}${fact(wording.label('address'), escape(`${cv.address.country}، ${cv.address.city}، ${cv.address.street}`))}${fact(wording.label('birthDate'), ltr(birthDate(sheet)))}${fact(marital, random.pick(states))}
${section(wording.heading('skills'), skills.join(''))}
${section(wording.heading('languages'), spoken.join(''))}</aside>
<main><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(wording.heading('work'), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${extraSections(sheet)}</main>`,
    );
  },
};

export default family;
