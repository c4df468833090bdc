/** Writes the dictionaries of the forms of career sites into public/words, from where the Worker loads the one that a site needs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alertDictionaries } from '#careers/words/alerts/dictionaries.ts';
import { ar } from '#careers/words/apply/ar.ts';
import { de } from '#careers/words/apply/de.ts';
import type { ApplyWords } from '#careers/words/apply/dictionary.ts';
import { en } from '#careers/words/apply/en.ts';
import { es } from '#careers/words/apply/es.ts';
import { fr } from '#careers/words/apply/fr.ts';
import { it } from '#careers/words/apply/it.ts';
import { ja } from '#careers/words/apply/ja.ts';
import { nl } from '#careers/words/apply/nl.ts';
import { pl } from '#careers/words/apply/pl.ts';
import { pt } from '#careers/words/apply/pt.ts';
import { deCH, enAU, enCA, enGB, enIN, es419, frCA } from '#careers/words/apply/variants.ts';
import { dictionaries } from '#careers/words/dictionaries.ts';
import { formTags, formWordsPath } from '#careers/words/forms.ts';
import type { FormWords } from '#careers/words/forms.ts';
import { ar as portalAr } from '#careers/words/portal/ar.ts';
import { de as portalDe } from '#careers/words/portal/de.ts';
import type { PortalWords } from '#careers/words/portal/dictionary.ts';
import { en as portalEn } from '#careers/words/portal/en.ts';
import { es as portalEs } from '#careers/words/portal/es.ts';
import { fr as portalFr } from '#careers/words/portal/fr.ts';
import { it as portalIt } from '#careers/words/portal/it.ts';
import { ja as portalJa } from '#careers/words/portal/ja.ts';
import { nl as portalNl } from '#careers/words/portal/nl.ts';
import { pl as portalPl } from '#careers/words/portal/pl.ts';
import { pt as portalPt } from '#careers/words/portal/pt.ts';
import { pickLanguage } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';

const applyDictionaries: Readonly<Record<(typeof formTags)[number], ApplyWords>> = {
  ar,
  de,
  'de-CH': deCH,
  en,
  'en-AU': enAU,
  'en-CA': enCA,
  'en-GB': enGB,
  'en-IN': enIN,
  es,
  'es-419': es419,
  fr,
  'fr-CA': frCA,
  it,
  ja,
  nl,
  pl,
  pt,
};

const portalDictionaries: Readonly<Record<SiteLanguage, PortalWords>> = {
  ar: portalAr,
  de: portalDe,
  en: portalEn,
  es: portalEs,
  fr: portalFr,
  it: portalIt,
  ja: portalJa,
  nl: portalNl,
  pl: portalPl,
  pt: portalPt,
};

/** The dictionaries of a BCP 47 tag, as its file has them. */
export function formWords(language: string): FormWords {
  return {
    alerts: pickLanguage(alertDictionaries, language),
    apply: pickLanguage(applyDictionaries, language),
    pages: pickLanguage(dictionaries, language),
    portal: pickLanguage(portalDictionaries, language),
  };
}

const PUBLIC = join(import.meta.dirname, '../public');

export async function writeFormWords(): Promise<void> {
  await mkdir(join(PUBLIC, 'words'), { recursive: true });
  await Promise.all(
    formTags.map((tag) =>
      writeFile(join(PUBLIC, formWordsPath(tag)), JSON.stringify(formWords(tag))),
    ),
  );
}
