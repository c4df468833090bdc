/** The area of the tool server, which runs the endpoints of all areas. */
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi } from '#http/api.ts';
import { toolServer } from '#http/kinds/tool-server.ts';
import { toolRoutes } from '#integrations/mcp/endpoints.ts';
import { loadAllEndpoints } from './endpoints.ts';

export const app = createApi(toolRoutes(await loadAllEndpoints()), {
  'tool-server': toolServer(identify),
});
