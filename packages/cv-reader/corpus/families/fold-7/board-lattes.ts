/** The academic CV that the research council of Brazil keeps, printed: years at the left, bonds with employers in one sentence. */
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, escape, joined, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:Tinos,"Liberation Serif",serif;font-size:10.5pt}h1{font-size:16pt;color:#326c99}h2{font-size:12.5pt;color:#326c99;border-bottom:1px solid #326c99;margin:6mm 0 3mm}
.row{display:grid;grid-template-columns:42mm 1fr;gap:5mm;margin-bottom:2mm}.row b{text-align:right}h3{font-size:10.5pt;margin:3mm 0 2mm}`;

const row = (left: string, right: string) =>
  `<div class="row"><b>${escape(left)}</b><div>${right}</div></div>`;

function bonds({ cv, wording }: Sheet): string {
  return byEmployer(cv.work)
    .map(({ employer, jobs }) => {
      const rows = jobs.map(
        (job) =>
          row(
            `${wording.date(job.start)} - ${job.end ? wording.date(job.end) : 'Atual'}`,
            `Vínculo: Celetista, Enquadramento Funcional: ${escape(job.title)}, Carga horária: 40`,
          ) + row('Outras informações', `${joined(sentences(job), '. ')}.`),
      );
      return `<h3>${escape(employer)}, Brasil.</h3><p>Vínculo institucional</p>${rows.join('')}`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['pt-BR'],
  dateStyle: 'year',
  without: ['skills'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const number = String(random.integer(10_000_000, 99_999_999)).repeat(2);
    const cited = `${(cv.name.last ?? cv.name.first).toLocaleUpperCase('pt')}, ${cv.name.first[0] ?? ''}.`;
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        `${wording.date(start)} - ${wording.date(end)}`,
        `${escape(`${degree} em ${area}`)}.<br>${escape(institution)}, Brasil.`,
      ),
    );
    const spoken = cv.languages.map(({ name, cefr }) => {
      const how = cefr === null ? 'Bem' : random.pick(['Bem', 'Razoavelmente', 'Pouco']);
      return row(name, `Compreende ${how}, Fala ${how}, Lê Bem, Escreve ${how}.`);
    });
    const courses = cv.certificates.map(({ name, issuer, date }) =>
      row(wording.date(date), `${escape(name)}. ${escape(issuer)}, Brasil.`),
    );
    const projects = cv.projects.map(({ name, description }) =>
      row(name, `Descrição: ${escape(description)}. Situação: Concluído.`),
    );
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p>Endereço para acessar este CV: http://lattes.cnpq.br/${number}</p><p>Última atualização do currículo em 12/08/2026</p><hr><p>${escape(cv.summary)} <b>(Texto informado pelo autor)</b></p>
${section('Identificação', row('Nome', escape(cv.name.full)) + row('Nome em citações bibliográficas', escape(cited)))}
${section('Endereço', row('Endereço Profissional', `${joined([cv.work[0]?.employer ?? '', address.street, `${address.postalCode} - ${address.city}, ${address.region ?? ''} - Brasil`], '.<br>')}<br>Telefone: ${escape(cv.phone.national)}<br>E-mail: ${escape(cv.email)}`))}
${section('Formação acadêmica/titulação', schools.join(''))}
${section('Formação Complementar', courses.join(''))}
${section('Atuação Profissional', bonds(sheet))}
${section('Projetos de desenvolvimento', projects.join(''))}
${section('Idiomas', spoken.join(''))}`,
    );
  },
};

export default family;
