/** A page that shows one message, such as an error, in place of a screen. */
import { frameWordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Document } from './frame.tsx';

export type MessageName = Exclude<keyof ConsoleWords['frame']['messages'], 'home'>;

type MessagePageProps = {
  language: string;
  name: MessageName;
  /** The number of the request, or the fields that could not be read. */
  detail?: string | undefined;
};

export function MessagePage({ language, name, detail }: MessagePageProps) {
  const { messages } = frameWordsFor(language);
  const { title, text } = messages[name];
  return (
    <Document language={language} title={title}>
      <main id="main" class="message">
        <h1>{title}</h1>
        <p>{text}</p>
        {detail !== undefined && (
          <p>
            <code dir="ltr">{detail}</code>
          </p>
        )}
        <p>
          <Button kind="primary" href="/console">
            {messages.home}
          </Button>
        </p>
      </main>
    </Document>
  );
}
