/** The words of custom fields in Arabic. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'حقول مخصصة',
  edit: 'تعديل الحقول',
  yes: 'نعم',
  no: 'لا',
  notSet: 'غير محدد',
  currency: 'العملة',
  noValues: 'لم يُحدد شيء بعد.',
  adminsOnly: 'لا يرى هذا الحقل إلا المسؤولون.',
  required: 'إلزامي',
};
