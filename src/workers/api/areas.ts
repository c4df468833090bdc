/** What the Worker of the API serves: areas that load with their first request, by the beginning of their paths. */
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi } from '#http/api.ts';
import { createAreas } from '#http/areas.ts';
import type { Area, Areas } from '#http/areas.ts';
import { consoleAssets } from '#http/console-assets.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { pictureFiles, sharePictureFiles } from '#http/files.ts';
import { consoleAsset } from '#http/kinds/console-asset.ts';
import { endpointKinds } from '#http/kinds/endpoints.ts';
import { files } from '#http/kinds/file.ts';
import { endpointAreas } from './endpoints.ts';

const oauth: Area = async () => (await import('./oauth.ts')).app;
const linkedFiles: Area = async () => (await import('./linked-files.ts')).app;
/** A folder comes before the pattern of all below it. */
const pictures: Area = async () => createApi([sharePictureFiles, pictureFiles], { file: files });

/** What the API's host serves. */
export const api = createAreas(
  {
    ...endpointsIn(() => true),
    '/api/oauth': oauth,
    '/.well-known/oauth-authorization-server': oauth,
    '/.well-known/oauth-protected-resource': oauth,
    '/console': async () => (await import('./console-screens.tsx')).app,
    '/console-assets': async () => createApi([consoleAssets], { 'console-asset': consoleAsset }),
    '/files': pictures,
    '/files/documents': linkedFiles,
    '/files/exports': linkedFiles,
    '/files/imports': linkedFiles,
    '/mcp': async () => (await import('./tools.ts')).app,
    '/readyz': async () => (await import('./readiness.ts')).app,
    '/api': async () => createApi([], {}),
  },
  async () => (await import('./account-pages.tsx')).app,
);

/** The part of it that career domains serve, without tokens or sign-in; of the location API, careers answers all. */
export const publicApi = createAreas(
  { ...endpointsIn(({ kind }) => kind === 'public'), '/files': pictures },
  async () => createApi([], {}),
);

function endpointsIn(isServed: (endpoint: Endpoint) => boolean): Areas {
  const kinds = endpointKinds(identify);
  return Object.fromEntries(
    Object.entries(endpointAreas).map(([start, load]) => [
      start,
      async () => createApi((await load()).filter(isServed), kinds),
    ]),
  );
}
