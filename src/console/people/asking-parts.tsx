/** The frame of a page that looks for what a person is assigned to, or merged with. */
import type { PropsWithChildren } from 'hono/jsx';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
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
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <AlertLine alert={alert} />
      {children}
    </Frame>
  );
}
