import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Estagiário de desenvolvimento|Desenvolvedor júnior|Desenvolvedor pleno|Líder técnico',
    employers:
      'Sabiá Tecnologia Ltda.|Banco Horizonte S.A.|Loja Virtual Jabuti|Cooperativa Digital do Nordeste|Saúde Conecta',
    tasks:
      'Desenvolvimento de APIs com {skill} e {skill}|Migração do sistema legado para {skill}|Revisão de código e apoio aos estagiários|Redução do tempo de resposta em 60 % em 2023|Integração com meios de pagamento',
    profile: 'Desenvolvedor que gosta de código simples e de entregar toda semana.',
    skills: {
      Linguagens: 'Java|JavaScript|TypeScript|Python|C#|SQL',
      Ferramentas: 'React|Node.js|Docker|Git|PostgreSQL|Azure DevOps',
      Métodos: 'Scrum|Kanban|Testes automatizados',
    },
    schools:
      'Bacharelado/Ciência da Computação/Universidade Federal de Campina Grande/18|Tecnólogo/Análise e Desenvolvimento de Sistemas/FATEC Sorocaba/18|Técnico/Informática/IFPB João Pessoa/15',
    certificates:
      'AWS Certified Cloud Practitioner/Amazon Web Services|Professional Scrum Master I/Scrum.org',
    projects:
      'Feira Livre: Aplicativo em {skill} que mostra as feiras do bairro|Controle de Gastos: Sistema em {skill} para pequenos negócios',
  },
  {
    titles:
      'Auxiliar administrativo|Assistente administrativa|Analista administrativa|Coordenadora administrativa',
    employers:
      'Construtora Pedra Azul|Escola Mundo Novo|Clínica Bem Viver|Condomínio Parque das Flores|Imobiliária Litoral',
    tasks:
      'Atendimento ao público e por telefone|Emissão de notas fiscais no {skill}|Controle de contas a pagar e a receber|Organização de arquivos e contratos|Redução de 15 % nas despesas de escritório|Apoio ao departamento pessoal',
    profile: 'Profissional administrativa organizada, discreta e pontual.',
    skills: {
      Competências:
        'Rotinas administrativas|Contas a pagar|Atendimento ao cliente|Departamento pessoal|Arquivo|Redação',
      Informática: 'Excel avançado|Word|TOTVS Protheus|Conta Azul',
    },
    schools:
      'Graduação/Administração/Universidade Estadual de Feira de Santana/18|Técnico/Administração/SENAC Salvador/16|Ensino médio/Formação geral/Colégio Estadual Rui Barbosa/15',
    certificates: 'Excel Avançado/SENAC|Rotinas de Departamento Pessoal/SEBRAE',
  },
  {
    titles: 'Vendedor|Consultor de vendas|Supervisor de vendas|Gerente de loja',
    employers:
      'Calçados Pampa|Magazine Estrela|Ótica Visão Clara|Auto Peças Rio Doce|Livraria Canto do Uirapuru',
    tasks:
      'Atendimento e venda de calçados|Prospecção de 25 clientes novos por mês|Acompanhamento das metas no {skill}|Treinamento de oito vendedores|Crescimento de 18 % nas vendas de 2022|Organização da vitrine',
    profile: 'Vendedor comunicativo, focado em metas e em clientes que voltam.',
    skills: {
      Habilidades:
        'Negociação|Técnicas de vendas|Pós-venda|Liderança de equipe|Controle de estoque',
      Sistemas: 'Salesforce|Excel|Linx',
    },
    schools:
      'Tecnólogo/Gestão Comercial/Universidade Paulista/19|Ensino médio/Formação geral/Escola Estadual Tiradentes/15',
    certificates: 'Técnicas de Negociação/FGV Online|Marketing Digital/Sebrae',
  },
  {
    titles:
      'Monitora|Professora de Educação Infantil|Professora de Português|Coordenadora pedagógica',
    employers:
      'Escola Municipal Cecília Meireles|Colégio Dom Bosco|Creche Pingo de Gente|Instituto Saber|Cursinho Popular Vila Nova',
    tasks:
      'Regência de turmas do sexto ao nono ano|Elaboração de planos de aula com {skill}|Reuniões com as famílias|Projeto de leitura com 300 alunos|Formação de professores em 2023',
    profile: 'Professora apaixonada por leitura e por turmas barulhentas.',
    skills: {
      Competências:
        'Planejamento de aulas|Alfabetização|Avaliação|Educação inclusiva|Mediação de conflitos',
      Ferramentas: 'Google Classroom|Canva|PowerPoint',
    },
    schools:
      'Licenciatura/Letras/Universidade Federal do Maranhão/18|Pós-graduação/Psicopedagogia/Faculdade Pitágoras/23|Magistério/Formação de professores/Escola Normal de Recife/15',
    certificates: 'Libras Básico/INES|Alfabetização e Letramento/MEC AVAMEC',
  },
];
