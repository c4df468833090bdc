/** What the machine read in a CV: skills that the job asks for are marked. */
import { Section } from '#console/layout/page-parts.tsx';
import { fillText, wordOf, wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
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

export function CvPanel(props: CvPanelProps) {
  const { view, application, resume } = props;
  const words = wordsFor(view.language).application;
  return (
    <Section id="profile" title={words.profile}>
      {resume?.label && (
        <p>
          <strong>
            <bdi>{resume.label}</bdi>
          </strong>
        </p>
      )}
      <Contact application={application} location={resume?.location ?? null} />
      <Source {...props} />
      <Origin view={view} application={application} />
      {resume ? <Resume {...props} resume={resume} /> : <Unread {...props} />}
    </Section>
  );
}

function Source({ view, application: { source }, sourceName }: CvPanelProps) {
  const { board, frame } = wordsFor(view.language);
  return (
    <p class="soft">
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

function Resume({ view, resume, skills }: CvPanelProps & { resume: ShownResume }) {
  const words = wordsFor(view.language).application;
  return (
    <>
      <Skills view={view} resume={resume} skills={skills} />
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
  if (resume.skills.length === 0) return null;
  return (
    <ul class="tags" aria-label={words.skills}>
      {resume.skills.map((skill) => {
        const isAsked = asked.has(skill.toLowerCase());
        return (
          <li class={isAsked ? 'hit' : undefined}>
            <bdi>{skill}</bdi>
            {isAsked && <span class="vh"> ({words.skillAsked})</span>}
          </li>
        );
      })}
    </ul>
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
