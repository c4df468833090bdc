/** The words of the list of possible duplicates in Arabic. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'تكرارات محتملة',
  intro: 'قد يكون هؤلاء المرشحون الشخص نفسه. قارن بينهم ثم ادمجهم، أو حدد أنهم أشخاص مختلفون.',
  link: {
    zero: 'لا تكرارات محتملة',
    one: 'تكرار محتمل واحد',
    two: 'تكراران محتملان',
    few: '{count} تكرارات محتملة',
    many: '{count} تكرارًا محتملًا',
    other: '{count} تكرار محتمل',
  },
  pairs: {
    zero: 'لا أزواج',
    one: 'زوج واحد',
    two: 'زوجان',
    few: '{count} أزواج',
    many: '{count} زوجًا',
    other: '{count} زوج',
  },
  lists: 'قوائم الأزواج',
  open: 'للمراجعة',
  dismissedList: 'أشخاص مختلفون',
  reasons: {
    phone: 'الاسم ورقم الهاتف نفسهما',
    employer: 'الاسم وجهة العمل نفسهما',
    cv: 'ملف السيرة الذاتية نفسه',
  },
  pair: '{name} و{other}',
  merge: 'دمج…',
  dismiss: 'شخصان مختلفان',
  restore: 'اقتراح من جديد',
  dismissed: 'لن يُقترح هذا الزوج بعد الآن.',
  restored: 'يُقترح هذا الزوج من جديد.',
  all: 'كل الأزواج',
  empty: 'لا توجد تكرارات محتملة.',
  emptyText: 'تُجرى مقارنة المرشحين خلال دقائق من إضافتهم أو تعديلهم.',
  emptyDismissed: 'تظهر هنا أزواج الأشخاص المختلفين.',
};
