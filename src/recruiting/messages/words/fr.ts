/** The default email templates in French. Subjects have plain spaces: what a client sends back is saved with those. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const fr: Words = {
  rejection: {
    subject: 'Votre candidature : {{job.title}}',
    body: paragraphs(
      'Bonjour {{candidate.first_name}} {{candidate.last_name}},',
      'Nous vous remercions de l’intérêt que vous portez au poste «\u00A0{{job.title}}\u00A0» chez {{company.name}} et du temps que vous avez consacré à votre candidature.',
      'Après un examen attentif, nous sommes au regret de vous informer que nous n’y donnerons pas suite.',
      'Nous vous souhaitons une pleine réussite dans vos projets.',
      'Cordialement,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Votre candidature : {{job.title}}',
      body: paragraphs(
        'Bonjour {{candidate.first_name}} {{candidate.last_name}},',
        'Merci d’avoir postulé au poste «\u00A0{{job.title}}\u00A0» chez {{company.name}}. Nous étudions votre candidature avec attention et reviendrons vers vous dès que nous pourrons vous en dire plus.',
        'Si vous avez des questions d’ici là, il vous suffit de répondre à cet e-mail.',
        'Cordialement,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Invitation à un entretien : {{job.title}}',
      body: paragraphs(
        'Bonjour {{candidate.first_name}} {{candidate.last_name}},',
        'Votre candidature au poste «\u00A0{{job.title}}\u00A0» a retenu notre attention et nous aimerions faire votre connaissance.',
        'Nous vous contacterons prochainement pour convenir d’un rendez-vous. Si certains jours ou horaires vous conviennent mieux, il vous suffit de répondre à cet e-mail.',
        'Au plaisir d’échanger avec vous.',
        'Cordialement,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Une offre pour vous : {{job.title}}',
      body: paragraphs(
        'Bonjour {{candidate.first_name}} {{candidate.last_name}},',
        'Nous avons une bonne nouvelle\u00A0: votre candidature nous a convaincus et nous souhaitons vous proposer le poste «\u00A0{{job.title}}\u00A0» chez {{company.name}}.',
        'Vous recevrez prochainement tous les détails. Si vous avez des questions d’ici là, il vous suffit de répondre à cet e-mail.',
        'Nous aurions grand plaisir à vous compter bientôt dans l’équipe.',
        'Cordialement,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Bienvenue chez {{company.name}}',
      body: paragraphs(
        'Bonjour {{candidate.first_name}} {{candidate.last_name}},',
        'Bienvenue chez {{company.name}}\u00A0! C’est avec grand plaisir que nous vous accueillons.',
        'Nous vous donnerons bientôt toutes les informations utiles pour votre premier jour. Si vous avez des questions d’ici là, il vous suffit de répondre à cet e-mail.',
        'À bientôt,<br />{{company.name}}',
      ),
    },
  },
};
