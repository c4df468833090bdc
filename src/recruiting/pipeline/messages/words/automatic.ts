/** What a candidate reads whose answers have ended the application: the default email, and what follows every such email. */
import { openDictionary } from '#lib/dictionaries.ts';
import { escapeHtml } from '#lib/html.ts';
import { recruitingScreening } from '#translations';
import type english from '#translations/en/recruiting.json';

export const { wordsFor: rejectionWords } =
  openDictionary<(typeof english)['screening']>(recruitingScreening);

/** The reasons, and the button that has a person look at it. */
export function appendixOf(
  language: string,
  reasons: readonly { text: string; language: string }[],
  reviewUrl: string,
) {
  const { because, review } = rejectionWords(language);
  const items = reasons.map(
    ({ text, language: of }) => `<li lang="${of}" dir="auto">${escapeHtml(text)}</li>`,
  );
  return {
    html: `<p>${because}</p><ul>${items.join('')}</ul><p><a href="${escapeHtml(reviewUrl)}">${escapeHtml(review)}</a></p>`,
    text: `\n\n${because}\n${reasons.map(({ text }) => `- ${text}`).join('\n')}\n\n${review}\n${reviewUrl}`,
    button: { label: review, url: reviewUrl },
  };
}
