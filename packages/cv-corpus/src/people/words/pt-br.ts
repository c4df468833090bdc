import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/pt-br.ts';

export const ptBr: LanguageData = {
  countries: [
    {
      iso2: 'BR',
      name: 'Brasil',
      cities: 'Curitiba 80010-000, PR|Recife 50010-000, PE|Campinas 13010-000, SP',
    },
  ],
  firstNames: 'João Pedro|Letícia|Thiago|Conceição|Rafaela|Antônio|Beatriz',
  lastNames: 'da Silva Santos|Gonçalves|de Oliveira|Araújo Lima|dos Reis|Magalhães',
  nameOrder: 'first last',
  streets: 'Rua das Acácias|Avenida Brasil|Rua XV de Novembro|Travessa do Porto',
  address: 'street number, postal city',
  occupations: [
    {
      titles:
        'Estagiário de logística|Assistente de logística|Analista de logística|Coordenador de logística',
      employers:
        'Transportes Ipê Ltda.|Frigorífico Boa Vista S.A.|Porto Seco do Sul|Móveis Araucária|Distribuidora Sertão',
      tasks:
        'Controle de estoque de 5.000 itens no {skill}|Roteirização de 40 entregas por dia|Negociação de fretes com transportadoras|Redução de avarias em 20 % em 2022|Treinamento de auxiliares de armazém',
      profile: 'Profissional de logística organizado, que gosta de processos simples.',
      skills: {
        Competências: 'Gestão de estoque|Roteirização|Negociação|Comércio exterior|Liderança',
        Informática: 'SAP|Excel|TOTVS|Power BI',
      },
      schools:
        'Bacharelado/Administração/Universidade Federal do Paraná|Técnico/Logística/SENAI Curitiba/16|MBA/Gestão da Cadeia de Suprimentos/Fundação Vale do Rio/24',
    },
    {
      titles: 'Auxiliar de enfermagem|Técnica de enfermagem|Enfermeira|Enfermeira-chefe',
      employers:
        'Hospital Santa Clara|Clínica Vida Nova|Prefeitura de Recife|Casa de Repouso Ipê Amarelo|Laboratório Aurora',
      tasks:
        'Assistência a 15 pacientes por plantão|Registro em prontuário eletrônico|Vacinação em campanhas municipais|Supervisão de técnicos de enfermagem|Implantação do protocolo de {skill}',
      profile: 'Enfermeira dedicada, com experiência em urgência e saúde da família.',
      skills: {
        Habilidades: 'Punção venosa|Curativos|Triagem|Vacinação|Empatia|Trabalho em equipe',
        Sistemas: 'Tasy|MV Soul|Pacote Office',
      },
      schools:
        'Graduação/Enfermagem/Universidade de Pernambuco|Pós-graduação/Urgência e Emergência/Faculdade São Lucas/23|Ensino médio/Formação geral/Colégio Estadual do Recife/15',
    },
    ...occupations,
  ],
  spoken: 'pt:Português|en:Inglês|es:Espanhol|fr:Francês|it:Italiano',
  native: 'pt',
  nativeWord: 'nativo|língua materna',
  levels: 'básico|intermediário|avançado|fluente|proficiente',
  interests: 'Futebol|Violão|Culinária|Trabalho voluntário',
  nationality: 'brasileira',
  referees: 'Márcia Teixeira|Paulo Rocha',
  words: {
    title: 'Curriculum Vitae|Currículo',
    headings: {
      summary: 'Resumo|Perfil|Objetivo|Sobre mim',
      work: 'Experiência profissional|Experiência|Histórico profissional',
      education: 'Formação acadêmica|Formação|Escolaridade|Educação',
      skills: 'Habilidades|Competências|Conhecimentos|Qualificações',
      languages: 'Idiomas|Línguas',
      contact: 'Contato|Contatos',
      personal: 'Dados pessoais|Informações pessoais',
      certificates: 'Cursos|Certificações',
      projects: 'Projetos',
      interests: 'Interesses|Hobbies',
      references: 'Referências',
    },
    labels: {
      name: 'Nome|Nome completo',
      email: 'E-mail|Email',
      phone: 'Telefone|Tel.',
      mobile: 'Celular|WhatsApp',
      fax: 'Fax',
      address: 'Endereço',
      birthDate: 'Data de nascimento',
      birthPlace: 'Naturalidade',
      nationality: 'Nacionalidade',
      website: 'LinkedIn|Site',
      employer: 'Empresa',
      position: 'Cargo|Função',
      dates: 'Período',
      tasks: 'Atividades|Principais atividades',
      institution: 'Instituição',
      degree: 'Curso|Grau',
    },
    present: 'atual|presente|até o momento|atualmente',
    since: 'Desde {date}|desde {date}',
    months:
      'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    shortMonths: 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
    seasons: 'primavera|verão|outono|inverno',
    dateStyles: ['numeric', 'short', 'long', 'year'],
  },
};
