/** The emails that a move to a later stage can send, as this candidate would get them. */
import { MailText } from '#console/layout/mail-text.tsx';
import { dueText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import type { StageEmail } from '#recruiting/pipeline/applications/actions/stage-email.ts';

/** The form of the stages, to which the checkboxes belong: moving by a click or a key sends what is checked. */
export const MOVE_FORM = 'move';

type StageEmailsProps = { view: ConsoleView; stageEmails: readonly StageEmail[] };

export function StageEmails({ view, stageEmails }: StageEmailsProps) {
  return stageEmails.map((one) => <StageEmailChoice view={view} {...one} />);
}

function StageEmailChoice({
  view,
  stage,
  email,
  sends,
  dueAt,
}: StageEmail & { view: ConsoleView }) {
  const { board, frame } = wordsFor(view.language);
  const due = fillText(board.emailDue, { time: dueText(view, dueAt) });
  return (
    <fieldset class="stage-email">
      <legend>
        <Icon name="mail" />
        <bdi>{stage.name}</bdi>
      </legend>
      <label class="choice">
        <input type="checkbox" name={`send.${stage.id}`} form={MOVE_FORM} checked={sends} />
        {board.review.sendStageEmail}
      </label>
      <p class="hint">
        {fillText(frame.sentences, { first: due, second: board.rejection.canStop })}
      </p>
      <details>
        <summary>
          <bdi>{email.subject}</bdi>
        </summary>
        <MailText body={email.body} />
      </details>
    </fieldset>
  );
}
