/** A vertical line with dots: the date above each entry, schools and jobs in one sequence of their own sections. */
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

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colour = random.pick(['#1976d2', '#00897b', '#6d4c41']);
    const entry = (when: string, title: string, at: string, body: string) =>
      `<div class="e"><p class="d">${escape(when)}</p><h3>${escape(title)}</h3><p class="a">${escape(at)}</p>${body}</div>`;
    const jobs = cv.work.map((job) =>
      entry(
        wording.period(job.start, job.end),
        job.title,
        [job.employer, job.city].join(', '),
        list(sentences(job)),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), `${degree}, ${area}`, institution, ''),
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<h3>${escape(label)}</h3>${each('p', names)}`,
    );
    return page(
      sheet,
      `h1{font-size:24pt;color:${colour}}.c{color:#555;margin-bottom:5mm}h2{font-size:13pt;color:${colour};margin:6mm 0 3mm}.e{border-inline-start:2px solid ${colour};padding:0 0 4mm 6mm;position:relative;break-inside:avoid}.e::before{content:"";position:absolute;inset-inline-start:-2mm;top:1mm;width:3mm;height:3mm;border-radius:50%;background:${colour}}.d{font-size:9pt;font-weight:bold;color:${colour}}.a{font-style:italic}h3{font-size:11pt}.g{columns:2}`,
      `<h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p><p class="c">${joined([cv.phone.international, cv.email, cityLine(sheet)], ' &nbsp; ')}</p>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${section(wording.heading('skills'), `<div class="g">${skills.join('')}</div>`)}${section(
        wording.heading('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} | ${level}`),
        ),
      )}${extraSections(sheet)}`,
    );
  },
};

export default family;
