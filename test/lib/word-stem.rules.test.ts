/** Which words of a language meet in one stem, and which do not. */
import { describe, expect, it } from 'vitest';
import { fold } from '#lib/fold.ts';
import { stemOf } from '#lib/word-stem.ts';

const stem = (word: string) => stemOf(fold(word));

const same: Record<string, string[]> = {
  German: [
    'Pfleger Pflegerin Pflegerinnen Pflegern',
    'Ingenieur Ingenieure Ingenieurin Ingenieurinnen',
    'Kaufmann Kauffrau Kaufleute Kaufmänner',
    'Berater Beraterin Beratern',
    'Koch Köche Köchin Köchen',
    'Arzt Ärztin',
    'Verkäufer Verkäuferin',
  ],
  English: ['nurse nurses', 'engineer engineers', 'waiter waiters', 'job jobs', 'cook cooks'],
  French: [
    'infirmier infirmière infirmiers infirmières',
    'vendeur vendeuse vendeurs vendeuses',
    'directeur directrice directeurs directrices',
    'technicien techniciens',
  ],
  Spanish: [
    'enfermero enfermera enfermeros enfermeras',
    'vendedor vendedora vendedores vendedoras',
    'camarero camarera',
    'abogado abogada abogados',
  ],
  Italian: [
    'infermiere infermiera infermieri',
    'operaio operaia operai',
    'cuoco cuoca',
    'venditore venditrice venditori',
  ],
  Dutch: [
    'verpleegkundige verpleegkundigen',
    'leraar leraren',
    'verkoper verkoopster verkopers',
    'monteur monteurs',
  ],
  Portuguese: [
    'enfermeiro enfermeira enfermeiros enfermeiras',
    'vendedor vendedora vendedores',
    'professor professora professores',
  ],
  Polish: [
    'programista programistka programiści',
    'kierowca kierowcy',
    'pracownik pracownica pracownicy pracowników',
    'nauczyciel nauczycielka',
    'kucharz kucharka',
  ],
  Arabic: [
    'مهندس المهندس مهندسة مهندسون والمهندس',
    'محاسب محاسبة المحاسبين للمحاسبين',
    'معلم معلمات',
  ],
  Japanese: ['えんじにあ エンジニア'],
};

const different = [
  'nurse nursing',
  'rat operator',
  'manager management',
  'driver drive-in',
  'market merchant',
  'koch kochel',
  'qa qs',
];

describe('the stem', () => {
  it.each(Object.entries(same).flatMap(([language, sets]) => sets.map((set) => [language, set])))(
    'in %s is the same for %s',
    (_language, set = '') => {
      const words = set.split(' ');
      expect(new Set(words.map(stem)), words.map(stem).join(' ')).toHaveLength(1);
    },
  );

  it.each(different)('differs for %s', (pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(stem(one)).not.toBe(stem(other));
  });

  it('keeps words that are not letters only, and short words', () => {
    for (const word of ['c++', 'c#', 'net', 'qa', '2d', 'sap', 'ios'])
      expect(stem(word)).toBe(word);
  });

  it('has at least three letters, and is a stem of itself where nothing can go', () => {
    for (const word of ['erinnerinnerin', 'sssss', 'innen', 'leute', 'frau']) {
      expect(stem(word).length).toBeGreaterThanOrEqual(3);
    }
  });
});
