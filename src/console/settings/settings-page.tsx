/** The pages of Settings, in groups. */
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { SideList } from '#console/layout/side-list.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';

export function SettingsPage({ view }: { view: ConsoleView }) {
  const title = wordsFor(view.language).frame.places.settings;
  return (
    <Frame view={view} title={title} at="settings">
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <SideList view={view} />
    </Frame>
  );
}
