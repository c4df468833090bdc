/** The path of the preview of a career page, which the Worker of the API answers. */

export const PREVIEW = '/companies/{company}/preview';

export const previewPaths: readonly string[] = [PREVIEW];
