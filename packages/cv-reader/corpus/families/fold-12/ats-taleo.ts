/** A candidate's file as an older applicant tracking system prints it: numbered sections of two columns of labels, "Work Experience 1", dates in parts, a tick for the current job, text of questions between. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import { number, on, skillList, tasks } from './lib/kit.ts';

/** Candidate, address, town, country, mail, phone; experience, current job, employer, post, from, to, duties; education, institution, programme, level; skills; languages; yes, no, present. */
const words: Readonly<Record<string, string>> = {
  en: 'Candidate Personal Information|Street Address|City|Country|Email Address|Primary Number|Work Experience|Current Job|Employer|Job Function|Start Date|End Date|Responsibilities|Education|Institution|Program|Education Level (Achieved)|Skills|Languages|Yes|No|First Name|Last Name',
  fr: 'Renseignements personnels du candidat|Adresse|Ville|Pays|Adresse de courriel|Numéro principal|Expérience de travail|Emploi actuel|Employeur|Fonction|Date de début|Date de fin|Responsabilités|Formation|Établissement|Programme|Niveau de formation|Compétences|Langues|Oui|Non|Prénom|Nom',
  de: 'Persönliche Angaben des Bewerbers|Straße|Ort|Land|E-Mail-Adresse|Primäre Telefonnummer|Berufserfahrung|Aktuelle Tätigkeit|Arbeitgeber|Funktion|Startdatum|Enddatum|Aufgaben|Ausbildung|Institution|Studiengang|Bildungsniveau|Kenntnisse|Sprachen|Ja|Nein|Vorname|Nachname',
  es: 'Información personal del candidato|Dirección|Ciudad|País|Correo electrónico|Número principal|Experiencia laboral|Empleo actual|Empresa|Función|Fecha de inicio|Fecha de fin|Responsabilidades|Educación|Institución|Programa|Nivel de estudios|Habilidades|Idiomas|Sí|No|Nombre|Apellidos',
  'pt-BR':
    'Informações pessoais do candidato|Endereço|Cidade|País|E-mail|Telefone principal|Experiência de trabalho|Emprego atual|Empregador|Função|Data de início|Data de término|Responsabilidades|Formação|Instituição|Programa|Nível de escolaridade|Habilidades|Idiomas|Sim|Não|Nome|Sobrenome',
  nl: 'Persoonlijke gegevens kandidaat|Adres|Plaats|Land|E-mailadres|Telefoonnummer|Werkervaring|Huidige baan|Werkgever|Functie|Begindatum|Einddatum|Verantwoordelijkheden|Opleiding|Instelling|Programma|Opleidingsniveau|Vaardigheden|Talen|Ja|Nee|Voornaam|Achternaam',
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const grid = (rows: readonly (readonly [string, string])[]) =>
      `<div class="grid">${rows.map(([label, value]) => `<p><span>${e(label)}</span><br>${e(value)}</p>`).join('')}</div>`;
    const wide = (label: string, text: string) =>
      `<p class="wide"><span>${e(label)}</span><br>${e(text)}</p>`;
    const head = (title: string) => `<h2>${e(title)}</h2>`;
    const job = (one: (typeof cv.work)[number], at: number) =>
      `<h3>${e(`${word(6)} ${at + 1}`)}</h3>${grid([
        [word(7), one.end ? word(20) : word(19)],
        [word(8), one.employer],
        [word(9), one.title],
        [word(2), one.city],
        [word(10), on(sheet, one.start)],
        [word(11), one.end ? on(sheet, one.end) : '—'],
      ])}${wide(word(12), `${tasks(one).join('. ')}.`)}`;
    const first = cv.name.last === null ? cv.name.full : cv.name.first;
    const css = `h1{font-size:13pt;font-weight:700}.bar{background:#4a6785;color:#fff;padding:2mm 4mm;margin-bottom:4mm}h2{background:#dde5ee;padding:1.2mm 3mm;font-size:10.5pt;font-weight:700;margin:5mm 0 2.5mm}h3{font-weight:700;color:#4a6785;margin:3mm 0 1.5mm}.grid{display:grid;grid-template-columns:1fr 1fr;gap:1.8mm 6mm}span{color:#666;font-size:8pt}.wide{margin-top:1.8mm}`;
    return paper(
      sheet,
      { font: '"Arimo"', margin: '14mm', css, size: '9pt' },
      `<div class="bar"><h1>${e(cv.name.full)} (${random.integer(100_000, 999_999)})</h1><p>${random.integer(1000, 9999)}${random.pick(['BR', 'AZ', 'K'])} – ${e(cv.label)}</p></div>
${head(word(0))}${grid([
        [word(21), first],
        [word(22), cv.name.last ?? '-'],
        [word(1), cv.address.street],
        [word(2), `${cv.address.postalCode} ${cv.address.city}`.trim()],
        [word(3), cv.address.country],
        [word(5), number(sheet)],
        [word(4), cv.email],
      ])}
${head(word(6))}${cv.work.map(job).join('')}
${head(word(13))}${cv.education
        .map(
          (one, at) =>
            `<h3>${e(`${word(13)} ${at + 1}`)}</h3>${grid([
              [word(14), one.institution],
              [word(15), one.area],
              [word(16), one.degree],
              [word(10), on(sheet, one.start)],
              [word(11), on(sheet, one.end)],
            ])}`,
        )
        .join('')}
${head(word(17))}${skillList(sheet)
        .map((one) => `<p>${e(one)}</p>`)
        .join('')}
${cv.languages.length ? head(word(18)) + grid(cv.languages.map(({ name, level }) => [name, level] as const)) : ''}`,
    );
  },
};
export default family;
