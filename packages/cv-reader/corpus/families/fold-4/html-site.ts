/** The page of a person on the web, saved as HTML: a navigation, articles with times, definition lists, and scripts. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { each, escape, extraSections, joined, list, section, sentences } from '../../html/page.ts';

const iso = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}`;

function times({ wording }: Sheet, start: YearMonth, end: YearMonth | null): string {
  const from = `<time datetime="${iso(start)}">${escape(wording.date(start))}</time>`;
  const to = end
    ? `<time datetime="${iso(end)}">${escape(wording.date(end))}</time>`
    : escape(wording.present);
  return `<p class="period">${from}${escape(wording.between)}${to}</p>`;
}

const family: Family = {
  tool: 'none',
  extension: 'html',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const { isRightToLeft } = wording.words;
    const jobs = cv.work.map(
      (job) =>
        `<article><header><h3>${escape(job.title)}</h3><p class="org"><span itemprop="name">${escape(job.employer)}</span>, ${escape(job.city)}</p>${times(sheet, job.start, job.end)}</header>${list(sentences(job))}</article>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<article><h3>${escape(`${degree} ${area}`)}</h3><p class="org">${escape(institution)}</p>${times(sheet, start, end)}</article>`,
    );
    const skills = random.chance(0.5)
      ? `<dl>${cv.skills.map(({ label, names }) => `<dt>${escape(label)}</dt><dd>${joined(names, ', ')}</dd>`).join('')}</dl>`
      : `<ul class="tags">${each(
          'li',
          cv.skills.flatMap(({ names }) => names),
        )}</ul>`;
    const title = (kind: Parameters<typeof wording.heading>[0]) => escape(wording.heading(kind));
    const html = `<!DOCTYPE html>
<html lang="${cv.language}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escape(`${cv.name.full} – ${wording.title}`)}</title>
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:auto}nav a{margin-right:1em}.tags li{display:inline-block;margin-right:.5em}</style>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}</script>
</head>
<body>
<nav><a href="#work">${title('work')}</a> <a href="#education">${title('education')}</a> <a href="#skills">${title('skills')}</a> <a href="#contact">${title('contact')}</a></nav>
<header>
<h1>${escape(cv.name.full)}</h1>
<p class="tagline">${escape(cv.label)}</p>
<p>${escape(cv.summary)}</p>
</header>
<section id="work"><h2>${title('work')}</h2>
${jobs.join('\n')}
</section>
<section id="education"><h2>${title('education')}</h2>
${schools.join('\n')}
</section>
<section id="skills"><h2>${title('skills')}</h2>
${skills}
</section>
${section(wording.heading('languages'), list(cv.languages.map(({ name, level }) => `${name} (${level})`)))}
${extraSections(sheet, 'p')}
<footer id="contact"><h2>${title('contact')}</h2>
<address>${joined([cv.address.street, `${cv.address.postalCode} ${cv.address.city}`.trim(), cv.address.country], '<br>')}</address>
<p><a href="tel:${cv.phone.e164}">${escape(cv.phone.international)}</a></p>
<p><a href="mailto:${cv.email}">${escape(cv.email)}</a></p>
<p>&copy; 2026 ${escape(cv.name.full)}</p>
</footer>
</body>
</html>
`;
    return new TextEncoder().encode(html);
  },
};

export default family;
