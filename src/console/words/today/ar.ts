/** The words of Today, in Arabic. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'اليوم',
  more: '{number}+',
  all: 'عرض الكل',
  unviewed: { title: 'طلبات جديدة', none: 'لا أحد ينتظر الاطلاع على طلبه.' },
  late: {
    title: 'ينتظرون طويلًا',
    hint: 'في مرحلتهم مدة أطول مما تسمح به.',
    none: 'لا أحد ينتظر طويلًا.',
  },
  meetings: { title: 'اجتماعات اليوم', none: 'لا اجتماعات اليوم.', join: 'انضمام', over: 'انتهى' },
  mails: { title: 'رسائل بريد لم تُسلَّم' },
  posts: { title: 'منشورات لم تُنشر' },
  jobs: { title: 'وظائف تنتهي قريبًا', expires: 'تنتهي في {date}' },
  webhooks: { title: 'خطافات ويب تفشل', since: 'منذ {date}', off: 'موقوف' },
  requests: {
    title: 'طلبات محو مع حفظ قانوني',
    due: 'الرد قبل {date}',
    overdue: 'متأخر منذ {date}',
  },
  attention: 'يحتاج إلى انتباه',
  nothing: 'لا شيء يحتاج إليك الآن.',
  toJobs: 'إلى الوظائف',
  steps: {
    title: 'الخطوات الأولى',
    hint: 'ما تحتاج إليه الشركة قبل أن يتقدم الناس. تختفي القائمة عندما يكتمل كل شيء.',
    done: 'تم',
    hide: 'إخفاء هذه القائمة',
    names: {
      profile: 'صف شركتك وأضف شعارها',
      office: 'أضف مكتبًا',
      pipeline: 'اضبط مراحل التوظيف',
      job: 'انشر الوظيفة الأولى',
      member: 'ادعُ عضوًا ثانيًا',
    },
  },
};
