/** The operator's commands for outgoing email. */
import { listMails, retryMail } from '../../../../src/mail/actions/outbox.ts';
import { suppressAddress, unsuppressAddress } from '../../../../src/mail/actions/suppressions.ts';
import { readFramedMail } from '../../../../src/mail/actions/shown.ts';
import { retryFailedMails } from '../../../../src/mail/actions/retry.ts';
import { enterCompany } from '../../../../src/operator/companies/actions.ts';
import { optional, text } from './command.ts';
import type { Command } from './command.ts';
import { timeOf } from './durations.ts';

/** In place of an address that leads nowhere without its secret. */
const PORTAL_NOTE =
  'A link to the page of the candidate follows the text. It is made when the email is sent, and its secret is not stored.';

export const emailCommands: Record<string, Command> = {
  'mail list': {
    about: 'List the latest emails with status and error',
    options: {},
    run: (ctx) => listMails(ctx),
  },
  'mail show': {
    about: 'Show an email; it can contain a link that gives access to an account',
    subject: 'ID',
    options: {},
    run: async (ctx, _, id) => {
      const { portal, ...mail } = await readFramedMail(ctx, Number(id));
      return { ...mail, ...(portal && { portal: PORTAL_NOTE }) };
    },
  },
  'mail retry': {
    about: 'Send a failed email again, within a minute',
    subject: 'ID',
    options: {},
    run: (ctx, _, id) => retryMail(ctx, Number(id)),
  },
  'mail retry-failed': {
    about:
      'Send all emails again that failed for one reason, as after an outage of the mail server',
    options: {
      error: {
        about: 'the beginning of the error that `mail list` shows, such as: smtp connect',
        value: 'TEXT',
        required: true,
      },
      company: { about: 'subdomain; default: of all companies', value: 'NAME' },
      since: {
        about: 'last tried since then: a time in ISO 8601, or a duration: 2h',
        value: 'TIME',
      },
      until: { about: 'last tried until then', value: 'TIME' },
      'dry-run': { about: 'count them by error, and queue none' },
    },
    run: async (ctx, values) => {
      const timeIn = (option: string) => {
        const given = optional(values, option);
        return given === undefined ? undefined : timeOf(option, given, ctx.now);
      };
      const company = optional(values, 'company');
      const filter = {
        error: text(values, 'error'),
        companyId: company === undefined ? undefined : (await enterCompany(ctx, company)).tenant.id,
        since: timeIn('since'),
        until: timeIn('until'),
      };
      return retryFailedMails(ctx, filter, values['dry-run'] === true);
    },
  },
  'mail suppress': {
    about: 'Stop sending emails to an address',
    subject: 'ADDRESS',
    options: { reason: { about: 'the reason, such as: bounced', value: 'TEXT', required: true } },
    run: (ctx, values, address) => suppressAddress(ctx, address, text(values, 'reason')),
  },
  'mail unsuppress': {
    about: 'Send emails to an address again',
    subject: 'ADDRESS',
    options: {},
    run: async (ctx, _, address) => {
      const { address: email, reason } = await unsuppressAddress(ctx, address);
      return { address: email, suppressed: false, was: reason };
    },
  },
};
