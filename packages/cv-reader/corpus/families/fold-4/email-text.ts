/** A CV pasted into an e-mail: a greeting, lines broken at 72 letters, stars for bullets, and a signature. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';

type Phrases = { greeting: string; intro: string; regards: string };

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    greeting: 'Dear Sir or Madam,',
    intro: 'please find my CV below. I look forward to hearing from you.',
    regards: 'Kind regards',
  },
  de: {
    greeting: 'Sehr geehrte Damen und Herren,',
    intro: 'anbei mein Lebenslauf. Über eine Einladung freue ich mich.',
    regards: 'Mit freundlichen Grüßen',
  },
  fr: {
    greeting: 'Madame, Monsieur,',
    intro: 'veuillez trouver ci-dessous mon CV. Je reste à votre disposition.',
    regards: 'Cordialement',
  },
  es: {
    greeting: 'Estimados señores:',
    intro: 'les envío mi currículum. Quedo a su disposición.',
    regards: 'Un saludo',
  },
  nl: {
    greeting: 'Geachte heer, mevrouw,',
    intro: 'hieronder vindt u mijn cv. Ik hoor graag van u.',
    regards: 'Met vriendelijke groet',
  },
  pl: {
    greeting: 'Szanowni Państwo,',
    intro: 'poniżej przesyłam swoje CV. Czekam na odpowiedź.',
    regards: 'Z poważaniem',
  },
  ru: {
    greeting: 'Добрый день!',
    intro: 'Направляю своё резюме. Буду рад ответу.',
    regards: 'С уважением',
  },
  'pt-BR': {
    greeting: 'Prezados,',
    intro: 'segue abaixo meu currículo. Fico à disposição.',
    regards: 'Atenciosamente',
  },
  it: {
    greeting: 'Gentili Signori,',
    intro: 'di seguito il mio curriculum. Resto in attesa di un vostro riscontro.',
    regards: 'Cordiali saluti',
  },
  tr: {
    greeting: 'Sayın Yetkili,',
    intro: 'özgeçmişimi aşağıda bulabilirsiniz. Dönüşünüzü beklerim.',
    regards: 'Saygılarımla',
  },
};
const WIDTH = 72;

/** Broken at spaces, with the following lines indented. */
function broken(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > WIDTH && line !== '') {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(phrases),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const star = random.pick(['* ', '- ', '• ']);
    const isCapital = random.chance(0.5);
    const heading = (text: string) => ['', isCapital ? text.toUpperCase() : `*${text}*`];
    const lines = [
      words.greeting,
      '',
      ...broken(words.intro, ''),
      '',
      '',
      cv.name.full,
      cv.address.street,
      `${cv.address.postalCode} ${cv.address.city}`,
      `${wording.label('mobile')}: ${cv.phone.national}`,
      `${wording.label('email')}: ${cv.email}`,
      ...heading(wording.heading('work')),
      ...cv.work.flatMap((job) => [
        '',
        wording.period(job.start, job.end),
        `${job.title}, ${job.employer}, ${job.city}`,
        ...[job.summary, ...job.highlights].flatMap((line) => broken(star + line, '  ')),
      ]),
      ...heading(wording.heading('education')),
      ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
        '',
        wording.period(start, end),
        ...broken(`${degree} ${area}, ${institution}`, ''),
      ]),
      ...heading(wording.heading('skills')),
      ...cv.skills.flatMap(({ names }) => broken(star + names.join(', '), '  ')),
      ...(cv.languages.length === 0 ? [] : heading(wording.heading('languages'))),
      ...cv.languages.map(({ name, level }) => `${star}${name}: ${level}`),
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        heading(title).concat(its.flatMap((line) => broken(star + line, '  '))),
      ),
      '',
      words.regards,
      cv.name.full,
    ];
    return new TextEncoder().encode(lines.join(random.pick(['\r\n', '\n'])));
  },
};

export default family;
