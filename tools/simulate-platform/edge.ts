/**
 * Answers for the hosts of the simulated Workers: by the version that a request names, or by the shares of the deployment. It runs
 * no code: every path answers as a healthy Worker would, unless the version is said to be broken.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Script, State } from './state.ts';

const HOST = '127.0.0.1';
const OVERRIDES = 'cloudflare-workers-version-overrides';
const PERCENT = 100;
const BROKEN = 500;

export type Edge = {
  origin: string;
  /** The versions that were asked, with the percentage that they had. */
  asked: { worker: string; version: string; percentage: number; path: string }[];
  /** Versions that fail, by Worker and tag, or all of a Worker, and the percentage from which they do. */
  broken: Map<string, number>;
  close: () => void;
};

export async function openEdge(state: State, name: string, apiHost: string): Promise<Edge> {
  const asked: Edge['asked'] = [];
  const broken: Edge['broken'] = new Map();
  const server = createServer((request, response) => {
    const isApi = request.headers.host === apiHost && !request.url?.startsWith('/api/locations/');
    const script = state.script(`${name}-${isApi ? 'api' : 'careers'}`);
    const version = script && versionFor(request, script);
    if (!version) {
      response.writeHead(BROKEN).end();
      return;
    }
    const path = (request.url ?? '/').replace(/\?.*$/u, '');
    asked.push({ worker: script.name, path, ...version });
    const tag = script.versions.find(({ id }) => id === version.version)?.tag ?? '';
    const isBroken =
      version.percentage >=
      (broken.get(`${script.name} ${tag}`) ?? broken.get(script.name) ?? Infinity);
    response.writeHead(isBroken && path !== '/healthz' ? BROKEN : statusOf(path, request));
    response.end(JSON.stringify({ status: 'ok', version: version.version }));
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${port}`,
    asked,
    broken,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function versionFor({ headers }: IncomingMessage, { name, deployments }: Script) {
  const shares = deployments[0]?.versions ?? [];
  const header = String(headers[OVERRIDES] ?? '');
  const named = new RegExp(`${name}="([^"]+)"`, 'u').exec(header)?.[1];
  // As documented: a version that is not part of the deployment is not used.
  let share = shares.find(({ version_id: id }) => id === named);
  let drawn = Math.random() * PERCENT;
  for (const one of shares) {
    share ??= drawn < one.percentage ? one : undefined;
    drawn -= one.percentage;
  }
  return share && { version: share.version_id, percentage: share.percentage };
}

function statusOf(path: string, { headers }: IncomingMessage): number {
  if (path.startsWith('/no-such-page') || path === '/api/locations/no-such-list') return 404;
  if (path === '/api/candidate-job/store') return 201;
  if (path === '/api/oauth/token') return 400;
  const isPrivate = ['/api/jobs/index', '/api/candidate-job/index', '/mcp'].includes(path);
  return isPrivate && headers.authorization === undefined ? 401 : 200;
}
