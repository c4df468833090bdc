/** Serves the files of the console, which browsers keep. */
import { ApiError } from '#errors.ts';
import { firstAsset } from '../assets.ts';
import type { ConsoleAsset } from '../console-assets.ts';
import { closedFailureAnswer } from '../envelope.ts';
import { securityHeaders } from '../headers.ts';
import type { ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';

/** By the ending of the name. What has another one is not served, such as the list of these files. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

export const consoleAsset: Kind<ConsoleAsset, ApiEnv> = {
  plainHttp: 'redirect',
  handler: () => async (c) => {
    const type = types[c.req.path.split('.').at(-1) ?? ''];
    if (type === undefined) throw new ApiError('unknown_path');
    const file = await firstAsset(c.env.services, c.req.raw, [c.req.path], {
      ...securityHeaders,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    if (!file) throw new ApiError('unknown_path');
    return file;
  },
  errorResponse: (c, error) => closedFailureAnswer(error, c.env.services.apiOrigin),
};
