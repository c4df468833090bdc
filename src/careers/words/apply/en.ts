/** The words of the application form in English. Every other language has the same keys. */

export const en = {
  heading: 'Your application',
  about: 'Your details and files go to {company}.',
  optional: 'optional',
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email address',
    phone: 'Phone number',
    file_cv: 'Résumé',
    cover_letter: 'Cover letter',
    consent: 'I agree',
  },
  emailHint: 'We will send a confirmation to this address.',
  cvHint:
    'PDF, Word, OpenDocument, RTF, or text file, JSON Resume, or Europass XML, up to {size} MB',
  fileHint: 'PDF, Word, OpenDocument, RTF, or text file, up to {size} MB',
  cv: {
    reading: 'Reading your document…',
    filled: 'The form is filled in from your document. Please check it.',
  },
  questions: {
    yes: 'Yes',
    no: 'No',
    none: 'No answer',
    mayReject:
      'Your answers to these questions can end your application automatically. If that happens, you can have a person look at it.',
  },
  consent: 'Consent',
  honeypot: 'Leave this field empty',
  send: 'Send application',
  back: 'Back to the job',
  checkEntries: 'Please check your entries',
  fieldErrors: {
    required: 'Please fill this in.',
    too_long: 'Please use no more than {max} characters.',
    not_email: 'Please enter an email address, such as name@example.com.',
    not_phone: 'Please enter a phone number, such as +44 20 7946 0958.',
    not_number: 'Please enter a number, such as 3 or 2.5.',
    not_date: 'Please enter a date, such as 2027-03-31.',
    not_url: 'Please enter a web address, such as https://example.com.',
    no_choice: 'Please choose an answer.',
    unreadable: 'Some of the characters cannot be read. Please type this again.',
    no_consent: 'We need your consent to pass your application on.',
    empty_file: 'This file is empty. Please choose another one.',
    big_file: 'This file is larger than {size} MB. Please choose a smaller one.',
    other_file: 'This is not a PDF, Word, OpenDocument, RTF, or text file.',
    other_cv:
      'This is not a PDF, Word, OpenDocument, RTF, or text file, nor JSON Resume or Europass XML.',
  },
  formErrors: {
    stale:
      'This form has been open for too long, or has changed. Please check it and send it again.',
    too_fast: 'That was very fast. Please check your entries and send them again.',
    too_many:
      'Many applications are coming in right now. Please wait a few minutes and send yours again.',
  },
  filesAgain: 'Your files were not kept. Please choose them again.',
  refused: {
    heading: 'Your application could not be sent',
    text: 'Please go back to the job, open the form again, and send it from there.',
    too_large:
      'Your files are too large. Please go back and choose smaller ones, up to {size} MB each.',
    too_many:
      'Too many forms are coming from your network right now. Please try again in a minute.',
  },
  thanks: {
    heading: 'Thank you for your application',
    text: 'It is now with {company}, who will get back to you.',
    email:
      'If this is your first application for this job, you will receive a confirmation by email.',
  },
  review: {
    heading: 'Have a person look at your application',
    text: 'Your application was ended automatically, because of your answers in the form. If you wish, a person at {company} will look at it.',
    send: 'Ask for a review',
    asked: {
      heading: 'A person will look at your application',
      text: '{company} has your request and will get back to you.',
    },
  },
};
