/** What the platform offers the Worker of the career domains: it reads, holds no secret, and asks the Worker of the API for the rest. */
import { openHttpServices } from './http-services.ts';
import type { HttpBindings } from './http-services.ts';
import { meteredDatabase } from './metered.ts';
import type { MetricsBindings } from './metrics.ts';
import { openPublicFiles } from './public-files.ts';
import { openReadServices } from './read-services.ts';
import type { Deferring, ReadBindings, ReadServices } from './read-services.ts';
import { assertProductionSettings } from './settings.ts';
import { openSummaries } from './summaries.ts';
import type { SummaryBindings } from './summaries.ts';

/** The Worker of the API, as the one of the career domains calls it. */
export type CareersApi = {
  /** Forms, files, and the part of the API that is not answered here; the request keeps its host. */
  fetch: (request: Request) => Promise<Response>;
  /** Counts views of job pages: how many by the id of the job. */
  countViews: (views: ReadonlyMap<number, number>) => Promise<void>;
  /** Counts reads of files of a company's jobs. */
  countReads: (reads: ReadonlyMap<string, number>) => Promise<void>;
};

export type CareersBindings = ReadBindings &
  HttpBindings &
  SummaryBindings &
  MetricsBindings &
  Pick<Env, 'DB'>;

type Opened = ReturnType<typeof open>;
export type CareersServices = Opened & ReadServices & Deferring & { api: CareersApi };

const opened = new WeakMap<CareersBindings, Opened>();

export function openCareersServices(
  env: CareersBindings,
  api: CareersApi,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): CareersServices {
  const services = opened.get(env) ?? open(env);
  opened.set(env, services);
  return { ...services, api, defer: (work) => execution.waitUntil(work) };
}

function open(env: CareersBindings) {
  assertProductionSettings(env);
  return {
    ...openReadServices(env),
    ...openHttpServices(env),
    ...openPublicFiles(env),
    ...openSummaries(env),
    db: { $client: meteredDatabase(env) },
  };
}
