/** A form that was not taken, as its session has ended or the service is busy or fails: what was typed is kept to be sent again. */
import { frameWordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { KeptForm } from '#http/kinds/kept-form.ts';
import { Button } from '#layout/button.tsx';
import { MessageFrame } from './frame.tsx';

type KeptFormPageProps = { view: ConsoleView | null; language: string; form: KeptForm };

export function KeptFormPage({ view, language, form }: KeptFormPageProps) {
  const { action, fields, hasFiles, token, reason, requestId, back } = form;
  const { kept, messages } = frameWordsFor(language);
  const { title, text } = { ...messages, ...kept }[reason];
  const isSignedIn = reason !== 'signedOut';
  return (
    <MessageFrame view={view} language={language} title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {requestId !== undefined && (
        <p>
          <code dir="ltr">{requestId}</code>
        </p>
      )}
      {reason === 'failed' && <p>{kept.again}</p>}
      {hasFiles && <p>{kept.files}</p>}
      <Texts language={language} fields={fields} />
      <form
        method="post"
        action={action}
        enctype={hasFiles ? 'multipart/form-data' : undefined}
        class="row"
      >
        <input type="hidden" name="form_token" value={token} />
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {!isSignedIn && (
          <Button
            kind="primary"
            href={`/sign-in?next=${encodeURIComponent(back)}`}
            target="_blank"
            rel="noopener"
          >
            {kept.signIn}
          </Button>
        )}
        <Button kind={isSignedIn ? 'primary' : 'default'}>{kept.send}</Button>
        {isSignedIn && <Button href={back}>{kept.discard}</Button>}
      </form>
    </MessageFrame>
  );
}

/** What a person wrote, to read and to copy; what they chose is sent again as well. */
function Texts({ language, fields }: { language: string; fields: KeptForm['fields'] }) {
  const texts = Object.values(fields).filter((value) => /\S\s+\S/u.test(value));
  if (texts.length === 0) return null;
  return (
    <>
      <h2>{frameWordsFor(language).kept.typed}</h2>
      {texts.map((text) => (
        <p class="text quote" dir="auto">
          {text}
        </p>
      ))}
    </>
  );
}
