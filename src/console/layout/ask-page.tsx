/** A page that asks before something is done. */
import type { PropsWithChildren } from 'hono/jsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Frame } from './frame.tsx';
import type { At } from './navigation.ts';

type AskPageProps = {
  view: ConsoleView;
  at: At;
  title: string;
  action: string;
  /** What the button says. */
  submit: string;
  /** Where cancelling leads. */
  back: string;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
};

export function AskPage(props: PropsWithChildren<AskPageProps>) {
  const { view, at, title, action, submit, back, isHarmless = false, children } = props;
  return (
    <Frame view={view} title={title} at={at}>
      <form method="post" action={action} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>{title}</h1>
        {children}
        <p class="row">
          <Button kind={isHarmless ? 'primary' : 'danger'}>{submit}</Button>
          <Button href={back}>{wordsFor(view.language).frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}
