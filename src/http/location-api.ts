/** The application of the endpoints that read the public listing. */
import type { Hono } from 'hono';
import { ApiError } from '#errors.ts';
import type { PublicRead } from './endpoint.ts';
import { failureAnswer } from './envelope.ts';
import { publicReads } from './kinds/public-read.ts';
import { URL_LENGTH_MAX } from './limits.ts';
import { mount } from './mount.ts';
import { openApp } from './app.ts';
import type { ReadEnv } from './env.ts';

/** Requests carry the services as Hono's bindings. */
export function createLocationApi(endpoints: readonly PublicRead[]): Hono<ReadEnv> {
  const app = openApp<ReadEnv>();
  app.use(async (c, next) => {
    c.set('now', new Date());
    if (c.req.url.length > URL_LENGTH_MAX) throw new ApiError('too_large');
    await next();
  });
  mount<ReadEnv, PublicRead>(app, endpoints, { public: publicReads() });
  app.onError((error, c) => failureAnswer(error, 'public', c.env.services.apiOrigin));
  return app;
}
