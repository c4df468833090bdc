/** Every endpoint of the API, whichever Worker answers it, with what it answers: the Worker of the career sites does without the schemas of that. */
import { answers } from '#careers/answers/schemas.ts';
import { boardList } from '#careers/board/endpoints/list.ts';
import { locations } from '#careers/locations/endpoints.ts';
import { suggestions } from '#careers/suggestions/endpoints.ts';
import type { Endpoint, PublicRead } from '#http/endpoint.ts';
import { loadAllEndpoints } from './api/endpoints.ts';

function answering({ terms, ...endpoint }: PublicRead): PublicRead {
  return { ...endpoint, terms: { ...terms, returns: answers[endpoint.path] ?? terms.returns } };
}

export const endpoints: readonly Endpoint[] = [
  ...(await loadAllEndpoints()).map((endpoint) =>
    endpoint.kind === 'public' && endpoint.method === 'GET' ? answering(endpoint) : endpoint,
  ),
  ...[...locations, ...suggestions, ...boardList].map(answering),
];
