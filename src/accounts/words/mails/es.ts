/** The texts of emails to users in Spanish. */

import type { MailWords } from '../shape.ts';

export const es: MailWords = {
  reset_password: {
    subject: 'Elija una contraseña nueva',
    text: `Se ha solicitado una contraseña nueva para su cuenta de Recruiting. Si ha sido usted, elíjala aquí:

{link}

Validez del enlace: {hours}. Sirve una sola vez.

Si no ha sido usted, ignore este correo. Su contraseña no cambia.
`,
  },
  invitation: {
    subject: 'Invitación para unirse a {company}',
    text: `Ha recibido una invitación para unirse a {company} en Recruiting. Únase aquí:

{link}

Validez del enlace: {days}. Sirve una sola vez.

Si no conoce {company}, ignore este correo. Solo usted puede aceptar la invitación.
`,
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    text: `La contraseña de su cuenta de Recruiting ha cambiado. Sus demás sesiones se han cerrado y todas las aplicaciones que autorizó han perdido el acceso.

Para volver a usar una aplicación, conéctela de nuevo desde ella.

Si no ha sido usted, elija de inmediato una contraseña nueva: abra la página de inicio de sesión y seleccione «¿Ha olvidado su contraseña?».
`,
  },
  application_allowed: {
    subject: 'Una aplicación puede actuar ahora en su nombre',
    text: `Ha permitido que «{application}» actúe en su nombre para {company} en Recruiting.

Puede poner fin a este acceso en cualquier momento:

{link}

Si no ha sido usted, póngale fin allí y elija de inmediato una contraseña nueva: abra la página de inicio de sesión y seleccione «¿Ha olvidado su contraseña?».
`,
  },
  confirm_email: {
    subject: 'Confirme su correo electrónico nuevo',
    text: `Alguien ha pedido usar esta dirección para una cuenta de Recruiting. Si ha sido usted, confírmela aquí:

{link}

Validez del enlace: {hours}. Sirve una sola vez.

Si no ha sido usted, ignore este correo. No cambia nada.
`,
  },
  email_change_requested: {
    subject: 'Se ha solicitado cambiar su correo electrónico',
    text: `Alguien que conoce su contraseña ha pedido cambiar el correo electrónico de su cuenta de Recruiting a {email}. Hemos enviado un enlace a esa dirección. No cambia nada hasta que se confirme allí.

Si no ha sido usted, cambie de inmediato su contraseña en Ajustes › Contraseña. Eso cancela también el cambio.
`,
  },
  email_changed: {
    subject: 'Su correo electrónico ha cambiado',
    text: `El correo electrónico de su cuenta de Recruiting es ahora {email}. No enviaremos más correos a su dirección anterior, y sus demás sesiones se han cerrado.

Si no ha sido usted, avise de inmediato a un administrador de su empresa.
`,
  },
  second_factor_added: {
    subject: 'La autenticación en dos pasos se ha activado',
    text: `Para iniciar sesión en su cuenta de Recruiting ahora se necesita, además de su contraseña, un código de una aplicación.

Si no ha sido usted, elija de inmediato una contraseña nueva (abra la página de inicio de sesión y seleccione «¿Ha olvidado su contraseña?») y avise a un administrador de su empresa.
`,
  },
  reconnect: {
    subject: 'Vuelva a conectar {provider}',
    text: `Su empresa en Recruiting ya no puede usar la cuenta {account} en {provider}. Los proveedores ponen fin al acceso al cabo de un tiempo o cuando cambia una contraseña.

Vuelva a conectarla aquí para reanudar todo lo que está pendiente:

{link}
`,
  },
  second_factor_removed: {
    subject: 'La autenticación en dos pasos se ha desactivado',
    text: `Ahora inicia sesión en su cuenta de Recruiting solo con su contraseña.

Si no ha sido usted, elija de inmediato una contraseña nueva (abra la página de inicio de sesión y seleccione «¿Ha olvidado su contraseña?») y avise a un administrador de su empresa.
`,
  },
  webhook_failing: {
    subject: 'El webhook «{webhook}» está fallando',
    text: `Todas las entregas a {url} fallan desde el {moment}.

Cada entrega se intenta cuatro veces. El registro muestra las respuestas del receptor: GET /api/plugins/webhooks/{id}/logs.

Tras cinco días sin entregas correctas, el webhook se desactiva.
`,
  },
  webhook_disabled: {
    subject: 'El webhook «{webhook}» se ha desactivado',
    text: `Todas las entregas a {url} fallan desde el {moment}, así que el webhook se ha desactivado.

Cuando el receptor vuelva a funcionar, active el webhook con PUT /api/plugins/webhooks/{id} y {body}. Para entregar los eventos perdidos de los últimos 30 días, llame a POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Hay webhooks de «{application}» que siguen enviando datos',
    text: `Ha terminado la conexión de un miembro entre «{application}» y {company} en Recruiting. Los webhooks que la aplicación creó con ella siguen enviando datos:

{body}

Aquí se pueden eliminar los que ya no hagan falta:

{link}
`,
  },
  sessions_ended: {
    subject: 'Un administrador ha cerrado tus sesiones',
    text: `Un administrador de {company} en Recruiting ha cerrado tus sesiones en todos los dispositivos y ha terminado el acceso de todas las aplicaciones a las que habías permitido actuar en tu nombre en {company}.

Sigues siendo miembro. Aquí puedes volver a iniciar sesión:

{link}

Si crees que otra persona ha usado tu cuenta, elige una contraseña nueva: abre la página de inicio de sesión y selecciona «¿Ha olvidado su contraseña?».
`,
  },
  account_deleted: {
    subject: 'Su cuenta se ha eliminado',
    text: `Su cuenta de Recruiting se ha eliminado y ha dejado todas las empresas.

Si no ha sido usted, avise de inmediato a un administrador de su empresa.
`,
  },
  company_closing: {
    subject: 'Una empresa se eliminará',
    text: `{company} se eliminará de Recruiting el {moment}, con todos sus candidatos, candidaturas, archivos y ajustes. Sus empleos ya no son públicos y ningún miembro tiene acceso.

Hasta entonces, cualquier administrador puede cancelarlo:

{link}
`,
  },
  company_kept: {
    subject: 'La eliminación se ha cancelado',
    text: `La eliminación de {company} en Recruiting se ha cancelado. Los miembros vuelven a tener acceso y sus empleos son públicos como antes.
`,
  },
  company_deleted: {
    subject: 'La empresa se ha eliminado',
    text: `{company} se ha eliminado de Recruiting. Este es el certificado de la eliminación. Consérvelo: no guardamos copia de sus nombres.

{body}
`,
  },
  retention_notice: {
    subject: 'Se borrarán candidatos dentro de dos semanas',
    text: `Candidatos sin actividad durante todo el plazo de conservación de su empresa: {count}. Se borrarán, con sus archivos y correos, dentro de: {days}.

Para conservar a un candidato, cámbielo antes de etapa, envíele un correo o añada una nota. El plazo de conservación se fija en /api/hiring-settings.
`,
  },
};
