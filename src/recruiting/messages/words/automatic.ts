/** What a candidate reads whose answers have ended the application: the default email, and what follows every such email. */
import { pickLanguage } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import { paragraphs } from './dictionary.ts';

type Words = {
  /** The body, where the company has no template of its own. */
  body: string;
  /** Before the reasons. */
  because: string;
  /** The text of the link. */
  review: string;
};

const dictionaries: Readonly<Record<SiteLanguage, Words>> = {
  en: {
    body: paragraphs(
      'Dear {{candidate.first_name}},',
      'Thank you for your interest in the position {{job.title}} at {{company.name}}. Unfortunately, we are not moving forward with your application.',
      'Kind regards,<br />{{company.name}}',
    ),
    because: 'This decision was made automatically, because of your answers in the form:',
    review: 'Have a person look at it',
  },
  de: {
    body: paragraphs(
      'Guten Tag {{candidate.first_name}},',
      'vielen Dank für Ihr Interesse an der Stelle {{job.title}} bei {{company.name}}. Leider können wir Ihre Bewerbung nicht weiter berücksichtigen.',
      'Freundliche Grüße<br />{{company.name}}',
    ),
    because:
      'Diese Entscheidung wurde automatisch getroffen, aufgrund Ihrer Antworten im Formular:',
    review: 'Von einem Menschen prüfen lassen',
  },
  es: {
    body: paragraphs(
      'Hola, {{candidate.first_name}}:',
      'Gracias por tu interés en el puesto {{job.title}} en {{company.name}}. Lamentablemente, no seguiremos adelante con tu candidatura.',
      'Un saludo,<br />{{company.name}}',
    ),
    because: 'Esta decisión se tomó automáticamente, por tus respuestas en el formulario:',
    review: 'Pedir que una persona la revise',
  },
  fr: {
    body: paragraphs(
      'Bonjour {{candidate.first_name}},',
      'Merci de l’intérêt que vous portez au poste {{job.title}} chez {{company.name}}. Malheureusement, nous ne donnons pas suite à votre candidature.',
      'Cordialement,<br />{{company.name}}',
    ),
    because:
      'Cette décision a été prise automatiquement, en raison de vos réponses dans le formulaire\u00A0:',
    review: 'Demander l’examen par une personne',
  },
  it: {
    body: paragraphs(
      'Gentile {{candidate.first_name}},',
      'grazie per l’interesse per la posizione {{job.title}} presso {{company.name}}. Purtroppo non possiamo dare seguito alla candidatura.',
      'Cordiali saluti,<br />{{company.name}}',
    ),
    because:
      'Questa decisione è stata presa automaticamente, in base alle risposte date nel modulo:',
    review: 'Chiedi che la esamini una persona',
  },
  nl: {
    body: paragraphs(
      'Beste {{candidate.first_name}},',
      'Bedankt voor je interesse in de functie {{job.title}} bij {{company.name}}. Helaas gaan we niet verder met je sollicitatie.',
      'Met vriendelijke groet,<br />{{company.name}}',
    ),
    because: 'Deze beslissing is automatisch genomen, op basis van je antwoorden in het formulier:',
    review: 'Laat iemand ernaar kijken',
  },
  pl: {
    body: paragraphs(
      'Dzień dobry, {{candidate.first_name}},',
      'dziękujemy za zainteresowanie stanowiskiem {{job.title}} w {{company.name}}. Niestety nie możemy kontynuować rekrutacji z Twoim udziałem.',
      'Z poważaniem<br />{{company.name}}',
    ),
    because:
      'Ta decyzja została podjęta automatycznie, na podstawie Twoich odpowiedzi w formularzu:',
    review: 'Poproś, aby sprawdził to człowiek',
  },
  pt: {
    body: paragraphs(
      'Olá, {{candidate.first_name}},',
      'Agradecemos seu interesse na vaga {{job.title}} na {{company.name}}. Infelizmente, não daremos continuidade à sua candidatura.',
      'Atenciosamente,<br />{{company.name}}',
    ),
    because: 'Esta decisão foi tomada automaticamente, por causa das suas respostas no formulário:',
    review: 'Pedir que uma pessoa analise',
  },
  ar: {
    body: paragraphs(
      'مرحبًا {{candidate.first_name}}،',
      'نشكرك على اهتمامك بوظيفة {{job.title}} لدى {{company.name}}. نأسف لإبلاغك بأننا لن نتابع طلبك.',
      'مع أطيب التحيات،<br />{{company.name}}',
    ),
    because: 'اتُّخذ هذا القرار تلقائيًا بناءً على إجاباتك في النموذج:',
    review: 'اطلب أن يراجعه شخص',
  },
  ja: {
    body: paragraphs(
      '{{candidate.first_name}} 様',
      'このたびは{{company.name}}の{{job.title}}にご応募いただき、誠にありがとうございます。誠に残念ながら、今回は選考を進めることができません。',
      '{{company.name}}',
    ),
    because: 'この判断は、フォームへのご回答に基づいて自動的に行われました。',
    review: '担当者による確認を依頼する',
  },
};

/** The words for a BCP 47 tag. */
export function rejectionWords(language: string): Words {
  return pickLanguage(dictionaries, language);
}
