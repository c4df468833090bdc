/** The words of job alerts in English. Every other language has the same keys. */

export const en = {
  heading: 'Jobs by email',
  about: 'We email you when there are new jobs for this search, and only then.',
  search: 'Your search',
  emailHint: 'We send a link to this address. The alert starts once you have confirmed it there.',
  frequency: 'How often?',
  frequencies: { daily: 'Every day', weekly: 'Every week' },
  send: 'Set up the alert',
  back: 'Back to the jobs',
  tooMany: 'We are receiving a lot of requests. Please wait a while and send yours again.',
  refused: {
    heading: 'This was not sent',
    text: 'Please go back, open the page again, and send it from there.',
  },
  sent: {
    heading: 'Check your inbox',
    text: 'If the address is right, a message with a link is on its way. The link works for seven days.',
  },
  confirm: {
    heading: 'Start this alert?',
    button: 'Start the alert',
  },
  confirmed: {
    heading: 'Your alert is running',
    text: 'Every message has a link to change or end it.',
  },
  full: {
    heading: 'You have too many alerts',
    text: 'An address can have {max} alerts. End one of them with the link in its messages, then open this link again.',
  },
  manage: {
    heading: 'Your alert',
    save: 'Save',
    saved: 'Saved.',
    end: 'End this alert',
  },
  end: {
    heading: 'End this alert?',
    text: 'You will get no more messages about this search, and we will delete your address from it.',
    button: 'End the alert',
  },
  ended: {
    heading: 'The alert has ended',
    text: 'We have deleted it together with your address.',
    again: 'Set it up again',
  },
  gone: {
    heading: 'This link no longer works',
    text: 'The alert has ended, or was not confirmed within seven days. You can set up a new one below any list of jobs.',
  },
  emails: {
    confirm: {
      subject: 'Please confirm: jobs by email from {site}',
      text: 'Hello,\n\nSomebody, probably you, has asked us to send new jobs to this address. The search:\n{search}\n\nTo start the alert, open this link within seven days:\n{url}\n\nIf it was not you, you can ignore this message. Nothing more will be sent, and the address will be deleted.\n\n{site}\n\nThis message was sent automatically; replies are not read.',
    },
    known: {
      subject: 'You already have this alert at {site}',
      text: 'Hello,\n\nSomebody, probably you, has asked us to send new jobs to this address. The search:\n{search}\n\nYou already have this alert. You can change or end it here:\n{url}\n\n{site}\n\nThis message was sent automatically; replies are not read.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: { one: '{count} new job', other: '{count} new jobs' },
      countedMany: 'More than {count} new jobs',
      all: 'All jobs for this search',
      change: 'Change or end this alert',
      why: 'You asked for this message at {site}. Replies are not read.',
    },
  },
};
