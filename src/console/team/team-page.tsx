/** The members of a company by role, with those who are invited and those who were hired, and the form that invites. */
import type { Child } from 'hono/jsx';
import { accesses, roles } from '#access.ts';
import type { Role } from '#access.ts';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { countText, dateText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { memberName } from './name-parts.ts';
import { memberStatuses } from '#vocabulary/lists.ts';
import { memberPath, TEAM } from './rules.ts';

type TeamPageProps = {
  view: ConsoleView;
  list: Page<TeamMember>;
  form: FormState;
  /** The account of the reader. */
  ownId: number;
  toast?: Child;
};

export function TeamPage(props: TeamPageProps) {
  const { view, list, form, toast } = props;
  const words = wordsFor(view.language).team;
  const canManage = view.can('team.manage');
  return (
    <Frame view={view} title={words.title} at="team" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <span class="soft">{countText(view.language, words.members, list.total)}</span>
      </PageHead>
      {canManage && (
        <FormAlert
          form={form}
          labels={{ email: words.email, first_name: words.firstName, last_name: words.lastName }}
        />
      )}
      <div class={canManage ? 'record two' : 'record'}>
        <div>
          <ul class="team">
            {byStatus(list.data).map((member) => (
              <Member {...props} member={member} canManage={canManage} />
            ))}
          </ul>
          <PageLinks view={view} list={list} path={view.root + TEAM} />
        </div>
        {canManage && <InviteForm view={view} form={form} />}
      </div>
    </Frame>
  );
}

/** Those who work here before those who were invited or hired. */
function byStatus(members: readonly TeamMember[]): TeamMember[] {
  return memberStatuses.flatMap((status) => members.filter((member) => member.status === status));
}

type MemberProps = TeamPageProps & { member: TeamMember; canManage: boolean };

function Member(props: MemberProps) {
  const { view, member, ownId, canManage } = props;
  const { frame, team: words } = wordsFor(view.language);
  const { status, role_type: role, access, email, updated_at: date } = member;
  const name = memberName(member);
  const isOwn = member.user_id === ownId;
  const marks = { active: null, invited: words.invited, hired: words.hired };
  return (
    <li>
      <div class="row">
        <b>
          <bdi>{name}</bdi>
        </b>
        {name !== email && (
          <small>
            <bdi>{email}</bdi>
          </small>
        )}
        {isOwn && <Badge>{words.you}</Badge>}
        {marks[status] !== null && <Badge tone="warn">{marks[status]}</Badge>}
        {status !== 'hired' && <Badge>{frame.roles[role]}</Badge>}
        {access === 'assigned' && <Badge tone="info">{words.access.assigned}</Badge>}
      </div>
      {status !== 'active' && (
        <p class="soft">
          {fillText(status === 'invited' ? words.invitedOn : words.hiredHint, {
            date: dateText(view, date),
          })}
        </p>
      )}
      {canManage && <Controls {...props} isOwn={isOwn} />}
    </li>
  );
}

function Controls({ view, member, isOwn }: MemberProps & { isOwn: boolean }) {
  const { frame, team: words } = wordsFor(view.language);
  const { id, status, role_type: role, access } = member;
  const path = memberPath(view.root, id);
  const name = memberName(member);
  return (
    <div class="row">
      <form method="post" action={`${path}/role`} class="row">
        <input type="hidden" name="form_token" value={view.formToken} />
        <label for={`role-${id}`} class="vh">
          {fillText(words.roleOf, { name })}
        </label>
        <RoleSelect view={view} id={`role-${id}`} chosen={role} />
        <label for={`access-${id}`} class="vh">
          {fillText(words.access.of, { name })}
        </label>
        <select id={`access-${id}`} name="access">
          {accesses.map((one) => (
            <option value={one} selected={one === access}>
              {words.access[one]}
            </option>
          ))}
        </select>
        <Button>
          {status === 'hired' ? words.sendInvitation : frame.save}
          <span class="vh">: {name}</span>
        </Button>
      </form>
      {status === 'invited' && <SendAgain view={view} member={member} />}
      {!isOwn && status === 'active' && (
        <a href={`${path}/end-sessions`}>
          {words.endSessions}
          <span class="vh">: {name}</span>
        </a>
      )}
      {!isOwn && (
        <a href={`${path}/remove`}>
          {status === 'invited' ? words.revoke : frame.remove}
          <span class="vh">: {name}</span>
        </a>
      )}
    </div>
  );
}

function SendAgain({ view, member }: { view: ConsoleView; member: TeamMember }) {
  const words = wordsFor(view.language).team;
  const fields = ['email', 'role_type', 'access', 'first_name', 'last_name'] as const;
  return (
    <form method="post" action={view.root + TEAM}>
      <input type="hidden" name="form_token" value={view.formToken} />
      {fields.map((name) => (
        <input type="hidden" name={name} value={member[name]} />
      ))}
      <Button>
        {words.sendAgain}
        <span class="vh">: {memberName(member)}</span>
      </Button>
    </form>
  );
}

type RoleSelectProps = { view: ConsoleView; id: string; chosen: string | undefined };

function RoleSelect({ view, id, chosen }: RoleSelectProps) {
  const { frame } = wordsFor(view.language);
  return (
    <select id={id} name="role_type">
      {roles.map((role: Role) => (
        <option value={role} selected={role === chosen}>
          {frame.roles[role]}
        </option>
      ))}
    </select>
  );
}

function InviteForm({ view, form }: Pick<TeamPageProps, 'view' | 'form'>) {
  const { frame, team: words } = wordsFor(view.language);
  return (
    <form method="post" action={view.root + TEAM} class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <h2>{words.invite}</h2>
      <TextField form={form} name="email" type="email" label={words.email} dir="ltr" required />
      <TextField form={form} name="first_name" label={words.firstName} />
      <TextField form={form} name="last_name" label={words.lastName} />
      <div class="field">
        <label for="role_type">{words.role}</label>
        <RoleSelect view={view} id="role_type" chosen={form.typed['role_type']} />
      </div>
      <SelectField
        form={form}
        name="access"
        label={words.access.label}
        options={accesses.map((access) => [access, words.access[access]])}
        none={words.access.byRole}
        hint={words.access.hint}
      />
      <dl class="facts">
        {roles.map((role) => (
          <>
            <dt>{frame.roles[role]}</dt>
            <dd class="hint">{words.about[role]}</dd>
          </>
        ))}
      </dl>
      <p class="hint">{words.inviteHint}</p>
      <Button kind="primary">{words.sendInvitation}</Button>
    </form>
  );
}
