/** Text: the CV written into a mail, with a greeting, lines wrapped at 72 signs, and a signature. */
import type { Family } from '../../family.ts';
import { address, h, isRtl, more, period, studied, tasks, phone } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  en: 'Dear Sir or Madam,|please find my CV below as plain text, as the form did not accept my attachment.|Kind regards',
  de: 'Sehr geehrte Damen und Herren,|anbei mein Lebenslauf als Text, da sich der Anhang nicht hochladen ließ.|Mit freundlichen Grüßen',
  fr: 'Madame, Monsieur,|voici mon CV dans le corps du message, la pièce jointe étant refusée.|Cordialement',
  es: 'Buenos días:|les copio mi currículum en el cuerpo del mensaje.|Un saludo',
  ru: 'Здравствуйте!|Отправляю своё резюме текстом, так как файл не прикрепляется.|С уважением',
  pl: 'Dzień dobry,|przesyłam swoje CV w treści wiadomości.|Z poważaniem',
  tr: 'Merhaba,|özgeçmişimi aşağıda bilgilerinize sunarım.|Saygılarımla',
  cs: 'Dobrý den,|zasílám svůj životopis přímo v textu zprávy.|S pozdravem',
  vi: 'Kính gửi anh/chị,|tôi xin gửi sơ yếu lý lịch trong nội dung thư dưới đây.|Trân trọng',
  hi: 'महोदय,|मैं अपना बायोडाटा नीचे भेज रहा/रही हूँ।|धन्यवाद',
  ar: 'السلام عليكم،|أرسل لكم سيرتي الذاتية في نص الرسالة.|مع التحية',
  el: 'Καλησπέρα σας,|σας στέλνω το βιογραφικό μου στο σώμα του μηνύματος.|Με εκτίμηση',
  ko: '안녕하세요,|이력서를 본문에 첨부드립니다.|감사합니다',
  'pt-BR': 'Bom dia,|segue meu currículo no corpo do e-mail.|Atenciosamente',
};

const wrap = (text: string, indent = '', width = 72): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [hello = '', text = '', bye = ''] = (words[cv.language] ?? '').split('|');
    const sign = random.pick(['* ', '- ', '• ']);
    const mark = random.pick([':', '', ' ---']);
    const isUpper = random.chance(0.4);
    const head = (title: string) => [
      '',
      `${isUpper ? title.toLocaleUpperCase(cv.language) : title}${mark}`,
    ];
    const shape = random.pick(['employer, city: title', 'title bei line']);
    const wide = isRtl(sheet) ? 200 : 72;
    const lines = [
      hello,
      '',
      ...wrap(text),
      '',
      cv.name.full,
      address(sheet),
      `${wording.label('mobile')}: ${phone(sheet)}`,
      `${wording.label('email')}: ${cv.email}`,
      ...head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        ...(shape.startsWith('employer')
          ? [`${period(sheet, job, 'wording', ' - ')}: ${job.employer}, ${job.city}`, job.title]
          : [
              `${period(sheet, job, 'wording', ' - ')} ${job.title}`,
              `${job.employer}, ${job.city}`,
            ]),
        ...tasks(job).flatMap((one) => wrap(`${sign}${one}`, '  ', wide)),
        '',
      ]),
      ...head(h(sheet, 'education')).slice(1),
      ...cv.education.map(
        (one) => `${period(sheet, one, 'wording', ' - ')}: ${studied(one)}, ${one.institution}`,
      ),
      ...head(h(sheet, 'skills')),
      ...cv.skills.flatMap(({ names }) => wrap(`${sign}${names.join(', ')}`, '  ', wide)),
      ...(cv.languages.length
        ? [
            ...head(h(sheet, 'languages')),
            cv.languages.map(({ name, level }) => `${name} (${level})`).join(', '),
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines: its }) =>
        [head(title), its.flatMap((one) => wrap(`${sign}${one}`, '  ', wide))].flat(),
      ),
      '',
      bye,
      cv.name.full,
    ];
    return new TextEncoder().encode(lines.join(random.pick(['\n', '\r\n'])));
  },
};
export default family;
