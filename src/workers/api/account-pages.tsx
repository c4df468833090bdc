/** All account pages, and the page that shows an error. */
import { authorization } from '#accounts/oauth/endpoints.tsx';
import { developerApplications } from '#accounts/clients/endpoints.tsx';
import { connectedApps } from '#accounts/connected-apps/endpoints.tsx';
import { invitations } from '#accounts/invitations/endpoints.tsx';
import { MessagePage } from '#accounts/layout/message-page.tsx';
import type { MessageName } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { style } from '#accounts/layout/style.ts';
import { emailChange } from '#accounts/email-change/endpoints.tsx';
import { start } from '#accounts/start/endpoints.tsx';
import { recovery } from '#accounts/recovery/endpoints.tsx';
import { loadWords } from '#accounts/words/words.ts';
import { sessions } from '#accounts/sessions/endpoints.tsx';
import { settings } from '#accounts/settings/endpoints.tsx';
import type { AccountPage, AccountPageLook } from '#http/account-pages.ts';
import { connectedAccounts } from '#recruiting/interviews/connections/endpoints.tsx';
import { leaving } from '#recruiting/company/leaving/endpoints.tsx';
import { contentSource } from '#lib/hash.ts';
import type { ApiError, ErrorCode } from '#errors.ts';

export const accountPages: readonly AccountPage[] = [
  ...start,
  ...authorization,
  ...sessions,
  ...recovery,
  ...invitations,
  ...settings,
  ...emailChange,
  ...connectedApps,
  ...connectedAccounts,
  ...developerApplications,
  ...leaving,
];

export const accountPageLook: AccountPageLook = {
  styleSource: await contentSource(style),
  loadLanguage: loadWords,
  errorPage: (language, error, requestId) =>
    renderPage(error.status, MessagePage, {
      language,
      name: messageOf(error),
      ...(error.code === 'unknown_path' && { link: '/' }),
      ...(error.status >= 500 && { detail: requestId }),
      ...(error.errors && { detail: Object.keys(error.errors).join(', ') }),
    }).html,
};

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
