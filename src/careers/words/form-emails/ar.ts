/** The emails that the forms of career sites send, in Arabic. */

import type { FormEmailWords } from './dictionary.ts';

export const ar: FormEmailWords = {
  confirmation: {
    subject: 'وصلنا طلبك: {job}',
    text: 'تحية طيبة،\n\nشكرًا على تقديم طلبك لشغل وظيفة «{job}» لدى {company}. وصل الطلب وأُرسل إلى {company}، وستتواصل معك جهة العمل.\n\nالوظيفة: {url}\n\nإذا لم يصدر هذا الطلب عنك، فقد أدخل شخص ما عنوانك عن طريق الخطأ، ويمكنك تجاهل هذه الرسالة.\n\n{site}\n\nأُرسلت هذه الرسالة تلقائيًا، ولا تُقرأ الردود عليها.',
  },
  link: {
    subject: 'طلباتك لدى {company}',
    text: 'مرحبًا،\n\nطلبت الرابط إلى طلباتك وبياناتك لدى {company}. يصلح لمدة 30 يومًا.\n\nإذا لم تطلبه، يمكنك تجاهل هذه الرسالة.\n\n{site}',
  },
  code: {
    subject: 'رمزك: {code}',
    text: 'مرحبًا،\n\n{code} هو الرمز الذي يحذف بياناتك لدى {company} نهائيًا. يصلح لمدة 15 دقيقة.\n\nإذا كنت لا تريد ذلك، فلا تعطِ الرمز لأحد. لا يُحذف شيء من دونه.\n\n{site}',
  },
  certificate: {
    subject: 'تم حذف بياناتك لدى {company}',
    text: 'مرحبًا،\n\nحُذفت بياناتك لدى {company} في {time}.\n\nالشخص: {candidate}\nالطلبات: {applications}\nالسجلات: {tables}\n\nأُرسلت هذه الرسالة تلقائيًا؛ الردود لا تُقرأ.\n\n{site}',
  },
};
