/** The texts of emails to users in English. Every other language has the same keys. */

export const en = {
  reset_password: {
    subject: 'Choose a new password',
    text: `Someone requested a new password for your Recruiting account. If this was you, choose one here:

{link}

The link is valid for {hours} and works once.

If this was not you, ignore this email. Your password stays unchanged.
`,
  },
  invitation: {
    subject: 'Invitation to {company}',
    text: `You are invited to join {company} on Recruiting. Join here:

{link}

The link is valid for {days} and works once.

If you do not know {company}, ignore this email. Only you can accept the invitation.
`,
  },
  password_changed: {
    subject: 'Your password was changed',
    text: `The password of your Recruiting account was changed. Your other sessions and the access of all applications you allowed have ended.

To use an application again, connect it again in that application.

If this was not you, choose a new password immediately: open the sign-in page and select "Forgot your password?".
`,
  },
  application_allowed: {
    subject: 'An application can now act on your behalf',
    text: `You allowed "{application}" to act on your behalf in {company} on Recruiting.

You can end its access at any time:

{link}

If this was not you, end its access there and choose a new password immediately: open the sign-in page and select "Forgot your password?".
`,
  },
  confirm_email: {
    subject: 'Confirm your new email address',
    text: `Someone asked to use this address for a Recruiting account. If this was you, confirm it here:

{link}

The link is valid for {hours} and works once.

If this was not you, ignore this email. Nothing changes.
`,
  },
  email_change_requested: {
    subject: 'A change of your email address was requested',
    text: `Someone who knows your password asked to change the email address of your Recruiting account to {email}. We sent a link to that address. Nothing changes until the change is confirmed there.

If this was not you, change your password immediately in Settings › Password. This also cancels the change.
`,
  },
  email_changed: {
    subject: 'Your email address was changed',
    text: `The email address of your Recruiting account is now {email}. We will send no more emails to your previous address, and your other sessions have ended.

If this was not you, tell an Admin of your company immediately.
`,
  },
  second_factor_added: {
    subject: 'Two-factor authentication was turned on',
    text: `Signing in to your Recruiting account now requires a code from an app in addition to your password.

If this was not you, choose a new password immediately (open the sign-in page and select "Forgot your password?") and tell an Admin of your company.
`,
  },
  reconnect: {
    subject: 'Reconnect {provider}',
    text: `Your company on Recruiting can no longer use the account {account} at {provider}. Providers end access after a while, or when a password changes.

Reconnect it here, so that everything that is waiting for it can continue:

{link}
`,
  },
  second_factor_removed: {
    subject: 'Two-factor authentication was turned off',
    text: `You now sign in to your Recruiting account with your password only.

If this was not you, choose a new password immediately (open the sign-in page and select "Forgot your password?") and tell an Admin of your company.
`,
  },
  webhook_failing: {
    subject: 'The webhook "{webhook}" is failing',
    text: `All deliveries to {url} have failed since {moment}.

Every delivery is attempted four times. The log shows the responses of the receiver: GET /api/plugins/webhooks/{id}/logs.

After five days of failures, the webhook is disabled.
`,
  },
  webhook_disabled: {
    subject: 'The webhook "{webhook}" was disabled',
    text: `All deliveries to {url} have failed since {moment}, so the webhook was disabled.

When the receiver works again, enable the webhook with PUT /api/plugins/webhooks/{id} and {body}. To deliver the events it missed in the last 30 days, call POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Webhooks of "{application}" still send data',
    text: `A member's connection of "{application}" to {company} on Recruiting has ended. The webhooks that the application created with it still send data:

{body}

Delete those that you no longer need:

{link}
`,
  },
  sessions_ended: {
    subject: 'An Admin ended your sessions',
    text: `An Admin of {company} on Recruiting ended your sessions on all devices, and the access of all applications that you had allowed to act on your behalf in {company}.

You are still a member. Sign in again here:

{link}

If you think that somebody else has used your account, choose a new password: open the sign-in page and select "Forgot your password?".
`,
  },
  account_deleted: {
    subject: 'Your account was deleted',
    text: `Your Recruiting account was deleted, and you left all companies.

If this was not you, tell an Admin of your company immediately.
`,
  },
  company_closing: {
    subject: 'A company will be deleted',
    text: `{company} on Recruiting will be deleted on {moment}, with all its candidates, applications, files and settings. Its jobs are no longer public, and no member has access.

Any Admin can cancel this until then:

{link}
`,
  },
  company_kept: {
    subject: 'The deletion was canceled',
    text: `The deletion of {company} on Recruiting was canceled. Members have access again, and its jobs are public as before.
`,
  },
  company_deleted: {
    subject: 'The company was deleted',
    text: `{company} was deleted from Recruiting. This is the certificate of the deletion. Keep it: we store no copy of its names.

{body}
`,
  },
  retention_notice: {
    subject: 'Candidates will be erased in two weeks',
    text: `Candidates who had no activity for as long as your company keeps candidates: {count}. They will be erased in {days}, with their files and emails.

To keep a candidate, move them, send them an email, or add a note before then. You set how long candidates are kept at /api/hiring-settings.
`,
  },
};
