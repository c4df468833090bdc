/** How account pages look, and the page that shows an error. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import type { MessageName } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { style } from '#accounts/layout/style.ts';
import { loadWords, wordsFor } from '#accounts/words/words.ts';
import type { ApiError, ErrorCode } from '#errors.ts';
import type { AccountPageLook } from '#http/account-pages.ts';
import { unknownPathPage } from '#http/kinds/account-page.ts';
import { contentSource } from '#lib/hash.ts';

export const accountPageLook: AccountPageLook = {
  styleSource: await contentSource(style),
  loadLanguage: loadWords,
  requireLanguage: async (language, readFile) => {
    await loadWords(language, readFile);
    wordsFor(language);
  },
  errorPage: (language, error, requestId) =>
    renderPage(error.status, MessagePage, {
      language,
      name: messageOf(error),
      ...(error.code === 'unknown_path' && { link: '/' }),
      ...(error.status >= 500 && { detail: requestId }),
      ...(error.errors && { detail: Object.keys(error.errors).join(', ') }),
    }).html,
};

/** The page for an address of the API's host that does not exist. */
export const unknownAccountPath = unknownPathPage(accountPageLook);

/** The messages of specific errors; other errors have a message by status. */
const messages: Partial<Record<ErrorCode, MessageName>> = {
  form_expired: 'form_expired',
  stale_write: 'form_expired',
  not_found: 'not_found',
  method_not_allowed: 'method',
  too_large: 'too_large',
  too_many_requests: 'too_many',
  https_required: 'bad_request',
  unknown_path: 'unknown_path',
};

function messageOf({ code, status }: ApiError): MessageName {
  return messages[code] ?? (status >= 500 ? 'failed' : 'bad_request');
}
