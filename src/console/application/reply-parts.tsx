/** What came to the reply address of an application: who sent it, what was written, and the documents that came with it. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { MailText } from '#console/layout/mail-text.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { ConsoleView } from '#http/console.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { ActionForm } from './actions-parts.tsx';
import type { ApplicationProps } from './props-parts.ts';

export type Reply = ApplicationDetail['emails'][number];

/** Where an email to the candidate begins that answers this one. */
export function answerPath(root: string, job: { hash_id: string }, id: number, reply: number) {
  return `${applicationPath(root, { hashId: job.hash_id }, id)}?reply=${reply}#subject`;
}

type ReplyProps = ApplicationProps & { reply: Reply };

export function ReplyText(props: ReplyProps) {
  const { view, review, reply } = props;
  const { received: words, body } = wordsFor(view.language).application;
  const isAutomatic = reply.kind === 'automatic';
  const text = reply.body !== null && <MailText body={reply.body} quote={words.quote} />;
  return (
    <>
      <p class="soft" id={`email-${reply.id}`}>
        <Marks view={view} reply={reply} />
      </p>
      {isAutomatic && text ? (
        <details>
          <summary>{body}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      {reply.attachments.length > 0 && <Attachments {...props} />}
      {view.can('applicants.write') && reply.kind === 'reply' && (
        <p>
          <a href={answerPath(view.root, review.application.job, review.application.id, reply.id)}>
            {words.answer}
            <span class="vh">: {reply.subject}</span>
          </a>
        </p>
      )}
    </>
  );
}

/** Whether it is new, of a machine, from somebody else, or not to be read. */
export function Marks({ view, reply }: { view: ConsoleView; reply: Reply }) {
  const { received: words } = wordsFor(view.language).application;
  const { kind, from, is_from_candidate: isTheirs, read_at: readAt } = reply;
  return (
    <>
      {readAt === null && kind !== 'automatic' && <Badge>{words.isNew}</Badge>}{' '}
      {kind === 'automatic' && words.automatic}
      {kind === 'unreadable' && <span class="fault">{words.unreadable}</span>}
      {kind === 'reply' && isTheirs !== true && (
        <span class="fault">
          <bdi>{fillText(words.otherAddress, { email: from?.email ?? '' })}</bdi>
        </span>
      )}
    </>
  );
}

/** One that is a document can be taken as the CV. */
function Attachments(props: ReplyProps) {
  const { view, review, reply } = props;
  const { received: words, download } = wordsFor(view.language).application;
  const { documents } = review.application;
  return (
    <ul>
      {reply.attachments.map(({ name, document_id: id }) => {
        const document = documents.find((one) => one.id === id);
        return (
          <li class="row">
            {document ? (
              <a href={document.url}>
                <bdi>{document.filename}</bdi>
                <span class="vh"> ({download})</span>
              </a>
            ) : (
              <bdi class="soft">{name}</bdi>
            )}
            {document && document.kind !== 'cv' && view.can('applicants.write') && (
              <ActionForm {...props} action="documents/cv">
                <Button size="sm" name="email" value={document.id}>
                  {words.useAsCv}
                  <span class="vh">: {document.filename}</span>
                </Button>
              </ActionForm>
            )}
          </li>
        );
      })}
    </ul>
  );
}
