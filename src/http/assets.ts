/** Sends files of `public/` with headers of our own. */
import type { HttpServices } from '#platform/http-services.ts';

/** The first of `paths` that exists, or null. */
export async function firstAsset(
  { asset }: Pick<HttpServices, 'asset'>,
  request: Request,
  paths: readonly string[],
  headersToSet: Record<string, string>,
): Promise<Response | null> {
  for (const path of paths) {
    const file = await asset(new Request(new URL(path, request.url), request));
    if (file.status === 404) continue;
    const headers = new Headers(file.headers);
    for (const [name, value] of Object.entries(headersToSet)) headers.set(name, value);
    return new Response(file.body, { status: file.status, headers });
  }
  return null;
}
