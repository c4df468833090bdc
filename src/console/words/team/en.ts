/** The words of the screens of the team: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Team',
  members: { one: '{count} member', other: '{count} members' },
  you: 'You',
  invited: 'Invited',
  invitedOn: 'Invited on {date}. They can sign in once they accept.',
  hired: 'Hired',
  hiredHint: 'Hired on {date}. They can sign in once they are invited and accept.',
  role: 'Role',
  roleOf: 'Role of {name}',
  changeRole: 'Change role',
  sendInvitation: 'Invite',
  sendAgain: 'Send again',
  revoke: 'Revoke invitation',
  revokeTitle: 'Revoke the invitation of {name}?',
  revokeText: 'The link in the email stops working.',
  removeTitle: 'Remove {name} from the team?',
  removeText:
    'They are signed out, and their tokens and connections end. What they wrote keeps their name.',
  removeSubmit: 'Remove {name}',
  endSessions: 'Sign out everywhere',
  endTitle: 'Sign {name} out everywhere?',
  endText:
    'All sessions of this person end, in other companies too, because a session is not bound to one company. Applications lose the access to your company that the person allowed. The person stays a member, gets an email, and can sign in again.',
  endSubmit: 'Sign {name} out',
  invite: 'Invite a member',
  inviteHint: 'They get an email with a link that works for seven days.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  about: {
    Viewer: 'sees everything, changes nothing',
    Recruiter: 'works with jobs and candidates',
    Admin: 'also sets up company, team and pipelines',
  },
  faults: {
    email: 'Enter an email address of somebody who is not in the team.',
  },
  notices: {
    invited: 'The invitation is on its way.',
    saved: 'The role is changed.',
    removed: 'The member is removed.',
    revoked: 'The invitation is revoked.',
    ended: 'All sessions have ended.',
  },
} as const;

export type TeamWords = Shaped<typeof words, Plural>;
