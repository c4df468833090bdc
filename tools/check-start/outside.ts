/** The world around the service, for a check: a mail server and a receiver of webhooks on this machine. */
import PostalMime from 'postal-mime';
import { openReceiver } from '../../test/support/receiver-server.ts';
import type { TakenPost } from '../../test/support/receiver-server.ts';
import { listen, mailServer, taken } from '../../test/support/smtp-server.ts';

export type Outside = {
  /** The settings with which the service sends its mail here. */
  settings: Record<string, string>;
  /** Where webhooks are posted to. */
  webhookUrl: string;
  webhooks: () => Promise<TakenPost[]>;
  /** The texts of the emails to an address, oldest first. */
  emails: (address: string) => Promise<string[]>;
  close: () => void;
};

const PATH = '/status/200';

export async function openOutside(): Promise<Outside> {
  const smtp = mailServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
  });
  const port = await listen(smtp.server);
  const receiver = await openReceiver();
  return {
    settings: {
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: 'Recruiting <no-reply@recruiting.example>',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_SECURE: 'none',
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    },
    webhookUrl: `${receiver.origin}${PATH}`,
    webhooks: async () => {
      const response = await fetch(`${receiver.origin}/taken?at=${PATH}`);
      return (await response.json()) as TakenPost[];
    },
    emails: async (address) => {
      const mine = taken.filter(({ to }) => to.includes(address));
      const parsed = await Promise.all(
        mine.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))),
      );
      return parsed.map(({ text = '' }) => text);
    },
    close: () => {
      smtp.server.close();
      receiver.close();
    },
  };
}
