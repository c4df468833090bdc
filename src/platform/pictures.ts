/** Encodes pictures, by Cloudflare Images. There is no binding by default: pictures are sent as they were uploaded. */
import type { VariantFormat } from '#lib/picture-variants.ts';

export type PictureBindings = { IMAGES?: Pick<ImagesBinding, 'input'> };

export type Pictures = {
  /** No side is longer than `side`; a smaller picture keeps its size. Every call is billed, so keep what it returns. */
  encode: (
    bytes: Uint8Array<ArrayBuffer>,
    shown: { format: VariantFormat; side: number },
  ) => Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }>;
};

export function openPictures({ IMAGES }: PictureBindings): Pictures | null {
  if (!IMAGES) return null;
  return {
    async encode(bytes, { format, side }) {
      const result = await IMAGES.input(new Blob([bytes]).stream())
        .transform({ width: side, height: side, fit: 'scale-down' })
        .output({ format, anim: false });
      const response = result.response();
      // Large pictures are encoded in another format than the one asked for.
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        contentType: result.contentType(),
      };
    },
  };
}
