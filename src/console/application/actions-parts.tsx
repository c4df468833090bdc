/** What a recruiter does with an application. Each form works alone and without a script. */
import { Picks } from '#console/layout/picks.tsx';
import type { Child } from 'hono/jsx';
import { jobPath } from '#console/board/rules/addresses.ts';
import { languageText } from '#console/company/options-parts.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { meetingPath } from '#console/meetings/rules.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { OwnTemplate } from '#recruiting/pipeline/email-templates/actions.ts';
import type { StageEmail } from '#recruiting/pipeline/applications/actions/stage-email.ts';
import { applicationAddress, isUnread } from './props-parts.ts';
import type { ApplicationProps } from './props-parts.ts';
import { StageEmails } from './stage-emails-parts.tsx';

export type ActionsProps = ApplicationProps & {
  name: string;
  /** That an email can begin with. */
  templates: readonly OwnTemplate[];
  /** Who can be mentioned in a note. */
  mentionable: readonly { id: number; name: string }[];
  stageEmails: readonly StageEmail[];
};

export function ActionsPanel(props: ActionsProps) {
  const { view, review } = props;
  const { application: words, board, meeting } = wordsFor(view.language);
  const { application } = review;
  const reason = application.rejection_reason;
  const reasons: Partial<Record<string, string>> = board.reasons;
  if (!view.can('applicants.write')) return null;
  return (
    <Section id="actions" title={words.actions}>
      {reason && (
        <p>{fillText(words.rejectedFor, { reason: reasons[reason.id] ?? reason.name })}</p>
      )}
      <AppliedAs {...props} />
      {application.status === 'rejected' && (
        <ActionForm {...props} action="unreject">
          <Button>{words.undoRejection}</Button>
        </ActionForm>
      )}
      <StageEmails {...props} />
      <NoteForm {...props} />
      {application.email !== '' && <EmailForm {...props} />}
      <p>
        <Button icon="meeting" href={meetingPath(applicationAddress(view, review), null)}>
          {meeting.create}
        </Button>
      </p>
    </Section>
  );
}

type ActionFormProps = ApplicationProps & { action: string; id?: string; children?: Child };

export function ActionForm({ view, review, action, id, children }: ActionFormProps) {
  return (
    <form method="post" action={`${applicationAddress(view, review)}/${action}`} id={id}>
      <input type="hidden" name="form_token" value={view.formToken} />
      {isUnread(review) && <input type="hidden" name="unviewed" value="on" />}
      {children}
    </form>
  );
}

/** The name typed with this application, until the person has it. */
function AppliedAs(props: ActionsProps) {
  const { view, review } = props;
  const { application } = review;
  const { applied_as: typed, candidate_id: candidate } = application;
  const words = wordsFor(view.language).application;
  if (
    !typed ||
    (typed.first_name === application.first_name && typed.last_name === application.last_name)
  ) {
    return null;
  }
  return (
    <Banner tone="good">
      <p>{fillText(words.appliedAs, { name: `${typed.first_name} ${typed.last_name}`.trim() })}</p>
      {!view.isLimited && (
        <ActionForm {...props} action="name">
          <input type="hidden" name="candidate" value={candidate} />
          <input type="hidden" name="first_name" value={typed.first_name} />
          <input type="hidden" name="last_name" value={typed.last_name} />
          <Button>{words.takeName}</Button>
        </ActionForm>
      )}
    </Banner>
  );
}

/** Asks on a page of its own, where the email is shown. */
export function Reject({ view, review }: ApplicationProps) {
  const { application, nextId } = review;
  if (application.status !== 'active' || !view.can('applicants.write')) return null;
  const job = jobPath(view.root, { hashId: application.job.hash_id });
  const next = nextId === null ? '' : `&next=${nextId}`;
  const query = `application=${application.id}&back=application${next}`;
  return (
    <Button kind="danger" href={`${job}/reject?${query}`} data-key="r">
      {wordsFor(view.language).application.reject}
    </Button>
  );
}

function NoteForm(props: ActionsProps) {
  const { view, typed, mentionable } = props;
  const words = wordsFor(view.language).application;
  return (
    <div class="composer">
      <ActionForm {...props} action="note">
        <input type="hidden" name="once" value={view.once} />
        <div class="field">
          <label for="note" class="vh">
            {words.note}
          </label>
          <textarea
            id="note"
            name="note"
            rows={3}
            placeholder={words.note}
            required
            maxlength={10_000}
            data-key="n"
            aria-describedby="note-hint"
          >
            {typed?.['note'] ?? ''}
          </textarea>
        </div>
        {mentionable.length > 1 && (
          <details>
            <summary>{words.mention}</summary>
            <Picks view={view} of="mention" members={mentionable} typed={typed ?? {}} />
          </details>
        )}
        <div class="row">
          <p class="hint" id="note-hint">
            {words.noteHint}
          </p>
          <Button kind="primary" size="sm">
            {words.addNote}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}

function EmailForm(props: ActionsProps) {
  const { view, typed } = props;
  const words = wordsFor(view.language).application;
  return (
    <details open={typed?.['subject'] !== undefined}>
      <summary>{words.emailIt}</summary>
      <Templates {...props} />
      <ActionForm {...props} action="email">
        <input type="hidden" name="once" value={view.once} />
        {typed?.['html'] === 'on' && <input type="hidden" name="html" value="on" />}
        <TextField
          view={view}
          name="subject"
          label={words.subject}
          value={typed?.['subject'] ?? ''}
        />
        <div class="field">
          <label for="body">{words.body}</label>
          <textarea id="body" name="body" rows={8} required>
            {typed?.['body'] ?? ''}
          </textarea>
        </div>
        <Button>{words.send}</Button>
      </ActionForm>
    </details>
  );
}

/** Begins the email with a template of the company. */
function Templates({ view, review, templates }: ActionsProps) {
  const words = wordsFor(view.language).application;
  if (templates.length === 0) return null;
  return (
    <form method="get" action={applicationAddress(view, review)} class="row">
      <label for="template">{words.template}</label>
      <select id="template" name="template">
        {templates.map(({ id, name, language }) => (
          <option value={id}>{`${name} (${languageText(view.language, language)})`}</option>
        ))}
      </select>
      <Button size="sm">{words.useTemplate}</Button>
    </form>
  );
}

type TextFieldProps = { view: ConsoleView; name: string; label: string; value: string };

function TextField({ name, label, value }: TextFieldProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} value={value} required maxlength={255} data-key="e" />
    </div>
  );
}
