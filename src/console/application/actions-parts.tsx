/** What a recruiter does with an application. Each form works alone and without a script. */
import type { Child } from 'hono/jsx';
import { jobPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import { applicationAddress } from './props-parts.ts';
import type { ApplicationProps } from './props-parts.ts';

type ActionsProps = ApplicationProps & { name: string };

export function ActionsPanel(props: ActionsProps) {
  const { view, review } = props;
  const { application: words, board } = wordsFor(view.language);
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
      {application.status === 'active' && <MoveForm {...props} />}
      {application.status === 'active' && <Decisions {...props} />}
      {application.status === 'rejected' && (
        <ActionForm {...props} action="unreject">
          <Button>{words.undoRejection}</Button>
        </ActionForm>
      )}
      <NoteForm {...props} />
      {application.email !== '' && <EmailForm {...props} />}
    </Section>
  );
}

type ActionFormProps = ApplicationProps & { action: string; children?: Child };

function ActionForm({ view, review, action, children }: ActionFormProps) {
  return (
    <form method="post" action={`${applicationAddress(view, review)}/${action}`}>
      <input type="hidden" name="form_token" value={view.formToken} />
      {review.firstView === null && <input type="hidden" name="unviewed" value="on" />}
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
      <ActionForm {...props} action="name">
        <input type="hidden" name="candidate" value={candidate} />
        <input type="hidden" name="first_name" value={typed.first_name} />
        <input type="hidden" name="last_name" value={typed.last_name} />
        <Button>{words.takeName}</Button>
      </ActionForm>
    </Banner>
  );
}

/** Afterwards the next candidate of the stage is shown. */
function MoveForm(props: ActionsProps) {
  const { review, view } = props;
  const words = wordsFor(view.language).application;
  const { application, stages, nextId } = review;
  const at = stages.findIndex(({ id }) => id === application.stage_id);
  const open = stages.filter(({ type }) => type !== 'hired');
  const chosen = stages[at + 1]?.type === 'hired' ? undefined : stages[at + 1]?.id;
  return (
    <ActionForm {...props} action="move">
      <input type="hidden" name="from" value={application.stage_id} />
      <input type="hidden" name="next" value={nextId ?? ''} />
      <div class="row">
        <label for="to">{words.moveTo}</label>
        <select id="to" name="to" data-key="m">
          {open
            .filter(({ id }) => id !== application.stage_id)
            .map(({ id, name }) => (
              <option value={id} selected={id === chosen}>
                {name}
              </option>
            ))}
        </select>
        <Button kind="primary" data-key=".">
          {words.move}
        </Button>
      </div>
    </ActionForm>
  );
}

/** Both ask on a page of their own: the email is shown there, and hiring can't be undone. */
function Decisions({ view, review }: ActionsProps) {
  const words = wordsFor(view.language).application;
  const { application, nextId } = review;
  const job = jobPath(view.root, { hashId: application.job.hash_id });
  const query = `application=${application.id}&back=application`;
  const next = nextId === null ? '' : `&next=${nextId}`;
  return (
    <p class="row">
      <Button kind="danger" href={`${job}/reject?${query}${next}`} data-key="r">
        {words.reject}
      </Button>
      <Button href={`${job}/hire?${query}`}>{words.hire}</Button>
    </p>
  );
}

function NoteForm(props: ActionsProps) {
  const { view, typed } = props;
  const words = wordsFor(view.language).application;
  return (
    <details open={typed?.['note'] !== undefined}>
      <summary>{words.note}</summary>
      <ActionForm {...props} action="note">
        <input type="hidden" name="once" value={view.once} />
        <div class="field">
          <label for="note" class="vh">
            {words.note}
          </label>
          <textarea
            id="note"
            name="note"
            rows={4}
            required
            maxlength={10_000}
            data-key="n"
            aria-describedby="note-hint"
          >
            {typed?.['note'] ?? ''}
          </textarea>
          <p class="hint" id="note-hint">
            {words.noteHint}
          </p>
        </div>
        <Button>{words.addNote}</Button>
      </ActionForm>
    </details>
  );
}

function EmailForm(props: ActionsProps) {
  const { view, typed } = props;
  const words = wordsFor(view.language).application;
  return (
    <details open={typed?.['subject'] !== undefined}>
      <summary>{words.emailIt}</summary>
      <ActionForm {...props} action="email">
        <input type="hidden" name="once" value={view.once} />
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

type TextFieldProps = { view: ConsoleView; name: string; label: string; value: string };

function TextField({ name, label, value }: TextFieldProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} value={value} required maxlength={255} data-key="e" />
    </div>
  );
}
