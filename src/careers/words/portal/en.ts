/** The words of a candidate's own page in English. Every other language has the same keys. */

export const en = {
  heading: 'Your applications',
  about:
    'At {company}. The link in your email opens this page for 30 days. Anyone who has it sees what you see, so keep it to yourself.',
  applications: 'Applications',
  none: 'You have no applications.',
  status: {
    active: 'In progress',
    closed: 'Closed',
    hired: 'Hired',
    withdrawn: 'Withdrawn',
  },
  appliedOn: 'Applied on {date}',
  withdraw: {
    open: 'Withdraw this application',
    text: 'The company learns that you are no longer interested. You cannot undo this yourself.',
    button: 'Withdraw',
  },
  meetings: 'Meetings',
  documents: 'Documents',
  addCv: 'Add a résumé',
  upload: 'Upload',
  details: 'Your details',
  emailHint: 'We write to {email}. To change the address, reply to an email from the company.',
  links: 'Profiles and websites, one on each line',
  linksError:
    'Please enter at most 20 addresses that begin with https:// or http://, one on each line.',
  tooManyDocuments: 'You have added as many documents as possible.',
  changed:
    'Somebody has changed this since you opened the page. It is now: {value}. Save again to replace it.',
  save: 'Save',
  data: 'Your data',
  downloadHint: 'One ZIP file with everything the company stores about you, and your documents.',
  download: 'Download my data',
  back: 'Back',
  notes: {
    withdrawn: 'Your application has been withdrawn.',
    corrected: 'Your details have been saved.',
    uploaded: 'Your résumé has been added.',
  },
  tooMany: 'There were too many attempts. Please try again later.',
  gone: {
    heading: 'This link does not work',
    text: 'It has expired, or is not complete. Enter your email address, and we send you a new one.',
  },
  link: {
    heading: 'Get a new link',
    text: 'Enter the email address that you applied with. The link to your applications comes by email.',
    send: 'Send link',
  },
  sent: {
    heading: 'Please check your inbox',
    text: 'If a company knows this address, the link is on its way to it.',
  },
  erase: {
    heading: 'Delete my data',
    text: 'Everything that {company} stores about you is deleted for good, and your applications end. For your safety we first send you a code by email.',
    send: 'Send a code to {email}',
    again: 'Send another code',
    sent: 'We have sent a code to {email}. It works for 15 minutes.',
    code: 'Code',
    button: 'Delete for good',
    wrong: 'This code is not right, or has expired.',
  },
  erased: {
    heading: 'Your data has been deleted',
    text: 'We have sent you a certificate by email. This link works no more.',
  },
  held: {
    heading: 'Your request has been recorded',
    text: 'Your data must be kept for legal reasons for the time being. The company will answer you by {date}.',
  },
};
