/** What failed or runs out: emails, posts, webhooks, jobs, and requests of candidates. */
import type { Child } from 'hono/jsx';
import { boardPath, jobPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { personPath } from '#console/people/rules.ts';
import { agoText, dateText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { ApplicantLine } from './applicant-parts.tsx';

type PartProps = { view: ConsoleView; today: Today };

export function attentionCount({ mails, posts, jobs, webhooks, requests }: Today): number {
  return [mails, posts, jobs, webhooks, requests].reduce((sum, list) => sum + list.length, 0);
}

export function Attention({ view, today }: PartProps) {
  const words = wordsFor(view.language).today;
  return (
    <Section id="attention" title={words.attention}>
      <Requests view={view} today={today} />
      <Jobs view={view} today={today} />
      <List title={words.mails.title} lines={today.mails}>
        {today.mails.map((line) => (
          <ApplicantLine view={view} applicant={line}>
            {agoText(view, line.at)}
          </ApplicantLine>
        ))}
      </List>
      <Posts view={view} today={today} />
      <Webhooks view={view} today={today} />
    </Section>
  );
}

type ListProps = { title: string; lines: readonly unknown[]; children?: Child };

function List({ title, lines, children }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="lines">{children}</ul>
    </>
  );
}

function Requests({ view, today: { requests } }: PartProps) {
  const { today: words, frame } = wordsFor(view.language);
  return (
    <List title={words.requests.title} lines={requests}>
      {requests.map(({ candidateId, name, dueAt }) => {
        const isOverdue = dueAt < view.now;
        const { due, overdue } = words.requests;
        return (
          <li>
            <a href={personPath(view.root, candidateId)}>
              <bdi>{name === '' ? frame.nameUnknown : name}</bdi>
            </a>
            <small class={isOverdue ? 'late' : undefined}>
              {fillText(isOverdue ? overdue : due, { date: dateText(view, dueAt) })}
            </small>
          </li>
        );
      })}
    </List>
  );
}

function Jobs({ view, today: { jobs } }: PartProps) {
  const words = wordsFor(view.language).today.jobs;
  const path = view.can('jobs.write') ? jobPath : boardPath;
  return (
    <List title={words.title} lines={jobs}>
      {jobs.map((job) => (
        <li>
          <a href={path(view.root, job)}>
            <bdi>{job.title}</bdi>
          </a>
          <small>{fillText(words.expires, { date: dateText(view, job.expiresAt) })}</small>
        </li>
      ))}
    </List>
  );
}

function Posts({ view, today: { posts } }: PartProps) {
  return (
    <List title={wordsFor(view.language).today.posts.title} lines={posts}>
      {posts.map(({ platform, job, at }) => (
        <li>
          {job ? (
            <a href={boardPath(view.root, job)}>
              <bdi>{job.title}</bdi>
            </a>
          ) : (
            <a href="/settings/connections">{platforms[platform] ?? platform}</a>
          )}
          <small>
            {job && `${platforms[platform] ?? platform} · `}
            {agoText(view, at)}
          </small>
        </li>
      ))}
    </List>
  );
}

const platforms: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  tiktok: 'TikTok',
};

function Webhooks({ view, today: { webhooks } }: PartProps) {
  const words = wordsFor(view.language).today.webhooks;
  return (
    <List title={words.title} lines={webhooks}>
      {webhooks.map(({ name, application, since, isActive }) => (
        <li>
          <bdi>{name}</bdi>
          <small>
            {application !== null && (
              <>
                <bdi>{application}</bdi>
                {' · '}
              </>
            )}
            {fillText(words.since, { date: dateText(view, since) })}
            {!isActive && ` · ${words.off}`}
          </small>
        </li>
      ))}
    </List>
  );
}
