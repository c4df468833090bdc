/** The Workers of the configuration, as Miniflare runs them on the data of this machine. */
import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import type * as wranglerModule from 'wrangler';
import type { WorkerOptions } from './miniflare.ts';
import { configsOf } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** It names the stores of this machine, which `wrangler dev` uses too. */
export const WHOLE = 'wrangler.toml';
const ENTRANCE = 'recruiting-entrance';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Calls of a check come faster than those of one client. */
const UNLIMITED = { limit: 1_000_000, period: 60 };

type Settings = NodeJS.Dict<string>;
type Wrangler = typeof wranglerModule;
type Config = ReturnType<Wrangler['unstable_readConfig']>;

/**
 * The first one takes the requests and the cron trigger. Each gets of the settings what its configuration names. Another checkout than
 * this one may lack a Worker.
 */
export async function readWorkers(
  shape: Shape,
  settings: Settings,
  checkout = '.',
): Promise<WorkerOptions[]> {
  // Loaded here, because it reads WRANGLER_LOG when it is loaded.
  const wrangler = await import('wrangler');
  const configs = configsOf[shape]
    .map((config) => join(checkout, config))
    .filter((config) => existsSync(config))
    .map((config) => wrangler.unstable_readConfig({ config }));
  const named = new Set(configs.flatMap(settingsOf));
  const namespaces = Object.entries(optionsOf(WHOLE, wrangler)['kvNamespaces'] ?? {});
  const workers = configs.map((config) => ({
    ...optionsOf(config.configPath ?? '', wrangler),
    name: config.name,
    scriptPath: `${parse(config.main ?? '').name}.js`,
    // A namespace is created by its id, so an id of its own would be an empty namespace.
    kvNamespaces: Object.fromEntries(
      namespaces.filter(([name]) =>
        config.kv_namespaces.some(({ binding }: { binding: string }) => binding === name),
      ),
    ),
    bindings: bindingsOf(config, settings, named),
  }));
  return shape === 'whole' ? workers : [entranceOf(configs, settings), ...workers];
}

export function withoutRateLimits(worker: WorkerOptions): WorkerOptions {
  const limits = Object.entries((worker['ratelimits'] ?? {}) as Record<string, object>);
  const ratelimits = limits.map(([name, limit]) => [name, { ...limit, simple: UNLIMITED }]);
  return { ...worker, ratelimits: Object.fromEntries(ratelimits) as object };
}

function optionsOf(config: string, wrangler: Wrangler) {
  const { modulesRules: _, ...options } =
    wrangler.unstable_getMiniflareWorkerOptions(config).workerOptions;
  return options;
}

/** The variables and required secrets that a configuration names. */
function settingsOf({ vars, secrets }: Config): string[] {
  return [...Object.keys(vars), ...(secrets?.required ?? [])];
}

/** A Worker that holds secrets also gets the optional ones, which no configuration names. */
function bindingsOf(config: Config, settings: Settings, named: ReadonlySet<string>): Settings {
  const own = new Set(settingsOf(config));
  const holdsSecrets = (config.secrets?.required ?? []).length > 0;
  const given = Object.entries(settings).filter(
    ([name]) => own.has(name) || (holdsSecrets && !named.has(name)),
  );
  return { ...(config.vars as Settings), ...Object.fromEntries(given) };
}

function entranceOf(configs: readonly Config[], { API_ORIGIN = '' }: Settings): WorkerOptions {
  const [careers, api, background] = configs;
  return {
    name: ENTRANCE,
    scriptPath: 'entrance.js',
    compatibilityDate: careers?.compatibility_date,
    // Lets a Worker call `scheduled` of another.
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: { CAREERS: careers?.name, API: api?.name, BACKGROUND: background?.name },
    bindings: {
      API_HOSTS: [new URL(API_ORIGIN).hostname, ...LOOPBACK],
      CAREERS_PATHS: apiPathsOf(careers ?? {}),
    },
  };
}

/** How the paths begin that the routes of this Worker take from another's domain. */
type Route = string | { pattern: string };

export function apiPathsOf({ routes = [] }: { routes?: Route[] | undefined }): string[] {
  return routes.flatMap((route) => {
    const isPath = typeof route === 'object' && 'zone_name' in route;
    return isPath ? [route.pattern.replace(/^[^/]*/u, '').replace(/\*$/u, '')] : [];
  });
}
