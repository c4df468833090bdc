/** A page that shows one message, such as an error, in place of a screen. */
import { frameWordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { MessageFrame } from './frame.tsx';

export type MessageName = Exclude<keyof ConsoleWords['frame']['messages'], 'home'>;

type MessagePageProps = {
  /** Of a member; null where nobody is known. */
  view: ConsoleView | null;
  language: string;
  name: MessageName;
  /** The number of the request, or the fields that could not be read. */
  detail?: string | undefined;
};

export function MessagePage({ view, language, name, detail }: MessagePageProps) {
  const { messages } = frameWordsFor(language);
  const { title, text } = messages[name];
  return (
    <MessageFrame view={view} language={language} title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail !== undefined && (
        <p>
          <code dir="ltr">{detail}</code>
        </p>
      )}
      <p>
        <Button kind="primary" href={view?.root ?? '/console'}>
          {messages.home}
        </Button>
      </p>
    </MessageFrame>
  );
}
