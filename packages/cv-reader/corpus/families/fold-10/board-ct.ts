/** A Latin American job board's printed profile: labelled facts, employer over post, functions in a paragraph, percent for languages. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { address, allSkills, born, more, now, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['es', 'es', 'pt-BR'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isPt = cv.language === 'pt-BR';
    const t = (es: string, pt: string) => (isPt ? pt : es);
    const row = (a: string, b: string) =>
      `<div class="r"><span>${e(a)}</span><div>${e(b)}</div></div>`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<div class="bx"><h2>${e(title)}</h2>${body}</div>`;
    const when = (one: {
      start: Parameters<typeof wording.date>[0];
      end: Parameters<typeof wording.date>[0] | null;
    }) => `${wording.date(one.start)} - ${one.end ? wording.date(one.end) : now(sheet)}`;
    return frame(
      sheet,
      'Roboto,Arimo',
      '12mm',
      `
.hd{display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0a64a4;padding-bottom:3mm}h1{font-size:19pt;color:#0a64a4}.bx{margin-top:5mm}h2{background:#eef3f7;color:#0a64a4;font-weight:700;padding:1.2mm 3mm;margin-bottom:2mm}.r{display:grid;grid-template-columns:44mm 1fr;margin:0 3mm .8mm}.r span{color:#777}.j{margin:0 3mm 3.5mm}.j h3{font-weight:700;font-size:10.5pt}.g{color:#777}`,
      `
<div class="hd"><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><p class="g">${t('Actualizado', 'Atualizado')}: ${random.integer(10, 28)}/04/2026</p></div>
${block(t('Datos personales', 'Dados pessoais'), row(t('Correo electrónico', 'E-mail'), cv.email) + row(t('Teléfono móvil', 'Celular'), cv.phone.international) + row(t('Dirección', 'Endereço'), address(sheet, true)) + row(t('Fecha de nacimiento', 'Data de nascimento'), born(sheet, '/')) + row(t('Disponibilidad para viajar', 'Disponibilidade para viajar'), t('Sí', 'Sim')))}
${block(t('Presentación', 'Apresentação'), `<div class="j">${e(cv.summary)}</div>`)}
${block(
  t('Experiencia profesional', 'Experiência profissional'),
  map(
    cv.work,
    (job) =>
      `<div class="j"><h3>${e(job.employer)}</h3><p>${e(job.title)}</p><p class="g">${e(when(job))} · ${e(job.city)}</p><p>${t('Funciones', 'Funções')}: ${e(tasks(job).join('. '))}.</p></div>`,
  ),
)}
${block(
  t('Formación', 'Formação'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(one.institution)}</h3><p>${e(one.degree)} · ${e(one.area)}</p><p class="g">${e(when(one))}</p></div>`,
  ),
)}
${block(
  t('Idiomas', 'Idiomas'),
  map(cv.languages, ({ name, level }) => row(name, `${t('Nivel', 'Nível')}: ${level}`)),
)}
${block(t('Conocimientos y habilidades', 'Conhecimentos e habilidades'), `<div class="j">${e(allSkills(sheet).join(' | '))}</div>`)}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<div class="j">${e(one)}</div>`),
  ),
)}`,
    );
  },
};
export default family;
