/** The words of the account pages and mails in English; every other language has the same keys. */

import type { Role, Scope } from '#access.ts';

export const en = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Skip to content',
  signOut: 'Sign out',
  signedIn: 'Signed in',
  footer: 'We never ask for your password by e-mail or by phone.',
  /** {time} has hours and minutes. */
  moment: '{date}, {time} UTC',

  /** What stands above and below the inputs; a hint may name {min}, the fewest characters. */
  fields: {
    email: { label: 'E-mail address', hint: '' },
    givenName: { label: 'First name', hint: '' },
    familyName: { label: 'Last name', hint: '' },
    password: { label: 'Password', hint: '' },
    currentPassword: { label: 'Current password', hint: '' },
    chosenPassword: {
      label: 'Choose a password',
      hint: 'At least {min} characters. Several unrelated words are easy to remember and hard to guess.',
    },
    newPassword: {
      label: 'New password',
      hint: 'At least {min} characters. Several unrelated words are easy to remember and hard to guess.',
    },
    code: { label: 'Code', hint: 'The six digits your authenticator app shows.' },
    recoveryCode: {
      label: 'Recovery code',
      hint: 'One of the codes you kept when you set up the second step. Each works once.',
    },
  },

  faultHeading: 'There is a problem',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'This is missing.',
    too_short: 'This is too short. Use at least {min} characters.',
    too_long: 'This is too long. Use at most {max} characters.',
    common: 'This password is among the first that others would try. Choose another.',
    same_as_email: 'The password must not be your e-mail address.',
    wrong_password: 'This is not your current password.',
    wrong_code: 'This code is not right, or it was used already. Enter the newest one.',
    unchanged: 'This is the password you have. Choose a new one.',
    not_email: 'This is not an e-mail address.',
  },

  roles: {
    Viewer: 'Viewer',
    Recruiter: 'Recruiter',
    Admin: 'Admin',
  } satisfies Record<Role, string>,

  scopes: {
    profile: 'See your name, your e-mail address, and your role.',
    company: 'See the company: its details, offices, pipelines, team, and contracted companies.',
    'jobs:read': 'See jobs, contracted companies, and posts on social media.',
    'jobs:write':
      'Create, change, publish, and archive jobs, manage contracted companies, and post on social media.',
    'applicants:read': 'See applicants: who they are, their files, and how far they came.',
    'applicants:write': 'Create and change applicants and move them from stage to stage.',
    mcp: 'Use all tools of the tool server as you. Whatever your role lets you see or do there, this application can see or do in your name.',
  } satisfies Record<Scope, string>,
  /** What scopes add up to where the person is an Admin. */
  adminPowers: {
    company: 'Change the company, its offices, pipelines, and team.',
    jobs: 'Delete jobs.',
    applicants: 'Delete applicants.',
    webhooks: 'Have changes reported to other web addresses (webhooks).',
  },

  signIn: {
    title: 'Sign in',
    application: 'to continue to {application}',
    wrong: 'The e-mail address or the password is not right.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    notices: {
      signed_out: 'You are signed out.',
      password_set: 'Your new password is set. Sign in with it.',
      joined: 'You have joined. Sign in to go on.',
    },
  },
  secondFactor: {
    title: 'Second step',
    intro:
      'Enter the code from your authenticator app. Without it, a recovery code works too, below.',
    submit: 'Continue',
    useRecoveryCode: 'Use a recovery code',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'Enter the address of your account. We send you a link to choose a new password.',
    submit: 'Send the link',
    sent: 'If there is an account for that address, a link is on its way. It is valid for one hour.',
    notArrived: 'Nothing arrived? Look among unwanted mail, then ask again.',
    again: 'Ask again',
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Choose a new password',
    account: 'For the account {email}.',
    effect: 'This signs you out everywhere, on this device too.',
    submit: 'Set the password',
  },
  invitation: {
    title: 'Join {company}',
    intro: 'You are invited to {company} as {role}.',
    isNew: 'This makes an account for {email}.',
    isMember: 'You join with your account {email}.',
    submit: 'Join',
  },

  consent: {
    title: 'Allow access?',
    heading: '{application} asks for access',
    application: 'Application',
    account: 'Account',
    company: 'Company',
    companyChoice: 'For which company?',
    noCompanyChosen: 'Choose the company the application may work for.',
    companyWithRole: '{company}, as {role}',
    powers: 'It could:',
    broad: 'Broad access',
    adminPowers: 'And where you are an Admin:',
    limit: 'It can never do more than your role, {role}, allows.',
    limitOfChoice: 'It can never do more than your role in the company you choose allows.',
    lasting:
      'The access lasts up to two years, renewed by the application. You can end it at any time: {place}.',
    place: 'Settings, Connected applications',
    next: 'After your answer you will be sent to {host}.',
    nextLoopback: 'After your answer you will be sent to an application on this computer.',
    caution: 'Allow only what you started yourself and trust.',
    allow: 'Allow',
    deny: 'Deny',
  },

  settings: {
    title: 'Settings',
    sections: {
      profile: 'Profile',
      password: 'Password',
      second_factor: 'Second step',
      sessions: 'Sessions',
      applications: 'Connected applications',
      company_applications: 'Company applications',
    },
    notices: {
      saved: 'Saved.',
      password_changed: 'Your password is changed. All other sessions are ended.',
      session_ended: 'The session is ended.',
      sessions_ended: 'All other sessions are ended.',
      disconnected: 'The application is disconnected.',
      second_factor_removed: 'The second step is removed. Your password alone signs you in.',
    },
  },
  profile: {
    title: 'Profile',
    email: 'E-mail address',
    submit: 'Save',
    memberships: 'Companies',
    membership: '{company}: {role}',
    none: 'You belong to no company.',
  },
  password: {
    title: 'Password',
    intro: 'A new password ends all your other sessions.',
    submit: 'Change the password',
  },
  secondFactorSettings: {
    title: 'Second step',
    off: 'The second step is off. With it, signing in asks for a code from an app on your phone besides your password.',
    start: 'Set up',
    scan: 'Scan this picture with an authenticator app.',
    picture: 'QR code for the authenticator app',
    open: 'Open the authenticator app on this device',
    secret: 'Or type this key into the app:',
    confirmIntro: 'Then enter the code the app shows.',
    confirm: 'Turn on',
    cancel: 'Cancel',
    on: 'The second step is on since {moment}.',
    codesLeft: 'Recovery codes left: {count}.',
    renewHeading: 'New recovery codes',
    renewIntro: 'The old ones stop working.',
    renew: 'Make new codes',
    removeHeading: 'Remove the second step',
    removeIntro: 'After that, your password alone signs you in.',
    remove: 'Remove',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    intro:
      'Keep these codes where you will find them without your phone: on paper or in a password manager. Each signs you in once in place of the code from your app.',
    once: 'They are shown only now.',
    back: 'I have kept them',
  },
  sessions: {
    unknownDevice: 'Unknown device',
    title: 'Sessions',
    intro: 'Where you are signed in. End what you do not recognize, and change your password then.',
    since: 'Signed in',
    lastSeen: 'Last seen',
    isThis: 'This session',
    end: 'End',
    endOthers: 'End all other sessions',
  },
  applications: {
    title: 'Connected applications',
    intro: 'What these applications do, they do in your name and within your role.',
    none: 'No application is connected to your account.',
    company: 'Company',
    since: 'Connected',
    lastUsed: 'Last used',
    never: 'Never',
    powers: 'What it may do',
    disconnect: 'Disconnect',
    more: 'There are more than are shown here. Disconnect some to see the rest.',
  },
  companyApplications: {
    title: 'Applications of {company}',
    intro: 'What members have connected to {company}. Whatever you disconnect has no more access.',
    none: 'No application is connected to this company.',
    person: 'Member',
    companies: 'Companies',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
  },

  /** `link` is what the link reads, where there is one. */
  messages: {
    unknown_client: {
      title: 'This application is not known',
      text: 'The application that sent you here asked wrongly: we know no application by the name it gave. Nothing was sent to it. Please tell its makers. It called itself:',
      link: 'To your settings',
    },
    redirect_mismatch: {
      title: 'This application asked wrongly',
      text: 'The application wants you sent to an address that is not registered for it. Nothing was sent to it. Please tell its makers. The address was:',
      link: 'To your settings',
    },
    bad_request: {
      title: 'This request is not right',
      text: 'Something in it is missing or not readable. Go back and try again.',
      link: 'Try again',
    },
    form_expired: {
      title: 'This form is too old',
      text: 'It was open for too long or was not sent from here, so nothing was done. Go back, reload the page, and try again.',
      link: 'Back to the page',
    },
    too_many: {
      title: 'Too many attempts',
      text: 'Wait a minute, then try again.',
      link: 'Try again',
    },
    not_found: {
      title: 'Page not found',
      text: 'There is no page at this address.',
      link: 'To your settings',
    },
    link_over: {
      title: 'This link is no longer valid',
      text: 'It was used already or is too old. You can ask for a new link to choose a password; for a new invitation, ask who invited you.',
      link: 'Ask for a new link',
    },
    no_company: {
      title: 'You belong to no company',
      text: 'You can allow an application to work for a company you belong to, and there is none. Ask an Admin of your company for an invitation.',
      link: 'To your settings',
    },
    failed: {
      title: 'Something went wrong on our side',
      text: 'Try again in a moment. If it goes on, tell us this number:',
      link: 'Try again',
    },
    method: {
      title: 'This page cannot be asked for in this way',
      text: 'Open it by its address or by a link.',
      link: 'Open the page',
    },
    too_large: {
      title: 'That was too much',
      text: 'What you sent is larger than this page takes. Go back and send less.',
      link: 'Back to the page',
    },
  },

  mails: {
    reset_password: {
      subject: 'Choose a new password',
      text: `Someone asked for a new password for your account at Recruiting. If it was you, choose one here:

{link}

The link is valid for {hours} and works once.

If it was not you, do nothing: your password stays as it is.
`,
    },
    invitation: {
      subject: 'Invitation to {company}',
      text: `You are invited to work with {company} at Recruiting. Join here:

{link}

The link is valid for {days} and works once.

If you do not know {company}, do nothing: without you nobody joins in your name.
`,
    },
    password_changed: {
      subject: 'Your password was changed',
      text: `The password of your account at Recruiting was changed, and other sessions were ended.

Applications you allowed keep their access: look at Settings, Connected applications, and disconnect those you do not know.

If it was not you, choose a new password at once: open the sign-in page and follow "Forgot your password?".
`,
    },
    second_factor_added: {
      subject: 'The second step was turned on',
      text: `Signing in to your account at Recruiting now asks for a code from an app besides your password.

If it was not you, choose a new password at once (open the sign-in page and follow "Forgot your password?"), and tell an Admin of your company.
`,
    },
    second_factor_removed: {
      subject: 'The second step was removed',
      text: `Your password alone now signs you in to your account at Recruiting.

If it was not you, choose a new password at once (open the sign-in page and follow "Forgot your password?"), and tell an Admin of your company.
`,
    },
  },
};
