/** One person: how to reach them, what they applied for, their documents, and what is stored. */
import type { Child } from 'hono/jsx';
import { personName } from '#console/application/props-parts.ts';
import { applicationPath } from '#console/board/rules/addresses.ts';
import { FieldsPanel } from '#console/fields/fields-parts.tsx';
import { typedValues } from '#console/fields/rules/values.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { countText, dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Avatar, Badge, Banner, statusTones } from '#layout/marks.tsx';
import { mailtoUrl } from '#lib/mailto.ts';
import type { PersonRecord } from '#recruiting/people/candidates/actions/record.ts';
import { CorrectionForm } from './correction-parts.tsx';
import { PersonDocuments } from './person-documents-parts.tsx';
import { ProtectionPanel } from './protection-parts.tsx';
import type { PersonProps } from './props-parts.ts';
import { allDuplicates, duplicatesPath, MERGE, personPath } from './rules.ts';
import { TagsPanel } from './tags-parts.tsx';

type PersonPageProps = {
  view: ConsoleView;
  record: PersonRecord;
  form: FormState;
  /** The person who has the email address already; 0: nobody. */
  otherId: number;
  toast?: Child;
};

export function PersonPage({ toast, form, otherId, ...page }: PersonPageProps) {
  const { alert: fault, typed, faults } = form;
  const refused = { fault, typed, faults: Object.keys(faults), otherId };
  const props = { ...page, refused: fault === '' ? undefined : refused };
  const { view, record } = props;
  const name = personName(view, record.person);
  const canWrite = view.can('applicants.write') && record.person.erased_at === null;
  return (
    <Frame view={view} title={name} at="candidates" toast={toast}>
      <Heading {...props} name={name} canWrite={canWrite} />
      <Duplicates {...props} />
      <Refusal {...props} />
      <div class="record two">
        <div class="panels">
          <Applications {...props} />
          <PersonDocuments {...props} canWrite={canWrite} />
          <Consents {...props} />
        </div>
        <div class="panels">
          <Contact {...props} />
          {canWrite && <CorrectionForm {...props} />}
          <Fields {...props} canWrite={canWrite} />
          <TagsPanel
            view={view}
            own={record.person.tags}
            all={record.tags}
            action={canWrite ? `${personPath(view.root, record.person.id)}/tags` : null}
          />
          {view.can('applicants.erase') && <ProtectionPanel {...props} />}
        </div>
      </div>
    </Frame>
  );
}

function Fields({ view, record, refused, canWrite }: PersonProps & { canWrite: boolean }) {
  const { person, custom } = record;
  const isTyped = Object.keys(refused?.typed ?? {}).some((name) => name.startsWith('custom.'));
  return (
    <FieldsPanel
      view={view}
      custom={custom}
      values={person.custom}
      action={canWrite ? `${personPath(view.root, person.id)}/fields` : null}
      version={person.updated_at}
      isOpen={isTyped}
      typed={isTyped ? (refused?.typed ?? {}) : typedValues(custom.fields, person.custom)}
      faults={refused?.faults ?? []}
    />
  );
}

function Heading({ view, record, name, canWrite }: PersonProps & Named) {
  const { application, person: words } = wordsFor(view.language);
  const { person } = record;
  return (
    <PageHead
      actions={
        canWrite && (
          <Button icon="jobs" href={`${personPath(view.root, person.id)}/assign`}>
            {words.assign}
          </Button>
        )
      }
    >
      <Avatar name={name} id={person.id} size="lg" />
      <div class="who">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <small>
          <bdi>{person.email}</bdi>
        </small>
      </div>
      {person.is_held && <Badge tone="warn">{application.held}</Badge>}
      {person.erased_at !== null && <Badge>{words.erased}</Badge>}
    </PageHead>
  );
}

type Named = { name: string; canWrite: boolean };

function Duplicates({ view, record: { person, duplicates: count } }: PersonProps) {
  if (count === 0) return null;
  return (
    <Banner tone="info">
      <Icon name="alert" />{' '}
      <a href={duplicatesPath(view.root, { ...allDuplicates, candidateId: person.id })}>
        {countText(view.language, wordsFor(view.language).duplicates.link, count)}
      </a>
    </Banner>
  );
}

/** An email address of somebody else leads to them, or to merging both. */
function Refusal({ view, record, refused }: PersonProps) {
  const words = wordsFor(view.language).person;
  if (!refused) return null;
  const merge = MERGE.replace('{candidate}', String(record.person.id));
  return (
    <Banner tone="bad" role="alert">
      <p>{refused.fault}</p>
      {refused.otherId > 0 && (
        <p class="row">
          <a href={personPath(view.root, refused.otherId)}>{words.openOther}</a>
          {view.can('applicants.erase') && (
            <a href={`${view.root}${merge}?from=${refused.otherId}`}>{words.mergeOther}</a>
          )}
        </p>
      )}
    </Banner>
  );
}

function Applications({ view, record }: PersonProps) {
  const { frame, people, person: words } = wordsFor(view.language);
  const { applications } = record.person;
  const labelled = (label: string, text: string) => fillText(frame.labelled, { label, text });
  return (
    <Section
      id="applications"
      title={people.columns.applications}
      count={numberText(view.language, applications.length)}
    >
      {applications.length === 0 && <p class="soft">{words.noApplications}</p>}
      <ul class="boxes">
        {applications.map(({ id, job, stage, status, created_at }) => (
          <li>
            <a class="name" href={applicationPath(view.root, { hashId: job.hash_id }, id)}>
              <bdi>{job.title}</bdi>
            </a>
            <Badge tone={statusTones[status]}>
              {status === 'active' ? stage.name : frame.applicationStatuses[status]}
            </Badge>
            <small>{labelled(people.columns.applied, dateText(view, created_at))}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Consents({ view, record }: PersonProps) {
  const words = wordsFor(view.language).person;
  return (
    <Section id="consents" title={words.consents}>
      {record.consents.length === 0 && <p class="soft">{words.noConsent}</p>}
      {record.consents.map(({ job, text, at }) => (
        <details>
          <summary>
            <bdi>{job}</bdi>, {dateText(view, new Date(at))}
          </summary>
          <p class="text">
            <bdi>{text}</bdi>
          </p>
        </details>
      ))}
    </Section>
  );
}

function Contact({ view, record: { person } }: PersonProps) {
  const { people, person: words } = wordsFor(view.language);
  return (
    <Section id="contact" title={words.contact}>
      <dl class="facts">
        {person.email !== '' && (
          <>
            <dt>{words.email}</dt>
            <dd>
              <a href={mailtoUrl(person.email)}>
                <bdi>{person.email}</bdi>
              </a>
            </dd>
          </>
        )}
        {person.phone !== null && (
          <>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${person.phone_e164 ?? person.phone}`}>
                <bdi dir="ltr">{person.phone}</bdi>
              </a>
              {person.phone_source === 'parsed' && <small> ({words.fromCv})</small>}
            </dd>
          </>
        )}
        {person.links.length > 0 && <dt>{words.links}</dt>}
        {person.links.length > 0 && (
          <dd>
            <ul>
              {person.links.map(({ url }) => (
                <li>
                  <a href={url} rel="noopener noreferrer" dir="ltr">
                    {url}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        )}
        <dt>{people.columns.added}</dt>
        <dd>{dateText(view, person.created_at)}</dd>
        <dt>{words.lastActive}</dt>
        <dd>{dateText(view, person.last_active_at)}</dd>
      </dl>
    </Section>
  );
}
