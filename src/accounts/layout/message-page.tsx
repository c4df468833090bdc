/** A page that shows one message, such as an error, instead of a form. */

import { messagesFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Frame } from './frame.tsx';

export type MessageName = keyof Words['messages'];

export interface MessagePageProps {
  language: string;
  name: MessageName;
  /** The value the message is about: a client id, a URI, a request id. */
  detail?: string | undefined;
  /** Where the button leads. */
  link?: string | undefined;
}

export function MessagePage({ language, name, detail, link }: MessagePageProps) {
  const message = messagesFor(language).messages[name];
  return (
    <Frame language={language} title={message.title}>
      <h1>{message.title}</h1>
      <p>{message.text}</p>
      {detail !== undefined && (
        <p class="detail">
          <code dir="ltr">{detail}</code>
        </p>
      )}
      {link !== undefined && (
        <p>
          <Button kind="primary" href={link}>
            {message.link}
          </Button>
        </p>
      )}
    </Frame>
  );
}
