/** The default email templates in Japanese. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const ja: Words = {
  rejection: {
    subject: '選考結果のご連絡：{{job.title}}',
    body: paragraphs(
      '{{candidate.last_name}} {{candidate.first_name}} 様',
      'このたびは、{{company.name}}の「{{job.title}}」にご応募いただき、誠にありがとうございました。',
      '慎重に選考いたしました結果、誠に残念ながら、今回はご希望に添いかねる結果となりました。何卒ご了承くださいますようお願い申し上げます。',
      '末筆ながら、{{candidate.last_name}}様の今後のご活躍を心よりお祈り申し上げます。',
      '{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: '書類選考のご連絡：{{job.title}}',
      body: paragraphs(
        '{{candidate.last_name}} {{candidate.first_name}} 様',
        'このたびは、{{company.name}}の「{{job.title}}」にご応募いただき、誠にありがとうございます。現在、応募書類を拝見しております。結果は追ってご連絡いたします。',
        'ご不明な点がございましたら、このメールにご返信ください。',
        '{{company.name}}',
      ),
    },
    interview: {
      subject: '面接のご案内：{{job.title}}',
      body: paragraphs(
        '{{candidate.last_name}} {{candidate.first_name}} 様',
        '「{{job.title}}」にご応募いただき、ありがとうございます。応募書類を拝見し、ぜひ一度お話を伺いたく、面接をお願いしたいと存じます。',
        '日程につきましては、近日中にこちらからご連絡いたします。ご都合のよい日時がございましたら、このメールにご返信ください。',
        'お話しできることを楽しみにしております。',
        '{{company.name}}',
      ),
    },
    offer: {
      subject: '内定のご連絡：{{job.title}}',
      body: paragraphs(
        '{{candidate.last_name}} {{candidate.first_name}} 様',
        '選考の結果、{{company.name}}の「{{job.title}}」として、ぜひお迎えしたいと考えております。',
        '詳細は近日中にお送りいたします。ご不明な点がございましたら、このメールにご返信ください。',
        '一緒に働ける日を楽しみにしております。',
        '{{company.name}}',
      ),
    },
    hired: {
      subject: '{{company.name}}へようこそ',
      body: paragraphs(
        '{{candidate.last_name}} {{candidate.first_name}} 様',
        '{{company.name}}へようこそ。{{candidate.last_name}}様をお迎えできることを、大変うれしく思っております。',
        '初日のご案内は、近日中にお送りいたします。ご不明な点がございましたら、このメールにご返信ください。',
        '{{company.name}}',
      ),
    },
  },
};
