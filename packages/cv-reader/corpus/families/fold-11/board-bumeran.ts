/** A job board of Argentina, Mexico, Chile and Peru, printed: personal facts in a run, jobs as title in capitals, `Employer | Sector`, the period and place in one line, level, then the duties. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['es', 'pt-BR', 'es'],
  html(sheet) {
    const { cv, random } = sheet;
    const isEs = cv.language === 'es';
    const levels = isEs
      ? ['Semi-Senior', 'Senior', 'Junior', 'Jefe / Supervisor']
      : ['Pleno', 'Sênior', 'Júnior', 'Supervisor'];
    const sectors = isEs
      ? ['Servicios', 'Industria', 'Comercio minorista', 'Educación']
      : ['Serviços', 'Indústria', 'Varejo', 'Educação'];
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="item"><h3>${e(one.title)}</h3><p>${e(one.employer)} | ${random.pick(sectors)}</p><p class="when">${e(span(sheet, one))} | ${e(one.city)}, ${e(cv.address.country)}</p><p class="when">${random.pick(levels)}</p><p>${e(`${tasks(one).join('. ')}.`)}</p></div>`;
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(course(one))}</h3><p>${e(one.institution)}</p><p class="when">${e(span(sheet, one))} | ${isEs ? 'Graduado' : 'Concluído'}</p></div>`,
    );
    const facts = isEs
      ? [
          `Fecha de nacimiento: ${birthday(sheet, '/')}`,
          `Nacionalidad: ${cv.nationality}`,
          `Celular: ${number(sheet)}`,
          `E-mail: ${cv.email}`,
          `Domicilio: ${cv.address.street}, ${cv.address.city}, ${cv.address.country}`,
          `Salario pretendido: a convenir`,
        ]
      : [
          `Data de nascimento: ${birthday(sheet, '/')}`,
          `Nacionalidade: ${cv.nationality}`,
          `Celular: ${number(sheet)}`,
          `E-mail: ${cv.email}`,
          `Endereço: ${cv.address.street}, ${cv.address.city}, ${cv.address.country}`,
          `Pretensão salarial: a combinar`,
        ];
    const css = `h1{font-size:19pt;color:#d6006d}.post{font-size:11pt;color:#555;margin-bottom:3mm}.facts{columns:2;font-size:9pt}h2{font-size:13pt;color:#d6006d;border-bottom:1px dotted #d6006d;margin:6mm 0 3mm}h3{font-weight:700}.when{color:#888;font-size:8.8pt}.item{margin-bottom:4mm}`;
    return paper(
      sheet,
      { font: '"Arimo"', margin: '15mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="post">${e(cv.label)}</p><div class="facts">${each('p', facts)}</div>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), cv.work.map(job).join(''))}${sect(h(sheet, 'education'), schools.join(''))}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} | ${isEs ? 'Nivel' : 'Nível'}: ${level}`),
        ),
      )}
${sect(h(sheet, 'skills'), `<p>${e(skillList(sheet).join(', '))}</p>`)}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
