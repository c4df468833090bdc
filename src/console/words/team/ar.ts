/** The words of the screens of the team in Arabic. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'الفريق',
  members: {
    zero: 'لا يوجد أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '{count} أعضاء',
    many: '{count} عضوًا',
    other: '{count} عضو',
  },
  you: 'أنت',
  invited: 'دعوة مرسلة',
  invitedOn: 'أُرسلت الدعوة في {date}. يمكن تسجيل الدخول بعد قبولها.',
  hired: 'تم التوظيف',
  hiredHint: 'تم التوظيف في {date}. يمكن تسجيل الدخول بعد قبول دعوة.',
  role: 'الدور',
  roleOf: 'دور {name}',
  changeRole: 'تغيير الدور',
  sendInvitation: 'دعوة',
  sendAgain: 'إرسال مجددًا',
  revoke: 'إلغاء الدعوة',
  revokeTitle: 'إلغاء دعوة {name}؟',
  revokeText: 'يتوقف الرابط في الرسالة عن العمل.',
  removeTitle: 'إزالة {name} من الفريق؟',
  removeText: 'يتم تسجيل خروج هذا الشخص وتنتهي رموزه واتصالاته. ويبقى اسمه على ما كتبه.',
  removeSubmit: 'إزالة {name}',
  invite: 'دعوة عضو',
  inviteHint: 'يتلقى رسالة فيها رابط صالح لسبعة أيام.',
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  about: {
    Viewer: 'يرى كل شيء ولا يغيّر شيئًا',
    Recruiter: 'يعمل على الوظائف والمرشحين',
    Admin: 'يضبط أيضًا الشركة والفريق والمسارات',
  },
  faults: {
    email: 'أدخل بريدًا إلكترونيًا لشخص ليس في الفريق.',
  },
  notices: {
    invited: 'الدعوة في طريقها.',
    saved: 'تم تغيير الدور.',
    removed: 'تمت إزالة العضو.',
    revoked: 'تم إلغاء الدعوة.',
  },
};
