/** HTML that Word saves as a filtered page: its classes and spans, points made of signs and spaces, long lines broken. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, sentences } from '../../html/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'pl', 'ru', 'ja', 'pt-BR', 'he', 'hi', 'it'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const isRightToLeft = wording.words.isRightToLeft;
    const direction = isRightToLeft ? ' dir=RTL' : '';
    const p = (html: string, kind = 'MsoNormal') =>
      `<p class=${kind}${direction}><span lang=${cv.language.toUpperCase()}>${html}</span></p>`;
    const bold = (text: string) => `<b>${escape(text)}</b>`;
    const point = (text: string) =>
      `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt'${direction}><span style='font-family:Symbol'>·<span\nstyle='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>${escape(text)}</p>`;
    const heading = (text: string) =>
      `<h1${direction} style='margin-bottom:0cm'><span style='font-size:14.0pt'>${escape(text)}</span></h1>`;
    const isBelow = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => {
      const when = escape(wording.period(job.start, job.end));
      const place = escape(`${job.employer}, ${job.city}`);
      const head = isBelow
        ? p(`${bold(job.title)}<br>\n${place}<br>\n<i>${when}</i>`)
        : p(
            `${bold(job.employer)}&nbsp;&nbsp;&nbsp; ${escape(job.title)}&nbsp;&nbsp;&nbsp; <i>${when}</i>`,
          );
      return [head, ...sentences(job).map(point)];
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      p(
        `${bold(`${degree} ${area}`)}<br>\n${escape(institution)}, ${escape(wording.period(start, end))}`,
      ),
    );
    const contact = [
      `${wording.label('birthDate')}: ${birthDate(sheet)}`,
      `${wording.label('address')}: ${cv.address.street}, ${cityLine(sheet)}`,
      `${wording.label('phone')}: ${cv.phone.international}`,
    ];
    const body = [
      p(escape(cv.name.full), 'MsoTitle'),
      ...contact.map((line) => p(escape(line))),
      p(`${escape(wording.label('email'))}: <a href="mailto:${cv.email}">${escape(cv.email)}</a>`),
      p('&nbsp;'),
      heading(wording.heading('work')),
      ...jobs,
      p('&nbsp;'),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => p(`${bold(`${label}:`)} ${escape(names.join(', '))}`)),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => point(`${name} – ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(point))),
    ];
    const html = `<html>\n\n<head>\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\n<meta name=Generator content="Microsoft Word 15 (filtered)">\n<style>\n<!--\n p.MsoNormal\n\t{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;}\n-->\n</style>\n\n</head>\n\n<body lang=${cv.language.toUpperCase()} style='word-wrap:break-word'>\n\n<div class=WordSection1>\n\n${body.join('\n\n')}\n\n</div>\n\n</body>\n\n</html>\n`;
    return new TextEncoder().encode(html);
  },
};

export default family;
