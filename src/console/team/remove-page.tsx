/** Asks before a member is removed, or an invitation revoked. */
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

type RemovePageProps = PasswordAsked & { view: ConsoleView; member: TeamMember; form: FormState };

export function RemovePage({ view, member, form, ...asked }: RemovePageProps) {
  const words = wordsFor(view.language).team;
  const isInvited = member.status === 'invited';
  const name = memberName(member);
  return (
    <AskPage
      view={view}
      at="team"
      title={fillText(isInvited ? words.revokeTitle : words.removeTitle, { name })}
      action={`${memberPath(view.root, member.id)}/remove`}
      submit={isInvited ? words.revoke : fillText(words.removeSubmit, { name })}
      back={view.root + TEAM}
    >
      <FormAlert form={form} labels={{}} />
      <p>
        <input type="hidden" name="status" value={member.status} />
        {isInvited ? words.revokeText : words.removeText}
      </p>
      <PasswordField view={view} {...asked} />
    </AskPage>
  );
}
