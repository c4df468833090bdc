/** The simulated API of zones, their certificates, and the registrar. A host that a Worker serves has a zone with a new certificate. */
import { DAY_MS } from '#lib/time.ts';
import { failure, page, success } from './answer.ts';
import type { Endpoints } from './answer.ts';
import type { State, Zone } from './state.ts';

/** Of a new certificate. */
const VALID_DAYS = 90;

export const zoneEndpoints: Endpoints = {
  'GET /zones': ({ state, query }) => {
    const name = query.get('name');
    // Wrangler asks for the one of a host before it is served.
    if (name !== null) return page([{ id: name, name, status: 'active' }], query);
    return page(
      zonesOf(state).map((zone) => ({ id: zone.name, name: zone.name, status: zone.status })),
      query,
    );
  },
  'GET /zones/:id/ssl/certificate_packs': ({ state, at, query }) => {
    const zone = zonesOf(state).find(({ name }) => name === at['id']);
    if (!zone) return failure(404, 1001, 'Invalid zone identifier');
    const packs = zone.certificates.map(({ hosts, expires_on }, index) => ({
      id: `${zone.name}-${index}`,
      type: 'advanced',
      status: 'active',
      hosts,
      certificates: [{ id: String(index), hosts, status: 'active', expires_on }],
    }));
    return page(packs, query);
  },
  'GET /registrar/domains/:name': ({ state, at }) => {
    const zone = zonesOf(state).find(({ name }) => name === at['name']);
    if (!zone?.expires_at) return failure(404, 1004, 'Domain not found');
    return success({ id: zone.name, expires_at: zone.expires_at, auto_renew: true });
  },
};

/** Of the hosts in the documentation: it is in the account before anything is served. */
const DOCUMENTED = 'your.org';

/** Those that a test has made, otherwise those of the hosts that are served. */
function zonesOf({ zones, scripts }: State): Zone[] {
  if (zones.length > 0) return zones;
  const hosts = [...scripts.values()].flatMap(({ domains }) => domains);
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  const byName = Map.groupBy(hosts, (host) => host.split('.').slice(-2).join('.'));
  return [...new Map([[DOCUMENTED, []], ...byName])].map(([name, own]) => ({
    name,
    status: 'active',
    certificates: own.map((host) => ({ hosts: [host], expires_on: expires })),
    expires_at: null,
  }));
}
