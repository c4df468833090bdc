/** The default email templates in English. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const en: Words = {
  rejection: {
    subject: 'Your application for {{job.title}}',
    body: paragraphs(
      'Dear {{candidate.first_name}},',
      'Thank you for your interest in the position {{job.title}} at {{company.name}} and for the time you put into your application. We have reviewed it carefully and, unfortunately, have decided not to move forward with it.',
      'We wish you all the best in your career.',
      'Kind regards,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Your application for {{job.title}}',
      body: paragraphs(
        'Dear {{candidate.first_name}},',
        'Thank you for applying for the position {{job.title}} at {{company.name}}. We are now reviewing your application carefully and will get back to you as soon as we know more.',
        'If you have any questions in the meantime, just reply to this email.',
        'Kind regards,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Interview for {{job.title}}',
      body: paragraphs(
        'Dear {{candidate.first_name}},',
        'Good news: we like your application for the position {{job.title}} and would like to get to know you.',
        'We will contact you shortly to arrange a time. If certain days or times suit you best, just reply to this email.',
        'We look forward to talking to you.',
        'Kind regards,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'An offer for you: {{job.title}}',
      body: paragraphs(
        'Dear {{candidate.first_name}},',
        'We have good news: we were impressed by your application and would like to offer you the position {{job.title}} at {{company.name}}.',
        'We will send you the details shortly. If you have any questions before then, just reply to this email.',
        'We would be delighted to have you on the team.',
        'Kind regards,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Welcome to {{company.name}}',
      body: paragraphs(
        'Dear {{candidate.first_name}},',
        'Welcome to {{company.name}}! We are very happy that you are joining us.',
        'You will soon hear from us about your first day and everything you need for it. If you have any questions before then, just reply to this email.',
        'See you soon,<br />{{company.name}}',
      ),
    },
  },
};
