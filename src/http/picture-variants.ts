/** Finds the variant of a picture that a browser is sent, or makes and stores it. */
import { variantFormat, variantKey, variantSide } from '#lib/picture-variants.ts';
import type { StoredFile } from '#platform/files.ts';
import type { Services } from '#platform/services.ts';
import { logFailure } from './log.ts';

type PictureServices = Pick<Services, 'pictures' | 'files' | 'defer'>;

/** Whether what is sent for this key depends on what the client accepts. */
export function hasVariants({ pictures }: Pick<Services, 'pictures'>, key: string): boolean {
  return pictures !== null && variantSide(key) !== null;
}

/** Null where the file is sent as it was uploaded. */
export async function openVariant(
  services: PictureServices,
  request: Request,
  key: string,
): Promise<StoredFile | null> {
  const { pictures, files, defer } = services;
  const side = variantSide(key);
  const format = variantFormat(request.headers.get('Accept') ?? '');
  if (pictures === null || side === null || format === null) return null;
  const shownKey = variantKey(key, format);
  if (request.method === 'HEAD') return files.head(shownKey);
  const stored = await files.get(shownKey);
  if (stored) return stored;
  const original = await files.get(key);
  if (!original) return null;
  const bytes = new Uint8Array(await new Response(original.body).arrayBuffer());
  try {
    const shown = await pictures.encode(bytes, { format, side });
    defer(
      files
        .put(shownKey, shown.bytes, shown.contentType)
        .catch((error: unknown) => logFailure(key, error)),
    );
    return { ...fileOf(shown.bytes), contentType: shown.contentType, etag: '' };
  } catch (error) {
    // Cloudflare Images is down, or cannot read what an upload may be.
    logFailure(key, error);
    return { ...original, ...fileOf(bytes) };
  }
}

function fileOf(bytes: Uint8Array<ArrayBuffer>): Pick<StoredFile, 'body' | 'size'> {
  return { body: new Blob([bytes]).stream(), size: bytes.byteLength };
}
