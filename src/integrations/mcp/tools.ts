/** Every tool, in the order in which a client shows them: finding, looking, working, and what leaves the house. */
import type { Endpoint, TenantEndpoint } from '#http/endpoint.ts';
import { toolOf } from './tool.ts';
import type { FromEndpoint, Tool } from './tool.ts';
import { candidateDoors, candidateTools } from './tools/candidates.ts';
import { companyDoors, companyTools } from './tools/company.ts';
import { confirmAction } from './tools/confirm.ts';
import { meetingDoors, meetingTools } from './tools/meetings.ts';
import { postDoors, postTools } from './tools/posts.ts';
import { jobDoors, jobTools } from './tools/jobs.ts';
import { outwardTools } from './tools/outward.ts';

const doors = [...companyDoors, ...jobDoors, ...candidateDoors, ...meetingDoors, ...postDoors];
const made = [
  ...companyTools,
  ...jobTools,
  ...candidateTools,
  ...meetingTools,
  ...postTools,
  ...outwardTools,
  confirmAction,
];

let known: readonly Tool[] | undefined;

/** Made once an isolate, when somebody asks. */
export function toolsOf(endpoints: readonly Endpoint[]): readonly Tool[] {
  known ??= [...made, ...doors.map(([door, declared]) => derived(endpoints, door, declared))].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  return known;
}

/** What reads comes before what writes; within either, as they are listed above. */
function placeOf({ effect, carryOut }: Tool): number {
  if (carryOut) return 2;
  return { reads: 0, adds: 1, sets: 1, leaves: 3 }[effect];
}

function derived(endpoints: readonly Endpoint[], door: string, declared: FromEndpoint): Tool {
  const isDoor = (one: Endpoint): one is TenantEndpoint =>
    one.audience === 'tenant' && `${one.method} ${one.path}` === door;
  const endpoint = endpoints.find(isDoor);
  if (!endpoint) throw new Error(`No endpoint is ${door}.`);
  return toolOf(endpoint, declared);
}
