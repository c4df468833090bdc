/** The profile that a Brazilian hiring platform hands to recruiters, printed: steps and score of the candidate at the top, personal data with labels, `Empresa`, `Cargo` and `Período` for each job, answers to the form at the end. */
import type { Family } from '../../family.ts';
import { e, each, paper, sect } from '../fold-11/lib/page.ts';
import { birthday, course, number, rest, skillList, span, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['pt-BR'],
  html(sheet) {
    const { cv, random } = sheet;
    const fact = (label: string, value: string) => `<p><b>${label}</b> ${e(value)}</p>`;
    const css = `.top{background:#f2f6ff;padding:3mm 5mm;border-radius:2mm;margin-bottom:5mm}h1{font-size:17pt;font-weight:700}.grey{color:#6b7480;font-size:8.6pt}h2{font-size:12.5pt;font-weight:700;color:#1d4ed8;margin:6mm 0 2.5mm}.item{margin-bottom:4mm}.cols{columns:2}`;
    return paper(
      sheet,
      { font: '"Inter"', margin: '14mm', css },
      `<div class="top"><p class="grey">Vaga: ${e(cv.label)} · Etapa: ${random.pick(['Triagem', 'Entrevista com o RH', 'Teste técnico'])} · Afinidade: ${random.integer(60, 98)}%</p><h1>${e(cv.name.full)}</h1><p>${e(cv.address.city)}, ${e(cv.address.region ?? cv.address.country)}</p></div>
${sect('Dados pessoais', `<div class="cols">${fact('E-mail:', cv.email)}${fact('Celular:', number(sheet))}${fact('Data de nascimento:', birthday(sheet, '/'))}${fact('Endereço:', `${cv.address.street}, ${cv.address.city}`)}${fact('Nacionalidade:', cv.nationality)}</div>`)}${sect('Experiência profissional', cv.work.map((job) => `<div class="item">${fact('Empresa:', job.employer)}${fact('Cargo:', job.title)}${fact('Período:', span(sheet, job))}${fact('Principais atividades:', `${tasks(job).join('. ')}.`)}</div>`).join(''))}${sect('Formação acadêmica', cv.education.map((one) => `<div class="item">${fact('Curso:', course(one))}${fact('Instituição:', one.institution)}${fact('Período:', span(sheet, one))}${fact('Situação:', 'Concluído')}</div>`).join(''))}${sect(
        'Idiomas',
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} - ${level}`),
        ),
      )}${sect('Habilidades', each('p', skillList(sheet)))}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join(
          '',
        )}${sect('Respostas do formulário', `<p>Qual a sua pretensão salarial? R$ ${random.integer(3, 12)}.${random.integer(1, 9)}00,00</p><p>Você tem disponibilidade para viagens? ${random.pick(['Sim', 'Não'])}</p><p>Como soube da vaga? Site de empregos</p>`)}`,
    );
  },
};
export default family;
