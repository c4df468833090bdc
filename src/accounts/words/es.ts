/** The texts of the account pages in Spanish. */

import type { WordsWith } from './shape.ts';

export const es: WordsWith<'one' | 'many' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Ir al contenido',
  signOut: 'Cerrar sesión',
  signedIn: 'Sesión iniciada',
  footer: 'Nunca le pediremos su contraseña por correo electrónico ni por teléfono.',
  languages: 'Idioma',

  fields: {
    email: { label: 'Correo electrónico', hint: '' },
    givenName: { label: 'Nombre', hint: '' },
    familyName: { label: 'Apellidos', hint: '' },
    password: { label: 'Contraseña', hint: '' },
    currentPassword: { label: 'Contraseña actual', hint: '' },
    chosenPassword: {
      label: 'Elija una contraseña',
      hint: 'Al menos {min} caracteres. Varias palabras sin relación son fáciles de recordar y difíciles de adivinar.',
    },
    newPassword: {
      label: 'Contraseña nueva',
      hint: 'Al menos {min} caracteres. Varias palabras sin relación son fáciles de recordar y difíciles de adivinar.',
    },
    code: {
      label: 'Código',
      hint: 'El código de seis cifras de su aplicación de autenticación.',
    },
    recoveryCode: {
      label: 'Código de recuperación',
      hint: 'Uno de los códigos que guardó al configurar la autenticación en dos pasos. Cada código sirve una sola vez.',
    },
    applicationName: {
      label: 'Nombre',
      hint: 'Las personas ven este nombre cuando la aplicación solicita acceso.',
    },
    redirectUris: {
      label: 'URL de redirección',
      hint: 'Una por línea, {max} como máximo. Use https, o http para 127.0.0.1, [::1] o localhost.',
    },
    newEmail: {
      label: 'Correo electrónico nuevo',
      hint: 'Enviaremos un enlace a esta dirección. Su dirección cambiará cuando confirme allí el cambio.',
    },
    companySubdomain: { label: 'Subdominio de la empresa', hint: '' },
    language: { label: 'Idioma', hint: 'Para estas páginas y para los correos que le enviamos.' },
    timezone: { label: 'Zona horaria', hint: 'Para las horas que se muestran en estas páginas.' },
  },

  faultHeading: 'Revise los datos introducidos',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'Este campo es obligatorio.',
    too_short: 'Es demasiado corto. Use al menos {min} caracteres.',
    too_long: 'Es demasiado largo. Use {max} caracteres como máximo.',
    common: 'Esta contraseña es demasiado común y fácil de adivinar. Elija otra.',
    same_as_email: 'La contraseña no debe ser su dirección de correo electrónico.',
    wrong_password: 'Esta no es su contraseña actual.',
    wrong_code: 'Este código es incorrecto o ya se ha usado. Introduzca el más reciente.',
    unchanged: 'Esta es su contraseña actual. Elija una nueva.',
    not_subdomain: 'Este no es el subdominio de la empresa.',
    not_email: 'Esta no es una dirección de correo electrónico válida.',
    same_email: 'Esta ya es su dirección de correo electrónico.',
    not_listed: 'Elija uno de los valores de la lista.',
    too_many: 'Hay demasiadas. Indique {max} como máximo.',
    not_redirect:
      'Cada línea debe ser una URL completa sin fragmento: https, o http para 127.0.0.1, [::1] o localhost.',
  },

  roles: { Viewer: 'Lector', Recruiter: 'Reclutador', Admin: 'Administrador' },

  scopes: {
    profile: 'Ver su nombre, su correo electrónico y su rol.',
    company:
      'Ver la empresa: su perfil, sus oficinas, sus procesos de selección, su equipo y sus empresas asociadas.',
    'jobs:read': 'Ver empleos, empresas asociadas y publicaciones en redes sociales.',
    'jobs:write':
      'Crear, modificar, publicar y archivar empleos, gestionar empresas asociadas y publicar en redes sociales.',
    'applicants:read': 'Ver candidaturas: sus datos, archivos y avance.',
    'applicants:write': 'Crear y modificar candidaturas y moverlas de una etapa a otra.',
    mcp: 'Usar en su nombre todas las herramientas del servidor de herramientas. Esta aplicación puede ver y hacer allí todo lo que su rol permite.',
  },
  adminPowers: {
    company: 'Modificar la empresa, sus oficinas, sus procesos de selección y su equipo.',
    jobs: 'Eliminar empleos.',
    applicants: 'Eliminar candidaturas.',
    webhooks: 'Enviar los cambios a otras direcciones web (webhooks).',
  },

  signIn: {
    title: 'Iniciar sesión',
    application: 'para continuar a {application}',
    wrong: 'El correo electrónico o la contraseña no son correctos.',
    submit: 'Iniciar sesión',
    forgot: '¿Ha olvidado su contraseña?',
    notices: {
      signed_out: 'Ha cerrado la sesión.',
      password_set: 'Su contraseña nueva está guardada. Inicie sesión con ella.',
      account_deleted: 'Su cuenta se ha eliminado.',
      joined: 'Se ha unido a la empresa. Inicie sesión para continuar.',
    },
  },
  secondFactor: {
    title: 'Autenticación en dos pasos',
    intro:
      'Introduzca el código de su aplicación de autenticación. Si no la tiene a mano, use más abajo un código de recuperación.',
    submit: 'Continuar',
    useRecoveryCode: 'Usar un código de recuperación',
  },
  start: {
    title: 'Le damos la bienvenida',
    intro:
      'Inicie sesión para gestionar su cuenta, sus sesiones y las aplicaciones que actúan en su nombre.',
    settings: 'Ir a sus ajustes',
    developers: 'Para el desarrollo',
    reference: 'Referencia de la API',
    referenceNote: 'Todos los endpoints, con ejemplos y el documento OpenAPI.',
  },
  forgot: {
    title: '¿Ha olvidado su contraseña?',
    intro:
      'Introduzca el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    sent: 'Si existe una cuenta con esa dirección, le hemos enviado un enlace. El enlace es válido durante una hora.',
    notArrived: '¿No ha llegado? Mire en la carpeta de correo no deseado.',
    again: 'Solicitar otro enlace',
    back: 'Volver al inicio de sesión',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    account: 'Para la cuenta {email}.',
    effect:
      'Esto cierra sus sesiones en todos los dispositivos, incluido este, y pone fin al acceso de todas las aplicaciones que autorizó.',
    submit: 'Guardar la contraseña',
  },
  invitation: {
    title: 'Unirse a {company}',
    intro: 'Ha recibido una invitación para unirse a {company}. Su rol: {role}.',
    isNew: 'Se creará una cuenta para {email}.',
    isMember: 'Se une con su cuenta {email}.',
    submit: 'Unirse',
  },

  consent: {
    title: '¿Permitir el acceso?',
    heading: '{application} solicita acceso',
    application: 'Aplicación',
    account: 'Cuenta',
    company: 'Empresa',
    companyChoice: '¿Para qué empresa?',
    noCompanyChosen: 'Elija una empresa para esta aplicación.',
    companyWithRole: '{company} ({role})',
    powers: 'Esta aplicación podrá:',
    broad: 'Acceso amplio',
    adminPowers: 'Y en las empresas donde su rol es Administrador:',
    limit: 'Nunca puede hacer más de lo que permite su rol ({role}).',
    limitOfChoice: 'Nunca puede hacer más de lo que permite su rol en la empresa que elija.',
    lasting:
      'El acceso termina tras dos años sin uso. Puede ponerle fin en cualquier momento en {place}.',
    place: 'Ajustes › Aplicaciones conectadas',
    next: 'Después habrá una redirección a {host}.',
    nextLoopback: 'Después habrá una redirección a una aplicación de este equipo.',
    publisher: 'Publicada por',
    unproven: 'La propia aplicación ha elegido este nombre. Solo sabemos que la publica {host}.',
    unprovenLoopback: 'Cualquier programa de este equipo puede hacerse pasar por esta aplicación.',
    caution:
      'Permita solo un acceso que haya solicitado personalmente, y a una aplicación en la que confíe.',
    allow: 'Permitir',
    deny: 'Rechazar',
  },

  settings: {
    title: 'Ajustes',
    sections: {
      profile: 'Perfil',
      password: 'Contraseña',
      second_factor: 'Autenticación en dos pasos',
      sessions: 'Sesiones',
      applications: 'Aplicaciones conectadas',
      connections: 'Cuentas conectadas',
      delete_account: 'Eliminar la cuenta',
      delete_company: 'Eliminar la empresa',
      company_applications: 'Aplicaciones de la empresa',
      developer_applications: 'Aplicaciones de desarrollador',
    },
    notices: {
      company_closing: 'La empresa se eliminará. Sus administradores reciben un correo.',
      company_kept: 'La eliminación se ha cancelado. La empresa está como antes.',
      saved: 'Sus cambios se han guardado.',
      email_link_sent:
        'Hemos enviado un enlace a su dirección nueva. Ábralo para completar el cambio. Hasta entonces sigue valiendo su dirección actual.',
      email_changed: 'Su correo electrónico ha cambiado. Todas las demás sesiones se han cerrado.',
      password_changed:
        'Su contraseña ha cambiado. Todas las demás sesiones se han cerrado y las aplicaciones han perdido el acceso.',
      session_ended: 'La sesión se ha cerrado.',
      sessions_ended: 'Todas las demás sesiones se han cerrado.',
      webhook_deleted: 'El webhook se ha eliminado.',
      disconnected: 'La aplicación está desconectada.',
      account_connected: 'La cuenta está conectada.',
      account_disconnected:
        'La cuenta está desconectada y su acceso está revocado en el proveedor.',
      account_disconnected_here:
        'La cuenta está desconectada aquí. Su acceso no se ha revocado en el proveedor, porque otra conexión todavía lo usa o el proveedor no ha respondido. Puede revocarlo en sus ajustes del proveedor.',
      application_registered: 'La aplicación está registrada.',
      application_disabled: 'La aplicación está desactivada. Su acceso queda suspendido.',
      application_enabled: 'La aplicación está activada.',
      second_factor_removed:
        'La autenticación en dos pasos está desactivada. Ahora inicia sesión solo con su contraseña.',
    },
  },
  deleteAccount: {
    title: 'Eliminar la cuenta',
    intro: 'Su cuenta {email} se elimina de inmediato. No se puede recuperar.',
    effect:
      'Deja sus empresas, todas sus sesiones terminan y las aplicaciones pierden el acceso que les permitió. Lo que escribió queda en las empresas como escrito por un antiguo miembro.',
    onlyAdmin:
      'Usted es el único administrador de {companies}. Nombre administrador a otro miembro o elimine antes la empresa.',
    submit: 'Eliminar mi cuenta',
  },
  deleteCompany: {
    title: 'Eliminar la empresa',
    intro:
      'Se elimina todo lo de la empresa: empleos, candidatos, candidaturas, archivos, correos y ajustes. Ocurre {days} después de que confirme. Hasta entonces, cualquier administrador puede cancelarlo aquí.',
    effect:
      'Desde que confirma, los empleos y páginas de empleo dejan de verse, ningún miembro ni aplicación tiene acceso y los webhooks no reciben nada.',
    exportFirst: 'Exporte todo antes: después no se puede recuperar nada.',
    none: 'No es administrador de ninguna empresa.',
    confirm: 'Escríbalo para confirmar: {subdomain}',
    submit: 'Eliminar {company}',
    closing: '{company} se eliminará el {moment}.',
    cancel: 'Conservar {company}',
    removing: '{company} se está eliminando.',
  },
  profile: {
    title: 'Perfil',
    submit: 'Guardar',
    browserLanguage: 'El del navegador ({language})',
    noTimezone: 'UTC (sin zona horaria elegida)',
    emailHeading: 'Correo electrónico',
    currentEmail: 'Dirección actual',
    changeEmail: 'Enviar el enlace',
    companies: 'Empresas',
    none: 'No pertenece a ninguna empresa.',
  },
  confirmEmail: {
    title: 'Confirme su correo electrónico nuevo',
    intro: 'Su cuenta {email} usará la dirección {newEmail}.',
    effect:
      'Iniciará sesión con la dirección nueva y enviaremos allí todos los correos. Todas sus demás sesiones se cerrarán.',
    submit: 'Cambiar la dirección',
  },
  password: {
    title: 'Contraseña',
    intro:
      'Al cambiar su contraseña se cierran todas sus demás sesiones y termina el acceso de todas las aplicaciones que autorizó.',
    submit: 'Cambiar la contraseña',
  },
  secondFactorSettings: {
    title: 'Autenticación en dos pasos',
    off: 'La autenticación en dos pasos está desactivada. Cuando está activada, inicia sesión con su contraseña y un código de una aplicación de su teléfono.',
    start: 'Configurar',
    scan: 'Escanee este código QR con una aplicación de autenticación.',
    picture: 'Código QR para la aplicación de autenticación',
    open: 'Abrir la aplicación de autenticación en este dispositivo',
    secret: 'O introduzca esta clave en la aplicación:',
    confirmIntro: 'Después introduzca el código de la aplicación.',
    confirm: 'Activar',
    cancel: 'Cancelar',
    on: 'La autenticación en dos pasos está activada desde el {moment}.',
    codesLeft: {
      one: 'Le queda {count} código de recuperación.',
      many: 'Le quedan {count} de códigos de recuperación.',
      other: 'Le quedan {count} códigos de recuperación.',
    },
    renewHeading: 'Códigos de recuperación nuevos',
    renewIntro: 'Sus códigos antiguos dejarán de funcionar.',
    renew: 'Generar códigos nuevos',
    removeHeading: 'Desactivar la autenticación en dos pasos',
    removeIntro: 'Entonces iniciará sesión solo con su contraseña.',
    remove: 'Desactivar',
  },
  recoveryCodes: {
    title: 'Códigos de recuperación',
    intro:
      'Guarde estos códigos donde pueda encontrarlos sin su teléfono, por ejemplo en papel o en un gestor de contraseñas. Cada código sirve una vez en lugar del código de su aplicación.',
    once: 'No podrá volver a verlos.',
    back: 'Los he guardado',
  },
  sessions: {
    unknownDevice: 'Dispositivo desconocido',
    title: 'Sesiones',
    intro:
      'Los dispositivos en los que ha iniciado sesión. Si no reconoce una sesión, ciérrela y cambie su contraseña.',
    since: 'Inicio de sesión',
    lastSeen: 'Última actividad',
    isThis: 'Esta sesión',
    end: 'Cerrar',
    endOthers: 'Cerrar todas las demás sesiones',
    recent: 'Inicios de sesión recientes',
    outcomes: { success: 'Sesión iniciada', failure: 'Fallido', refused: 'Bloqueado' },
    address: 'Dirección IP',
  },
  applications: {
    title: 'Aplicaciones conectadas',
    intro: 'Estas aplicaciones actúan en su nombre, dentro de su rol.',
    none: 'No hay ninguna aplicación conectada a su cuenta.',
    company: 'Empresa',
    since: 'Conectada el',
    lastUsed: 'Último uso',
    never: 'Nunca',
    powers: 'Lo que puede hacer',
    disconnect: 'Desconectar',
    publisher: 'Publicada por',
    more: 'Hay más aplicaciones de las que se muestran aquí. Desconecte algunas para ver las demás.',
    webhooks: 'Eliminar también los webhooks que ha creado',
  },
  connections: {
    intro:
      '{company} usa estas cuentas para celebrar reuniones y publicar en redes sociales. Guardamos el acceso cifrado y no lo usamos para nada más.',
    viewer: 'Los reclutadores y los administradores pueden conectar cuentas.',
    groups: { meetings: 'Videollamadas', posts: 'Redes sociales' },
    notConfigured: 'El operador de este servicio ya no ofrece este proveedor.',
    unavailable:
      'No disponibles, porque el operador de este servicio no los ha configurado: {providers}.',
    connect: 'Conectar',
    connectAnother: 'Conectar otra cuenta',
    reconnect: 'Volver a conectar',
    disconnect: 'Desconectar',
    account: 'Cuenta',
    accountAt: '{account} en {provider}',
    person: 'Conectada por',
    people: { you: 'Usted', other: 'Otro miembro' },
    since: 'Conectada el',
    statuses: {
      active: 'Conectada',
      reauth_required: 'Hay que volver a conectarla',
      revoked: 'Desconectada',
    },
    purposes: {
      google: 'Crea enlaces de reunión mediante eventos en el calendario de la cuenta.',
      zoom: 'Crea enlaces de reunión.',
      linkedin: 'Publica en su nombre o en el de una organización.',
      facebook: 'Publica en nombre de una página.',
      instagram: 'Publica imágenes en nombre de una cuenta profesional vinculada a una página.',
      twitter: 'Publica en nombre de la cuenta.',
      tiktok: 'Publica imágenes en nombre de la cuenta.',
    },
    problems: {
      not_configured: 'El operador de este servicio no ha configurado este proveedor.',
      full: 'La empresa ha alcanzado el número máximo de cuentas conectadas. Desconecte antes una.',
      denied: 'No se ha conectado ninguna cuenta: el acceso se rechazó en el proveedor.',
      over: 'No se ha conectado ninguna cuenta: la solicitud caducó o se inició en otro lugar. Inténtelo de nuevo.',
      unreachable:
        'No se ha conectado ninguna cuenta: el proveedor no ha respondido. Inténtelo de nuevo en un momento.',
      refused:
        'No se ha conectado ninguna cuenta: el proveedor rechazó la solicitud. Inténtelo de nuevo. Si el problema continúa, contacte con el operador de este servicio.',
      no_account:
        'No se ha conectado ninguna cuenta: no permitió el acceso a una página ni a una cuenta profesional vinculada a una.',
      missing_scope:
        'No se ha conectado ninguna cuenta: falta un permiso necesario. Inténtelo de nuevo y deje seleccionados todos los permisos.',
    },
    chooseTitle: 'Elija una cuenta en {provider}',
    chooseIntro:
      'Tiene varias cuentas. Elija la que quiere conectar; podrá conectar otras más tarde.',
    back: 'Volver sin conectar',
  },
  companyApplications: {
    title: 'Aplicaciones de {company}',
    intro:
      'Las aplicaciones que los miembros han conectado a {company}. Una aplicación que desconecte pierde su acceso.',
    none: 'No hay ninguna aplicación conectada a esta empresa.',
    person: 'Miembro',
    companies: 'Empresas',
    pages: 'Páginas',
    newer: 'Más recientes',
    older: 'Más antiguas',
    left: 'Webhooks de aplicaciones desconectadas',
    leftIntro:
      'Estos webhooks siguen enviando datos. Las aplicaciones que los crearon ya no están conectadas.',
    application: 'Aplicación',
    deleteWebhook: 'Eliminar',
  },
  developerApplications: {
    title: 'Aplicaciones de desarrollador de {company}',
    intro:
      'Las aplicaciones registradas aquí solo pueden solicitar acceso a miembros de {company}. No tienen acceso hasta que un miembro lo permita.',
    none: 'No hay ninguna aplicación registrada.',
    register: 'Registrar una aplicación',
    full: 'La empresa ha alcanzado el máximo de {max} aplicaciones. Reutilice una que ya no necesite.',
    clientId: 'ID de cliente',
    kind: 'Tipo',
    kinds: { confidential: 'Confidencial (con secreto)', public: 'Pública (sin secreto)' },
    redirectUris: 'URL de redirección',
    members: 'Miembros que la han autorizado',
    powers: 'Permisos posibles',
    disabled: 'Desactivada',
    disabledByOperator: 'Desactivada por el operador. Contacte con nosotros para saber el motivo.',
    change: 'Modificar',
    disable: 'Desactivar',
    enable: 'Activar',
  },
  developerApplication: {
    changeTitle: 'Modificar {application}',
    kindChoice: '¿Dónde se ejecuta la aplicación?',
    kindNotes: {
      confidential: 'En su servidor, que puede guardar un secreto',
      public: 'En un navegador o un dispositivo, que no puede guardar un secreto; debe usar PKCE',
    },
    scopes: '¿Qué puede solicitar la aplicación?',
    noScope: 'Elija qué puede solicitar la aplicación.',
    later:
      'Los cambios se aplican a las solicitudes nuevas. Los accesos existentes quedan como están hasta que se desconecten.',
    register: 'Registrar',
    save: 'Guardar',
    secret: 'Secreto',
    secretIntro: 'Un secreto nuevo funciona de inmediato. El anterior sigue funcionando 24 horas.',
    rotate: 'Crear un secreto nuevo',
    rotateAtOnce: 'Crear un secreto nuevo y revocar ya el anterior',
    back: 'Volver a las aplicaciones',
  },
  clientSecret: {
    title: 'Secreto de {application}',
    intro:
      'Guárdelo donde solo su servidor pueda leerlo. Quien lo tenga puede actuar como su aplicación.',
    once: 'No podrá volver a verlo.',
    clientId: 'ID de cliente',
    secret: 'Secreto de cliente',
    until: 'El secreto anterior funciona hasta el {moment}.',
    ended: 'Los secretos anteriores ya no funcionan.',
    back: 'Lo he guardado',
  },

  messages: {
    unknown_client: {
      title: 'Aplicación desconocida',
      text: 'La aplicación de la que procede usó un ID de cliente que no conocemos. No se le ha enviado nada. Comuníqueselo a quien la desarrolla. El ID de cliente era:',
      link: 'Ir a sus ajustes',
    },
    client_document: {
      title: 'No se ha podido verificar esta aplicación',
      text: 'La aplicación se identifica con un documento en su propia dirección, y no podemos aceptar ese documento. No se le ha enviado nada. Comuníqueselo a quien la desarrolla. La dirección y el motivo:',
      link: 'Ir a sus ajustes',
    },
    redirect_mismatch: {
      title: 'Redirección no permitida',
      text: 'La aplicación pidió una redirección a una dirección que no está registrada para ella. No se le ha enviado nada. Comuníqueselo a quien la desarrolla. La dirección era:',
      link: 'Ir a sus ajustes',
    },
    bad_request: {
      title: 'Solicitud no válida',
      text: 'Falta algo o no se puede leer. Vuelva atrás e inténtelo de nuevo.',
      link: 'Intentar de nuevo',
    },
    form_expired: {
      title: 'Este formulario ha caducado',
      text: 'El formulario estuvo abierto demasiado tiempo o no se envió desde este sitio, así que no se ha cambiado nada. Vuelva atrás, recargue la página e inténtelo de nuevo.',
      link: 'Volver a la página',
    },
    too_many: {
      title: 'Demasiados intentos',
      text: 'Espere unos minutos e inténtelo de nuevo.',
      link: 'Intentar de nuevo',
    },
    not_found: {
      title: 'Página no encontrada',
      text: 'Esta página no existe.',
      link: 'Ir a sus ajustes',
    },
    unknown_path: {
      title: 'Página no encontrada',
      text: 'No hay ninguna página en esta dirección. Compruebe que esté bien escrita.',
      link: 'Ir a la página de inicio',
    },
    email_link_over: {
      title: 'Este enlace ya no es válido',
      text: 'El enlace ya se ha usado, ha caducado o pertenece a otra cuenta. Para cambiar su correo electrónico, solicite un enlace nuevo en sus ajustes.',
      link: 'Ir a sus ajustes',
    },
    email_taken: {
      title: 'Este correo electrónico ya está en uso',
      text: 'Otra cuenta usa esta dirección, por lo que la de su cuenta no se ha cambiado.',
      link: 'Ir a sus ajustes',
    },
    link_over: {
      title: 'Este enlace ya no es válido',
      text: 'El enlace ya se ha usado o ha caducado. Para elegir una contraseña puede solicitar un enlace nuevo. Para otra invitación, diríjase a la persona que se la envió.',
      link: 'Solicitar un enlace nuevo',
    },
    no_company: {
      title: 'No pertenece a ninguna empresa',
      text: 'Solo puede dar a las aplicaciones acceso a una empresa a la que pertenezca. Pida una invitación a un administrador de su empresa.',
      link: 'Ir a sus ajustes',
    },
    other_company: {
      title: 'Esta aplicación es para miembros de otra empresa',
      text: 'Solo los miembros de la empresa que registró esta aplicación pueden autorizarla. Si tiene allí otra cuenta, cierre la sesión e inicie sesión con esa cuenta.',
      link: 'Ir a sus ajustes',
    },
    failed: {
      title: 'Algo ha fallado por nuestra parte',
      text: 'Inténtelo de nuevo en un momento. Si el problema continúa, contacte con nosotros e indique este número:',
      link: 'Intentar de nuevo',
    },
    method: {
      title: 'Esta página no se puede abrir así',
      text: 'Abra la página por su dirección o desde un enlace.',
      link: 'Abrir la página',
    },
    too_large: {
      title: 'Demasiados datos',
      text: 'Lo que ha enviado supera lo que admite esta página. Vuelva atrás y envíe menos.',
      link: 'Volver a la página',
    },
  },
};
