/** Says what is erased of a person, and asks. */
import { personName } from '#console/application/props-parts.ts';
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { previewErase } from '#recruiting/people/candidates/actions/record.ts';
import { PasswordField } from '#console/layout/password.tsx';
import type { PasswordAsked } from '#console/layout/password.tsx';
import { personPath } from './rules.ts';
import { TallyList } from './tally-parts.tsx';

type ErasePageProps = Awaited<ReturnType<typeof previewErase>> &
  PasswordAsked & {
    view: ConsoleView;
    form: FormState;
  };

export function ErasePage({ view, person, tally, form, ...asked }: ErasePageProps) {
  const { application, frame, person: all } = wordsFor(view.language);
  const words = all.erasePage;
  const name = personName(view, person);
  const title = fillText(words.title, { name });
  const path = personPath(view.root, person.id);
  const isOpen = !person.is_held && person.erased_at === null;
  return (
    <Frame view={view} title={title} at="candidates">
      <form method="post" action={`${path}/erase`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>{title}</h1>
        <AlertLine alert={form.alert} />
        {person.is_held && <Banner tone="good">{application.held}</Banner>}
        <p>{words.text}</p>
        <h2>{words.goes}</h2>
        <p>{words.details}</p>
        <TallyList view={view} tally={tally} />
        <p>{fillText(words.stays, { count: numberText(view.language, tally.applications) })}</p>
        {isOpen && <PasswordField view={view} {...asked} />}
        <p class="row">
          {isOpen && <Button kind="danger">{fillText(words.submit, { name })}</Button>}
          <Button href={path}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}
