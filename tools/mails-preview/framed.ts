/** Every email as it is sent: in its frame, with a made-up company and career site. */
import { framedMail } from '#mail/actions/frame.ts';
import type { FramedMail } from '#mail/actions/frame.ts';
import type { FrameFacts } from '#mail/store/frame.ts';
import { allMails, COMPANY, HOSTNAME, siteName } from './mails.ts';
import type { NamedMail } from './mails.ts';

export const ORIGIN = 'https://api.example';

/** What the frames show. */
function factsOf(language: string, { mail }: NamedMail): FrameFacts {
  const { from } = mail.frame;
  const company = {
    name: COMPANY,
    logoKey: 'logos/1/made-up.png',
    address: 'Birkenweg 1, 20095 Hamburg',
    legalLinks: {
      imprint: 'https://birkenrain.example/imprint',
      privacy: 'https://birkenrain.example/privacy',
    },
    colour: '#0b6e4f',
  };
  const site = {
    hostname: HOSTNAME,
    name: siteName(language),
    hue: 2,
    legal: { imprint: '', privacy: '' },
  };
  return {
    company: from === 'company' ? company : null,
    site: from === 'service' ? null : site,
  };
}

export type Previewed = NamedMail & { framed: FramedMail };

export async function allFramed(language: string): Promise<Previewed[]> {
  const mails = await allMails(language);
  return mails.map((one) => {
    const url = one.mail.portal ? `https://${HOSTNAME}/my?token=made-up` : null;
    const framed = framedMail({ apiOrigin: ORIGIN }, one.mail, factsOf(language, one), url);
    return { name: one.name, mail: one.mail, framed };
  });
}
