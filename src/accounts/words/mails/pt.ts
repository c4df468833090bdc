/** The texts of emails to users in Portuguese. */

import type { MailWords } from '../shape.ts';

export const pt: MailWords = {
  reset_password: {
    subject: 'Escolha uma nova senha',
    text: `Foi solicitada uma nova senha para a sua conta no Recruiting. Se foi você, escolha-a aqui:

{link}

Validade do link: {hours}. Ele funciona uma única vez.

Se não foi você, ignore este e-mail. Sua senha não muda.
`,
  },
  invitation: {
    subject: 'Convite para {company}',
    text: `Você recebeu um convite para participar de {company} no Recruiting. Participe aqui:

{link}

Validade do link: {days}. Ele funciona uma única vez.

Se você não conhece {company}, ignore este e-mail. Só você pode aceitar o convite.
`,
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    text: `A senha da sua conta no Recruiting foi alterada. Suas outras sessões e o acesso de todos os aplicativos que você autorizou terminaram.

Para voltar a usar um aplicativo, conecte-o de novo a partir dele.

Se não foi você, escolha imediatamente uma nova senha: abra a página de login e selecione “Esqueceu a senha?”.
`,
  },
  application_allowed: {
    subject: 'Um aplicativo agora pode agir em seu nome',
    text: `Você permitiu que “{application}” aja em seu nome em {company} no Recruiting.

Você pode encerrar esse acesso a qualquer momento:

{link}

Se não foi você, encerre o acesso lá e escolha imediatamente uma nova senha: abra a página de login e selecione “Esqueceu a senha?”.
`,
  },
  confirm_email: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: `Alguém pediu para usar este endereço em uma conta no Recruiting. Se foi você, confirme-o aqui:

{link}

Validade do link: {hours}. Ele funciona uma única vez.

Se não foi você, ignore este e-mail. Nada muda.
`,
  },
  email_change_requested: {
    subject: 'Foi solicitada uma alteração do seu endereço de e-mail',
    text: `Alguém que conhece a sua senha pediu para alterar o endereço de e-mail da sua conta no Recruiting para {email}. Enviamos um link para esse endereço. Nada muda até que a alteração seja confirmada pelo link.

Se não foi você, altere imediatamente sua senha em Configurações › Senha. Isso também cancela a alteração.
`,
  },
  email_changed: {
    subject: 'Seu endereço de e-mail foi alterado',
    text: `O endereço de e-mail da sua conta no Recruiting agora é {email}. Não enviaremos mais e-mails para o seu endereço anterior, e suas outras sessões terminaram.

Se não foi você, avise imediatamente um administrador da sua empresa.
`,
  },
  second_factor_added: {
    subject: 'A autenticação em duas etapas foi ativada',
    text: `Para entrar na sua conta no Recruiting, agora é necessário um código de um aplicativo além da senha.

Se não foi você, escolha imediatamente uma nova senha (abra a página de login e selecione “Esqueceu a senha?”) e avise um administrador da sua empresa.
`,
  },
  reconnect: {
    subject: 'Reconecte {provider}',
    text: `Sua empresa no Recruiting não pode mais usar a conta {account} em {provider}. Os provedores encerram o acesso depois de algum tempo, ou quando uma senha muda.

Reconecte-a aqui para retomar tudo o que está pendente:

{link}
`,
  },
  second_factor_removed: {
    subject: 'A autenticação em duas etapas foi desativada',
    text: `Agora você entra na sua conta no Recruiting somente com a senha.

Se não foi você, escolha imediatamente uma nova senha (abra a página de login e selecione “Esqueceu a senha?”) e avise um administrador da sua empresa.
`,
  },
  webhook_failing: {
    subject: 'O webhook “{webhook}” está falhando',
    text: `Todas as entregas para {url} falham desde {moment}.

Cada entrega é tentada quatro vezes. O registro mostra as respostas do destinatário: GET /api/plugins/webhooks/{id}/logs.

Após cinco dias sem entregas bem-sucedidas, o webhook é desativado.
`,
  },
  webhook_disabled: {
    subject: 'O webhook “{webhook}” foi desativado',
    text: `Todas as entregas para {url} falham desde {moment}, por isso o webhook foi desativado.

Quando o destinatário voltar a funcionar, ative o webhook com PUT /api/plugins/webhooks/{id} e {body}. Para entregar os eventos perdidos dos últimos 30 dias, chame POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Webhooks de “{application}” ainda enviam dados',
    text: `A conexão de um membro entre “{application}” e a empresa {company} no Recruiting terminou. Os webhooks que o aplicativo criou com ela ainda enviam dados:

{body}

Exclua os que não são mais necessários:

{link}
`,
  },
  sessions_ended: {
    subject: 'Um administrador encerrou suas sessões',
    text: `Um administrador da empresa {company} no Recruiting encerrou suas sessões em todos os dispositivos e o acesso de todos os aplicativos aos quais você havia permitido agir em seu nome em {company}.

Você continua na equipe. Entre de novo aqui:

{link}

Se você acha que outra pessoa usou sua conta, escolha uma nova senha: abra a página de login e selecione “Esqueceu a senha?”.
`,
  },
  account_deleted: {
    subject: 'Sua conta foi excluída',
    text: `Sua conta do Recruiting foi excluída e você deixou todas as empresas.

Se não foi você, avise imediatamente um administrador da sua empresa.
`,
  },
  company_closing: {
    subject: 'Uma empresa será excluída',
    text: `{company} será excluída do Recruiting em {moment}, com todos os candidatos, candidaturas, arquivos e configurações. As vagas não são mais públicas e nenhum membro tem acesso.

Até lá, qualquer administrador pode cancelar:

{link}
`,
  },
  company_kept: {
    subject: 'A exclusão foi cancelada',
    text: `A exclusão de {company} do Recruiting foi cancelada. Os membros têm acesso de novo e as vagas estão públicas como antes.
`,
  },
  company_deleted: {
    subject: 'A empresa foi excluída',
    text: `{company} foi excluída do Recruiting. Este é o certificado da exclusão. Guarde-o: não mantemos cópia dos nomes.

{body}
`,
  },
  retention_notice: {
    subject: 'Candidatos serão apagados em duas semanas',
    text: `Candidatos sem atividade durante todo o prazo de retenção da sua empresa: {count}. Eles serão apagados, com seus arquivos e e-mails, em {days}.

Para manter um candidato, mova-o antes disso para outra etapa, envie um e-mail a ele ou adicione uma nota. O prazo de retenção é definido em /api/hiring-settings.
`,
  },
};
