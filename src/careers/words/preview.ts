/** The notice on the preview of a career page. Only the Worker of the API has it. */

import { pickLanguage } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';

const notices: Readonly<Record<SiteLanguage, string>> = {
  en: 'Preview. This page is not published yet.',
  de: 'Vorschau. Diese Seite ist noch nicht veröffentlicht.',
  es: 'Vista previa. Esta página aún no está publicada.',
  fr: 'Aperçu. Cette page n’est pas encore publiée.',
  it: 'Anteprima. Questa pagina non è ancora pubblicata.',
  ja: 'プレビュー：このページはまだ公開されていません。',
  nl: 'Voorbeeld. Deze pagina is nog niet gepubliceerd.',
  pl: 'Podgląd. Ta strona nie jest jeszcze opublikowana.',
  pt: 'Prévia. Esta página ainda não foi publicada.',
  ar: 'معاينة. هذه الصفحة لم تُنشر بعد.',
};

export function previewNoticeFor(language: string): string {
  return pickLanguage(notices, language);
}
