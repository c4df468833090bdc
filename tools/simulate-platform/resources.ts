/** The simulated API of databases, buckets, namespaces and queues. */
import { randomBytes, randomUUID } from 'node:crypto';
import { failure, page, success, textOf } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';
import type { Endpoints } from './answer.ts';
import { now } from './state.ts';

const NO_JURISDICTION = 'default';

export const resourceEndpoints: Endpoints = {
  'GET /d1/database': ({ state, query }) => {
    const name = query.get('name');
    return page(
      state.databases.filter((one) => name === null || one.name === name).map(toInfo),
      query,
    );
  },
  'POST /d1/database': ({ state, json }) => {
    const name = textOf(json['name']);
    if (state.databases.some((one) => one.name === name))
      return failure(400, 7502, 'Database with name already exists');
    const location = textOf(json['primary_location_hint']);
    const database = {
      uuid: randomUUID(),
      name,
      jurisdiction: jurisdictionOf(json),
      ...(location && { location }),
    };
    state.databases.push(database);
    return success(toInfo(database));
  },
  'GET /d1/database/:id': ({ state, at }) => {
    const found = state.databases.find(({ uuid, name }) => uuid === at['id'] || name === at['id']);
    return found
      ? success({ ...toInfo(found), file_size: 1_000_000 })
      : failure(404, 7404, 'No such database');
  },
  'GET /d1/database/:id/time_travel/bookmark': () =>
    success({ bookmark: `0000000a-${randomBytes(8).toString('hex')}` }),
  'GET /r2/buckets': ({ state, headers }) =>
    success({
      buckets: state.buckets.filter((one) => one.jurisdiction === bucketJurisdiction(headers)),
    }),
  'GET /r2/buckets/:name': ({ state, at, headers }) => {
    const found = state.buckets.find(
      (one) => one.name === at['name'] && one.jurisdiction === bucketJurisdiction(headers),
    );
    return found ? success(found) : failure(404, 10_006, 'The specified bucket does not exist.');
  },
  'POST /r2/buckets': ({ state, json, headers }) => {
    const location = textOf(json['locationHint']);
    const bucket = {
      name: textOf(json['name']),
      ...(location && { location }),
      jurisdiction: bucketJurisdiction(headers),
      creation_date: now(),
    };
    if (
      state.buckets.some(
        (one) => one.name === bucket.name && one.jurisdiction === bucket.jurisdiction,
      )
    )
      return failure(409, 10_004, 'The bucket you tried to create already exists, and you own it.');
    state.buckets.push(bucket);
    return success(bucket);
  },
  'GET /storage/kv/namespaces': ({ state, query }) => page(state.namespaces, query),
  'POST /storage/kv/namespaces': ({ state, json }) => {
    const title = textOf(json['title']);
    if (state.namespaces.some((one) => one.title === title))
      return failure(400, 10_014, 'a namespace with this account ID and title already exists');
    const namespace = {
      id: randomBytes(16).toString('hex'),
      title,
      jurisdiction: jurisdictionOf(json),
    };
    state.namespaces.push(namespace);
    return success(namespace);
  },
  'GET /queues': ({ state, query }) => {
    const names = query.getAll('name');
    const found = state.queues.filter(
      ({ queue_name: name }) => names.length === 0 || names.includes(name),
    );
    return page(found, query);
  },
  'POST /queues': createQueue,
  'POST /queues/:id/consumers': ({ state, at, json }) => {
    const queue = state.queues.find(({ queue_id: id }) => id === at['id']);
    if (!queue) return failure(404, 11_000, 'Queue does not exist');
    const script = textOf(json['script_name']);
    const consumer = { consumer_id: randomUUID(), ...json, script, service: script };
    queue.consumers.push({ ...consumer, type: 'worker', environment: 'production' });
    return success(consumer);
  },
  'PUT /queues/:id/consumers/:consumer': ({ json }) => success(json),
};

function createQueue({ state, json }: ApiRequest): Reply {
  const name = textOf(json['queue_name']);
  if (state.queues.some((one) => one.queue_name === name))
    return failure(400, 11_009, 'Queue name is already taken');
  const queue = {
    queue_id: randomBytes(16).toString('hex'),
    queue_name: name,
    jurisdiction: jurisdictionOf(json),
    consumers: [],
  };
  state.queues.push(queue);
  return success(queue);
}

function toInfo({
  uuid,
  name,
  jurisdiction,
}: {
  uuid: string;
  name: string;
  jurisdiction: string | null;
}) {
  return {
    uuid,
    name,
    version: 'production',
    created_at: now(),
    ...(jurisdiction && { jurisdiction }),
  };
}

function jurisdictionOf(json: Record<string, unknown>): string | null {
  return textOf(json['jurisdiction']) || null;
}

function bucketJurisdiction(headers: Headers): string {
  return headers.get('cf-r2-jurisdiction') ?? NO_JURISDICTION;
}
