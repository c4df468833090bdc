/** The default email templates in Spanish. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const es: Words = {
  rejection: {
    subject: 'Tu candidatura: {{job.title}}',
    body: paragraphs(
      'Hola, {{candidate.first_name}}:',
      'Gracias por tu interés en el puesto «{{job.title}}» en {{company.name}} y por el tiempo que has dedicado a tu candidatura.',
      'La hemos estudiado con atención y, lamentablemente, hemos decidido no seguir adelante con ella.',
      'Te deseamos mucho éxito en tu camino profesional.',
      'Un cordial saludo,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Tu candidatura: {{job.title}}',
      body: paragraphs(
        'Hola, {{candidate.first_name}}:',
        'Gracias por tu candidatura al puesto «{{job.title}}» en {{company.name}}. La estamos leyendo con atención y te escribiremos en cuanto podamos decirte más.',
        'Si mientras tanto tienes alguna pregunta, solo tienes que responder a este correo.',
        'Un cordial saludo,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Entrevista: {{job.title}}',
      body: paragraphs(
        'Hola, {{candidate.first_name}}:',
        'Nos ha gustado tu candidatura al puesto «{{job.title}}» y queremos conocerte mejor.',
        'Pronto nos pondremos en contacto contigo para acordar la fecha. Si hay días u horas que te vengan mejor, solo tienes que responder a este correo.',
        'Tenemos muchas ganas de hablar contigo.',
        'Un cordial saludo,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Una oferta para ti: {{job.title}}',
      body: paragraphs(
        'Hola, {{candidate.first_name}}:',
        'Tenemos buenas noticias: tu candidatura nos ha convencido y queremos ofrecerte el puesto «{{job.title}}» en {{company.name}}.',
        'En breve te enviaremos los detalles. Si quieres saber algo antes, solo tienes que responder a este correo.',
        'Nos encantaría tenerte en el equipo.',
        'Un cordial saludo,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Te damos la bienvenida a {{company.name}}',
      body: paragraphs(
        'Hola, {{candidate.first_name}}:',
        '¡Te damos la bienvenida a {{company.name}}! Nos alegra mucho que te unas al equipo.',
        'Pronto te contaremos todo lo que necesitas para tu primer día. Si hasta entonces tienes alguna pregunta, solo tienes que responder a este correo.',
        'Hasta pronto,<br />{{company.name}}',
      ),
    },
  },
};
