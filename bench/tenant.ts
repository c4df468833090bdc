/**
 * What every tenant endpoint costs a company with a handful of records and one with 100,000 of a kind; what is about
 * people has a bench of its own (`candidates.ts`). `npm run bench:tenant -- --sizes 30,100000`.
 */
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { isAboutPeople } from './candidate-requests.ts';
import { openBenchCompany } from './company.ts';
import { requestsOf } from './requests.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '30,100000' }, load: { type: 'string' } },
});

await compare({
  sizes: options.sizes.split(',').map(Number),
  kind: 'of a kind',
  load: options.load,
  covers: (path) => !isAboutPeople(path),
  open: async (ctx, wanted) => {
    const company = await openBenchCompany(ctx, wanted);
    return { company, rounds: [requestsOf(company, ctx.now)] };
  },
});
