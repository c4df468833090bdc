/** The emails that the forms of career sites send, in English. Every other language has the same keys. */

export const en = {
  confirmation: {
    subject: 'We have received your application: {job}',
    text: 'Hello,\n\nThank you for applying for “{job}” at {company}. Your application has arrived and is now with {company}, who will get back to you.\n\nThe job: {url}\n\nIf you did not apply yourself, somebody has entered your address by mistake. You can ignore this message.\n\n{site}\n\nThis message was sent automatically; replies are not read.',
  },
  link: {
    subject: 'Your applications at {company}',
    text: 'Hello,\n\nYou asked for the link to your applications and your data at {company}. It works for 30 days.\n\nIf you did not ask for it, you can ignore this message.\n\n{site}',
  },
  code: {
    subject: 'Your code: {code}',
    text: 'Hello,\n\n{code} is the code that deletes your data at {company} for good. It works for 15 minutes.\n\nIf you do not want this, do not pass the code on. Nothing is deleted without it.\n\n{site}',
  },
  certificate: {
    subject: 'Your data at {company} has been deleted',
    text: 'Hello,\n\nYour data at {company} was deleted on {time}.\n\nCandidate: {candidate}\nApplications: {applications}\nRecords: {tables}\n\nThis message was sent automatically; replies are not read.\n\n{site}',
  },
};
