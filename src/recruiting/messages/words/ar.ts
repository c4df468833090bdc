/** The default email templates in Arabic, which address people in the respectful plural. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const ar: Words = {
  rejection: {
    subject: 'بخصوص طلبكم: {{job.title}}',
    body: paragraphs(
      'تحية طيبة {{candidate.first_name}} {{candidate.last_name}}،',
      'نشكركم على اهتمامكم بوظيفة «{{job.title}}» لدى {{company.name}} وعلى الوقت الذي خصصتموه لتقديم طلبكم.',
      'لقد درسنا طلبكم بعناية، ونأسف لإبلاغكم بأننا قررنا عدم المضي فيه قدمًا.',
      'نتمنى لكم كل التوفيق في مسيرتكم المهنية.',
      'مع خالص التحية،<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'طلبكم لوظيفة {{job.title}}',
      body: paragraphs(
        'تحية طيبة {{candidate.first_name}} {{candidate.last_name}}،',
        'نشكركم على التقدم لوظيفة «{{job.title}}» لدى {{company.name}}. نراجع طلبكم الآن بعناية، وسنتواصل معكم فور توفر أي جديد.',
        'إذا كانت لديكم أي أسئلة، يسعدنا أن تردوا على هذه الرسالة.',
        'مع خالص التحية،<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'دعوة إلى مقابلة: {{job.title}}',
      body: paragraphs(
        'تحية طيبة {{candidate.first_name}} {{candidate.last_name}}،',
        'نال طلبكم لوظيفة «{{job.title}}» إعجابنا، ويسعدنا أن نتعرف إليكم عن قرب.',
        'سنتواصل معكم قريبًا لتحديد موعد المقابلة. إذا كانت هناك أيام أو أوقات تناسبكم أكثر، يسعدنا أن تردوا على هذه الرسالة.',
        'نتطلع إلى الحديث معكم.',
        'مع خالص التحية،<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'عرض عمل: {{job.title}}',
      body: paragraphs(
        'تحية طيبة {{candidate.first_name}} {{candidate.last_name}}،',
        'لدينا خبر سار: يسعدنا أن نعرض عليكم وظيفة «{{job.title}}» لدى {{company.name}}.',
        'سنرسل إليكم التفاصيل قريبًا. إذا كانت لديكم أي أسئلة قبل ذلك، يسعدنا أن تردوا على هذه الرسالة.',
        'يسرنا أن تنضموا إلى فريقنا.',
        'مع خالص التحية،<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'أهلًا بكم في {{company.name}}',
      body: paragraphs(
        'تحية طيبة {{candidate.first_name}} {{candidate.last_name}}،',
        'أهلًا بكم في {{company.name}}! يسعدنا كثيرًا انضمامكم إلينا.',
        'سنوافيكم قريبًا بكل ما يلزم ليوم عملكم الأول. إذا كانت لديكم أي أسئلة قبل ذلك، يسعدنا أن تردوا على هذه الرسالة.',
        'إلى اللقاء،<br />{{company.name}}',
      ),
    },
  },
};
