/** The frame of a page that looks for what a person is assigned to, or merged with. */
import type { PropsWithChildren } from 'hono/jsx';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import type { ConsoleView } from '#http/console.ts';

type AskingProps = {
  view: ConsoleView;
  title: string;
  /** Why what was asked for was refused; '' otherwise. */
  alert: string;
};

export function Asking({ view, title, alert, children }: PropsWithChildren<AskingProps>) {
  return (
    <Frame view={view} title={title} at="candidates">
      <div class="top">
        <h1>{title}</h1>
      </div>
      <AlertLine alert={alert} />
      {children}
    </Frame>
  );
}
