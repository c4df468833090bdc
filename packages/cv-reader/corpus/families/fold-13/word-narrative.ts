/** Word in whole sentences, as some write a life's course by hand: paragraphs that say as what, where and from when to when, then schools, then what they know. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  number,
  on,
  place,
  skillList,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

/** Born; a past job; a present one; a school. */
const words: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: [
    'I was born on {birth} in {place}.',
    'From {from} to {to} I worked as {post} at {where} in {city}.',
    'Since {from} I have been working as {post} at {where} in {city}.',
    'From {from} to {to} I attended {where} ({what}).',
  ],
  de: [
    'Geboren wurde ich am {birth} in {place}.',
    'Von {from} bis {to} arbeitete ich als {post} bei {where} in {city}.',
    'Seit {from} arbeite ich als {post} bei {where} in {city}.',
    'Von {from} bis {to} besuchte ich: {where} ({what}).',
  ],
  fr: [
    'Je suis né(e) le {birth} à {place}.',
    'De {from} à {to}, j’ai travaillé comme {post} chez {where} à {city}.',
    'Depuis {from}, je travaille comme {post} chez {where} à {city}.',
    'De {from} à {to}, j’ai étudié à {where} ({what}).',
  ],
  es: [
    'Nací el {birth} en {place}.',
    'De {from} a {to} trabajé como {post} en {where}, {city}.',
    'Desde {from} trabajo como {post} en {where}, {city}.',
    'De {from} a {to} estudié en {where} ({what}).',
  ],
  it: [
    'Sono nato/a il {birth} a {place}.',
    'Da {from} a {to} ho lavorato come {post} presso {where}, {city}.',
    'Da {from} lavoro come {post} presso {where}, {city}.',
    'Da {from} a {to} ho frequentato {where} ({what}).',
  ],
  nl: [
    'Ik ben geboren op {birth} in {place}.',
    'Van {from} tot {to} werkte ik als {post} bij {where} in {city}.',
    'Sinds {from} werk ik als {post} bij {where} in {city}.',
    'Van {from} tot {to} volgde ik {what} aan {where}.',
  ],
  'pt-BR': [
    'Nasci em {birth}, em {place}.',
    'De {from} a {to} trabalhei como {post} na empresa {where}, em {city}.',
    'Desde {from} trabalho como {post} na empresa {where}, em {city}.',
    'De {from} a {to} estudei em {where} ({what}).',
  ],
  pl: [
    'Urodziłem(-am) się {birth}, {place}.',
    'Od {from} do {to} pracowałem(-am) na stanowisku: {post} w firmie {where}, {city}.',
    'Od {from} pracuję na stanowisku: {post} w firmie {where}, {city}.',
    'Od {from} do {to} uczyłem(-am) się w: {where} ({what}).',
  ],
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const [born = '', past = '', now = '', school = ''] = words[cv.language] ?? [];
    const w = new Word(sheet, random.pick(['Tinos', 'Carlito', 'Gentium Book Basic']), 23);
    const filled = (pattern: string, values: Readonly<Record<string, string>>) =>
      pattern.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
    const head = (title: string) => w.p({ t: title, b: true }, { over: 180, under: 60 });
    const job = ({ start, end, title, employer, city, ...one }: (typeof cv.work)[number]) =>
      `${filled(end ? past : now, { from: on(sheet, start), to: end ? on(sheet, end) : '', post: title, where: employer, city })} ${tasks({ start, end, title, employer, city, ...one }).join('. ')}.`;
    return w.pack(
      [
        w.p({ t: wording.title, b: true, z: 32 }, { under: 160 }),
        w.p(`${cv.name.full}, ${place(sheet)}`, { under: 0 }),
        w.p(`${wording.label('phone')} ${number(sheet, true)}, ${cv.email}`, { under: 160 }),
        w.p(filled(born, { birth: birthday(sheet), place: cv.birth.place })),
        head(h(sheet, 'education')),
        ...cv.education.toReversed().map((one) =>
          w.p(
            filled(school, {
              from: on(sheet, one.start),
              to: on(sheet, one.end),
              where: one.institution,
              what: course(one),
            }),
          ),
        ),
        head(h(sheet, 'work')),
        ...cv.work.toReversed().map((one) => w.p(job(one), { at: 'both', under: 80 })),
        head(h(sheet, 'skills')),
        w.p(`${skillList(sheet).join(', ')}.`),
        ...(cv.languages.length
          ? [head(h(sheet, 'languages')), w.p(`${spoken(sheet).join(', ')}.`)]
          : []),
        ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
      ],
      1400,
    );
  },
};
export default family;
