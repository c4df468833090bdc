/** LaTeX: moderncv in its styles casual and oldstyle, the contact at the foot or in a column at the left. */
import type { Family } from '../../family.ts';
import { h, rest, span, tasks } from './lib/kit.ts';
import { call, items, x } from './lib/tex.ts';

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en', 'fr', 'de', 'es', 'it', 'nl', 'sv', 'pt-BR', 'cs', 'pl'],
  tex(sheet) {
    const { cv, random } = sheet;
    const entry = (one: Parameters<typeof span>[1], ...rests: readonly string[]) =>
      call('cventry', span(sheet, one), ...rests);
    const job = (one: (typeof cv.work)[number]) =>
      `\\cventry{${x(span(sheet, one))}}{${x(one.title)}}{${x(one.employer)}}{${x(one.city)}}{}{${items(tasks(one))}}`;
    const section = (title: string, body: readonly string[]) =>
      body.length === 0 ? '' : `${call('section', title)}\n${body.join('\n')}\n`;
    return String.raw`\documentclass[10pt,a4paper,${random.pick(['sans', 'roman'])}]{moderncv}
\moderncvstyle{${random.pick(['casual', 'casual', 'oldstyle'])}}\moderncvcolor{${random.pick(['green', 'purple', 'burgundy', 'grey'])}}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage[scale=0.78]{geometry}
\name{${x(cv.name.first)}}{${x(cv.name.last ?? '')}}${call('title', cv.label)}
${call('address', cv.address.street, `${cv.address.postalCode} ${cv.address.city}`, cv.address.country)}
\phone[mobile]{${x(cv.phone.international)}}\email{${x(cv.email)}}
\begin{document}\makecvtitle
${section(h(sheet, 'summary'), [call('cvitem', '', cv.summary)])}
${section(
  h(sheet, 'education'),
  cv.education.map((one) => entry(one, one.degree, one.institution, '', one.area, '')),
)}
${section(h(sheet, 'work'), cv.work.map(job))}
${section(
  h(sheet, 'languages'),
  cv.languages.map(({ name, level }) => call('cvitemwithcomment', name, level, '')),
)}
${section(
  h(sheet, 'skills'),
  cv.skills.map(({ label, names }) => call('cvitem', label, names.join(', '))),
)}
${rest(sheet)
  .map(({ title, lines }) =>
    section(
      title,
      lines.map((one) => call('cvlistitem', one)),
    ),
  )
  .join('')}
\end{document}
`;
  },
};
export default family;
