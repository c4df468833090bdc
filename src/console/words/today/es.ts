/** The words of Today, in Spanish. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Hoy',
  more: '{number}+',
  all: 'Ver todo',
  unviewed: { title: 'Candidaturas nuevas', none: 'Nadie espera a ser revisado.' },
  late: {
    title: 'Esperan demasiado',
    hint: 'Más tiempo en su etapa del que permite.',
    none: 'Nadie espera demasiado.',
  },
  meetings: {
    title: 'Reuniones de hoy',
    none: 'Hoy no hay reuniones.',
    join: 'Unirse',
    over: 'terminada',
  },
  mails: { title: 'Correos que no se entregaron' },
  posts: { title: 'Publicaciones que no salieron' },
  jobs: { title: 'Empleos que caducan pronto', expires: 'Caduca el {date}' },
  webhooks: { title: 'Webhooks que fallan', since: 'Desde el {date}', off: 'Desactivado' },
  requests: {
    title: 'Solicitudes de supresión con retención legal',
    due: 'Responder antes del {date}',
    overdue: 'Vencida desde el {date}',
  },
  attention: 'Requiere atención',
  nothing: 'Ahora mismo no hay nada pendiente.',
  toJobs: 'Ir a los empleos',
  steps: {
    title: 'Primeros pasos',
    hint: 'Lo que una empresa necesita antes de recibir candidaturas. La lista desaparece cuando todo está hecho.',
    done: 'Hecho',
    hide: 'Ocultar esta lista',
    names: {
      profile: 'Describe tu empresa y añade su logotipo',
      office: 'Añade una oficina',
      pipeline: 'Configura las etapas de selección',
      job: 'Publica el primer empleo',
      member: 'Invita a un segundo miembro',
    },
  },
};
