/** The area of the OAuth endpoints and their metadata. */
import { identify } from '#accounts/oauth/actions/identify.ts';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { createApi } from '#http/api.ts';
import { oauthKinds } from '#http/kinds/oauth.ts';
import { unknownAccountPath } from './account-page-look.tsx';

export const app = createApi(oauth, oauthKinds(identify), unknownAccountPath);
