/** A page that asks before something is done. */
import type { PropsWithChildren } from 'hono/jsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Frame } from './frame.tsx';

type AskPageProps = {
  view: ConsoleView;
  at: string;
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
      <form method="post" action={action} class="panel stack">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>{title}</h1>
        {children}
        <p class="row">
          <button class={isHarmless ? undefined : 'bad'}>{submit}</button>
          <a class="button quiet" href={back}>
            {wordsFor(view.language).frame.cancel}
          </a>
        </p>
      </form>
    </Frame>
  );
}
