/** The files of `public/`, which every Worker has. */
import type { ReadFile } from '#lib/dictionaries.ts';

export type PublicFileBindings = Pick<Env, 'ASSETS'>;

export function openPublicFiles(env: PublicFileBindings): { readFile: ReadFile } {
  return {
    /** The text of a file of `public/`; null where it cannot be read, whatever the reason. */
    readFile: (path) =>
      fetchPublic(env, path)
        .then((file) => file?.text() ?? null)
        .catch(() => null),
  };
}

/** A file of `public/`, or null. The host of the address is not looked at. */
export async function fetchPublic(
  { ASSETS: assets }: PublicFileBindings,
  path: string,
): Promise<Response | null> {
  const file = await assets.fetch(`https://assets.invalid${path}`);
  return file.ok ? file : null;
}
