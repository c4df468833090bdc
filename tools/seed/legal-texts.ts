/** What the legal pages of the seeded domains say: that they are examples. */
import type { PublicCtx } from '#context.ts';
import { careerDomainTexts, careerDomains } from '#data/tables/career-domains.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { insertInBatches } from './bulk.ts';
import type { BaseLanguage } from './domains.ts';

const examples: Readonly<Record<BaseLanguage, string>> = {
  en: 'This is an example on a development site. The operator of the site replaces it.',
  de: 'Dies ist ein Beispiel auf einer Entwicklungsseite. Wer die Seite betreibt, ersetzt es.',
  es: 'Este es un ejemplo en un sitio de desarrollo. El operador del sitio lo sustituye.',
  fr: 'Ceci est un exemple sur un site de développement. L’exploitant du site le remplace.',
  it: 'Questo è un esempio in un sito di sviluppo. Il gestore del sito lo sostituisce.',
  nl: 'Dit is een voorbeeld op een ontwikkelsite. De beheerder van de site vervangt het.',
  pl: 'To jest przykład w witrynie deweloperskiej. Operator witryny zastąpi go własnym tekstem.',
  pt: 'Este é um exemplo em um site de desenvolvimento. O operador do site o substitui.',
  ar: 'هذا مثال في موقع تطوير، ويستبدله مشغّل الموقع.',
  ja: 'これは開発用サイトの例です。サイトの運営者が差し替えます。',
};

export async function seedLegalTexts(ctx: PublicCtx): Promise<void> {
  const domains = await ctx.db.select().from(careerDomains);
  const rows = domains.flatMap(({ id: domainId, language }) => {
    const [base] = language.split('-');
    const text = Object.entries(examples).find(([code]) => code === base)?.[1] ?? examples.en;
    const updatedAt = ctx.now.getTime();
    return legalKinds.map((kind) => ({ domainId, kind, html: `<p>${text}</p>`, updatedAt }));
  });
  await insertInBatches(ctx, careerDomainTexts, rows);
}
