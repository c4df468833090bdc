/** The operator's commands for career domains, the approval of jobs, and the search index. */
import { readFileSync } from 'node:fs';
import { ApiError } from '../../../../src/errors.ts';
import { listDomains, setDomain, setDomainText } from '../../../../src/operator/domains/actions.ts';
import { judgeJob } from '../../../../src/operator/jobs/actions.ts';
import { legalKinds } from '../../../../src/vocabulary/lists.ts';
import { dropSearchIndex, rebuildSearchIndex } from '../../../../tools/search-index.ts';
import { flag, list, oneOf, optional, text } from './command.ts';
import type { Command } from './command.ts';

export const siteCommands: Record<string, Command> = {
  'domain set': {
    about: 'Add a career domain, or change the one with this host name',
    options: {
      hostname: { about: '', value: 'HOST', required: true },
      name: { about: 'in the language of the site', value: 'TEXT', required: true },
      language: { about: 'BCP 47, such as de-CH', value: 'TAG', required: true },
      countries: {
        about: 'ISO 3166-1 alpha-2 codes; can be repeated',
        value: 'CODES',
        required: true,
        isList: true,
      },
      hue: { about: 'the colour of the site, 0 to 11', value: 'NUMBER' },
      default: { about: 'the x-default of alternates (--no-default to unset)' },
      test: { about: 'a test site without public jobs (--no-test to unset)' },
    },
    run: (ctx, values) =>
      setDomain(ctx, {
        hostname: text(values, 'hostname'),
        name: text(values, 'name'),
        language: text(values, 'language'),
        countries: list(values, 'countries') ?? [],
        hue: hueOf(optional(values, 'hue')),
        isDefault: flag(values, 'default'),
        isTest: flag(values, 'test'),
      }),
  },
  'domain text': {
    about:
      'Set a legal text that every page of a career domain links; without --url or --file, remove it',
    options: {
      hostname: { about: '', value: 'HOST', required: true },
      kind: { about: legalKinds.join(', '), value: 'KIND', required: true },
      url: { about: 'where the text is', value: 'URL' },
      file: { about: 'an HTML file with the text, which the domain then shows', value: 'FILE' },
    },
    run: (ctx, values) => {
      const path = optional(values, 'file');
      return setDomainText(ctx, {
        hostname: text(values, 'hostname'),
        kind: oneOf('kind', legalKinds, text(values, 'kind')),
        url: optional(values, 'url'),
        html: path === undefined ? undefined : readFileSync(path, 'utf8'),
      });
    },
  },
  'domain list': { about: 'List the career domains', options: {}, run: (ctx) => listDomains(ctx) },
  'job approve': {
    about: 'Approve a job, so that the public can see it',
    subject: 'HASH_ID',
    options: {},
    run: (ctx, _, hashId) => judgeJob(ctx, hashId, 'approved'),
  },
  'job reject': {
    about: 'Reject a job, so that the public cannot see it',
    subject: 'HASH_ID',
    options: {},
    run: (ctx, _, hashId) => judgeJob(ctx, hashId, 'rejected'),
  },
  'search drop': {
    about:
      'Drop the full-text indexes before an export; searches and filters fail until you rebuild them',
    options: {},
    run: (ctx) => dropSearchIndex(ctx),
  },
  'search rebuild': {
    about: 'Rebuild the full-text indexes of jobs, applications and candidates',
    options: {},
    run: (ctx) => rebuildSearchIndex(ctx),
  },
};

function hueOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^(?:\d|1[01])$/u.test(given)) return Number(given);
  throw new ApiError('invalid_input', { errors: { hue: ['Must be 0 to 11.'] } });
}
