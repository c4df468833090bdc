/** The checks of city summaries that a language model has written (locations, "City summary"). */
import { describe, expect, test } from 'vitest';
import { toCityFacts, findSummaryError, emptyStats, summaryKey } from '#careers/summaries/rules.ts';
import { factSentences } from '#careers/words/summary.ts';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const facts = {
  employers: ['Acme', 'Globex 24'],
  categories: [13, 10] as const,
  remoteShare: 0.25,
  pay: { min: 30_000, max: 52_500, currency: 'EUR', period: 'yearly' as const },
};

function errorOf(language: string, cityName: string, text: string): string | null {
  return findSummaryError(text, { language, cityName, plain: factSentences(language, facts) });
}

const good: readonly (readonly [language: string, city: string, text: string])[] = [
  [
    'en-GB',
    'Leeds',
    'Acme and Globex 24 are hiring in Leeds, most of all in information technology. A quarter of the jobs, 25%, are remote, with pay of €30,000 to €52,500 per year.',
  ],
  [
    'de-DE',
    'Köln',
    'In Köln suchen Acme und Globex 24 die meisten Leute, vor allem für die Informationstechnologie. Bei 25 % der Stellen ist Arbeit von zu Hause möglich.',
  ],
  [
    'fr-FR',
    'Lyon',
    'À Lyon, Acme et Globex 24 recrutent le plus, surtout dans l’informatique et la santé. La part des postes en télétravail est de 25 %.',
  ],
  [
    'es-ES',
    'Sevilla',
    'En Sevilla, Acme y Globex 24 son las empresas con más ofertas, sobre todo en el área de informática y en la sanidad. El 25 % de los puestos son remotos.',
  ],
  [
    'it-IT',
    'Torino',
    'A Torino le aziende che assumono di più sono Acme e Globex 24, soprattutto nel settore della informatica e della sanità. Il 25 % è da remoto.',
  ],
  [
    'nl-NL',
    'Utrecht',
    'In Utrecht hebben Acme en Globex 24 de meeste vacatures, vooral in de informatietechnologie en in de zorg. Van het werk is 25% op afstand te doen.',
  ],
  [
    'pl-PL',
    'Łódź',
    'W mieście Łódź najwięcej osób szukają Acme i Globex 24, przede wszystkim do pracy w informatyce i w ochronie zdrowia. Praca zdalna to 25% ofert, od 30 000 do 52 500 euro na rok.',
  ],
  [
    'pt-BR',
    'Recife',
    'Em Recife, Acme e Globex 24 são as empresas com mais vagas, principalmente na área de tecnologia da informação e na saúde. Cerca de 25% do total é remoto.',
  ],
  [
    'ar',
    'دبي',
    'تتصدر Acme وGlobex 24 جهات التوظيف في دبي، ولا سيما في مجالي تقنية المعلومات والرعاية الصحية. ونسبة الوظائف عن بُعد أو الهجينة 25% من الوظائف المعلنة.',
  ],
  [
    'ja-JP',
    '大阪市',
    '大阪市では、AcmeとGlobex 24が多くの求人を出しており、情報技術と医療の分野が特に活発です。リモートまたはハイブリッド勤務の割合は25%です。',
  ],
];

describe('a generated city summary', () => {
  test.each(good)(
    'in %s is accepted if it contains only known facts',
    (...[language, city, text]) => {
      expect(errorOf(language, city, text)).toBeNull();
    },
  );

  test.each(good)(
    'in the language of %s is rejected for other languages',
    (language, city, text) => {
      for (const [other] of good) {
        if (other === language) continue;
        expect(errorOf(other, city, text), other).not.toBeNull();
      }
    },
  );

  const [, , english = ''] = good[0] ?? [];

  test.each([
    ['too short', 'Leeds has jobs.'],
    ['too long', english.repeat(6)],
    ['not plain text', `${english} <b>Apply!</b>`],
    ['not plain text', `${english}\n\nSecond paragraph.`],
    ['not plain text', `**Jobs** ${english}`],
    ['not plain text', `${english} See https://example.com/`],
    ['does not name the city', english.replaceAll('Leeds', 'Bradford')],
    ['contains an unknown number', `${english} There are 300 more.`],
    ['contains an unknown number', english.replace('52,500', '62,500')],
    ['contains an unknown number', `${english} Call ٥٥٥.`],
  ])('is rejected: %s', (error, text) => {
    expect(errorOf('en-GB', 'Leeds', text)).toBe(error);
  });

  test('may format numbers differently', () => {
    expect(errorOf('en-GB', 'Leeds', english.replace('30,000', '30 000'))).toBeNull();
  });
});

describe('the key of a summary', () => {
  const of = { domainId: 7, language: 'de-CH', countryId: 756, pathSlug: 'zürich' };

  test('differs by domain, language and place', () => {
    const others = [
      { ...of, domainId: 8 },
      { ...of, language: 'fr-CH' },
      { ...of, countryId: 40 },
      { ...of, pathSlug: 'zug' },
    ];
    expect(new Set([of, ...others].map(summaryKey)).size).toBe(5);
  });

  test('fits into the key limit of KV, or is null', () => {
    const key = summaryKey({ ...of, pathSlug: '大'.repeat(100) }) ?? '';
    expect(new TextEncoder().encode(key).length).toBeLessThanOrEqual(512);
    expect(summaryKey({ ...of, pathSlug: 'x'.repeat(101) })).toBeNull();
  });
});

test('city facts are ordered by their counts, and empty without jobs', () => {
  expect(
    toCityFacts({
      cityName: 'Leeds',
      jobs: 4,
      remoteJobs: 1,
      employers: [
        ['A', 1],
        ['B', 3],
      ],
      categories: [],
      pay: ['EUR', 'hourly', 10, 20],
    }),
  ).toEqual({
    employers: ['B', 'A'],
    categories: [],
    remoteShare: 0.25,
    pay: { currency: 'EUR', period: 'hourly', min: 10, max: 20 },
  });
  expect(factSentences('en', toCityFacts(emptyStats))).toBe('');
});
