/** The area of the account pages, of links of meetings and of what the API's host tells about itself. */
import { authorization } from '#accounts/oauth/endpoints.tsx';
import { developerApplications } from '#accounts/clients/endpoints.tsx';
import { connectedApps } from '#accounts/connected-apps/endpoints.tsx';
import { invitations } from '#accounts/invitations/endpoints.tsx';
import { emailChange } from '#accounts/email-change/endpoints.tsx';
import { start } from '#accounts/start/endpoints.tsx';
import { recovery } from '#accounts/recovery/endpoints.tsx';
import { sessions } from '#accounts/sessions/endpoints.tsx';
import { settings } from '#accounts/settings/endpoints.tsx';
import { findCurrentUser } from '#accounts/sessions/actions/current-user.ts';
import type { AccountPage } from '#http/account-pages.ts';
import { createApi } from '#http/api.ts';
import { accountPages as accountPageKind } from '#http/kinds/account-page.ts';
import { links } from '#http/kinds/link.ts';
import { references } from '#http/kinds/reference.ts';
import { referenceRoutes } from '#integrations/openapi/endpoints.ts';
import { meetingLinks } from '#recruiting/interviews/meetings/links.ts';
import { connectedAccounts } from '#recruiting/interviews/connections/endpoints.tsx';
import { leaving } from '#recruiting/company/leaving/endpoints.tsx';
import { accountPageLook, unknownAccountPath } from './account-page-look.tsx';

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

export const app = createApi(
  [...accountPages, ...meetingLinks, ...referenceRoutes],
  {
    'account-page': accountPageKind(accountPageLook, findCurrentUser),
    link: links(accountPageLook),
    reference: references,
  },
  unknownAccountPath,
);
