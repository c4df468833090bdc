/** All tools, in the order in which clients list them: reading, writing, preparing, confirming. */
import type { Endpoint, TenantEndpoint } from '#http/endpoint.ts';
import { endpointTool, withIdempotencyKey } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { candidateEndpoints, candidateTools } from './candidates.ts';
import { companyEndpoints, companyTools } from './company.ts';
import { confirmAction } from './confirm.ts';
import { listDuplicatesTool } from './duplicates.ts';
import { emailEndpoints } from './emails.ts';
import { meetingEndpoints, meetingTools } from './meetings.ts';
import { postEndpoints, postTools } from './posts.ts';
import { jobEndpoints, jobTools } from './jobs.ts';
import { formTools } from './application-form.ts';
import { bulkTools } from './bulk.ts';
import { workEndpoints, workTools } from './work.ts';
import { prepareJobChange } from './job-change.ts';

const endpointTools = [
  ...companyEndpoints,
  ...jobEndpoints,
  ...candidateEndpoints,
  ...emailEndpoints,
  ...workEndpoints,
  ...meetingEndpoints,
  ...postEndpoints,
];
const customTools = [
  ...companyTools,
  ...jobTools,
  ...candidateTools,
  listDuplicatesTool,
  ...workTools,
  ...meetingTools,
  ...postTools,
  ...bulkTools,
  ...formTools,
  prepareJobChange,
  confirmAction,
];

let tools: readonly Tool[] | undefined;

/** Creates the tools once per isolate. */
export function listTools(endpoints: readonly Endpoint[]): readonly Tool[] {
  tools ??= [
    ...customTools,
    ...endpointTools.map(([route, declared]) => toEndpointTool(endpoints, route, declared)),
  ]
    .map((one) => (one.effect === 'adds' ? withIdempotencyKey(one) : one))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return tools;
}

/** Tools that read come first; within a group, the order above holds. */
function rankOf({ effect, carryOut }: Tool): number {
  if (carryOut) return 2;
  return { reads: 0, adds: 1, sets: 1, leaves: 3 }[effect];
}

function toEndpointTool(
  endpoints: readonly Endpoint[],
  route: string,
  declared: FromEndpoint,
): Tool {
  const isRoute = (one: Endpoint): one is TenantEndpoint =>
    one.kind === 'tenant' && `${one.method} ${one.path}` === route;
  const endpoint = endpoints.find(isRoute);
  if (!endpoint) throw new Error(`No endpoint is ${route}.`);
  return endpointTool(endpoint, declared);
}
