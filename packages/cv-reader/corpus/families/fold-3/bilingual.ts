/** Headings in the language of the CV and in English, as people write them who apply abroad. */
import type { Family } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';
import { wordsOf } from '../../people/index.ts';
import type { HeadingKind } from '../../words.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'fr', 'ja', 'zh-CN', 'ko', 'ru', 'it', 'tr', 'ar', 'pl', 'el', 'vi'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const english = wordsOf('en').headings;
    const sign = random.pick([' / ', ' | ', ' – ']);
    const title = (kind: HeadingKind) => `${wording.heading(kind)}${sign}${english[kind][0] ?? ''}`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="h"><b>${escape(job.employer)}</b><span>${escape(wording.period(job.start, job.end))}</span></div><p>${joined([job.title, job.city], ', ')}</p>${list(sentences(job))}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="h"><b>${escape(institution)}</b><span>${escape(wording.period(start, end))}</span></div><p>${escape(`${degree} ${area}`)}</p>`,
    );
    const reading = cv.name.reading === null ? '' : ` (${cv.name.reading})`;
    return page(
      sheet,
      'h1{font-size:20pt}h2{font-size:11.5pt;color:#174;border-bottom:2px solid #174;margin:5mm 0 2mm}.h{display:flex;justify-content:space-between;margin-top:2mm}',
      `<h1>${escape(cv.name.full)}<small>${escape(reading)}</small></h1><p>${joined([cityLine(sheet), cv.phone.international, cv.email], ' | ')}</p>
${section(title('summary'), `<p>${escape(cv.summary)}</p>`)}${section(title('work'), jobs.join(''))}${section(title('education'), schools.join(''))}${section(title('skills'), cv.skills.map(({ label, names }) => `<p><b>${escape(label)}</b>: ${joined(names, ', ')}</p>`).join(''))}${section(
        title('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}: ${level}`),
        ),
      )}${extraSections(sheet)}`,
    );
  },
};

export default family;
