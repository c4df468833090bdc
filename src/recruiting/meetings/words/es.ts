/** The words of meetings in Spanish. */

import type { Words } from './dictionary.ts';

export const es: Words = {
  emails: {
    request: { subject: 'Invitación: {title}', lead: '{company} te invita a una reunión.' },
    update: {
      subject: 'Modificada: {title}',
      lead: '{company} ha modificado una reunión contigo. Los nuevos datos son:',
    },
    cancel: { subject: 'Cancelada: {title}', lead: '{company} ha cancelado esta reunión:' },
    join: 'Únete aquí: {url}',
  },
  pages: {
    waiting: {
      heading: 'Reunión con {company}',
      text: 'Podrás unirte desde aquí cuando empiece la reunión: vuelve a abrir esta página en ese momento. Si no se abre nada, responde a la invitación.',
    },
    canceled: {
      heading: 'Esta reunión está cancelada',
      text: '{company} la ha cancelado. No asistirá nadie.',
    },
    over: { heading: 'Esta reunión ha terminado', text: 'Ya no es posible unirse.' },
    unknown: {
      heading: 'Esta reunión no existe',
      text: 'Asegúrate de que el enlace esté completo, tal como aparece en la invitación.',
    },
  },
  when: 'Cuándo',
  job: 'Puesto',
  skip: 'Ir al contenido',
};
