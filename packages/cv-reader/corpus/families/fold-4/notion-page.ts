/** A page of Notion saved as PDF: a title with an emoji, properties, grey labels of code for dates, tables and call-outs. */
import type { Family } from '../../family.ts';
import { escape, extraSections, joined, list, page, section, sentences } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'fr', 'es', 'ko', 'ja', 'pt-BR', 'nl', 'zh-CN', 'vi'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isTable = random.chance(0.3);
    const isCode = random.chance(0.5);
    const properties: [string, string][] = [
      [wording.label('email'), cv.email],
      [wording.label('phone'), cv.phone.international],
      [wording.label('address'), `${cv.address.city}, ${cv.address.country}`],
      ['LinkedIn', `https://www.${cv.links[0]?.url ?? ''}`],
    ];
    const jobs = isTable
      ? `<table class="t"><tr><th>${escape(wording.label('dates'))}</th><th>${escape(wording.label('employer'))}</th><th>${escape(wording.label('position'))}</th><th>${escape(wording.label('tasks'))}</th></tr>${cv.work.map((job) => `<tr><td>${escape(wording.period(job.start, job.end))}</td><td>${escape(job.employer)}</td><td>${escape(job.title)}</td><td>${joined(sentences(job), '<br>')}</td></tr>`).join('')}</table>`
      : cv.work
          .map(
            (job) =>
              `<h3>${escape(job.employer)} – ${escape(job.title)}</h3><p><code>${escape(wording.period(job.start, job.end))}</code> <span class="g">${escape(job.city)}</span></p>${list(sentences(job))}`,
          )
          .join('');
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<li><b>${escape(institution)}</b> – ${escape(`${degree}, ${area}`)} <code>${escape(wording.period(start, end))}</code></li>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) =>
        `<p><b>${escape(label)}</b></p><p>${isCode ? names.map((name) => `<code>${escape(name)}</code>`).join(' ') : joined(names, ', ')}</p>`,
    );
    return page(
      sheet,
      '@page{margin:22mm}body{font-family:Inter,"Noto Sans","Noto Sans CJK KR",sans-serif;font-size:10.5pt;color:#37352f}.icon{font-size:34pt}h1{font-size:28pt;margin:2mm 0 4mm}h2{font-size:16pt;margin:8mm 0 2mm}h3{font-size:12pt;margin:4mm 0 1mm}.p{border-collapse:collapse;margin-bottom:4mm}.p td{padding:1mm 4mm 1mm 0;vertical-align:top}.g,.p td:first-child{color:#8a8984}code{font-family:"Liberation Mono",monospace;font-size:9pt;background:#eee;color:#c33;padding:0 1mm}.call{background:#f1f1ef;padding:4mm;border-radius:1mm}.t{border-collapse:collapse;width:100%}.t td,.t th{border:1px solid #e0e0e0;padding:1.5mm;text-align:start;vertical-align:top}',
      `<div class="icon">🧑‍💼</div><h1>${escape(cv.name.full)}</h1><table class="p">${properties.map(([label, value]) => `<tr><td>${escape(label)}</td><td>${escape(value)}</td></tr>`).join('')}</table><hr>
<div class="call">💡 <b>${escape(cv.label)}.</b> ${escape(cv.summary)}</div>
<h2>💼 ${escape(wording.heading('work'))}</h2>${jobs}<h2>🎓 ${escape(wording.heading('education'))}</h2><ul>${schools.join('')}</ul><h2>🛠 ${escape(wording.heading('skills'))}</h2>${skills.join('')}
${section(`🌍 ${wording.heading('languages')}`, list(cv.languages.map(({ name, level }) => `${name}: ${level}`)))}${extraSections(sheet, 'p')}`,
    );
  },
};

export default family;
