/** Word as Polish applicants type it: indented labels in bold, periods with the firm behind a stroke, `stanowisko:` and `zakres obowiązków:` below, and the consent to the use of data in small type. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine, sentences } from '../../html/page.ts';
import { pack, paragraph } from '../../word/build.ts';

const CLAUSE =
  'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji zgodnie z Rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. (RODO).';

const family: Family = {
  tool: 'libreoffice',
  languages: ['pl'],
  formats: ['doc', 'docx', 'pdf', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const colour = random.pick(['000000', '1F3864', '7F0000']);
    const heading = (text: string) =>
      paragraph(
        `${text}:`,
        { bold: true, size: 24, color: colour },
        { spacing: { before: 260, after: 80 } },
      );
    const indented = (text: string, isBold = false) =>
      paragraph(text, { bold: isBold }, { indent: { left: 700 } });
    const deeper = (text: string) => paragraph(`– ${text}`, {}, { indent: { left: 1100 } });
    const jobs = cv.work.flatMap((job) => [
      paragraph(
        `${wording.period(job.start, job.end)} – ${job.employer}, ${job.city}`,
        { bold: true },
        { indent: { left: 700 }, spacing: { before: 120 } },
      ),
      indented(`stanowisko: ${job.title}`),
      indented('zakres obowiązków:'),
      ...sentences(job).map(deeper),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      indented(`${wording.period(start, end)} – ${institution}`, true),
      indented(`kierunek: ${area}, uzyskany tytuł: ${degree}`),
    ]);
    const licence = random.pick(['prawo jazdy kat. B', 'książeczka sanepidowska', 'brak nałogów']);
    return pack(sheet, [
      paragraph(
        'Curriculum vitae',
        { bold: true, size: 32, color: colour },
        { alignment: 'center' },
      ),
      heading('Dane osobowe'),
      indented(`Imię i nazwisko: ${cv.name.full}`),
      indented(`Data i miejsce urodzenia: ${birthDate(sheet)} r., ${cv.birth.place}`),
      indented(`Adres zamieszkania: ${cv.address.street}, ${cityLine(sheet)}`),
      indented(`Telefon kontaktowy: ${cv.phone.national}`),
      indented(`Adres e-mail: ${cv.email}`),
      heading('Wykształcenie'),
      ...schools,
      heading('Doświadczenie zawodowe'),
      ...jobs,
      heading('Umiejętności'),
      ...cv.skills.flatMap(({ names }) => names).map(deeper),
      ...(cv.languages.length === 0 ? [] : [heading('Znajomość języków obcych')]),
      ...cv.languages.map(({ name, level }) => deeper(`${name} – ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(deeper))),
      heading('Dodatkowe informacje'),
      deeper(licence),
      paragraph(CLAUSE, { size: 14, italics: true }, { spacing: { before: 500 } }),
    ]);
  },
};

export default family;
