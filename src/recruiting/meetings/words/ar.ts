/** The words of meetings in Arabic. */

import type { Words } from './dictionary.ts';

export const ar: Words = {
  emails: {
    request: { subject: 'دعوة: {title}', lead: 'تدعوك {company} إلى اجتماع.' },
    update: { subject: 'تغيير: {title}', lead: 'عدّلت {company} تفاصيل اجتماع معك، وهي الآن:' },
    cancel: { subject: 'إلغاء: {title}', lead: 'ألغت {company} هذا الاجتماع:' },
    join: 'للانضمام: {url}',
  },
  pages: {
    waiting: {
      heading: 'اجتماع مع {company}',
      text: 'يمكنك الانضمام من هنا عند بدء الاجتماع: افتح هذه الصفحة مرة أخرى حينها. وإذا لم يُفتح شيء، فيرجى الرد على الدعوة.',
    },
    canceled: { heading: 'أُلغي هذا الاجتماع', text: 'ألغته {company}، ولن يحضره أحد.' },
    over: { heading: 'انتهى هذا الاجتماع', text: 'لم يعد الانضمام ممكنًا.' },
    unknown: { heading: 'لا يوجد اجتماع كهذا', text: 'تأكد من أن الرابط كامل كما ورد في الدعوة.' },
  },
  when: 'الموعد',
  job: 'الوظيفة',
  skip: 'انتقل إلى المحتوى',
};
