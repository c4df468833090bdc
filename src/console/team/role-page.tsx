/** Asks for the password before the role of a member changes. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { PasswordField } from '#console/layout/password.tsx';
import type { PasswordAsked } from '#console/layout/password.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { roles } from '#access.ts';
import { memberName } from './name-parts.ts';
import { memberPath, TEAM } from './rules.ts';

type RolePageProps = PasswordAsked & {
  view: ConsoleView;
  member: TeamMember;
  role: string;
  access: string;
};

export function RolePage({ view, member, role, access, ...asked }: RolePageProps) {
  const { frame, team: words } = wordsFor(view.language);
  const known = roles.find((name) => name === role);
  return (
    <AskPage
      view={view}
      at="team"
      title={fillText(words.roleOf, { name: memberName(member) })}
      action={`${memberPath(view.root, member.id)}/role`}
      submit={words.changeRole}
      back={view.root + TEAM}
    >
      <input type="hidden" name="role_type" value={role} />
      <input type="hidden" name="access" value={access} />
      {known && (
        <p>
          <b>{frame.roles[known]}</b>: {words.about[known]}
        </p>
      )}
      <PasswordField view={view} {...asked} />
    </AskPage>
  );
}
