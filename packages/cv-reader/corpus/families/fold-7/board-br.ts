/** A CV of a Brazilian job board, printed: age and civil status under the name, employers with how long, wishes for pay. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import {
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const css = `body{font-family:Arimo,"Liberation Sans",sans-serif;font-size:9.5pt;color:#333}h1{font-size:18pt;color:#e6007e;font-weight:400}h2{font-size:11pt;color:#fff;background:#e6007e;padding:1mm 3mm;margin:6mm 0 3mm}
.job{margin:0 3mm 4mm}.job strong{font-size:10.5pt}.long{color:#888}.two{display:flex;justify-content:space-between;margin:2mm 0}.pay{float:right}`;

/** The month of the printed CVs. */
const PRINTED: YearMonth = { year: 2026, month: 9 };

function howLong(start: YearMonth, end: YearMonth | null): string {
  const until = end ?? PRINTED;
  const months = Math.max(1, (until.year - start.year) * 12 + until.month - start.month);
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 ? `${years} ano${years > 1 ? 's' : ''}` : '',
    months % 12 > 0 ? `${months % 12} ${months % 12 > 1 ? 'meses' : 'mês'}` : '',
  ];
  return parts.filter((part) => part !== '').join(' e ');
}

function jobs({ cv, wording }: Sheet): string {
  return cv.work
    .map(
      (job) =>
        `<div class="job"><strong>${escape(job.employer)}</strong> <span class="long">(${howLong(job.start, job.end)})</span><p>${escape(wording.date(job.start))} a ${job.end ? escape(wording.date(job.end)) : 'o momento'} – ${escape(job.city)}</p><p>Último cargo: <b>${escape(job.title)}</b></p><p>Principais atividades:</p>${list(sentences(job))}</div>`,
    )
    .join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['pt-BR'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        `<p><b>${escape(`${degree} – ${area}`)}</b> (concluído em ${escape(wording.date(end))})<br>${escape(institution)}</p>`,
    );
    const person = [
      `${random.pick(['Brasileiro(a)', 'Brasileira'])}, ${PRINTED.year - cv.birth.date.year} anos, ${random.pick(['solteiro(a)', 'casado(a)'])}`,
      `${address.street} – ${address.city}/${address.region ?? ''} – CEP ${address.postalCode}`,
    ];
    const skills = cv.skills.map(({ label, names }) => `<p>${escape(label)}</p>${list(names)}`);
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1>${each('p', person)}
<div class="two"><span>Celular: ${escape(cv.phone.national)}</span><span>E-mail: ${escape(cv.email)}</span></div>
${section('Objetivo profissional', `<p>${escape(cv.label)} <span class="pay">Pretensão salarial: R$ ${random.integer(2, 14)}.000,00</span></p>`)}
${section('Resumo profissional', `<p>${escape(cv.summary)}</p>`)}
${section('Histórico profissional', jobs(sheet))}
${section('Formação', schools.join(''))}
${section(
  'Idiomas',
  joined(
    cv.languages.map(({ name, level }) => `${name}: ${level}`),
    ' &nbsp; | &nbsp; ',
  ),
)}
${section('Conhecimentos', skills.join(''))}
${extraSections(sheet)}
<p class="long">Currículo atualizado em 14/09/2026. Disponibilidade para viagens: ${random.pick(['sim', 'não'])}.</p>`,
    );
  },
};

export default family;
