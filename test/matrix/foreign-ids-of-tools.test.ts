/** Ids in arguments of tools, found in the schemas that they list: one of another company is answered as one that does not exist. */
import { expect, test } from 'vitest';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { differences, storedOf } from '../support/faults/store.ts';
import { idsIn, KEY, makerOf, placesIn, withoutIds, withValue } from '../support/ids.ts';
import { leastArguments } from '../support/tool-arguments.ts';
import { callStateless, callTool } from '../support/tools.ts';

const listing = await callStateless(
  await (await openCompany()).token('Admin', ['mcp']),
  'tools/list',
);

const { tools } = listing.reply.result;

const places = tools.flatMap(({ name, inputSchema }) =>
  [...new Set(idsIn(inputSchema as Schema))].map((place) => [name, place] as const),
);

/** Arguments that are texts, as the hashes of jobs and filters with several values. */
const texts = new Set(
  tools.flatMap(({ name, inputSchema }) =>
    placesIn(inputSchema as Schema, ({ type }) => type === 'string').map((at) => `${name} ${at}`),
  ),
);

/** What else makes the tool take an id. */
const bases: Readonly<Record<string, (company: Company) => Promise<object>>> = {
  prepare_job_change: async (company) => ({
    job_id: (await company.postJob({ status: 'Live' })).hash_id,
    title: 'Master baker',
  }),
};

/** What must be as it is asked for: an application that is rejected, and the stage of the application. */
const ofTheRecord = new Set(['undo_rejection application_id', 'move_candidate from_stage_id']);

test.each(places)('%s answers a foreign %s as one that does not exist', async (name, place) => {
  const make = makerOf(place);
  expect(make, `say what ${place} names, in test/support/ids.ts`).toBeDefined();
  if (make === 'world' || !make) return;
  const [acme, globex] = [await openCompany(), await openCompany()];
  const token = await acme.token('Admin', ['mcp']);
  if (place === 'custom.*') {
    const entity = name.endsWith('_candidate') ? 'candidate' : 'job';
    await acme.openField({ entity, key: KEY, kind: 'member' });
  }
  const theirs = await make(globex);
  const before = await storedOf({ companyId: globex.id });
  // What is refused changes nothing: the same arguments are asked with again.
  const least = (await bases[name]?.(acme)) ?? (await leastArguments(acme))[name];
  const ask = async (id: number) => {
    const value = texts.has(`${name} ${place}`) ? String(id) : id;
    return callTool(token, name, withValue(least ?? {}, place, value) as object);
  };
  const told = async (id: number) => {
    const { isError, text, failure } = await ask(id);
    return { isError, text: withoutIds(text), wrong: Object.keys(failure.errors ?? {}) };
  };
  const foreign = await told(theirs);
  expect(foreign).toEqual(await told(1));
  expect(differences(before, await storedOf({ companyId: globex.id }))).toEqual([]);
  // Errors name the arguments of the tool, and no fields of an endpoint.
  const known = Object.keys(tools.find((one) => one.name === name)?.inputSchema.properties ?? {});
  for (const wrong of foreign.wrong) expect(known).toContain(wrong.split('.')[0]);
  const own = await ask(await make(acme));
  expect(own.isError, own.text).toBe(ofTheRecord.has(`${name} ${place}`));
});
