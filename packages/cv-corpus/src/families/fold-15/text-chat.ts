/** Text copied from a chat message: the person greets, then stars around headings and bold words, a line for each job with the period first, dashes for what was done, contact at the end with a word of thanks. */
import type { Family } from '../../family.ts';
import {
  course,
  h,
  labelled,
  number,
  rest,
  skillList,
  span,
  spokenLine,
  tasks,
  townAndCountry,
  utf8,
} from './lib/kit.ts';

/** Greeting, then what stands before the contact. */
const words: Readonly<Record<string, string>> = {
  en: 'Hi, here is my CV as text, sorry about the format:|You can reach me here:',
  es: 'Buenas tardes, le paso mi CV por aquí:|Quedo a su disposición:',
  'pt-BR': 'Bom dia! Segue meu currículo por mensagem:|Meus contatos:',
  de: 'Guten Tag, hier mein Lebenslauf als Text:|Sie erreichen mich so:',
  it: 'Buongiorno, le mando il mio CV qui sotto:|I miei contatti:',
  fr: 'Bonjour, voici mon CV en texte :|Pour me joindre :',
  tr: 'Merhaba, özgeçmişimi buradan iletiyorum:|Bana ulaşabileceğiniz bilgiler:',
  ru: 'Здравствуйте, отправляю резюме текстом:|Связаться со мной можно так:',
  hi: 'नमस्ते, मैं अपना बायोडाटा यहीं भेज रहा हूँ:|मुझसे संपर्क करें:',
  ar: 'السلام عليكم، هذه سيرتي الذاتية كتابةً:|للتواصل معي:',
  vi: 'Chào anh/chị, em gửi CV dạng chữ ạ:|Thông tin liên hệ của em:',
  nl: 'Goedemiddag, hierbij mijn cv als tekst:|Zo bereikt u mij:',
  'zh-CN': '您好，我把简历直接发在这里：|我的联系方式：',
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: Object.keys(words),
  bytes(sheet) {
    const { cv, random, wording } = sheet;
    const [greeting = '', reach = ''] = (words[cv.language] ?? '').split('|');
    const [open, close] = random.pick([
      ['*', '*'],
      ['*', ':*'],
      ['', ':'],
    ] as const);
    const head = (title: string) => ['', `${open}${title}${close}`];
    const contactLast = random.chance(0.6);
    const contact = [
      labelled(sheet, wording.label('mobile'), number(sheet, random.chance(0.5))),
      labelled(sheet, wording.label('email'), cv.email),
      townAndCountry(sheet),
    ];
    const join = random.pick([', ', ' - ', ' / ']);
    const isTitleFirst = random.chance(0.5);
    const names = (title: string, where: string) =>
      (isTitleFirst ? [title, where] : [where, title]).join(join);
    return utf8(
      [
        ...(random.chance(0.7) ? [greeting, ''] : []),
        `*${cv.name.full}*`,
        cv.label,
        ...(contactLast ? [] : contact),
        ...head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          `${span(sheet, job)}: ${names(job.title, job.employer)}`,
          ...tasks(job).map((one) => `- ${one}`),
        ]),
        ...head(h(sheet, 'education')),
        ...cv.education.map((one) => `${span(sheet, one)}: ${names(course(one), one.institution)}`),
        ...head(h(sheet, 'skills')),
        skillList(sheet).join(', '),
        ...(cv.languages.length ? [...head(h(sheet, 'languages')), spokenLine(sheet)] : []),
        ...rest(sheet).flatMap(({ title, lines }) => head(title).concat(lines)),
        ...(contactLast ? ['', reach, ...contact] : []),
        '',
      ].join('\n'),
    );
  },
};
export default family;
