/** The words of the screens of the team in Spanish. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Equipo',
  members: {
    one: '{count} miembro',
    many: '{count} de miembros',
    other: '{count} miembros',
  },
  you: 'Usted',
  invited: 'Con invitación',
  invitedOn: 'Invitación enviada el {date}. Podrá iniciar sesión cuando la acepte.',
  hired: 'Contratación',
  hiredHint: 'Contratación del {date}. Podrá iniciar sesión cuando reciba y acepte una invitación.',
  role: 'Rol',
  roleOf: 'Rol de {name}',
  changeRole: 'Cambiar rol',
  sendInvitation: 'Invitar',
  sendAgain: 'Enviar de nuevo',
  revoke: 'Revocar invitación',
  revokeTitle: '¿Revocar la invitación de {name}?',
  revokeText: 'El enlace del correo deja de funcionar.',
  removeTitle: '¿Quitar a {name} del equipo?',
  removeText:
    'Se cierra su sesión y terminan sus tokens y conexiones. Lo que escribió conserva su nombre.',
  removeSubmit: 'Quitar a {name}',
  endSessions: 'Cerrar todas las sesiones',
  endTitle: '¿Cerrar todas las sesiones de {name}?',
  endText:
    'Terminan todas las sesiones de esta persona, también en otras empresas, porque una sesión no pertenece a una sola empresa. Las aplicaciones pierden el acceso a esta empresa que la persona les había permitido. La persona sigue siendo miembro, recibe un correo y puede volver a iniciar sesión.',
  endSubmit: 'Cerrar sesiones de {name}',
  invite: 'Invitar a un miembro',
  inviteHint: 'Recibe un correo con un enlace que funciona durante siete días.',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  about: {
    Viewer: 've todo, no cambia nada',
    Recruiter: 'trabaja con empleos y candidatos',
    Admin: 'además configura empresa, equipo y procesos',
  },
  faults: {
    email: 'Escriba el correo de alguien que no esté en el equipo.',
  },
  notices: {
    invited: 'La invitación está en camino.',
    saved: 'El rol se ha cambiado.',
    removed: 'El miembro se ha quitado.',
    revoked: 'La invitación se ha revocado.',
    ended: 'Todas las sesiones han terminado.',
  },
};
