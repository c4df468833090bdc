/** The words of the screens of tags and sources in Arabic. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'الوسوم',
    about: 'أسماء قصيرة للمرشحين تُصفّى بها القوائم.',
    create: 'وسم جديد',
    empty: 'لا توجد وسوم لشركتك بعد.',
    inUse: 'يحمل أكثر من 1000 مرشح هذا الوسم. أزِله أولًا من بعضهم.',
    full: 'للشركة 500 وسم على الأكثر.',
  },
  sources: {
    title: 'المصادر',
    about: 'من أين تأتي الطلبات. تُضاف المصادر التي تذكرها الطلبات تلقائيًا.',
    create: 'مصدر جديد',
    empty: 'لا توجد مصادر لشركتك بعد.',
    inUse: 'لطلب أو لرابط تتبع هذا المصدر.',
    full: 'للشركة 200 مصدر على الأكثر.',
  },
  name: 'الاسم',
  kind: 'النوع',
  kinds: {
    inbound: 'بمبادرة منهم',
    board: 'موقع وظائف',
    referral: 'ترشيح من موظف',
    sourced: 'تواصل مباشر',
    agency: 'وكالة توظيف',
    event: 'فعالية',
    internal: 'داخلي',
  },
  carriers: 'المرشحون الذين يحملون هذا الوسم: {count}. عند حذفه يُزال منهم.',
  delete: 'حذف',
  deleteTitle: 'هل تريد حذف «{name}»؟',
  deleteText: 'لا يمكن التراجع عن هذا.',
  fault: 'أدخل في سطر واحد اسمًا غير مستخدم.',
  notices: {
    created: 'تم الإنشاء.',
    saved: 'تم الحفظ.',
    deleted: 'تم الحذف.',
  },
};
