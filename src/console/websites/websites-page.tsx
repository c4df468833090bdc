/** The keys of the company's own websites, with the address of its board. */
import { Address } from '#console/feeds/file-parts.tsx';
import { AskPage } from '#console/layout/ask-page.tsx';
import { AlertLine, FormAlert, TextField } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { When } from '#console/layout/time.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { BoardKey } from '#recruiting/jobs/board-keys/schemas.ts';
import { WEBSITES } from './rules.ts';

type WebsitesPageProps = ScreenProps & { list: Page<BoardKey>; board: string };

export function WebsitesPage({ view, list, board, form, toast }: WebsitesPageProps) {
  const { frame, lists, websites: words } = wordsFor(view.language);
  const title = frame.companyPlaces.websites;
  const path = `${view.root}${WEBSITES}`;
  return (
    <Frame view={view} title={title} at="websites" toast={toast}>
      <PageHead>
        <h1>{title}</h1>
        <p class="soft">
          {words.about} <a href="/docs/embed">{words.docs}</a>
        </p>
      </PageHead>
      <div class="record two">
        <section class="section">
          <h2>{words.board}</h2>
          <Address view={view} name={words.board} address={board} />
          <h2>{words.keys}</h2>
          {list.data.length === 0 ? (
            <p class="empty">{words.empty}</p>
          ) : (
            <ul class="feeds">
              {list.data.map((one) => (
                <Key view={view} one={one} />
              ))}
            </ul>
          )}
          <PageLinks view={view} list={list} path={path} />
        </section>
        <form method="post" action={path} class="form">
          <input type="hidden" name="form_token" value={view.formToken} />
          <h2>{words.create}</h2>
          <FormAlert form={form} labels={{ name: lists.name }} />
          <TextField form={form} name="name" label={lists.name} hint={words.nameHint} required />
          <Button kind="primary">{words.create}</Button>
        </form>
      </div>
    </Frame>
  );
}

function Key({ view, one }: { view: ConsoleView; one: BoardKey }) {
  const words = wordsFor(view.language).websites;
  const { id, name, key, last_used_at: usedAt, revoked_at: revokedAt } = one;
  return (
    <li>
      <h3>
        <bdi>{name}</bdi> {revokedAt !== null && <Badge>{words.revoked}</Badge>}
      </h3>
      <p class="hint">
        {usedAt === null ? (
          words.unused
        ) : (
          <>
            {words.used} <When view={view} at={usedAt} />
          </>
        )}
      </p>
      {revokedAt === null && (
        <>
          <Address view={view} name={name} address={key} />
          <Button kind="danger" href={`${view.root}${WEBSITES}/${id}/revoke`}>
            {words.revoke}
            <span class="vh"> {name}</span>
          </Button>
        </>
      )}
    </li>
  );
}

export function RevokePage({ view, one, form }: ScreenProps & { one: BoardKey }) {
  const words = wordsFor(view.language).websites;
  const path = `${view.root}${WEBSITES}`;
  return (
    <AskPage
      view={view}
      at="websites"
      title={fillText(words.revokeTitle, { name: one.name })}
      action={`${path}/${one.id}/revoke`}
      submit={words.revoke}
      back={path}
    >
      <AlertLine alert={form.alert} />
      <p>{words.revokeText}</p>
    </AskPage>
  );
}
