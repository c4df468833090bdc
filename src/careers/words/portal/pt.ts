/** The words of a candidate's own page in Portuguese. */

import type { PortalWords } from './dictionary.ts';

export const pt: PortalWords = {
  heading: 'Suas candidaturas',
  about:
    'Na empresa {company}. O link do seu e-mail abre esta página durante 30 dias. Quem o tiver vê o mesmo que você: não o compartilhe.',
  applications: 'Candidaturas',
  none: 'Você não tem candidaturas.',
  status: {
    active: 'Em andamento',
    closed: 'Encerrada',
    hired: 'Contratação',
    withdrawn: 'Retirada',
  },
  appliedOn: 'Enviada em {date}',
  withdraw: {
    open: 'Retirar esta candidatura',
    text: 'A empresa saberá que você não tem mais interesse. Você não poderá desfazer isso.',
    button: 'Retirar',
  },
  meetings: 'Reuniões',
  documents: 'Documentos',
  addCv: 'Adicionar um currículo',
  upload: 'Enviar',
  details: 'Seus dados de contato',
  emailHint: 'Escrevemos para {email}. Para mudar o endereço, responda a um e-mail da empresa.',
  links: 'Perfis e sites, um por linha',
  linksError: 'Informe no máximo 20 endereços que comecem com https:// ou http://, um por linha.',
  tooManyDocuments: 'Você adicionou o número máximo de documentos.',
  changed:
    'Este dado mudou desde que você abriu a página. Agora é: {value}. Salve novamente para substituí-lo.',
  save: 'Salvar',
  data: 'Seus dados',
  downloadHint: 'Um arquivo ZIP com tudo o que a empresa guarda sobre você, e com seus documentos.',
  download: 'Baixar meus dados',
  back: 'Voltar',
  notes: {
    withdrawn: 'Sua candidatura foi retirada.',
    corrected: 'Seus dados foram salvos.',
    uploaded: 'Seu currículo foi adicionado.',
  },
  tooMany: 'Houve tentativas demais. Tente novamente mais tarde.',
  gone: {
    heading: 'Este link não funciona',
    text: 'Ele expirou ou não está completo. Informe seu e-mail e enviaremos um novo.',
  },
  link: {
    heading: 'Receber um novo link',
    text: 'Informe o e-mail com que você se candidatou. O link chegará por e-mail.',
    send: 'Enviar link',
  },
  sent: {
    heading: 'Verifique seu e-mail',
    text: 'Se alguma empresa conhece este endereço, o link está a caminho.',
  },
  erase: {
    heading: 'Excluir meus dados',
    text: 'Tudo o que {company} guarda sobre você será excluído para sempre e suas candidaturas terminarão. Para sua segurança, enviamos antes um código por e-mail.',
    send: 'Enviar um código para {email}',
    again: 'Enviar outro código',
    sent: 'Enviamos um código para {email}. Ele vale por 15 minutos.',
    code: 'Código',
    button: 'Excluir para sempre',
    wrong: 'Este código não está certo ou expirou.',
  },
  erased: {
    heading: 'Seus dados foram excluídos',
    text: 'Enviamos um certificado por e-mail. Este link não funciona mais.',
  },
  held: {
    heading: 'Seu pedido foi registrado',
    text: 'Por motivos legais, seus dados precisam ser mantidos por enquanto. A empresa responderá até {date}.',
  },
};
