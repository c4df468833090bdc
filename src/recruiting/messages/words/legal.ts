/** The links of a company's legal texts below an email to a candidate. */
import { escapeHtml } from '#lib/html.ts';
import { pickLanguage } from '#lib/language.ts';
import { legalKinds } from '#vocabulary.ts';
import type { LegalKind, SiteLanguage } from '#vocabulary.ts';

type Names = Readonly<Record<LegalKind, string>>;

const dictionaries: Readonly<Record<SiteLanguage, Names>> = {
  en: {
    imprint: 'Legal notice',
    privacy: 'Privacy notice',
    terms: 'Terms of use',
    contact: 'Contact',
  },
  de: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    contact: 'Kontakt',
  },
  es: {
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    contact: 'Contacto',
  },
  fr: {
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Contact',
  },
  it: {
    imprint: 'Note legali',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    contact: 'Contatti',
  },
  nl: {
    imprint: 'Colofon',
    privacy: 'Privacyverklaring',
    terms: 'Gebruiksvoorwaarden',
    contact: 'Contact',
  },
  pl: {
    imprint: 'Nota prawna',
    privacy: 'Polityka prywatności',
    terms: 'Regulamin',
    contact: 'Kontakt',
  },
  pt: {
    imprint: 'Aviso legal',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    contact: 'Contato',
  },
  ar: {
    imprint: 'الإشعار القانوني',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الاستخدام',
    contact: 'اتصل بنا',
  },
  ja: {
    imprint: '運営者情報',
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    contact: 'お問い合わせ',
  },
};

/** URLs by kind, as the company gives them. */
export type LegalLinks = Readonly<Partial<Record<LegalKind, string>>>;

/** The links as text and as HTML; empty where there are none. `owner` is named where an email has links of several. */
export function legalFooter(
  links: LegalLinks,
  language: string,
  owner?: string,
): { text: string; html: string } {
  const names = pickLanguage(dictionaries, language);
  const given = legalKinds.flatMap((kind) => {
    const url = links[kind];
    const name = owner === undefined ? names[kind] : `${names[kind]} (${owner})`;
    return url === undefined ? [] : [{ name, url }];
  });
  if (given.length === 0) return { text: '', html: '' };
  const anchors = given.map(
    ({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
  );
  return {
    text: `\n\n${given.map(({ name, url }) => `${name}: ${url}`).join('\n')}`,
    html: `<p>${anchors.join(' · ')}</p>`,
  };
}
