/** What failed or runs out: emails, posts, webhooks, jobs, and requests of candidates. */
import type { Child } from 'hono/jsx';
import { applicationPath, boardPath, jobPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { When } from '#console/layout/time.tsx';
import { personPath } from '#console/people/rules.ts';
import { webhookPath } from '#console/webhooks/rules.ts';
import { dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import type { IconName } from '#layout/icons.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { nameOf } from './applicant-parts.tsx';

type PartProps = { view: ConsoleView; today: Today };

export function attentionCount({ mails, posts, jobs, webhooks, requests }: Today): number {
  return [mails, posts, jobs, webhooks, requests].reduce((sum, list) => sum + list.length, 0);
}

/** Each leads to where it is mended. */
export function Attention({ view, today }: PartProps) {
  const words = wordsFor(view.language).today;
  return (
    <Section
      id="attention"
      title={words.attention}
      count={numberText(view.language, attentionCount(today))}
    >
      <ul class="lines">
        {troublesOf(view, today).map((trouble) => (
          <TroubleLine {...trouble} />
        ))}
      </ul>
    </Section>
  );
}

type Trouble = {
  icon: IconName;
  /** Null: nowhere to go. */
  path: string | null;
  text: string;
  about: Child;
  isLate?: boolean;
};

function TroubleLine({ icon, path, text, about, isLate = false }: Trouble) {
  return (
    <li>
      <Icon name={icon} />
      <span class="grow">
        {path === null ? (
          <bdi>{text}</bdi>
        ) : (
          <a class="name" href={path}>
            <bdi>{text}</bdi>
          </a>
        )}
        <small class={isLate ? 'below late' : 'below'}>{about}</small>
      </span>
    </li>
  );
}

/** What candidates ask for comes first, as there is a day by which it is owed. */
function troublesOf(view: ConsoleView, today: Today): Trouble[] {
  return [
    ...today.requests.map((request) => ofRequest(view, request)),
    ...today.jobs.map((job) => ofJob(view, job)),
    ...today.mails.map((mail) => ofMail(view, mail)),
    ...today.posts.map((post) => ofPost(view, post)),
    ...today.webhooks.map((webhook) => ofWebhook(view, webhook)),
  ];
}

function ofRequest(view: ConsoleView, { candidateId, name, dueAt }: Today['requests'][number]) {
  const { today: words, frame } = wordsFor(view.language);
  const isLate = dueAt < view.now;
  const { due, overdue, one } = words.requests;
  return {
    icon: 'data',
    path: personPath(view.root, candidateId),
    text: fillText(one, { name: name === '' ? frame.nameUnknown : name }),
    about: fillText(isLate ? overdue : due, { date: dateText(view, dueAt) }),
    isLate,
  } satisfies Trouble;
}

function ofJob(view: ConsoleView, job: Today['jobs'][number]) {
  const words = wordsFor(view.language).today.jobs;
  const path = view.can('jobs.write') ? jobPath : boardPath;
  return {
    icon: 'clock',
    path: path(view.root, job),
    text: job.title,
    about: fillText(words.expires, { date: dateText(view, job.expiresAt) }),
  } satisfies Trouble;
}

function ofMail(view: ConsoleView, mail: Today['mails'][number]) {
  const { application, today } = wordsFor(view.language);
  const [words, reasons] = [today.mails, application.emailReasons];
  return {
    icon: 'mail',
    path: applicationPath(view.root, mail, mail.id),
    text: fillText(words.one, { name: nameOf(view, mail) }),
    about: (
      <>
        <bdi>{mail.job}</bdi>
        {' · '}
        <When view={view} at={mail.at} />
        {' · '}
        {reasons[mail.reason]}
      </>
    ),
  } satisfies Trouble;
}

function ofPost(view: ConsoleView, { platform, job, at }: Today['posts'][number]) {
  const words = wordsFor(view.language).today.posts;
  return {
    icon: 'alert',
    path: job ? boardPath(view.root, job) : '/settings/connections',
    text: fillText(words.one, { platform: platforms[platform] ?? platform }),
    about: (
      <>
        {job && (
          <>
            <bdi>{job.title}</bdi>
            {' · '}
          </>
        )}
        <When view={view} at={at} />
      </>
    ),
  } satisfies Trouble;
}

const platforms: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  tiktok: 'TikTok',
};

function ofWebhook(view: ConsoleView, webhook: Today['webhooks'][number]) {
  const words = wordsFor(view.language).today.webhooks;
  const { id, name, application, since, isActive } = webhook;
  const facts = [
    ...(application === null ? [] : [application]),
    fillText(words.since, { date: dateText(view, since) }),
    ...(isActive ? [] : [words.off]),
  ];
  return {
    icon: 'webhook',
    path: view.can('webhooks.manage') ? webhookPath(view.root, id) : null,
    text: fillText(words.one, { name }),
    about: facts.join(' · '),
  } satisfies Trouble;
}
