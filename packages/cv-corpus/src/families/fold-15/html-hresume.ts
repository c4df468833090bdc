/** A page that someone wrote by hand with classes of microformats and `<time>`: one column of definition lists, employer as a link, the period in brackets of its own elements, skills as a list of links, the address in `<address>`, saved as a file. */
import type { Family } from '../../family.ts';
import { e, each, list } from '../fold-11/lib/page.ts';
import {
  course,
  h,
  isRtl,
  number,
  on,
  profile,
  rest,
  skillList,
  spoken,
  tasks,
  utf8,
} from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'fr', 'de', 'ja', 'es', 'pl', 'he', 'it', 'cs', 'ru', 'nl', 'fa', 'ko', 'sv'],
  bytes(sheet) {
    const { cv, random, wording } = sheet;
    const iso = ({ year, month }: (typeof cv.work)[number]['start']) =>
      wording.isYearOnly ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
    const time = (one: (typeof cv.work)[number]['start']) =>
      `<time datetime="${iso(one)}">${e(on(sheet, one))}</time>`;
    const join = random.pick([' – ', ' &mdash; ', ' - ']);
    const when = ({ start, end }: Pick<(typeof cv.work)[number], 'start' | 'end'>) =>
      end && iso(end) === iso(start)
        ? time(start)
        : `${time(start)}${join}${end ? time(end) : e(wording.present)}`;
    const at = (text: string) => `<a href="#">${e(text)}</a>`;
    const section = (kind: string, title: string, body: string) =>
      body === '' ? '' : `<section class="${kind}">\n<h2>${e(title)}</h2>\n${body}\n</section>\n`;
    const jobs = cv.work.map(
      (job) =>
        `<dt class="p-experience h-event"><span class="p-job-title">${e(job.title)}</span>, <span class="p-org">${at(job.employer)}</span>, <span class="p-locality">${e(job.city)}</span> <span class="dates">(${when(job)})</span></dt>\n<dd>${list(tasks(job))}</dd>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<dt class="p-education"><span class="p-org">${at(one.institution)}</span> <span class="dates">(${when(one)})</span></dt>\n<dd>${e(course(one))}</dd>`,
    );
    const { address } = cv;
    return utf8(`<!DOCTYPE html>
<html lang="${cv.language}"${isRtl(sheet) ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><title>${e(cv.name.full)} | ${e(wording.title)}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="resume.css">
<style>body{max-width:44rem;margin:2rem auto;font-family:Georgia,serif}dt{font-weight:bold}.skills li{display:inline}@media print{nav{display:none}}</style></head>
<body class="h-resume">
<header class="p-contact h-card">
<h1 class="p-name">${e(cv.name.full)}</h1>
<p class="p-note">${e(cv.label)}</p>
<address><span class="street-address">${e(address.street)}</span><br><span class="postal-code">${e(address.postalCode)}</span> <span class="locality">${e(address.city)}</span><br><span class="country-name">${e(address.country)}</span></address>
<p><a class="u-email" href="mailto:${e(cv.email)}">${e(cv.email)}</a><br><a class="p-tel" href="tel:${cv.phone.e164}">${e(number(sheet))}</a><br>${profile(
      sheet,
    )
      .map((one) => `<a class="u-url" rel="me" href="https://${e(one)}">${e(one)}</a>`)
      .join('<br>')}</p>
</header>
<main>
${section('p-summary', h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${section('experience', h(sheet, 'work'), `<dl>${jobs.join('\n')}</dl>`)}${section('education', h(sheet, 'education'), `<dl>${schools.join('\n')}</dl>`)}${section(
      'skills',
      h(sheet, 'skills'),
      `<ul>${skillList(sheet)
        .map((one) => `<li class="p-skill">${at(one)}</li>`)
        .join('\n')}</ul>`,
    )}${section('languages', h(sheet, 'languages'), cv.languages.length ? list(spoken(sheet)) : '')}${rest(
      sheet,
    )
      .map(({ title, lines }) => section('more', title, each('p', lines)))
      .join('')}</main>
<footer><p><small>&copy; 2026 &middot; <a href="resume.pdf">PDF</a></small></p></footer>
</body></html>
`);
  },
};
export default family;
