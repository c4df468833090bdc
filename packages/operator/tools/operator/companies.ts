/** The operator's commands for companies, their users and access tokens. */
import { roles, scopes } from '../../../../src/access.ts';
import { readFileSync } from 'node:fs';
import {
  createCompany,
  enterCompany,
  listCompanies,
} from '../../../../src/operator/companies/actions.ts';
import {
  closeCompany,
  keepCompany,
  listDeletions,
} from '../../../../src/recruiting/company/leaving/actions/company.ts';
import { verifyCertificate } from '../../../../src/recruiting/company/leaving/actions/removal.ts';
import { GRACE_DAYS } from '../../../../src/recruiting/company/leaving/rules/removal.ts';
import { createToken } from '../../../../src/operator/tokens/actions.ts';
import {
  createUser,
  inviteUser,
  removeSecondFactor,
  resetLink,
} from '../../../../src/operator/users/actions.ts';
import { siteLanguages } from '../../../../src/vocabulary/lists.ts';
import { oneOf, optional, optionalOneOf, passwordOf, scopesOf, text } from './command.ts';
import type { Command } from './command.ts';
import { exportCompany } from './company-export.ts';
import { countOf } from './durations.ts';

/** Until a removal begins. */
const DAYS_MAX = 999;

export const companyCommands: Record<string, Command> = {
  'company create': {
    about: 'Create a company with its default pipeline',
    options: {
      subdomain: { about: 'a-z, 0-9 and hyphens', value: 'NAME', required: true },
      name: { about: 'the name that people see', value: 'TEXT', required: true },
      domain: { about: 'host name of its career domain', value: 'HOST', required: true },
      country: { about: 'ISO 3166-1 alpha-2', value: 'CODE' },
      currency: { about: 'ISO 4217, the default for new jobs', value: 'CODE' },
      timezone: { about: 'IANA name', value: 'ZONE' },
      language: {
        about: `of its email templates: ${siteLanguages.join(', ')}; default: that of its career domain`,
        value: 'CODE',
      },
      test: { about: 'a test company: its jobs are never public' },
      'review-jobs': { about: 'new jobs need the approval of the operator' },
    },
    run: (ctx, values) =>
      createCompany(ctx, {
        subdomain: text(values, 'subdomain'),
        name: text(values, 'name'),
        domain: text(values, 'domain'),
        country: optional(values, 'country'),
        currency: optional(values, 'currency'),
        timezone: optional(values, 'timezone'),
        language: optionalOneOf(values, 'language', siteLanguages),
        isTest: values['test'] === true,
        reviewsJobs: values['review-jobs'] === true,
      }),
  },
  'company delete': {
    about:
      'Delete a company with everything in it, when the days are over; until then, company keep cancels it',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      confirm: { about: 'the subdomain again', value: 'NAME', required: true },
      days: { about: `until the removal begins; default: ${GRACE_DAYS}`, value: 'N' },
    },
    run: async (ctx, values) =>
      closeCompany(await enterCompany(ctx, text(values, 'company')), {
        confirm: text(values, 'confirm'),
        days: countOf('days', optional(values, 'days') ?? String(GRACE_DAYS), DAYS_MAX, 0),
      }),
  },
  'company export': {
    about:
      'Export everything of a company as a bundle, also while it is being deleted; the service writes the file',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      id: { about: 'of an export that was begun: say how far it is', value: 'ID' },
      to: { about: 'with --id: where to write the file once it is finished', value: 'FILE' },
    },
    run: (ctx, values) => exportCompany(ctx, values),
  },
  'company keep': {
    about: 'Cancel the deletion of a company',
    options: { company: { about: 'subdomain', value: 'NAME', required: true } },
    run: async (ctx, values) => keepCompany(await enterCompany(ctx, text(values, 'company'))),
  },
  'company deletions': {
    about: 'List the last deletions of companies',
    options: {},
    run: (ctx) => listDeletions(ctx),
  },
  'company verify': {
    about: 'Check a certificate of deletion; ends with 1 if it is not genuine',
    options: { file: { about: 'with the certificate as JSON', value: 'FILE', required: true } },
    run: async (ctx, values) => {
      const certificate = await verifyCertificate(ctx, readFileSync(text(values, 'file'), 'utf8'));
      if (certificate !== 'genuine') throw new Error(`The certificate is ${certificate}.`);
      return { certificate };
    },
  },
  'company list': { about: 'List the companies', options: {}, run: (ctx) => listCompanies(ctx) },
  'user create': {
    about: 'Add a person to a company',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address for signing in', value: 'ADDRESS', required: true },
      role: { about: roles.join(', '), value: 'ROLE', required: true },
      'first-name': { about: '', value: 'TEXT' },
      'last-name': { about: '', value: 'TEXT' },
      'password-stdin': {
        about:
          'read the password, at least 12 characters, from standard input; without it, use reset-link',
      },
    },
    run: async (ctx, values) => {
      const { userId, memberId } = await createUser(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        role: oneOf('role', roles, text(values, 'role')),
        firstName: optional(values, 'first-name'),
        lastName: optional(values, 'last-name'),
        password: passwordOf(values),
      });
      return { user_id: userId, member_id: memberId };
    },
  },
  'user invite': {
    about: 'Invite a person to a company by email, and print the link',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address to invite', value: 'ADDRESS', required: true },
      role: { about: roles.join(', '), value: 'ROLE', required: true },
    },
    run: async (ctx, values) => {
      const { userId, memberId, link } = await inviteUser(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        role: oneOf('role', roles, text(values, 'role')),
      });
      return { user_id: userId, member_id: memberId, link };
    },
  },
  'user reset-link': {
    about: 'Create a link with which a member sets a password; it is valid for one hour',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address of a member', value: 'ADDRESS', required: true },
    },
    run: (ctx, values) =>
      resetLink(ctx, { company: text(values, 'company'), email: text(values, 'email') }),
  },
  'user remove-second-factor': {
    about: 'Turn off two-factor authentication of a person who lost it; verify who asks first',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the address of a member', value: 'ADDRESS', required: true },
    },
    run: (ctx, values) =>
      removeSecondFactor(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
      }).then(({ userId }) => ({ user_id: userId })),
  },
  'token create': {
    about: 'Create an access token that is valid for one year; it is shown once',
    options: {
      company: { about: 'subdomain', value: 'NAME', required: true },
      email: { about: 'the member whose role limits the token', value: 'ADDRESS', required: true },
      scopes: {
        about: `of ${scopes.join(' ')}; can be repeated; default: all`,
        value: 'SCOPES',
        isList: true,
      },
    },
    run: (ctx, values) =>
      createToken(ctx, {
        company: text(values, 'company'),
        email: text(values, 'email'),
        scopes: scopesOf(values, 'scopes'),
      }),
  },
};
