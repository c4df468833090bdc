/** The minimal Workers that the service is compared with, as they run in workerd. */

/** The cost of any Worker. */
export const BARE = `export default { fetch: () => new Response('hello') }`;

/** The cost of one D1 round trip. */
export const POINT = `export default {
  async fetch(request, env) {
    const row = await env.DB.prepare('select id, hostname from career_domains where id = ?').bind(1).first();
    return Response.json(row);
  },
}`;

/** The cost of the statements of an answer: a POST brings its round trips, a GET of the same URL makes them and returns the rows as they come. */
export const STATEMENT = `const known = new Map();
export default {
  async fetch(request, env) {
    if (request.method === 'POST') {
      known.set(request.url, await request.json());
      return new Response();
    }
    const found = [];
    for (const trip of known.get(request.url)) {
      const statements = trip.map(({ sql, values }) => env.DB.prepare(sql).bind(...values));
      const [only] = statements;
      const results = statements.length === 1 ? [await only.all()] : await env.DB.batch(statements);
      found.push(results.map(({ results }) => results));
    }
    return Response.json(found);
  },
}`;

/** The cost of the bytes of an answer: a POST brings body and headers, a GET of the same URL sends them. */
export const BYTES = `const known = new Map();
export default {
  async fetch(request) {
    if (request.method === 'POST') {
      const headers = new Headers(JSON.parse(request.headers.get('x-headers')));
      known.set(request.url, { headers, body: new Uint8Array(await request.arrayBuffer()) });
      return new Response();
    }
    const { headers, body } = known.get(request.url);
    return new Response(body, { headers });
  },
}`;

/** A round trip to D1: the statements that share it. */
export type Trip = readonly { sql: string; values: readonly unknown[] }[];

/** The service with a D1 binding that lists the round trips which an answer waits for, as JSON in place of the answer. */
export const RECORDER = `import service from './worker.js';

function recorded(database, trips) {
  const facts = new WeakMap();
  const originals = new WeakMap();
  const statement = (original, fact) => {
    const seen = new Proxy(original, {
      get(target, name) {
        if (name === 'bind') return (...values) => statement(target.bind(...values), { ...fact, values });
        const member = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...given) => {
          trips.push([fact]);
          return member.apply(target, given);
        };
      },
    });
    facts.set(seen, fact);
    originals.set(seen, original);
    return seen;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql) => statement(target.prepare(sql), { sql, values: [] });
      if (name !== 'batch') return Reflect.get(target, name);
      return (statements) => {
        trips.push(statements.map((one) => facts.get(one)));
        return target.batch(statements.map((one) => originals.get(one)));
      };
    },
  });
}

export default {
  async fetch(request, env, execution) {
    const trips = [];
    const response = await service.fetch(request, { ...env, DB: recorded(env.DB, trips) }, execution);
    await response.arrayBuffer();
    return Response.json({ status: response.status, trips });
  },
}`;
