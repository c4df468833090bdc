/** A candidate's own page: applications, meetings, documents, details and data. Works without script. */
import { Layout } from '#careers/layout/layout.tsx';
import { applyWordsFor, portalWordsFor } from '#careers/words/forms.ts';
import { formattingLocale } from '#lib/language.ts';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { CvForm, DetailsForm } from './own-forms.tsx';
import { DELETE, DOWNLOAD, WITHDRAW, withToken } from './portal-paths.ts';
import type { PortalProps } from './props.ts';

export function PortalPage(props: PortalProps) {
  const { site, companyName, note, errors } = props;
  const words = portalWordsFor(site.language);
  const { checkEntries } = applyWordsFor(site.language);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Layout
      site={site}
      head={{ noindex: true }}
      title={`${hasErrors ? `${checkEntries} – ` : ''}${words.heading} | ${site.name}`}
    >
      <header class="intro">
        <h1>{words.heading}</h1>
        <p dir="auto">{fillTemplate(words.about, { company: companyName })}</p>
        {note && <p role="status">{words.notes[note]}</p>}
        {hasErrors && <p role="alert">{checkEntries}</p>}
      </header>
      <Applications {...props} />
      <Meetings {...props} />
      <Documents {...props} />
      <section>
        <h2>{words.details}</h2>
        <DetailsForm {...props} />
      </section>
      <section>
        <h2>{words.data}</h2>
        <p>{words.downloadHint}</p>
        <form class="form" method="post" action={DOWNLOAD} enctype="multipart/form-data">
          <input type="hidden" name="token" value={props.token} />
          <p class="send">
            <button>{words.download}</button>
            <a href={withToken(DELETE, props.token)}>{words.erase.heading}</a>
          </p>
        </form>
      </section>
    </Layout>
  );
}

function Applications({ site, token, applications }: PortalProps) {
  const words = portalWordsFor(site.language);
  const formats = formatsFor(site.language);
  const { open, text, button } = words.withdraw;
  return (
    <section>
      <h2>{words.applications}</h2>
      {applications.length === 0 && <p>{words.none}</p>}
      {applications.map(({ id, title, label, appliedAt, status, mayWithdraw }) => (
        <article>
          <h3 dir="auto">{title}</h3>
          <p>
            <strong dir="auto">{(status === 'active' && label) || words.status[status]}</strong>
            {' · '}
            {fillTemplate(words.appliedOn, { date: formats.date(appliedAt) })}
          </p>
          {mayWithdraw && (
            <details>
              <summary>{open}</summary>
              <form class="form" method="post" action={WITHDRAW} enctype="multipart/form-data">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="application" value={String(id)} />
                <p>{text}</p>
                <p class="send">
                  <button>{button}</button>
                </p>
              </form>
            </details>
          )}
        </article>
      ))}
    </section>
  );
}

function Meetings({ site, meetings }: PortalProps) {
  if (meetings.length === 0) return null;
  const words = portalWordsFor(site.language);
  return (
    <section>
      <h2>{words.meetings}</h2>
      <ul>
        {meetings.map(({ title, startsAt, timezone, url }) => (
          <li>
            <a href={url} rel="noreferrer">
              <bdi>{title}</bdi>
            </a>
            {', '}
            <time datetime={startsAt.toISOString()}>
              {meetingTime(site.language, startsAt, timezone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Documents(props: PortalProps) {
  const { site, documents } = props;
  const words = portalWordsFor(site.language);
  const formats = formatsFor(site.language);
  return (
    <section>
      <h2>{words.documents}</h2>
      {documents.length > 0 && (
        <ul>
          {documents.map(({ filename, addedAt, url }) => (
            <li>
              <a href={url} rel="noreferrer">
                <bdi>{filename}</bdi>
              </a>
              {', '}
              {formats.date(addedAt)}
            </li>
          ))}
        </ul>
      )}
      <CvForm {...props} />
    </section>
  );
}

/** Day and time where the meeting is, with the name of its time zone. */
function meetingTime(language: string, at: Date, timezone: string): string {
  return new Intl.DateTimeFormat(formattingLocale(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timezone,
  }).format(at);
}
