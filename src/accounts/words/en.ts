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
    applicationName: { label: 'Name', hint: 'People read it when they are asked for access.' },
    redirectUris: {
      label: 'Redirect URLs',
      hint: 'One on each line, {max} at most: https, or http on this computer (127.0.0.1, [::1] or localhost).',
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
    too_many: 'These are too many. Use at most {max}.',
    not_redirect:
      'Each must be a whole URL: https, or http on 127.0.0.1, [::1] or localhost; without a fragment.',
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
    notArrived: 'Nothing arrived? Look in your spam folder, then ask again.',
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
    isNew: 'This creates an account for {email}.',
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
    publisher: 'Published by',
    unproven:
      'The application has given itself this name. What is known of it is that {host} has published it.',
    unprovenLoopback: 'Any program on this computer can say that it is this application.',
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
      connections: 'Connected accounts',
      company_applications: 'Company applications',
      built_applications: 'Applications you build',
    },
    notices: {
      saved: 'Saved.',
      password_changed: 'Your password has been changed. All other sessions have ended.',
      session_ended: 'The session has ended.',
      sessions_ended: 'All other sessions have ended.',
      disconnected: 'The application is disconnected.',
      account_connected: 'The account is connected.',
      account_disconnected:
        'The account is disconnected, and the access is taken back at the provider.',
      account_disconnected_here:
        'The account is disconnected here. The access was not taken back at the provider: something else still uses it, or the provider did not answer. You can end it in your settings there.',
      application_registered: 'The application is registered.',
      application_disabled: 'The application is disabled. Its access rests.',
      application_enabled: 'The application is enabled.',
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
    on: 'The second step has been on since {moment}.',
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
    intro: 'Where you are signed in. End what you do not recognize, and then change your password.',
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
    publisher: 'Published by',
    more: 'There are more than are shown here. Disconnect some to see the rest.',
  },
  connections: {
    intro:
      'With these accounts {company} holds meetings and posts to social networks. We keep what the provider gives us sealed, and use it for nothing else.',
    viewer: 'Recruiters and Admins can connect accounts.',
    notConfigured:
      'Not configured: the operator of this service has registered nothing with this provider.',
    connect: 'Connect',
    connectAnother: 'Connect another account',
    reconnect: 'Connect again',
    disconnect: 'Disconnect',
    account: 'Account',
    accountAt: '{account} at {provider}',
    person: 'Connected by',
    people: { you: 'You', other: 'Another member' },
    since: 'Connected',
    statuses: {
      active: 'Connected',
      reauth_required: 'Must be connected again',
      revoked: 'Disconnected',
    },
    purposes: {
      google: 'Makes links for meetings, by events in the calendar of the account.',
      zoom: 'Makes links for meetings.',
      linkedin: 'Posts in your name, or in that of an organization.',
      facebook: 'Posts in the name of a page.',
      instagram: 'Posts pictures of a professional account that belongs to a page.',
      twitter: 'Posts in the name of the account.',
      tiktok: 'Posts pictures in the name of the account.',
    },
    problems: {
      not_configured: 'The operator of this service has registered nothing with this provider.',
      full: 'The company has as many connected accounts as there can be. Disconnect one first.',
      denied: 'Nothing was connected: the provider says that access was not allowed.',
      over: 'Nothing was connected: it took too long, or was begun elsewhere. Start again.',
      unreachable: 'Nothing was connected: the provider did not answer. Try again in a moment.',
      refused:
        'Nothing was connected: the provider refused. Start again; if it goes on, tell the operator of this service.',
      no_account:
        'Nothing was connected: you allowed no page, or no professional account that belongs to one.',
      missing_scope:
        'Nothing was connected: a permission that is needed was not given. Start again and leave everything ticked.',
    },
    chooseTitle: 'Which account at {provider}?',
    chooseIntro: 'You keep several. Choose the one to connect; you can connect others later.',
    back: 'Back without connecting',
  },
  companyApplications: {
    title: 'Applications of {company}',
    intro: 'What members have connected to {company}. Whatever you disconnect loses its access.',
    none: 'No application is connected to this company.',
    person: 'Member',
    companies: 'Companies',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
  },
  builtApplications: {
    title: 'Applications that {company} builds',
    intro:
      'An application that is registered here can ask members of {company} for access, and nobody else. It has none until somebody allows it.',
    none: 'No application is registered.',
    register: 'Register an application',
    full: 'There are {max} applications, and a company can have no more. Change one that you no longer use.',
    clientId: 'Client ID',
    kind: 'Kind',
    kinds: { confidential: 'On a server, with a secret', public: 'Without a secret' },
    redirectUris: 'Redirect URLs',
    members: 'Members who allow it',
    powers: 'What it may ask for',
    disabled: 'Disabled',
    disabledByOperator: 'Disabled by us. Ask us why.',
    change: 'Change',
    disable: 'Disable',
    enable: 'Enable',
  },
  builtApplication: {
    changeTitle: 'Change {application}',
    kindChoice: 'Where does it run?',
    kindNotes: {
      confidential: 'On a server of yours, which can keep a secret',
      public: 'In a browser, on a phone or on a desk, where nothing stays secret: it must use PKCE',
    },
    scopes: 'What may it ask for?',
    noScope: 'Choose what the application may ask for.',
    later:
      'What you change holds for what is asked from now on. Access that was given stays as it was until it is disconnected.',
    register: 'Register',
    save: 'Save',
    secret: 'Secret',
    secretIntro: 'A new secret works at once. The one before works for another day.',
    rotate: 'Make a new secret',
    rotateAtOnce: 'Make a new secret, and end the old one now',
    back: 'Back to the applications',
  },
  clientSecret: {
    title: 'The secret of {application}',
    intro:
      'Keep it where only your server can read it. Whoever has it can say that they are your application.',
    once: 'It is shown only now.',
    clientId: 'Client ID',
    secret: 'Client secret',
    until: 'The secret before this one works until {moment}.',
    ended: 'The secrets before this one no longer work.',
    back: 'I have kept it',
  },

  /** `link` is what the link reads, where there is one. */
  messages: {
    unknown_client: {
      title: 'This application is not known',
      text: 'The application that sent you here made a mistake: we know no application by the name it gave. Nothing was sent to it. Please tell its makers. It called itself:',
      link: 'To your settings',
    },
    client_document: {
      title: 'This application could not be checked',
      text: 'The application makes itself known by a document at an address of its own, and that document is not taken here. Nothing was sent to it. Please tell its makers. The address, and why:',
      link: 'To your settings',
    },
    redirect_mismatch: {
      title: 'This application made a mistake',
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
    other_company: {
      title: 'This application is for members of another company',
      text: 'The company that built it lets it ask its own members for access, and you are none of them. If you have another account there, sign out, and sign in with that one.',
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
    reconnect: {
      subject: 'Connect {provider} again',
      text: `The account {account} at {provider} can no longer be used by your company at Recruiting: the provider ends the access after a while, or when a password changes.

Connect it again here, and what is waiting for it goes on:

{link}
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
