/** The texts of the account pages in Portuguese, as in Brazil. */

import type { WordsWith } from './shape.ts';

export const pt: WordsWith<'one' | 'many' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Ir para o conteúdo',
  signOut: 'Sair',
  signedIn: 'Sessão iniciada como',
  footer: 'Nunca pedimos sua senha por e-mail ou telefone.',
  languages: 'Idioma',

  fields: {
    email: { label: 'Endereço de e-mail', hint: '' },
    givenName: { label: 'Nome', hint: '' },
    familyName: { label: 'Sobrenome', hint: '' },
    password: { label: 'Senha', hint: '' },
    currentPassword: { label: 'Senha atual', hint: '' },
    chosenPassword: {
      label: 'Escolha uma senha',
      hint: 'Pelo menos {min} caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.',
    },
    newPassword: {
      label: 'Nova senha',
      hint: 'Pelo menos {min} caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.',
    },
    code: { label: 'Código', hint: 'O código de seis dígitos do seu aplicativo autenticador.' },
    recoveryCode: {
      label: 'Código de recuperação',
      hint: 'Um dos códigos que você guardou ao configurar a autenticação em duas etapas. Cada código funciona uma única vez.',
    },
    applicationName: {
      label: 'Nome',
      hint: 'As pessoas veem este nome quando o aplicativo pede acesso.',
    },
    redirectUris: {
      label: 'URLs de redirecionamento',
      hint: 'Uma por linha, no máximo {max}. Use https, ou http para 127.0.0.1, [::1] ou localhost.',
    },
    newEmail: {
      label: 'Novo endereço de e-mail',
      hint: 'Enviaremos um link para este endereço. Seu endereço muda quando você confirmar a alteração pelo link.',
    },
    companySubdomain: { label: 'Subdomínio da empresa', hint: '' },
    language: { label: 'Idioma', hint: 'Para estas páginas e para os e-mails que você recebe.' },
    timezone: { label: 'Fuso horário', hint: 'Para os horários nestas páginas.' },
  },

  faultHeading: 'Verifique os dados informados',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'Este campo é obrigatório.',
    too_short: 'Muito curto. Use pelo menos {min} caracteres.',
    too_long: 'Muito longo. Use no máximo {max} caracteres.',
    common: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
    same_as_email: 'A senha não pode ser o seu endereço de e-mail.',
    wrong_password: 'Esta não é a sua senha atual.',
    wrong_code: 'Este código está incorreto ou já foi usado. Informe o código mais recente.',
    unchanged: 'Esta é a sua senha atual. Escolha uma nova.',
    not_subdomain: 'Este não é o subdomínio da empresa.',
    not_email: 'Este endereço de e-mail não é válido.',
    same_email: 'Este já é o seu endereço de e-mail.',
    not_listed: 'Escolha um dos valores da lista.',
    too_many: 'São muitas. Informe no máximo {max}.',
    not_redirect:
      'Cada linha deve ser uma URL completa sem fragmento: https, ou http para 127.0.0.1, [::1] ou localhost.',
  },

  roles: { Viewer: 'Leitor', Recruiter: 'Recrutador', Admin: 'Administrador' },

  scopes: {
    profile: 'Ver seu nome, seu endereço de e-mail e sua função.',
    company:
      'Ver a empresa: perfil, escritórios, processos seletivos, equipe e empresas parceiras.',
    'jobs:read': 'Ver vagas, empresas parceiras e publicações em redes sociais.',
    'jobs:write':
      'Criar, alterar, publicar e arquivar vagas, gerenciar empresas parceiras e publicar em redes sociais.',
    'applicants:read': 'Ver candidaturas: dados, arquivos e andamento.',
    'applicants:write': 'Criar e alterar candidaturas e movê-las de etapa em etapa.',
    mcp: 'Usar em seu nome todas as ferramentas do servidor de ferramentas. Lá, este aplicativo pode ver e fazer tudo o que a sua função permite.',
  },
  adminPowers: {
    company: 'Alterar a empresa, seus escritórios, processos seletivos e equipe.',
    jobs: 'Excluir vagas.',
    applicants: 'Excluir candidaturas.',
    webhooks: 'Enviar alterações para outros endereços da web (webhooks).',
  },

  signIn: {
    title: 'Entrar',
    application: 'para continuar em {application}',
    wrong: 'O endereço de e-mail ou a senha não estão corretos.',
    submit: 'Entrar',
    forgot: 'Esqueceu a senha?',
    notices: {
      signed_out: 'Você saiu da sua conta.',
      password_set: 'Sua nova senha está definida. Entre com ela agora.',
      account_deleted: 'Sua conta foi excluída.',
      joined: 'Você agora faz parte da empresa. Entre para continuar.',
    },
  },
  secondFactor: {
    title: 'Autenticação em duas etapas',
    intro:
      'Informe o código do seu aplicativo autenticador. Se não estiver com ele, use abaixo um código de recuperação.',
    submit: 'Continuar',
    useRecoveryCode: 'Usar um código de recuperação',
  },
  start: {
    title: 'Boas-vindas',
    intro: 'Entre para gerenciar sua conta, suas sessões e os aplicativos que agem em seu nome.',
    settings: 'Ir para as configurações',
    developers: 'Para o desenvolvimento',
    reference: 'Referência da API',
    referenceNote: 'Todos os endpoints, com exemplos e o documento OpenAPI.',
  },
  forgot: {
    title: 'Esqueceu a senha?',
    intro:
      'Informe o endereço de e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar o link',
    sent: 'Se existir uma conta com esse endereço, enviamos um link para ele. O link é válido por uma hora.',
    notArrived: 'Nenhum e-mail? Verifique a pasta de spam.',
    again: 'Solicitar outro link',
    back: 'Voltar para o login',
  },
  reset: {
    title: 'Escolha uma nova senha',
    account: 'Para a conta {email}.',
    effect:
      'Isso encerra a sessão em todos os dispositivos, inclusive neste, e o acesso de todos os aplicativos que você autorizou.',
    submit: 'Definir a senha',
  },
  invitation: {
    title: 'Participar de {company}',
    intro: 'Você recebeu um convite para participar de {company}. Sua função: {role}.',
    isNew: 'Será criada uma conta para {email}.',
    isMember: 'Você participa com a sua conta {email}.',
    submit: 'Participar',
  },

  consent: {
    title: 'Permitir o acesso?',
    heading: '{application} pede acesso',
    application: 'Aplicativo',
    account: 'Conta',
    company: 'Empresa',
    companyChoice: 'Para qual empresa?',
    noCompanyChosen: 'Escolha uma empresa para este aplicativo.',
    companyWithRole: '{company} ({role})',
    powers: 'Este aplicativo poderá:',
    broad: 'Acesso amplo',
    adminPowers: 'E nas empresas em que a sua função é Administrador:',
    limit: 'Ele nunca pode fazer mais do que a sua função ({role}) permite.',
    limitOfChoice: 'Ele nunca pode fazer mais do que a sua função na empresa escolhida permite.',
    lasting:
      'O acesso termina após dois anos sem uso. Você pode encerrá-lo a qualquer momento em {place}.',
    place: 'Configurações › Aplicativos conectados',
    next: 'Depois haverá um redirecionamento para {host}.',
    nextLoopback: 'Depois haverá um redirecionamento para um aplicativo neste computador.',
    publisher: 'Publicado por',
    unproven: 'O próprio aplicativo escolheu este nome. Só sabemos que ele é publicado por {host}.',
    unprovenLoopback: 'Qualquer programa neste computador pode se passar por este aplicativo.',
    caution:
      'Permita apenas acessos solicitados por você, e somente a um aplicativo em que confia.',
    allow: 'Permitir',
    deny: 'Recusar',
  },

  settings: {
    title: 'Configurações',
    sections: {
      profile: 'Perfil',
      password: 'Senha',
      second_factor: 'Autenticação em duas etapas',
      sessions: 'Sessões',
      applications: 'Aplicativos conectados',
      connections: 'Contas conectadas',
      delete_account: 'Excluir conta',
      delete_company: 'Excluir empresa',
      company_applications: 'Aplicativos da empresa',
      developer_applications: 'Aplicativos de desenvolvedor',
    },
    notices: {
      company_closing: 'A empresa será excluída. Os administradores recebem um e-mail.',
      company_kept: 'A exclusão foi cancelada. A empresa está como antes.',
      saved: 'Suas alterações foram salvas.',
      email_link_sent:
        'Enviamos um link para o seu novo endereço. Abra-o para concluir a alteração. Até lá, vale o endereço atual.',
      email_changed: 'Seu endereço de e-mail foi alterado. Todas as outras sessões terminaram.',
      password_changed:
        'Sua senha foi alterada. Todas as outras sessões terminaram e os aplicativos perderam o acesso.',
      session_ended: 'A sessão terminou.',
      sessions_ended: 'Todas as outras sessões terminaram.',
      webhook_deleted: 'O webhook foi excluído.',
      disconnected: 'O aplicativo está desconectado.',
      account_connected: 'A conta está conectada.',
      account_disconnected: 'A conta está desconectada e o acesso foi revogado no provedor.',
      account_disconnected_here:
        'A conta está desconectada aqui. O acesso não foi revogado no provedor, porque outra conexão ainda o usa ou o provedor não respondeu. Você pode revogá-lo nas suas configurações no provedor.',
      application_registered: 'O aplicativo está registrado.',
      application_disabled: 'O aplicativo está desativado. O acesso dele está suspenso.',
      application_enabled: 'O aplicativo está ativado.',
      second_factor_removed:
        'A autenticação em duas etapas está desativada. Agora você entra somente com a senha.',
    },
  },
  deleteAccount: {
    title: 'Excluir conta',
    intro: 'Sua conta {email} é excluída imediatamente. Não é possível restaurá-la.',
    effect:
      'Você deixa suas empresas, todas as suas sessões terminam e os aplicativos perdem o acesso que você permitiu. O que você escreveu fica com as empresas, como escrito por um antigo membro.',
    onlyAdmin:
      'Você é o único administrador de {companies}. Torne outro membro administrador ou exclua a empresa primeiro.',
    submit: 'Excluir minha conta',
  },
  deleteCompany: {
    title: 'Excluir empresa',
    intro:
      'Tudo da empresa é excluído: vagas, candidatos, candidaturas, arquivos, e-mails e configurações. Isso acontece {days} depois da sua confirmação. Até lá, qualquer administrador pode cancelar aqui.',
    effect:
      'A partir da confirmação, as vagas e páginas de carreira deixam de existir, nenhum membro e nenhum aplicativo tem acesso e os webhooks não recebem nada.',
    exportFirst: 'Exporte tudo antes: depois nada pode ser restaurado.',
    none: 'Você não é administrador de nenhuma empresa.',
    confirm: 'Digite para confirmar: {subdomain}',
    submit: 'Excluir {company}',
    closing: '{company} será excluída em {moment}.',
    cancel: 'Manter {company}',
    removing: '{company} está sendo excluída.',
  },
  profile: {
    title: 'Perfil',
    submit: 'Salvar',
    browserLanguage: 'O mesmo do navegador ({language})',
    noTimezone: 'UTC (nenhum fuso horário escolhido)',
    emailHeading: 'Endereço de e-mail',
    currentEmail: 'Endereço atual',
    changeEmail: 'Enviar o link',
    companies: 'Empresas',
    none: 'Você não faz parte de nenhuma empresa.',
  },
  confirmEmail: {
    title: 'Confirme seu novo endereço de e-mail',
    intro: 'Sua conta {email} usará o endereço {newEmail}.',
    effect:
      'Você entrará com o novo endereço, e enviaremos todos os e-mails para ele. Todas as outras sessões terminam.',
    submit: 'Alterar o endereço',
  },
  password: {
    title: 'Senha',
    intro:
      'Ao alterar a senha, terminam todas as outras sessões e o acesso de todos os aplicativos que você autorizou.',
    submit: 'Alterar a senha',
  },
  secondFactorSettings: {
    title: 'Autenticação em duas etapas',
    off: 'A autenticação em duas etapas está desativada. Quando está ativada, você entra com a senha e um código de um aplicativo no seu celular.',
    start: 'Configurar',
    scan: 'Escaneie este código QR com um aplicativo autenticador.',
    picture: 'Código QR para o aplicativo autenticador',
    open: 'Abrir o aplicativo autenticador neste dispositivo',
    secret: 'Ou informe esta chave no aplicativo:',
    confirmIntro: 'Depois informe o código do aplicativo.',
    confirm: 'Ativar',
    cancel: 'Cancelar',
    on: 'A autenticação em duas etapas está ativada. Ativação: {moment}.',
    codesLeft: {
      one: 'Resta {count} código de recuperação.',
      many: 'Restam {count} de códigos de recuperação.',
      other: 'Restam {count} códigos de recuperação.',
    },
    renewHeading: 'Novos códigos de recuperação',
    renewIntro: 'Os códigos antigos deixam de funcionar.',
    renew: 'Gerar novos códigos',
    removeHeading: 'Desativar a autenticação em duas etapas',
    removeIntro: 'Você passará a entrar somente com a senha.',
    remove: 'Desativar',
  },
  recoveryCodes: {
    title: 'Códigos de recuperação',
    intro:
      'Guarde estes códigos onde possa encontrá-los sem o celular, como no papel ou em um gerenciador de senhas. Cada código funciona uma única vez no lugar do código do aplicativo.',
    once: 'Você não poderá vê-los de novo.',
    back: 'Já guardei os códigos',
  },
  sessions: {
    unknownDevice: 'Dispositivo desconhecido',
    title: 'Sessões',
    intro:
      'Os dispositivos em que você entrou na sua conta. Se não reconhecer uma sessão, encerre-a e altere sua senha.',
    since: 'Início da sessão',
    lastSeen: 'Última atividade',
    isThis: 'Esta sessão',
    end: 'Encerrar',
    endOthers: 'Encerrar todas as outras sessões',
    recent: 'Inícios de sessão recentes',
    outcomes: { success: 'Sessão iniciada', failure: 'Falhou', refused: 'Bloqueado' },
    address: 'Endereço IP',
  },
  applications: {
    title: 'Aplicativos conectados',
    intro: 'Estes aplicativos agem em seu nome, dentro da sua função.',
    none: 'Nenhum aplicativo está conectado à sua conta.',
    company: 'Empresa',
    since: 'Conectado em',
    lastUsed: 'Último uso',
    never: 'Nunca',
    powers: 'O que ele pode fazer',
    disconnect: 'Desconectar',
    publisher: 'Publicado por',
    more: 'Há mais aplicativos do que os mostrados aqui. Desconecte alguns para ver os demais.',
    webhooks: 'Excluir também os webhooks que ele criou',
  },
  connections: {
    intro:
      '{company} usa estas contas para reuniões e para publicar em redes sociais. Guardamos o acesso de forma criptografada e não o usamos para mais nada.',
    viewer: 'Recrutadores e administradores podem conectar contas.',
    groups: { meetings: 'Reuniões por vídeo', posts: 'Redes sociais' },
    notConfigured: 'O operador deste serviço não oferece mais este provedor.',
    unavailable: 'Não disponíveis, porque o operador deste serviço não os configurou: {providers}.',
    connect: 'Conectar',
    connectAnother: 'Conectar outra conta',
    reconnect: 'Reconectar',
    disconnect: 'Desconectar',
    account: 'Conta',
    accountAt: '{account} em {provider}',
    person: 'Conectada por',
    people: { you: 'Você', other: 'Outro membro' },
    since: 'Conectada em',
    statuses: {
      active: 'Conectada',
      reauth_required: 'Precisa ser reconectada',
      revoked: 'Desconectada',
    },
    purposes: {
      google: 'Cria links de reunião por meio de eventos na agenda da conta.',
      zoom: 'Cria links de reunião.',
      linkedin: 'Publica em seu nome ou em nome de uma organização.',
      facebook: 'Publica em nome de uma página.',
      instagram: 'Publica imagens em nome de uma conta profissional ligada a uma página.',
      twitter: 'Publica em nome da conta.',
      tiktok: 'Publica imagens em nome da conta.',
    },
    problems: {
      not_configured: 'O operador deste serviço não configurou este provedor.',
      full: 'A empresa atingiu o número máximo de contas conectadas. Desconecte uma primeiro.',
      denied: 'Nenhuma conta foi conectada: o acesso foi negado no provedor.',
      over: 'Nenhuma conta foi conectada: a solicitação expirou ou foi iniciada em outro lugar. Tente de novo.',
      unreachable:
        'Nenhuma conta foi conectada: o provedor não respondeu. Tente de novo daqui a pouco.',
      refused:
        'Nenhuma conta foi conectada: o provedor recusou a solicitação. Tente de novo. Se o problema continuar, fale com o operador deste serviço.',
      no_account:
        'Nenhuma conta foi conectada: você não permitiu o acesso a uma página, nem a uma conta profissional ligada a uma.',
      missing_scope:
        'Nenhuma conta foi conectada: falta uma permissão necessária. Tente de novo e deixe todas as permissões selecionadas.',
    },
    chooseTitle: 'Escolha uma conta em {provider}',
    chooseIntro:
      'Você tem várias contas. Escolha uma para conectar; você pode conectar outras depois.',
    back: 'Voltar sem conectar',
  },
  companyApplications: {
    title: 'Aplicativos de {company}',
    intro:
      'Os aplicativos que membros conectaram a {company}. Um aplicativo desconectado perde o acesso.',
    none: 'Nenhum aplicativo está conectado a esta empresa.',
    person: 'Membro',
    companies: 'Empresas',
    pages: 'Páginas',
    newer: 'Mais recentes',
    older: 'Mais antigos',
    left: 'Webhooks de aplicativos desconectados',
    leftIntro:
      'Estes webhooks ainda enviam dados. Os aplicativos que os criaram não estão mais conectados.',
    application: 'Aplicativo',
    deleteWebhook: 'Excluir',
  },
  developerApplications: {
    title: 'Aplicativos de desenvolvedor de {company}',
    intro:
      'Os aplicativos registrados aqui só podem pedir acesso a membros de {company}. Eles não têm acesso até que um membro o autorize.',
    none: 'Nenhum aplicativo está registrado.',
    register: 'Registrar um aplicativo',
    full: 'A empresa atingiu o máximo de {max} aplicativos. Reaproveite um de que não precisa mais.',
    clientId: 'ID do cliente',
    kind: 'Tipo',
    kinds: { confidential: 'Confidencial (com segredo)', public: 'Público (sem segredo)' },
    redirectUris: 'URLs de redirecionamento',
    members: 'Membros que o autorizaram',
    powers: 'Permissões possíveis',
    disabled: 'Desativado',
    disabledByOperator: 'Desativado pelo operador. Fale conosco para saber o motivo.',
    change: 'Alterar',
    disable: 'Desativar',
    enable: 'Ativar',
  },
  developerApplication: {
    changeTitle: 'Alterar {application}',
    kindChoice: 'Onde o aplicativo é executado?',
    kindNotes: {
      confidential: 'No seu servidor, que pode guardar um segredo',
      public: 'Em um navegador ou dispositivo, que não pode guardar um segredo; ele deve usar PKCE',
    },
    scopes: 'O que o aplicativo pode pedir?',
    noScope: 'Escolha o que o aplicativo pode pedir.',
    later:
      'As alterações valem para novas solicitações. Os acessos existentes ficam como estão até serem desconectados.',
    register: 'Registrar',
    save: 'Salvar',
    secret: 'Segredo',
    secretIntro: 'Um novo segredo vale imediatamente. O anterior vale por mais 24 horas.',
    rotate: 'Criar um novo segredo',
    rotateAtOnce: 'Criar um novo segredo e revogar o antigo agora',
    back: 'Voltar aos aplicativos',
  },
  clientSecret: {
    title: 'Segredo de {application}',
    intro:
      'Guarde-o onde só o seu servidor possa lê-lo. Quem o tiver pode agir como o seu aplicativo.',
    once: 'Você não poderá vê-lo de novo.',
    clientId: 'ID do cliente',
    secret: 'Segredo do cliente',
    until: 'O segredo anterior vale até: {moment}.',
    ended: 'Os segredos anteriores não valem mais.',
    back: 'Já guardei o segredo',
  },

  messages: {
    unknown_client: {
      title: 'Aplicativo desconhecido',
      text: 'O aplicativo que trouxe você até aqui usou um ID de cliente que não conhecemos. Nada foi enviado a ele. Avise a equipe que o desenvolve. O ID do cliente era:',
      link: 'Ir para as configurações',
    },
    client_document: {
      title: 'Não foi possível verificar este aplicativo',
      text: 'O aplicativo se identifica por um documento no próprio endereço, e não podemos aceitar esse documento. Nada foi enviado a ele. Avise a equipe que o desenvolve. O endereço e o motivo:',
      link: 'Ir para as configurações',
    },
    redirect_mismatch: {
      title: 'Redirecionamento não permitido',
      text: 'O aplicativo pediu para redirecionar você a um endereço que não está registrado para ele. Nada foi enviado a ele. Avise a equipe que o desenvolve. O endereço era:',
      link: 'Ir para as configurações',
    },
    bad_request: {
      title: 'Solicitação inválida',
      text: 'Algo está faltando ou não pôde ser lido. Volte e tente de novo.',
      link: 'Tentar de novo',
    },
    form_expired: {
      title: 'Este formulário expirou',
      text: 'O formulário ficou aberto por muito tempo ou não foi enviado por este site, então nada foi alterado. Volte, recarregue a página e tente de novo.',
      link: 'Voltar para a página',
    },
    too_many: {
      title: 'Tentativas demais',
      text: 'Espere alguns minutos e tente de novo.',
      link: 'Tentar de novo',
    },
    not_found: {
      title: 'Página não encontrada',
      text: 'Esta página não existe.',
      link: 'Ir para as configurações',
    },
    unknown_path: {
      title: 'Página não encontrada',
      text: 'Não há nenhuma página neste endereço. Verifique se ele foi digitado corretamente.',
      link: 'Ir para a página inicial',
    },
    email_link_over: {
      title: 'Este link não é mais válido',
      text: 'O link já foi usado, expirou ou pertence a outra conta. Para alterar seu endereço de e-mail, solicite um novo link nas configurações.',
      link: 'Ir para as configurações',
    },
    email_taken: {
      title: 'Este endereço de e-mail já está em uso',
      text: 'Outra conta usa este endereço, por isso o endereço da sua conta não foi alterado.',
      link: 'Ir para as configurações',
    },
    link_over: {
      title: 'Este link não é mais válido',
      text: 'O link já foi usado ou expirou. Para escolher uma senha, você pode solicitar um novo link. Para um novo convite, fale com quem convidou você.',
      link: 'Solicitar um novo link',
    },
    no_company: {
      title: 'Você não faz parte de nenhuma empresa',
      text: 'Você só pode dar aos aplicativos acesso a uma empresa de que faz parte. Peça um convite a um administrador da sua empresa.',
      link: 'Ir para as configurações',
    },
    other_company: {
      title: 'Este aplicativo é para membros de outra empresa',
      text: 'Só membros da empresa que registrou este aplicativo podem autorizá-lo. Se você tem outra conta lá, saia e entre com essa conta.',
      link: 'Ir para as configurações',
    },
    failed: {
      title: 'Algo deu errado do nosso lado',
      text: 'Tente de novo daqui a pouco. Se o problema continuar, fale conosco e informe este número:',
      link: 'Tentar de novo',
    },
    method: {
      title: 'Esta página não pode ser aberta assim',
      text: 'Abra a página pelo endereço ou por um link.',
      link: 'Abrir a página',
    },
    too_large: {
      title: 'Dados demais',
      text: 'O que você enviou é maior do que esta página aceita. Volte e envie menos.',
      link: 'Voltar para a página',
    },
  },
};
