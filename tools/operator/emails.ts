/** The operator's commands for outgoing email. */
import {
  listMails,
  readMail,
  retryMail,
  suppressAddress,
  unsuppressAddress,
} from '#mail/actions.ts';
import { text } from './command.ts';
import type { Command } from './command.ts';

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
      const { portal, ...mail } = await readMail(ctx, Number(id));
      return { ...mail, ...(portal && { portal: PORTAL_NOTE }) };
    },
  },
  'mail retry': {
    about: 'Send a failed email again, within a minute',
    subject: 'ID',
    options: {},
    run: (ctx, _, id) => retryMail(ctx, Number(id)),
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
