/** Asks before all sessions of a member are ended. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert } from '#console/layout/fields.tsx';
import { PasswordField } from '#console/layout/password.tsx';
import type { PasswordAsked } from '#console/layout/password.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { FormState } from '#console/layout/fields.tsx';
import type { ConsoleView } from '#http/console.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { memberName } from './name-parts.ts';
import { memberPath, TEAM } from './rules.ts';

type EndSessionsPageProps = PasswordAsked & {
  view: ConsoleView;
  member: TeamMember;
  form: FormState;
};

export function EndSessionsPage({ view, member, form, ...asked }: EndSessionsPageProps) {
  const words = wordsFor(view.language).team;
  const name = memberName(member);
  return (
    <AskPage
      view={view}
      at="team"
      title={fillText(words.endTitle, { name })}
      action={`${memberPath(view.root, member.id)}/end-sessions`}
      submit={fillText(words.endSubmit, { name })}
      back={view.root + TEAM}
    >
      <FormAlert form={form} labels={{}} />
      <p>{words.endText}</p>
      <PasswordField view={view} {...asked} />
    </AskPage>
  );
}
