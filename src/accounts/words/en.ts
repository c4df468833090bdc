/** The texts of the account pages in English. Every other language has the same keys. */

import type { Role, Scope } from '#access.ts';

export const en = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Skip to content',
  signOut: 'Sign out',
  signedIn: 'Signed in',
  footer: 'We never ask for your password by email or phone.',
  /** The label of the language choice in the footer. */
  languages: 'Language',

  /** Labels and hints of input fields. A hint can contain {min}, the minimum number of characters. */
  fields: {
    email: { label: 'Email address', hint: '' },
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
    code: { label: 'Code', hint: 'The six-digit code from your authenticator app.' },
    recoveryCode: {
      label: 'Recovery code',
      hint: 'One of the codes you saved when you set up two-factor authentication. Each code works once.',
    },
    applicationName: {
      label: 'Name',
      hint: 'People see this name when the application asks for access.',
    },
    redirectUris: {
      label: 'Redirect URLs',
      hint: 'One per line, at most {max}. Use https, or http for 127.0.0.1, [::1] or localhost.',
    },
    newEmail: {
      label: 'New email address',
      hint: 'We will send a link to this address. Your address changes when you open the link and confirm.',
    },
    companySubdomain: { label: 'Subdomain of the company', hint: '' },
    language: { label: 'Language', hint: 'For these pages and for emails to you.' },
    timezone: { label: 'Time zone', hint: 'For the times on these pages.' },
  },

  faultHeading: 'There is a problem',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'This field is required.',
    too_short: 'This is too short. Use at least {min} characters.',
    too_long: 'This is too long. Use at most {max} characters.',
    common: 'This password is too common and easy to guess. Choose another one.',
    same_as_email: 'The password must not be your email address.',
    wrong_password: 'This is not your current password.',
    wrong_code: 'This code is incorrect or has already been used. Enter the latest code.',
    unchanged: 'This is your current password. Choose a new one.',
    not_subdomain: 'This is not the subdomain of the company.',
    not_email: 'This is not a valid email address.',
    same_email: 'This is already your email address.',
    not_listed: 'Choose one of the listed values.',
    too_many: 'There are too many. Use at most {max}.',
    not_redirect:
      'Each line must be a full URL without a fragment: https, or http for 127.0.0.1, [::1] or localhost.',
  },

  roles: {
    Viewer: 'Viewer',
    Recruiter: 'Recruiter',
    Admin: 'Admin',
  } satisfies Record<Role, string>,

  scopes: {
    profile: 'See your name, your email address, and your role.',
    company: 'See the company: its profile, offices, pipelines, team, and contracted companies.',
    'jobs:read': 'See jobs, contracted companies, and posts on social media.',
    'jobs:write':
      'Create, change, publish, and archive jobs, manage contracted companies, and post on social media.',
    'applicants:read': 'See applicants: their details, files, and progress.',
    'applicants:write': 'Create and change applicants and move them from stage to stage.',
    mcp: 'Use all tools of the tool server on your behalf. With them, this application can see and do everything that your role allows.',
  } satisfies Record<Scope, string>,
  /** What scopes allow in addition if the person is an Admin. */
  adminPowers: {
    company: 'Change the company, its offices, pipelines, and team.',
    jobs: 'Delete jobs.',
    applicants: 'Delete applicants.',
    webhooks: 'Send changes to other web addresses (webhooks).',
  },

  signIn: {
    title: 'Sign in',
    application: 'to continue to {application}',
    wrong: 'The email address or password is incorrect.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    notices: {
      signed_out: 'You have signed out.',
      password_set: 'Your new password is set. Sign in with it now.',
      account_deleted: 'Your account is deleted.',
      joined: 'You have joined. Sign in to continue.',
    },
  },
  secondFactor: {
    title: 'Two-factor authentication',
    intro:
      'Enter the code from your authenticator app. If you do not have it at hand, use a recovery code below.',
    submit: 'Continue',
    useRecoveryCode: 'Use a recovery code',
  },
  start: {
    title: 'Welcome',
    intro:
      'Sign in to manage your account, your sessions, and the applications that act on your behalf.',
    settings: 'Go to your settings',
    developers: 'For developers',
    reference: 'API reference',
    referenceNote: 'All endpoints, with examples and the OpenAPI document.',
  },
  forgot: {
    title: 'Forgot your password?',
    intro:
      'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send the link',
    sent: 'If an account with that address exists, we have sent it a link. The link is valid for one hour.',
    notArrived: 'No email? Check your spam folder, then request another link.',
    again: 'Request another link',
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Choose a new password',
    account: 'For the account {email}.',
    effect:
      'This signs you out on all devices, including this one, and ends the access of all applications you allowed.',
    submit: 'Set the password',
  },
  invitation: {
    title: 'Join {company}',
    intro: 'You are invited to join {company} as {role}.',
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
    noCompanyChosen: 'Choose a company for this application.',
    companyWithRole: '{company}, as {role}',
    powers: 'This application can:',
    broad: 'Broad access',
    adminPowers: 'And in companies where you are an Admin:',
    limit: 'It can never do more than your role ({role}) allows.',
    limitOfChoice: 'It can never do more than your role in the company you choose allows.',
    lasting: 'Access ends after two years without use. You can end it at any time in {place}.',
    place: 'Settings › Connected applications',
    next: 'You will then be redirected to {host}.',
    nextLoopback: 'You will then be redirected to an application on this computer.',
    publisher: 'Published by',
    unproven:
      'The application chose this name itself. We only know that it is published by {host}.',
    unprovenLoopback: 'Any program on this computer can claim to be this application.',
    caution: 'Only allow access that you requested yourself, to an application you trust.',
    allow: 'Allow',
    deny: 'Deny',
  },

  settings: {
    title: 'Settings',
    sections: {
      profile: 'Profile',
      password: 'Password',
      second_factor: 'Two-factor authentication',
      sessions: 'Sessions',
      applications: 'Connected applications',
      connections: 'Connected accounts',
      delete_account: 'Delete account',
      delete_company: 'Delete company',
      company_applications: 'Company applications',
      developer_applications: 'Developer applications',
    },
    notices: {
      company_closing: 'The company will be deleted. Its Admins get an email.',
      company_kept: 'The deletion is canceled. The company is as it was.',
      saved: 'Your changes are saved.',
      email_link_sent:
        'We have sent a link to your new address. Open it to complete the change. Until then, your current address stays in use.',
      email_changed: 'Your email address has been changed. All other sessions have ended.',
      password_changed:
        'Your password has been changed. All other sessions and the access of applications have ended.',
      session_ended: 'The session has ended.',
      sessions_ended: 'All other sessions have ended.',
      webhook_deleted: 'The webhook is deleted.',
      disconnected: 'The application is disconnected.',
      account_connected: 'The account is connected.',
      account_disconnected:
        'The account is disconnected, and its access is revoked at the provider.',
      account_disconnected_here:
        'The account is disconnected here. Its access was not revoked at the provider, because another connection still uses it or the provider did not respond. You can revoke it in your settings at the provider.',
      application_registered: 'The application is registered.',
      application_disabled: 'The application is disabled. Its access is suspended.',
      application_enabled: 'The application is enabled.',
      second_factor_removed:
        'Two-factor authentication is off. You now sign in with your password only.',
    },
  },
  deleteAccount: {
    title: 'Delete account',
    intro: 'Your account {email} is deleted at once. It cannot be restored.',
    effect:
      'You leave your companies, all your sessions end, and applications lose the access you allowed. What you wrote stays with the companies, as written by a former member.',
    onlyAdmin:
      'You are the only Admin of {companies}. Make another member an Admin there, or delete the company first.',
    submit: 'Delete my account',
  },
  deleteCompany: {
    title: 'Delete company',
    intro:
      'Everything of the company is deleted: jobs, candidates, applications, files, emails, and settings. This happens {days} after you confirm. Until then, any Admin can cancel it here.',
    effect:
      'From the moment you confirm, its jobs and career pages are gone, no member and no application has access, and webhooks receive nothing.',
    exportFirst: 'Export everything first: nothing can be restored later.',
    none: 'You are not an Admin of a company.',
    confirm: 'Type it to confirm: {subdomain}',
    submit: 'Delete {company}',
    closing: '{company} will be deleted on {moment}.',
    cancel: 'Keep {company}',
    removing: '{company} is being deleted.',
  },
  profile: {
    title: 'Profile',
    submit: 'Save',
    /** {language} is the language of the browser. */
    browserLanguage: 'Same as the browser ({language})',
    noTimezone: 'UTC (no time zone chosen)',
    emailHeading: 'Email address',
    currentEmail: 'Current address',
    changeEmail: 'Send the link',
    companies: 'Companies',
    none: 'You do not belong to a company.',
  },
  confirmEmail: {
    title: 'Confirm your new email address',
    intro: 'Your account {email} will use the address {newEmail}.',
    effect:
      'You will sign in with the new address, and we will send all emails there. All your other sessions end.',
    submit: 'Change the address',
  },
  password: {
    title: 'Password',
    intro:
      'Changing your password ends all your other sessions and the access of all applications you allowed.',
    submit: 'Change the password',
  },
  secondFactorSettings: {
    title: 'Two-factor authentication',
    off: 'Two-factor authentication is off. When it is on, you sign in with your password and a code from an app on your phone.',
    start: 'Set up',
    scan: 'Scan this QR code with an authenticator app.',
    picture: 'QR code for the authenticator app',
    open: 'Open the authenticator app on this device',
    secret: 'Or enter this key in the app:',
    confirmIntro: 'Then enter the code from the app.',
    confirm: 'Turn on',
    cancel: 'Cancel',
    on: 'Two-factor authentication has been on since {moment}.',
    codesLeft: {
      one: 'You have {count} recovery code left.',
      other: 'You have {count} recovery codes left.',
    },
    renewHeading: 'New recovery codes',
    renewIntro: 'Your old codes stop working.',
    renew: 'Generate new codes',
    removeHeading: 'Turn off two-factor authentication',
    removeIntro: 'You will then sign in with your password only.',
    remove: 'Turn off',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    intro:
      'Keep these codes where you can find them without your phone, such as on paper or in a password manager. Each code works once instead of the code from your app.',
    once: 'You will not be able to see them again.',
    back: 'I have saved them',
  },
  sessions: {
    unknownDevice: 'Unknown device',
    title: 'Sessions',
    intro:
      'The devices where you are signed in. If you do not recognize a session, end it and change your password.',
    since: 'Signed in',
    lastSeen: 'Last seen',
    isThis: 'This session',
    end: 'End',
    endOthers: 'End all other sessions',
    recent: 'Recent sign-ins',
    outcomes: { success: 'Signed in', failure: 'Failed', refused: 'Blocked' },
    address: 'IP address',
  },
  applications: {
    title: 'Connected applications',
    intro: 'These applications act on your behalf, within your role.',
    none: 'No application is connected to your account.',
    company: 'Company',
    since: 'Connected',
    lastUsed: 'Last used',
    never: 'Never',
    powers: 'What it can do',
    disconnect: 'Disconnect',
    publisher: 'Published by',
    more: 'There are more applications than shown here. Disconnect some to see the rest.',
    webhooks: 'Also delete the webhooks it created',
  },
  connections: {
    intro:
      '{company} uses these accounts to hold meetings and to post on social networks. We store their access in encrypted form and use it for nothing else.',
    viewer: 'Recruiters and Admins can connect accounts.',
    groups: { meetings: 'Video meetings', posts: 'Social networks' },
    notConfigured: 'The operator of this service no longer offers this provider.',
    /** {providers} is a list of names. */
    unavailable:
      'Not available, because the operator of this service has not set them up: {providers}.',
    connect: 'Connect',
    connectAnother: 'Connect another account',
    reconnect: 'Reconnect',
    disconnect: 'Disconnect',
    account: 'Account',
    accountAt: '{account} at {provider}',
    person: 'Connected by',
    people: { you: 'You', other: 'Another member' },
    since: 'Connected',
    statuses: {
      active: 'Connected',
      reauth_required: 'Needs to be reconnected',
      revoked: 'Disconnected',
    },
    purposes: {
      google: "Creates meeting links through events in the account's calendar.",
      zoom: 'Creates meeting links.',
      linkedin: 'Posts on behalf of you or an organization.',
      facebook: 'Posts on behalf of a page.',
      instagram: 'Posts pictures on behalf of a professional account that belongs to a page.',
      twitter: 'Posts on behalf of the account.',
      tiktok: 'Posts pictures on behalf of the account.',
    },
    problems: {
      not_configured: 'The operator of this service has not configured this provider.',
      full: 'The company has reached the maximum number of connected accounts. Disconnect one first.',
      denied: 'No account was connected: access was denied at the provider.',
      over: 'No account was connected: the request expired or was started elsewhere. Try again.',
      unreachable: 'No account was connected: the provider did not respond. Try again in a moment.',
      refused:
        'No account was connected: the provider refused the request. Try again. If the problem persists, contact the operator of this service.',
      no_account:
        'No account was connected: you did not allow access to a page, or to a professional account that belongs to one.',
      missing_scope:
        'No account was connected: a required permission is missing. Try again and keep all permissions selected.',
    },
    chooseTitle: 'Choose an account at {provider}',
    chooseIntro: 'You have several accounts. Choose one to connect. You can connect others later.',
    back: 'Go back without connecting',
  },
  companyApplications: {
    title: 'Applications of {company}',
    intro:
      'The applications that members have connected to {company}. An application that you disconnect loses its access.',
    none: 'No application is connected to this company.',
    person: 'Member',
    companies: 'Companies',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    left: 'Webhooks left by disconnected applications',
    leftIntro:
      'These webhooks still send data. The applications that created them are no longer connected.',
    application: 'Application',
    deleteWebhook: 'Delete',
  },
  developerApplications: {
    title: 'Developer applications of {company}',
    intro:
      'Applications registered here can ask only members of {company} for access. They have no access until a member allows it.',
    none: 'No application is registered.',
    register: 'Register an application',
    full: 'The company has reached the maximum of {max} applications. Reuse one that you no longer need.',
    clientId: 'Client ID',
    kind: 'Type',
    kinds: { confidential: 'Confidential (with a secret)', public: 'Public (without a secret)' },
    redirectUris: 'Redirect URLs',
    members: 'Members who allowed it',
    powers: 'Allowed scopes',
    disabled: 'Disabled',
    disabledByOperator: 'Disabled by the operator. Contact us for the reason.',
    change: 'Change',
    disable: 'Disable',
    enable: 'Enable',
  },
  developerApplication: {
    changeTitle: 'Change {application}',
    kindChoice: 'Where does the application run?',
    kindNotes: {
      confidential: 'On your server, which can keep a secret',
      public: 'In a browser or on a device, which cannot keep a secret; it must use PKCE',
    },
    scopes: 'What can the application ask for?',
    noScope: 'Choose what the application can ask for.',
    later:
      'Changes apply to new requests. Existing access stays as it is until it is disconnected.',
    register: 'Register',
    save: 'Save',
    secret: 'Secret',
    secretIntro: 'A new secret works immediately. The previous secret works for another 24 hours.',
    rotate: 'Create a new secret',
    rotateAtOnce: 'Create a new secret and revoke the old one now',
    back: 'Back to the applications',
  },
  clientSecret: {
    title: 'Secret of {application}',
    intro:
      'Store it where only your server can read it. Anyone who has it can act as your application.',
    once: 'You will not be able to see it again.',
    clientId: 'Client ID',
    secret: 'Client secret',
    until: 'The previous secret works until {moment}.',
    ended: 'Previous secrets no longer work.',
    back: 'I have saved it',
  },

  /** `link` is the text of the link, if there is one. */
  messages: {
    unknown_client: {
      title: 'Unknown application',
      text: 'The application that sent you here used a client ID we do not know. Nothing was sent to it. Please report this to its developer. The client ID was:',
      link: 'Go to your settings',
    },
    client_document: {
      title: 'This application could not be verified',
      text: 'The application identifies itself by a document at its own address, and we cannot accept that document. Nothing was sent to it. Please report this to its developer. The address and the reason:',
      link: 'Go to your settings',
    },
    redirect_mismatch: {
      title: 'Redirect not allowed',
      text: 'The application asked to redirect you to an address that is not registered for it. Nothing was sent to it. Please report this to its developer. The address was:',
      link: 'Go to your settings',
    },
    bad_request: {
      title: 'Invalid request',
      text: 'Something is missing or unreadable. Go back and try again.',
      link: 'Try again',
    },
    form_expired: {
      title: 'This form has expired',
      text: 'The form was open for too long or was not sent from this site, so nothing was changed. Go back, reload the page, and try again.',
      link: 'Back to the page',
    },
    too_many: {
      title: 'Too many attempts',
      text: 'Wait a few minutes, then try again.',
      link: 'Try again',
    },
    not_found: {
      title: 'Page not found',
      text: 'This page does not exist.',
      link: 'Go to your settings',
    },
    unknown_path: {
      title: 'Page not found',
      text: 'There is no page at this address. Check the address for typing errors.',
      link: 'Go to the start page',
    },
    email_link_over: {
      title: 'This link is no longer valid',
      text: 'The link was already used, has expired, or belongs to another account. To change your email address, request a new link in your settings.',
      link: 'Go to your settings',
    },
    email_taken: {
      title: 'This email address is already in use',
      text: 'Another account uses this address, so the address of your account was not changed.',
      link: 'Go to your settings',
    },
    link_over: {
      title: 'This link is no longer valid',
      text: 'The link was already used or has expired. You can request a new link to choose a password. For a new invitation, ask the person who invited you.',
      link: 'Request a new link',
    },
    no_company: {
      title: 'You do not belong to a company',
      text: 'You can only give applications access to a company you belong to. Ask an Admin of your company for an invitation.',
      link: 'Go to your settings',
    },
    other_company: {
      title: 'This application is for members of another company',
      text: 'Only members of the company that registered this application can allow it. If you have another account there, sign out and sign in with that account.',
      link: 'Go to your settings',
    },
    failed: {
      title: 'Something went wrong on our side',
      text: 'Try again in a moment. If the problem persists, contact us with this number:',
      link: 'Try again',
    },
    method: {
      title: 'This page cannot be opened this way',
      text: 'Open the page by its address or from a link.',
      link: 'Open the page',
    },
    too_large: {
      title: 'Too much data',
      text: 'What you sent is larger than this page accepts. Go back and send less.',
      link: 'Back to the page',
    },
  },
};
