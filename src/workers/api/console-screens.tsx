/** The area of the console: all screens and commands, and the pages that show an error. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { findCurrentUser, findMember } from '#accounts/sessions/actions/current-user.ts';
import { start } from '#accounts/start/endpoints.tsx';
import { loadFormWords } from '#careers/words/forms.ts';
import { application } from '#console/application/screens.tsx';
import { board } from '#console/board/screens.tsx';
import { branding } from '#console/branding/screens.tsx';
import { company } from '#console/company/screens.tsx';
import { emailTemplates } from '#console/email-templates/screens.tsx';
import { feeds } from '#console/feeds/screens.tsx';
import { feedback } from '#console/feedback/screens.tsx';
import { fields } from '#console/fields/screens.tsx';
import { hiringTeam } from '#console/hiring-team/screens.tsx';
import { KeptFormPage } from '#console/layout/kept-form-page.tsx';
import { MessagePage } from '#console/layout/message-page.tsx';
import type { MessageName } from '#console/layout/message-page.tsx';
import { inboxRoutes } from '#console/inbox/screens.tsx';
import { jobs } from '#console/jobs/screens.tsx';
import { lists } from '#console/lists/screens.tsx';
import { logs } from '#console/logs/screens.tsx';
import { meetings } from '#console/meetings/screens.tsx';
import { notifications } from '#console/notifications/screens.tsx';
import { people } from '#console/people/screens.tsx';
import { pipelines } from '#console/pipelines/screens.tsx';
import { questions } from '#console/questions/screens.tsx';
import { search } from '#console/search/screens.tsx';
import { tasks } from '#console/tasks/screens.tsx';
import { today } from '#console/today/screens.tsx';
import { settings } from '#console/settings/screens.tsx';
import { team } from '#console/team/screens.tsx';
import { webhooks } from '#console/webhooks/screens.tsx';
import { websites } from '#console/websites/screens.tsx';
import { loadWords, wordsFor } from '#console/words/words.ts';
import type { ApiError, ErrorCode } from '#errors.ts';
import { createApi } from '#http/api.ts';
import type { ConsoleRoute, ConsoleView } from '#http/console.ts';
import { accountPages } from '#http/kinds/account-page.ts';
import { consoleScreens } from '#http/kinds/console.ts';
import type { ConsoleLook } from '#http/kinds/console-look.ts';
import { assetsOfConsole, loadAssets } from '#layout/assets.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { accountPageLook } from './account-page-look.tsx';

export const consoleRoutes: readonly ConsoleRoute[] = [
  ...application,
  ...board,
  ...branding,
  ...company,
  ...emailTemplates,
  ...feeds,
  ...feedback,
  ...fields,
  ...hiringTeam,
  ...inboxRoutes,
  ...jobs,
  ...lists,
  ...logs,
  ...meetings,
  ...notifications,
  ...people,
  ...pipelines,
  ...questions,
  ...search,
  ...settings,
  ...tasks,
  ...today,
  ...team,
  ...webhooks,
  ...websites,
];

async function loadLanguage(language: string, readFile: ReadFile): Promise<void> {
  await Promise.all([
    loadWords(language, readFile),
    // The console names categories, benefits and legal texts as the career sites do.
    loadFormWords(language, readFile),
    loadAssets(readFile),
  ]);
}

export const consoleLook: ConsoleLook = {
  assets: assetsOfConsole,
  loadLanguage,
  requireLanguage: async (language, readFile) => {
    await loadLanguage(language, readFile);
    wordsFor(language);
  },
  keptFormPage: (language, form, view = null) => renderHtml(KeptFormPage, { view, language, form }),
  errorPage: (...shown) => memberErrorPage(null, ...shown),
  memberErrorPage,
};

function memberErrorPage(
  view: ConsoleView | null,
  ...[language, error, requestId]: Parameters<ConsoleLook['errorPage']>
): string {
  return renderPage(error.status, MessagePage, {
    view,
    language,
    name: messageOf(error),
    ...(error.status >= 500 && { detail: requestId }),
    ...(error.errors && { detail: Object.keys(error.errors).join(', ') }),
  }).html;
}

const screens = consoleScreens(consoleLook, findMember);

/** `/console` itself is the account page that leads to a company. */
export const app = createApi(
  [...start, ...consoleRoutes],
  { 'account-page': accountPages(accountPageLook, findCurrentUser), console: screens },
  async (c, error) => screens.errorResponse(c, error, undefined),
);

/** The messages of specific errors; other errors have a message by status. */
const messages: Partial<Record<ErrorCode, MessageName>> = {
  form_expired: 'form_expired',
  insufficient_role: 'forbidden',
  not_found: 'not_found',
  unknown_path: 'not_found',
  method_not_allowed: 'not_found',
  too_many_requests: 'too_many',
  too_large: 'too_large',
};

function messageOf({ code, status }: ApiError): MessageName {
  return messages[code] ?? (status >= 500 ? 'failed' : 'invalid');
}
