/** A CV of a Polish board's editor: a dark column with contact and skills, and the consent at the foot. */
import type { Family } from '../../family.ts';
import {
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  skillNames,
  titledName,
} from '../../html/page.ts';

const css = `@page{margin:0}body{display:flex;min-height:297mm}.side{width:64mm;background:#23395d;color:#fff;padding:10mm 6mm}.main{flex:1;padding:10mm 9mm}
h1{font-size:21pt;line-height:1.1}h2{font-size:11pt;letter-spacing:1px;text-transform:uppercase;margin:6mm 0 2mm}.main h2{color:#23395d;border-bottom:1px solid #23395d}
.job{margin-bottom:4mm}.job b{display:block}.when{color:#666;font-size:9pt}.rodo{font-size:7pt;color:#777;margin-top:8mm}.side p{word-break:break-word}`;

const CONSENT =
  'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji (zgodnie z ustawą z dnia 10 maja 2018 roku o ochronie danych osobowych oraz zgodnie z RODO).';

const family: Family = {
  tool: 'chromium',
  languages: ['pl'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { day, month, year } = cv.birth.date;
    const block = (title: string, place: string, when: string, lines: readonly string[]) =>
      `<div class="job"><span class="when">${escape(when)}</span><b>${escape(title)}</b><span>${escape(place)}</span>${list(lines)}</div>`;
    const jobs = cv.work.map((job) =>
      block(
        job.title,
        `${job.employer}, ${job.city}`,
        wording.period(job.start, job.end),
        sentences(job),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      block(institution, [area, degree].join(', '), wording.period(start, end), []),
    );
    const dots = ['', '●○○○○', '●●○○○', '●●●○○', '●●●●○', '●●●●●'];
    const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
    const hasDots = random.chance(0.4);
    const spoken = cv.languages.map(({ name, level, cefr }) =>
      hasDots
        ? `${name} ${dots[cefr === null ? 5 : levels.indexOf(cefr)] ?? ''}`
        : `${name} – ${level}`,
    );
    return page(
      sheet,
      css,
      `<div class="side"><h1>${escape(titledName(sheet))}</h1><p>${escape(cv.label)}</p>
${section('Dane osobowe', `<p>Adres</p><p><b>${joined([cv.address.street, `${cv.address.postalCode} ${cv.address.city}`], '<br>')}</b></p><p>Telefon</p><p><b>${escape(cv.phone.national)}</b></p><p>E-mail</p><p><b>${escape(cv.email)}</b></p><p>Data urodzenia</p><p><b>${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}</b></p>`)}
${section('Umiejętności', list(skillNames(cv)))}
${section('Języki', each('p', spoken))}
${section('Zainteresowania', `<p>${escape(cv.interests.join(', '))}</p>`)}</div>
<div class="main"><p>${escape(cv.summary)}</p>
${section('Doświadczenie', jobs.join(''))}
${section('Wykształcenie', schools.join(''))}
${extraSections(sheet)}
<p class="rodo">${CONSENT}</p></div>`,
    );
  },
};

export default family;
