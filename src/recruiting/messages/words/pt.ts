/** The default email templates in Portuguese. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const pt: Words = {
  rejection: {
    subject: 'Sua candidatura: {{job.title}}',
    body: paragraphs(
      'Olá, {{candidate.first_name}},',
      'Agradecemos seu interesse na vaga “{{job.title}}” da empresa {{company.name}} e o tempo que você dedicou à candidatura.',
      'Analisamos tudo com atenção e, infelizmente, decidimos não dar continuidade ao seu processo.',
      'Desejamos muito sucesso em sua trajetória profissional.',
      'Atenciosamente,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Sua candidatura: {{job.title}}',
      body: paragraphs(
        'Olá, {{candidate.first_name}},',
        'Agradecemos sua candidatura à vaga “{{job.title}}” da empresa {{company.name}}. Estamos analisando tudo com atenção e daremos notícias assim que tivermos novidades.',
        'Se tiver alguma dúvida até lá, basta responder a este e-mail.',
        'Atenciosamente,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Convite para entrevista: {{job.title}}',
      body: paragraphs(
        'Olá, {{candidate.first_name}},',
        'Gostamos da sua candidatura à vaga “{{job.title}}” e queremos conhecer você melhor.',
        'Em breve entraremos em contato para combinar um horário. Se houver dias ou horários melhores para você, basta responder a este e-mail.',
        'Esperamos conversar com você em breve.',
        'Atenciosamente,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Uma proposta para você: {{job.title}}',
      body: paragraphs(
        'Olá, {{candidate.first_name}},',
        'Temos uma boa notícia: sua candidatura se destacou e queremos oferecer a você a vaga “{{job.title}}” na empresa {{company.name}}.',
        'Em breve enviaremos todos os detalhes. Se quiser saber algo antes, basta responder a este e-mail.',
        'Será um prazer ter você em nossa equipe.',
        'Atenciosamente,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Boas-vindas à {{company.name}}',
      body: paragraphs(
        'Olá, {{candidate.first_name}},',
        'Boas-vindas à {{company.name}}! Estamos muito felizes por ter você em nossa equipe.',
        'Em breve você receberá todas as informações sobre o seu primeiro dia. Se tiver alguma dúvida até lá, basta responder a este e-mail.',
        'Até breve,<br />{{company.name}}',
      ),
    },
  },
};
