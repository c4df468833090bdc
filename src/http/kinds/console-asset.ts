/** Serves the files of the console, which browsers keep. */
import { ApiError } from '#errors.ts';
import { firstAsset } from '../assets.ts';
import type { ConsoleAsset } from '../console-assets.ts';
import { closedFailureAnswer } from '../envelope.ts';
import { securityHeaders } from '../headers.ts';
import type { ApiEnv, Kind } from '../route.ts';

export const consoleAsset: Kind<ConsoleAsset, ApiEnv> = {
  plainHttp: 'redirect',
  handler: () => async (c) => {
    const file = await firstAsset(c.env.services, c.req.raw, [c.req.path], {
      ...securityHeaders,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    if (!file) throw new ApiError('unknown_path');
    return file;
  },
  errorResponse: (c, error) => closedFailureAnswer(error, c.env.services.apiOrigin),
};
