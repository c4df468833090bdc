/** Every email of the service in a language, with made-up values, as it is written before it is framed. */
import { mailText } from '#accounts/words/emails.ts';
import { mailWordsPath } from '#accounts/words/mails.ts';
import type { MailKind } from '#accounts/words/mails.ts';
import { newJobsEmail, subscriptionEmail } from '#careers/words/alerts/emails.ts';
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { addWords } from '#careers/words/words.ts';
import { confirmationEmail } from '#careers/words/emails.ts';
import {
  certificateEmail,
  codeEmail,
  linkEmail,
} from '#careers/words/form-emails/portal-emails.ts';
import type { Mail, WrittenMail } from '#mail/schemas.ts';
import { watchMail } from '#operator/watch/rules.ts';
import { meetingEmail } from '#recruiting/interviews/meetings/words/emails.ts';
import { candidateMail } from '#recruiting/pipeline/applications/actions/write.ts';
import type { MailFacts } from '#recruiting/pipeline/applications/actions/write.ts';
import { appendixOf } from '#recruiting/pipeline/messages/words/automatic.ts';
import { portalOf } from '#recruiting/pipeline/messages/words/portal.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import { rejectionWords } from '#recruiting/pipeline/messages/words/automatic.ts';
import { foreignCareersAlerts, foreignCareersPages } from '#translations';
import english from '#translations/en/accounts.json' with { type: 'json' };
import { wholeParts } from '#translations/read.ts';

export type NamedMail = { name: string; mail: Mail & Pick<WrittenMail, 'frame'> };

export const HOSTNAME = 'careers.example';
export const COMPANY = 'Birkenrain Kliniken';
const ACCOUNTS = 'https://accounts.example';
const JOB = { title: 'Pflegefachperson Notaufnahme', companyName: COMPANY };
const JOB_URL = `https://${HOSTNAME}/jobs/b7bcdfghjk`;
const AT = new Date('2027-03-31T12:00:00Z');

addWords(foreignCareersPages);
addAlertWords(foreignCareersAlerts);

const readFile = (path: string) => {
  const [, tag = 'en'] = /(\w+)\.json$/u.exec(path) ?? [];
  return Promise.resolve(
    path === mailWordsPath(tag) ? JSON.stringify(wholeParts(tag, 'accounts')['emails']) : null,
  );
};

const values = {
  account: 'ada@acme.example',
  application: 'Example Integration',
  body: '- https://hooks.example/a\n- https://hooks.example/b',
  company: COMPANY,
  count: 3,
  days: 7,
  email: 'ada@people.example',
  hours: 1,
  job: JOB.title,
  person: 'Ada Lovelace',
  id: 7,
  link: `${ACCOUNTS}/link?token=made-up`,
  moment: AT.toISOString(),
  provider: 'Zoom',
  url: 'https://hooks.example/a',
  webhook: 'Receiver',
};

const facts = (language: string): MailFacts => ({
  application: { id: 1, language },
  candidate: {
    id: 1,
    email: 'ada@people.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    erasedAt: null,
  },
  company: { name: COMPANY, language, legalLinks: {}, hostname: HOSTNAME },
  job: { title: JOB.title },
  stage: { name: 'Interview' },
  user: undefined,
  office: null,
  meeting: null,
});

/** In the language of a BCP 47 tag. */
export async function allMails(language: string): Promise<NamedMail[]> {
  return [...(await accountMails(language)), ...siteMails(language), ...candidateMails(language)];
}

async function accountMails(language: string): Promise<NamedMail[]> {
  const kinds = Object.keys(english.emails).filter(
    (kind): kind is MailKind => kind in english.emails,
  );
  const ofKinds = kinds.map(async (kind) => ({
    name: `account ${kind}`,
    mail: { to: null, ...(await mailText({ readFile }, language, kind, values)) },
  }));
  const trouble = watchMail('api.example', [
    { trouble: 'queue', what: 'A queue waits', since: 0, isOver: false },
  ]);
  return [
    ...(await Promise.all(ofKinds)),
    ...(language === 'en' ? [{ name: 'operator', mail: { to: null, ...trouble } }] : []),
  ];
}

function siteMails(language: string): NamedMail[] {
  const site = { name: siteName(language), hostname: HOSTNAME, language };
  const url = `https://${HOSTNAME}/alerts/confirm?token=made-up`;
  const search = JOB.title;
  const jobs = Array.from({ length: 20 }, (_, index) => ({
    ...JOB,
    title: `${JOB.title} ${index + 1}`,
    place: 'Hamburg',
    pay: { min: 3900, max: 4700, currency: 'EUR', period: 'monthly' as const },
    url: `${JOB_URL}${index}`,
  }));
  const token = `https://${HOSTNAME}/alerts/manage?token=made-up`;
  const links = { listUrl: `https://${HOSTNAME}/de`, manageUrl: token };
  return [
    {
      name: 'alert confirm',
      mail: { to: null, ...subscriptionEmail('confirm', site, { search, url }) },
    },
    {
      name: 'alert known',
      mail: { to: null, ...subscriptionEmail('known', site, { search, url }) },
    },
    {
      name: 'alert',
      mail: {
        to: null,
        ...newJobsEmail(site, { search, jobs, hasMore: true, ...links }),
        unsubscribeUrl: token.replace('manage', 'end'),
      },
    },
  ];
}

function candidateMails(language: string): NamedMail[] {
  const site = { hostname: HOSTNAME, language };
  const portal = portalOf(HOSTNAME, language);
  const company = COMPANY;
  const { rejection, stages } = defaultTemplates(language);
  const meeting = {
    title: JOB.title,
    description: null,
    startsAt: AT,
    endsAt: new Date(AT.getTime() + 30 * 60_000),
    timezone: 'Europe/Berlin',
    companyName: COMPANY,
    joinUrl: `${ACCOUNTS}/meet/1?key=made-up`,
    language,
  };
  const replyTo = { name: 'Grace Hopper', email: 'grace@acme.example' };
  const appendix = appendixOf(
    language,
    [{ text: 'B2', language }],
    `${JOB_URL}/apply/review?token=1.a`,
  );
  const automatic = { subject: rejection.subject, body: rejectionWords(language).body };
  const { insertion: _, ...confirmation } = confirmationEmail(site, { ...JOB, url: JOB_URL });
  return [
    { name: 'application received', mail: { to: null, ...confirmation, ...portal } },
    { name: 'portal link', mail: { to: null, ...linkEmail(site, { company }), ...portal } },
    { name: 'portal code', mail: { to: null, ...codeEmail(site, { company, code: '123456' }) } },
    {
      name: 'portal certificate',
      mail: { to: null, ...certificateEmail(site, { company, candidateId: 7, at: AT }) },
    },
    ...(['request', 'update', 'cancel'] as const).map((kind) => ({
      name: `meeting ${kind}`,
      mail: { to: null, ...meetingEmail(kind, meeting), ...portal, replyTo },
    })),
    ...Object.entries({ ...stages, rejection }).map(([stage, template]) => ({
      name: `stage ${stage}`,
      mail: { ...candidateMail(facts(language), template), replyTo },
    })),
    {
      name: 'stage automatic rejection',
      mail: candidateMail(facts(language), automatic, { appendix }),
    },
  ];
}

const siteNames: Readonly<Record<string, string>> = {
  ar: 'وظائف الخليج',
  de: 'Karriere Deutschland',
  fr: 'Carrières France',
  ja: '転職日本',
};

export function siteName(language: string): string {
  return siteNames[language] ?? 'Careers';
}
