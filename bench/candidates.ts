/**
 * What every endpoint about candidates and applications costs a company that a few hundred people have applied to and
 * one that 250,000 have, 400,000 times. `npm run bench:candidates -- --people 400,250000`. With `--only 'index|settings'`, of the
 * paths that match: the lists and their filters. The last lines say what is not flat.
 */
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { candidateRequests, isAboutPeople } from './candidate-requests.ts';
import { openBenchCompany } from './company.ts';
import { insertPopulation } from './population.ts';

/** More jobs than these make nothing dearer that is asked here. */
const JOBS_MAX = 1000;

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '400,250000' },
    only: { type: 'string', default: '' },
  },
});

await compare({
  sizes: options.people.split(',').map(Number),
  kind: 'candidates',
  covers: (path) => isAboutPeople(path) && new RegExp(options.only, 'u').test(path),
  open: async (ctx, { size: people, ...wanted }) => {
    const size = Math.min(people, JOBS_MAX);
    const company = await openBenchCompany(ctx, { ...wanted, size, isAppliedTo: false });
    const population = await insertPopulation(ctx, company, { people, nth: wanted.nth });
    return { company, rounds: candidateRequests(company, population, ctx.now) };
  },
});
