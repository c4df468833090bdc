/** The words of texts in several languages, of rows and of kinds of answers in Arabic. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'اللغة',
  openLanguage: 'فتح الترجمة',
  up: 'نقل {name} إلى أعلى',
  down: 'نقل {name} إلى أسفل',
  drop: 'إزالة {name}',
  options: 'الخيارات',
  option: 'الخيار {n}',
  addOption: 'إضافة خيار',
  key: 'الاسم في واجهة API',
  keyHint: 'لا يتغير أبدًا. إذا تُرك فارغًا يُنشأ من النص.',
  kind: 'النوع',
  kinds: {
    short_text: 'نص قصير',
    long_text: 'نص طويل',
    yes_no: 'نعم أو لا',
    single_choice: 'خيار واحد',
    multiple_choice: 'عدة خيارات',
    number: 'رقم',
    date: 'تاريخ',
    url: 'رابط',
    money: 'مبلغ مالي',
    member: 'عضو في الفريق',
  },
  required: 'مطلوب',
  stale:
    'غيّر شخص آخر هذا في هذه الأثناء. ما كتبته محفوظ: احفظ مرة أخرى لاستبدال التغيير الآخر، أو أعد تحميل الصفحة.',
  faults: {
    text: 'أدخل 255 حرفًا على الأكثر في سطر واحد.',
    options: 'يحتاج الاختيار إلى خيارين على الأقل.',
    key: 'استخدم a إلى z و0 إلى 9 و_، مع البدء بحرف. يُستخدم كل اسم مرة واحدة.',
  },
};
