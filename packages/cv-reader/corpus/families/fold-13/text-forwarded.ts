/** Text of a mail that a colleague has forwarded: lines of who wrote to whom, the CV quoted after `> `, wrapped at some width, the colleague's own words and signature round it. */
import type { Family } from '../../family.ts';
import {
  contacts,
  course,
  h,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  utf8,
} from '../fold-12/lib/kit.ts';

/** Hello, what comes, forwarded message, from, date, subject, post, kind regards. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Hi all,',
    'see the CV below, worth a call?',
    '---------- Forwarded message ---------',
    'From',
    'Date',
    'Subject',
    'Application',
    'Best',
  ],
  de: [
    'Hallo zusammen,',
    'unten ein Lebenslauf, bitte einmal ansehen.',
    '---------- Weitergeleitete Nachricht ---------',
    'Von',
    'Datum',
    'Betreff',
    'Bewerbung',
    'Viele Grüße',
  ],
  fr: [
    'Bonjour à tous,',
    'ci-dessous un CV intéressant.',
    '---------- Message transféré ---------',
    'De',
    'Date',
    'Objet',
    'Candidature',
    'Cordialement',
  ],
  es: [
    'Hola a todos:',
    'abajo va un currículum para revisar.',
    '---------- Mensaje reenviado ---------',
    'De',
    'Fecha',
    'Asunto',
    'Candidatura',
    'Saludos',
  ],
  it: [
    'Ciao a tutti,',
    'sotto un curriculum da valutare.',
    '---------- Messaggio inoltrato ---------',
    'Da',
    'Data',
    'Oggetto',
    'Candidatura',
    'Saluti',
  ],
  nl: [
    'Hallo allemaal,',
    'hieronder een cv, graag bekijken.',
    '---------- Doorgestuurd bericht ---------',
    'Van',
    'Datum',
    'Onderwerp',
    'Sollicitatie',
    'Groet',
  ],
  pl: [
    'Cześć,',
    'poniżej CV do przejrzenia.',
    '---------- Wiadomość przekazana ---------',
    'Od',
    'Data',
    'Temat',
    'Aplikacja',
    'Pozdrawiam',
  ],
  ru: [
    'Коллеги,',
    'ниже резюме, посмотрите, пожалуйста.',
    '---------- Пересылаемое сообщение ---------',
    'От',
    'Дата',
    'Тема',
    'Отклик',
    'С уважением',
  ],
  'pt-BR': [
    'Olá, pessoal,',
    'segue abaixo um currículo para avaliar.',
    '---------- Mensagem encaminhada ---------',
    'De',
    'Data',
    'Assunto',
    'Candidatura',
    'Abraços',
  ],
  tr: [
    'Merhaba,',
    'aşağıdaki özgeçmişe bakar mısınız?',
    '---------- İletilen mesaj ---------',
    'Kimden',
    'Tarih',
    'Konu',
    'Başvuru',
    'Selamlar',
  ],
};

const WIDTH = 76;

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, random } = sheet;
    const [
      hello = '',
      look = '',
      line = '',
      from = '',
      date = '',
      subject = '',
      post = '',
      bye = '',
    ] = words[cv.language] ?? [];
    const hasQuotes = random.chance(0.6);
    const shape = random.integer(0, 1);
    const entry = (title: string, where: string, when: string) =>
      shape === 0 ? [`${when}: ${title}, ${where}`] : [`${title} (${when})`, where];
    const body = [
      cv.name.full,
      ...contacts(sheet),
      '',
      h(sheet, 'work').toLocaleUpperCase(cv.language),
      ...cv.work.flatMap((job) => [
        '',
        ...entry(job.title, job.employer, span(sheet, job)),
        ...tasks(job).map((one) => `* ${one}`),
      ]),
      '',
      h(sheet, 'education').toLocaleUpperCase(cv.language),
      ...cv.education.flatMap((one) => entry(course(one), one.institution, span(sheet, one))),
      '',
      h(sheet, 'skills').toLocaleUpperCase(cv.language),
      skillList(sheet).join(', '),
      ...(cv.languages.length
        ? ['', h(sheet, 'languages').toLocaleUpperCase(cv.language), spoken(sheet).join(', ')]
        : []),
      ...rest(sheet).flatMap(({ title, lines }) =>
        ['', title.toLocaleUpperCase(cv.language)].concat(lines),
      ),
    ].flatMap(wrapped);
    const quoted = hasQuotes ? body.map((one) => (one === '' ? '>' : `> ${one}`)) : body;
    return utf8(
      [
        hello,
        look,
        bye,
        'Robin',
        '',
        line,
        `${from}: ${cv.name.full} <${cv.email}>`,
        `${date}: 2026-11-19 09:${random.integer(10, 59)}`,
        `${subject}: ${post}: ${cv.label}`,
        '',
        ...quoted,
        '',
        '--',
        'Robin Example | HR | +44 20 7946 0018 | robin@hr.example',
      ].join('\n'),
    );
  },
};
export default family;
