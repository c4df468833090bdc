/** What the simulated account has. */
import { randomUUID } from 'node:crypto';
import type { Point } from '#platform/metrics.ts';

/** As a Worker of this dataset would have written it. */
export type KeptPoint = { dataset: string; at: Date; point: Point };

export const ACCOUNT = { id: '0123456789abcdef0123456789abcdef', name: 'Simulated' };

export type Database = {
  uuid: string;
  name: string;
  jurisdiction: string | null;
  location?: string;
};
export type Bucket = {
  name: string;
  jurisdiction: string;
  creation_date: string;
  location?: string;
};
export type StoredObject = { bytes: Buffer; contentType: string };
export type Namespace = { id: string; title: string; jurisdiction: string | null };
export type Queue = {
  queue_id: string;
  queue_name: string;
  jurisdiction: string | null;
  consumers: object[];
};

export type Version = {
  id: string;
  number: number;
  tag: string;
  message: string;
  created_on: string;
  /** The files of the upload, by name; the first is the entry. */
  modules: Map<string, string>;
  bindings: { name: string; type: string }[];
};
export type Share = { version_id: string; percentage: number };
export type Deployed = { id: string; created_on: string; versions: Share[]; message: string };

export type Script = {
  name: string;
  secrets: Map<string, string>;
  versions: Version[];
  /** The newest first. */
  deployments: Deployed[];
  schedules: object[];
  domains: string[];
  routes: string[];
  settings: object;
};

export type Zone = {
  name: string;
  status: string;
  /** The certificate of each: its hosts, and when it expires. */
  certificates: { hosts: string[]; expires_on: string }[];
  /** Null: registered elsewhere. */
  expires_at: string | null;
};

/** A request to answer with a failure instead, once: `POST /queues` is every one that begins so. */
export type Order = { request: string; status: number; skip: number };

export class State {
  readonly databases: Database[] = [];
  readonly buckets: Bucket[] = [];
  /** By bucket and key. */
  readonly objects = new Map<string, Map<string, StoredObject>>();
  readonly namespaces: Namespace[] = [];
  readonly queues: Queue[] = [];
  readonly scripts = new Map<string, Script>();
  readonly zones: Zone[] = [];
  /** One of so many calls of the tools is refused, as if there were too many; null: none is. */
  refusedEvery: number | null = null;
  private calls = 0;
  readonly orders: Order[] = [];
  /** What is said of the requests to each Worker. */
  readonly invocations = new Map<string, { requests: number; errors: number }>();
  /** What Workers have written to Analytics Engine. */
  readonly points: KeptPoint[] = [];
  /** Requests that changed something. */
  readonly changes: string[] = [];

  /** Those of a bucket. */
  objectsOf(bucket: string): Map<string, StoredObject> {
    const existing = this.objects.get(bucket);
    if (existing) return existing;
    const made = new Map<string, StoredObject>();
    this.objects.set(bucket, made);
    return made;
  }

  script(name: string): Script | undefined {
    return this.scripts.get(name);
  }

  madeScript(name: string): Script {
    const existing = this.scripts.get(name);
    if (existing) return existing;
    const script: Script = {
      name,
      secrets: new Map(),
      versions: [],
      deployments: [],
      schedules: [],
      domains: [],
      routes: [],
      settings: {},
    };
    this.scripts.set(name, script);
    return script;
  }

  deploy(script: Script, versions: Share[], message = ''): Deployed {
    const deployed = { id: randomUUID(), created_on: now(), versions, message };
    script.deployments.unshift(deployed);
    return deployed;
  }

  /** Calls of wrangler are not: it does not try again. */
  isRefused(headers: Headers): boolean {
    if (this.refusedEvery === null || headers.get('user-agent') !== 'node') return false;
    this.calls += 1;
    return this.calls % this.refusedEvery === 0;
  }

  /** Returns the ordered failure of this request, if it is its turn. */
  takeOrder(request: string): Order | null {
    const order = this.orders.find((one) => request.startsWith(one.request));
    if (!order) return null;
    if (order.skip > 0) {
      order.skip -= 1;
      return null;
    }
    this.orders.splice(this.orders.indexOf(order), 1);
    return order;
  }
}

export function now(): string {
  return new Date().toISOString();
}
