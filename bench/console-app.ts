/** The console alone, as the bench calls it. Its screens are TSX, so the bench bundles this file before it runs. */
import { findMember } from '#accounts/sessions/actions/current-user.ts';
import { createApi } from '#http/api.ts';
import { consoleScreens } from '#http/kinds/console.ts';
import { openApiServices } from '#platform/services.ts';
import { consoleLook, consoleRoutes } from '../src/workers/api/console-screens.tsx';

export const app = createApi(consoleRoutes, { console: consoleScreens(consoleLook, findMember) });
export { consoleRoutes, openApiServices };
