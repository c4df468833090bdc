/** What the machine read in a CV: skills that the job asks for are marked. */
import { Section } from '#console/layout/page-parts.tsx';
import { fillText, wordOf, wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import { mailtoUrl } from '#lib/mailto.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { Origin } from './answers-parts.tsx';
import type { CvEntry, ShownResume } from './rules.ts';

type CvPanelProps = {
  view: ConsoleView;
  application: ApplicationDetail;
  resume: ShownResume | null;
  /** Of the job. */
  skills: readonly string[];
  sourceName: string | null;
};

/** What is asked first: who they are, where they live, how to reach them, and which skills of the job the CV has. */
export function Glance(props: CvPanelProps) {
  const { application, resume } = props;
  return (
    <section class="glance">
      {resume?.label && (
        <p class="label">
          <bdi>{resume.label}</bdi>
        </p>
      )}
      <Contact application={application} location={resume?.location ?? null} />
      <Source {...props} />
      {resume && <Skills {...props} resume={resume} />}
    </section>
  );
}

export function CvPanel(props: CvPanelProps) {
  const { view, application, resume } = props;
  const words = wordsFor(view.language).application;
  return (
    <Section id="profile" title={words.profile}>
      <Origin view={view} application={application} />
      {resume ? <Resume {...props} resume={resume} /> : <Unread {...props} />}
    </Section>
  );
}

function Source({ view, application: { source }, sourceName }: CvPanelProps) {
  const { board, frame } = wordsFor(view.language);
  return (
    <p class="soft">
      <Icon name="source" />
      {fillText(frame.labelled, {
        label: board.columns.source,
        text: wordOf(frame.sources, source) ?? sourceName ?? source,
      })}
    </p>
  );
}

function Contact({
  application: { email, phone },
  location,
}: {
  application: ApplicationDetail;
  location: string | null;
}) {
  return (
    <ul>
      {email !== '' && (
        <li>
          <a href={mailtoUrl(email)}>
            <bdi>{email}</bdi>
          </a>
        </li>
      )}
      {phone !== null && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      {location !== null && (
        <li>
          <bdi>{location}</bdi>
        </li>
      )}
    </ul>
  );
}

function Unread({ view, application }: CvPanelProps) {
  const words = wordsFor(view.language).application;
  const { parse_status: status } = application;
  if (status === null) return <p class="soft">{words.noCv}</p>;
  return <p class="soft">{status === 'pending' ? words.reading : words.notRead}</p>;
}

function Resume({ view, resume }: CvPanelProps & { resume: ShownResume }) {
  const words = wordsFor(view.language).application;
  return (
    <>
      {resume.summary !== null && (
        <p class="text">
          <bdi>{resume.summary}</bdi>
        </p>
      )}
      <Entries view={view} title={words.experience} entries={resume.work} />
      <Entries view={view} title={words.education} entries={resume.education} />
      {resume.languages.length > 0 && (
        <>
          <h3>{words.languages}</h3>
          <ul class="tags">
            {resume.languages.map(({ name, level }) => (
              <li>
                <bdi>{level === '' ? name : `${name} (${level})`}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {resume.certificates.length > 0 && (
        <>
          <h3>{words.certificates}</h3>
          <ul>
            {resume.certificates.map((name) => (
              <li>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="hint">{words.readByMachine}</p>
    </>
  );
}

function Skills({
  view,
  resume,
  skills,
}: Pick<CvPanelProps, 'view' | 'skills'> & { resume: ShownResume }) {
  const words = wordsFor(view.language).application;
  const asked = new Set(skills.map((skill) => skill.toLowerCase()));
  const has = new Set(resume.skills.map((skill) => skill.toLowerCase()));
  const missing = skills.filter((skill) => !has.has(skill.toLowerCase()));
  const isAsked = (skill: string) => asked.has(skill.toLowerCase());
  // Those that the job asks for come first.
  const shown = [...resume.skills].toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  return (
    <>
      {shown.length > 0 && (
        <ul class="tags" aria-label={words.skills}>
          {shown.map((skill) => (
            <li class={isAsked(skill) ? 'hit' : undefined}>
              <bdi>{skill}</bdi>
              {isAsked(skill) && <span class="vh"> ({words.skillAsked})</span>}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p class="soft">
          {fillText(words.notInCv, { skills: missing.join(commaOf(view.language)) })}
        </p>
      )}
    </>
  );
}

type EntriesProps = { view: ConsoleView; title: string; entries: readonly CvEntry[] };

function Entries({ view, title, entries }: EntriesProps) {
  const { present } = wordsFor(view.language).application;
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {entries.map(({ title: what, place, from, to, text }) => (
        <div class="entry">
          <small class="num">
            {from === '' && to === null ? '' : `${from} – ${to ?? present}`}
          </small>
          <div>
            <p>
              <strong>
                <bdi>{what}</bdi>
              </strong>
              {place !== '' && (
                <>
                  {what === '' ? '' : commaOf(view.language)}
                  <bdi>{place}</bdi>
                </>
              )}
            </p>
            {text !== '' && <p class="soft text">{text}</p>}
          </div>
        </div>
      ))}
    </>
  );
}
