/** The sentences of job texts by base language. A sentence fits any job unless it is listed under a category. */
import type { BaseLanguage } from './domains.ts';
import type { CategoryId } from './titles.ts';

type Texts = {
  /** Opening sentences with {company}, {city} and {title}, each grammatical for any name. */
  intros: readonly string[];
  /** The same for jobs without a place. */
  remoteIntros: readonly string[];
  /** What the work is like and what comes next; closes the description. */
  offers: readonly string[];
  tasks: readonly string[];
  requirements: readonly string[];
  /** Two tasks and one requirement of the category. */
  byCategory: Partial<
    Record<CategoryId, readonly [task: string, task: string, requirement: string]>
  >;
};

const en: Texts = {
  intros: [
    '{company} is growing its team in {city} and is looking for a new colleague. The role: {title}.',
    'Are you ready for your next step? Our {city} team has an opening: {title}. You will work alongside experienced colleagues who enjoy sharing what they know.',
    'At {company}, people stay because the work is interesting and the team is kind. We are hiring in {city}: {title}.',
    'Join {company} in {city}. We are filling the following position as soon as possible: {title}.',
  ],
  remoteIntros: [
    '{company} is hiring a remote colleague. The role: {title}. You work from home and meet the team in person a few times a year.',
    'Work from anywhere in the country with {company}. Open position: {title}.',
  ],
  offers: [
    'You can expect a thorough induction, a fixed contact person from day one and a schedule you can plan around. We answer every application within two weeks.',
    'We offer fair pay, modern equipment and a manager who has time for you. Apply with a short CV; a cover letter is welcome but not required.',
    'You will be given responsibility early and support when you need it. After a first call we invite you to meet the team and see the workplace.',
    'We value different backgrounds and welcome applications from everyone. If you do not meet every point below, apply anyway: much of it can be learned with us.',
  ],
  tasks: [
    'Take responsibility for your own area and deliver reliable results',
    'Work closely with colleagues from neighbouring teams every day',
    'Keep accurate records and pass on information at every handover',
    'Spot problems early and suggest practical improvements',
    'Follow our quality, safety and data protection standards',
    'Be a friendly point of contact for customers, guests or partners',
    'Help new colleagues settle in and share what you know',
    'Plan your day and set priorities together with your team lead',
  ],
  requirements: [
    'Relevant training or comparable experience in a similar role',
    'A careful and dependable way of working',
    'Good communication skills, spoken and written',
    'You enjoy working in a team and stay calm under pressure',
    'Confident use of everyday digital tools',
    'Willingness to learn and to take on new tasks',
    'A friendly manner and respect for the people around you',
    'Flexibility when things do not go to plan',
  ],
  byCategory: {
    1: [
      'Prepare monthly and annual accounts on time',
      'Check invoices, reconcile accounts and follow up on open items',
      'Sound knowledge of accounting principles and confident use of Excel',
    ],
    4: [
      'Carry out and coordinate work on site according to plan',
      'Document progress and report defects promptly',
      'Experience on building sites and knowledge of safety rules',
    ],
    5: [
      'Answer questions by phone, e-mail and chat and find a solution',
      'Record every case in our CRM and follow it to the end',
      'Patience, empathy and a clear way of explaining things',
    ],
    7: [
      'Prepare and teach lessons adapted to each learner',
      'Talk to families regularly about progress and goals',
      'Teaching qualification or experience with learners of this age',
    ],
    9: [
      'Develop technical concepts and bring them to series maturity',
      'Prepare calculations, drawings and test reports',
      'Degree in engineering or an equivalent technical qualification',
    ],
    10: [
      'Provide safe, compassionate care according to current standards',
      'Monitor and document the condition of patients',
      'The licence or registration required for this profession',
    ],
    11: [
      'Welcome guests and make sure they enjoy their stay',
      'Prepare the work area and observe hygiene rules at all times',
      'Readiness to work evenings, weekends and public holidays',
    ],
    13: [
      'Design, build and test software or systems that people rely on',
      'Review the work of others and document technical decisions',
      'Practical experience with current technologies and version control',
    ],
    15: [
      'Receive, store, pick and dispatch goods correctly',
      'Keep stock levels accurate with scanner and warehouse system',
      'Experience in a warehouse or planning role; a forklift licence is a plus',
    ],
    16: [
      'Set up, run and monitor machines and lines',
      'Carry out quality checks and correct deviations',
      'Readiness to work shifts and a good technical understanding',
    ],
    21: [
      'Advise customers and operate the till',
      'Present goods attractively and keep shelves stocked',
      'Enjoyment of direct contact with customers, also on Saturdays',
    ],
    22: [
      'Win new customers and develop existing accounts',
      'Prepare offers, negotiate and close deals',
      'Proven success in sales and confidence in negotiation',
    ],
  },
};

const de: Texts = {
  intros: [
    '{company} wächst und sucht für den Standort {city} Verstärkung. Zu besetzen ist die Stelle: {title}.',
    'Zeit für etwas Neues? Für unser Team in {city} suchen wir zum nächstmöglichen Zeitpunkt: {title}. Es erwarten Sie erfahrene Kolleginnen und Kollegen, die ihr Wissen gern teilen.',
    'Bei {company} bleibt man gern: wegen der Aufgaben und wegen der Menschen. Aktuell besetzen wir in {city} folgende Position: {title}.',
    'Verstärken Sie {company} in {city}. Wir freuen uns auf Ihre Bewerbung für die Stelle: {title}.',
  ],
  remoteIntros: [
    '{company} sucht Verstärkung im Homeoffice: {title}. Sie arbeiten von zu Hause und treffen das Team mehrmals im Jahr persönlich.',
    'Arbeiten Sie ortsunabhängig für {company}. Offene Position: {title}.',
  ],
  offers: [
    'Wir bieten eine gründliche Einarbeitung, feste Ansprechpersonen vom ersten Tag an und verlässliche Arbeitszeiten. Auf jede Bewerbung antworten wir innerhalb von zwei Wochen.',
    'Es erwarten Sie eine faire Bezahlung, moderne Ausstattung und kurze Entscheidungswege. Für die Bewerbung genügt ein Lebenslauf; ein Anschreiben ist willkommen, aber keine Pflicht.',
    'Sie übernehmen früh Verantwortung und bekommen Unterstützung, wenn Sie sie brauchen. Nach einem ersten Telefonat laden wir Sie zum Kennenlernen des Teams ein.',
    'Vielfalt ist uns wichtig, wir freuen uns über jede Bewerbung. Sie erfüllen nicht jeden Punkt? Bewerben Sie sich trotzdem, vieles lernen Sie bei uns.',
  ],
  tasks: [
    'Sie verantworten Ihren eigenen Aufgabenbereich und liefern verlässliche Ergebnisse',
    'Sie arbeiten täglich eng mit den angrenzenden Teams zusammen',
    'Sie dokumentieren Ihre Arbeit sorgfältig und sorgen für saubere Übergaben',
    'Sie erkennen Probleme frühzeitig und bringen praktische Verbesserungen ein',
    'Sie halten unsere Vorgaben zu Qualität, Arbeitssicherheit und Datenschutz ein',
    'Sie sind freundliche Ansprechperson für Kundschaft, Gäste oder Partner',
    'Sie unterstützen neue Kolleginnen und Kollegen bei der Einarbeitung',
    'Sie planen Ihren Tag und setzen Prioritäten gemeinsam mit der Teamleitung',
  ],
  requirements: [
    'Abgeschlossene Ausbildung oder vergleichbare Berufserfahrung',
    'Sorgfältige, zuverlässige und selbstständige Arbeitsweise',
    'Gute Deutschkenntnisse in Wort und Schrift',
    'Freude an der Arbeit im Team, auch wenn es einmal hektisch wird',
    'Sicherer Umgang mit den gängigen digitalen Werkzeugen',
    'Lernbereitschaft und Offenheit für neue Aufgaben',
    'Freundliches Auftreten und ein respektvoller Umgang',
    'Flexibilität, wenn etwas nicht nach Plan läuft',
  ],
  byCategory: {
    1: [
      'Sie erstellen Monats- und Jahresabschlüsse termingerecht',
      'Sie prüfen Rechnungen, stimmen Konten ab und klären offene Posten',
      'Fundierte Kenntnisse im Rechnungswesen und sicherer Umgang mit Excel',
    ],
    4: [
      'Sie führen Arbeiten auf der Baustelle aus oder koordinieren sie nach Plan',
      'Sie dokumentieren den Baufortschritt und melden Mängel umgehend',
      'Baustellenerfahrung und Kenntnis der Sicherheitsvorschriften',
    ],
    5: [
      'Sie beantworten Anfragen per Telefon, E-Mail und Chat und finden Lösungen',
      'Sie erfassen jeden Vorgang im CRM und begleiten ihn bis zum Abschluss',
      'Geduld, Einfühlungsvermögen und eine klare Ausdrucksweise',
    ],
    7: [
      'Sie gestalten Angebote passend zum Entwicklungsstand',
      'Sie führen regelmäßig Gespräche mit Familien über Fortschritte und Ziele',
      'Pädagogische Qualifikation und Erfahrung mit der Altersgruppe',
    ],
    9: [
      'Sie entwickeln technische Konzepte bis zur Serienreife',
      'Sie erstellen Berechnungen, Zeichnungen und Prüfberichte',
      'Ingenieurstudium oder gleichwertige technische Qualifikation',
    ],
    10: [
      'Sie versorgen Patientinnen und Patienten fachgerecht und zugewandt',
      'Sie beobachten den Gesundheitszustand und dokumentieren ihn',
      'Anerkannter Abschluss in einem Gesundheitsberuf',
    ],
    11: [
      'Sie empfangen unsere Gäste und sorgen für einen schönen Aufenthalt',
      'Sie bereiten Ihren Arbeitsplatz vor und achten auf Hygiene',
      'Bereitschaft zur Arbeit am Abend, am Wochenende und an Feiertagen',
    ],
    13: [
      'Sie entwerfen, entwickeln und testen Software oder Systeme',
      'Sie prüfen die Arbeit anderer und dokumentieren technische Entscheidungen',
      'Praxis mit aktuellen Technologien und Versionsverwaltung',
    ],
    15: [
      'Sie nehmen Waren an, lagern, kommissionieren und versenden sie',
      'Sie halten die Bestände mit Scanner und Lagersystem aktuell',
      'Erfahrung in Lager oder Disposition; ein Staplerschein ist von Vorteil',
    ],
    16: [
      'Sie rüsten, bedienen und überwachen Maschinen und Anlagen',
      'Sie führen Qualitätskontrollen durch und korrigieren Abweichungen',
      'Bereitschaft zur Schichtarbeit und gutes technisches Verständnis',
    ],
    21: [
      'Sie beraten unsere Kundschaft und bedienen die Kasse',
      'Sie präsentieren die Ware ansprechend und füllen Regale auf',
      'Freude am direkten Kundenkontakt, auch samstags',
    ],
    22: [
      'Sie gewinnen neue Kunden und bauen bestehende Beziehungen aus',
      'Sie erstellen Angebote, verhandeln und führen zum Abschluss',
      'Nachweisbare Erfolge im Vertrieb und Verhandlungsgeschick',
    ],
  },
};

const fr: Texts = {
  intros: [
    '{company} renforce ses équipes ({city}) et recrute pour le poste suivant : {title}.',
    'Envie d’un nouveau défi ? Notre équipe vous attend : {title}. Lieu de travail : {city}. Vous évoluerez aux côtés de collègues expérimentés qui aiment transmettre.',
    'Chez {company}, on reste pour l’intérêt du travail et pour la qualité des relations. Poste à pourvoir : {title} – {city}.',
    'Rejoignez {company} ! Nous recherchons dès que possible : {title}. Le poste est basé sur notre site ({city}).',
  ],
  remoteIntros: [
    '{company} recrute en télétravail complet : {title}. Vous travaillez de chez vous et retrouvez l’équipe plusieurs fois par an.',
    'Travaillez où vous voulez dans le pays avec {company}. Poste ouvert : {title}.',
  ],
  offers: [
    'Nous vous proposons un parcours d’intégration complet, une personne référente dès le premier jour et des horaires prévisibles. Chaque candidature reçoit une réponse sous deux semaines.',
    'Vous bénéficiez d’une rémunération juste, d’un équipement moderne et d’un encadrement disponible. Un CV suffit pour postuler ; la lettre de motivation est bienvenue mais facultative.',
    'Vous prenez rapidement des responsabilités, avec du soutien chaque fois que nécessaire. Après un premier échange téléphonique, nous vous invitons à rencontrer l’équipe.',
    'Nos postes sont ouverts à toutes et à tous. Vous ne cochez pas toutes les cases ? Postulez quand même : beaucoup de choses s’apprennent chez nous.',
  ],
  tasks: [
    'Prendre en charge votre périmètre et garantir des résultats fiables',
    'Collaborer chaque jour avec les équipes voisines',
    'Assurer le suivi de votre activité et transmettre les informations utiles',
    'Repérer les difficultés et proposer des améliorations concrètes',
    'Respecter nos règles de qualité, de sécurité et de confidentialité',
    'Être une personne de contact appréciée des clients et des partenaires',
    'Accompagner les nouveaux collègues et partager votre savoir-faire',
    'Organiser vos journées et fixer les priorités avec votre responsable',
  ],
  requirements: [
    'Formation dans le domaine ou expérience équivalente',
    'Rigueur, fiabilité et autonomie',
    'Aisance à l’oral comme à l’écrit',
    'Esprit d’équipe et calme dans les périodes chargées',
    'Maîtrise des outils numériques courants',
    'Envie d’apprendre et de prendre de nouvelles missions',
    'Sens du service et respect des autres',
    'Capacité d’adaptation face aux imprévus',
  ],
  byCategory: {
    1: [
      'Préparer les clôtures mensuelles et annuelles dans les délais',
      'Contrôler les factures, rapprocher les comptes et suivre les échéances',
      'Bonnes connaissances comptables et maîtrise d’Excel',
    ],
    4: [
      'Réaliser ou coordonner les travaux conformément aux plans',
      'Suivre l’avancement du chantier et signaler les réserves',
      'Expérience de chantier et connaissance des règles de sécurité',
    ],
    5: [
      'Répondre aux demandes par téléphone, e-mail et chat et trouver une solution',
      'Enregistrer chaque dossier dans le CRM et le suivre jusqu’au bout',
      'Patience, écoute et clarté dans les explications',
    ],
    7: [
      'Préparer et animer des activités adaptées à chacun',
      'Échanger régulièrement avec les familles sur les progrès',
      'Diplôme requis et expérience auprès de ce public',
    ],
    9: [
      'Concevoir des solutions techniques jusqu’à l’industrialisation',
      'Réaliser calculs, plans et rapports d’essais',
      'Diplôme d’ingénieur ou qualification technique équivalente',
    ],
    10: [
      'Dispenser des soins sûrs et bienveillants selon les protocoles',
      'Surveiller l’état des patients et tenir les dossiers à jour',
      'Diplôme d’État ou titre requis pour exercer',
    ],
    11: [
      'Accueillir les clients et veiller à leur satisfaction',
      'Préparer le poste de travail et appliquer les règles d’hygiène',
      'Disponibilité le soir, le week-end et les jours fériés',
    ],
    13: [
      'Concevoir, développer et tester des logiciels ou des systèmes',
      'Relire le travail de l’équipe et documenter les choix techniques',
      'Pratique des technologies actuelles et de la gestion de versions',
    ],
    15: [
      'Réceptionner, stocker, préparer et expédier les marchandises',
      'Tenir les stocks à jour dans le système d’entrepôt',
      'Expérience en entrepôt ; un permis cariste est un plus',
    ],
    16: [
      'Régler, conduire et surveiller machines et lignes',
      'Effectuer les contrôles qualité et corriger les écarts',
      'Travail posté accepté et bonne compréhension technique',
    ],
    21: [
      'Conseiller la clientèle et assurer l’encaissement',
      'Mettre en valeur les produits et réapprovisionner les rayons',
      'Goût du contact avec la clientèle, y compris le samedi',
    ],
    22: [
      'Prospecter et développer un portefeuille de clients',
      'Établir les offres, négocier et conclure les ventes',
      'Réussites avérées dans la vente et aisance en négociation',
    ],
  },
};

const es: Texts = {
  intros: [
    '{company} amplía su equipo en {city} y busca incorporar: {title}.',
    '¿Tienes ganas de dar el siguiente paso? Nuestro equipo en {city} tiene una vacante: {title}. Trabajarás con profesionales con experiencia a quienes les gusta compartir lo que saben.',
    'En {company} la gente se queda porque el trabajo es interesante y el ambiente es bueno. Buscamos para {city}: {title}.',
    'Únete a {company} en {city}. Queremos cubrir lo antes posible el siguiente puesto: {title}.',
  ],
  remoteIntros: [
    '{company} busca una persona para trabajar a distancia: {title}. Trabajarás desde casa y verás al equipo varias veces al año.',
    'Trabaja con {company} desde cualquier lugar del país. Vacante: {title}.',
  ],
  offers: [
    'Ofrecemos una incorporación acompañada, una persona de referencia desde el primer día y horarios previsibles. Respondemos a todas las candidaturas en dos semanas.',
    'Ofrecemos un salario justo, equipos modernos y una dirección cercana. Para postular basta con tu currículum; la carta de presentación es opcional.',
    'Tendrás responsabilidad desde el principio y apoyo cuando lo necesites. Después de una primera llamada te invitaremos a conocer al equipo.',
    'Valoramos la diversidad y todas las candidaturas son bienvenidas. Si no cumples todos los puntos, postula igualmente: mucho se aprende aquí.',
  ],
  tasks: [
    'Asumir tu propia área de trabajo y entregar resultados fiables',
    'Colaborar cada día con los demás equipos',
    'Registrar el trabajo realizado y transmitir la información necesaria',
    'Detectar problemas a tiempo y proponer mejoras prácticas',
    'Cumplir las normas de calidad, seguridad y protección de datos',
    'Atender con amabilidad a clientes y colaboradores',
    'Ayudar a quienes se incorporan y compartir tus conocimientos',
    'Planificar la jornada y fijar prioridades con tu responsable',
  ],
  requirements: [
    'Formación relacionada o experiencia en un puesto similar',
    'Forma de trabajar cuidadosa y responsable',
    'Buena comunicación oral y escrita',
    'Gusto por el trabajo en equipo y calma en momentos de presión',
    'Manejo de las herramientas digitales habituales',
    'Ganas de aprender y de asumir nuevas tareas',
    'Trato amable y respeto por las demás personas',
    'Flexibilidad ante los imprevistos',
  ],
  byCategory: {
    1: [
      'Preparar los cierres mensuales y anuales dentro de plazo',
      'Revisar facturas, conciliar cuentas y dar seguimiento a los pendientes',
      'Conocimientos sólidos de contabilidad y manejo de Excel',
    ],
    4: [
      'Ejecutar o coordinar los trabajos de obra según los planos',
      'Documentar el avance y comunicar los defectos',
      'Experiencia en obra y conocimiento de las normas de seguridad',
    ],
    5: [
      'Resolver consultas por teléfono, correo y chat',
      'Registrar cada caso en el CRM y seguirlo hasta el cierre',
      'Paciencia, empatía y claridad al explicar',
    ],
    7: [
      'Preparar e impartir actividades adaptadas a cada grupo',
      'Hablar con las familias sobre avances y objetivos',
      'Título docente y experiencia con este grupo de edad',
    ],
    9: [
      'Desarrollar soluciones técnicas hasta su producción en serie',
      'Elaborar cálculos, planos e informes de ensayo',
      'Título de ingeniería o formación técnica equivalente',
    ],
    10: [
      'Prestar una atención segura y cercana según los protocolos',
      'Observar el estado de los pacientes y actualizar su historial',
      'Titulación oficial y habilitación para ejercer',
    ],
    11: [
      'Recibir a los huéspedes y cuidar su estancia',
      'Preparar el puesto de trabajo y cumplir las normas de higiene',
      'Disponibilidad por las tardes, fines de semana y festivos',
    ],
    13: [
      'Diseñar, desarrollar y probar software o sistemas',
      'Revisar el trabajo del equipo y documentar decisiones técnicas',
      'Práctica con tecnologías actuales y control de versiones',
    ],
    15: [
      'Recibir, almacenar, preparar y despachar mercancía',
      'Mantener al día las existencias en el sistema de almacén',
      'Experiencia en almacén; se valora saber manejar montacargas',
    ],
    16: [
      'Ajustar, operar y supervisar máquinas y líneas',
      'Realizar controles de calidad y corregir desviaciones',
      'Disponibilidad para trabajar por turnos y buena base técnica',
    ],
    21: [
      'Asesorar a la clientela y atender la caja',
      'Exhibir los productos y reponer las estanterías',
      'Gusto por el trato directo con clientes, también los sábados',
    ],
    22: [
      'Captar nuevos clientes y desarrollar la cartera actual',
      'Preparar ofertas, negociar y cerrar ventas',
      'Resultados demostrables en ventas y habilidad para negociar',
    ],
  },
};

const pt: Texts = {
  intros: [
    'A {company} está crescendo e busca uma nova pessoa para o time. Vaga: {title}. Local: {city}.',
    'Que tal dar o próximo passo na carreira? Temos uma oportunidade para {title} em nossa unidade ({city}). Você vai trabalhar com gente experiente que gosta de ensinar.',
    'Na {company}, as pessoas ficam porque o trabalho é interessante e o ambiente é bom. Vaga aberta: {title} – {city}.',
    'Venha para a {company}! Estamos contratando: {title}. Local de trabalho: {city}.',
  ],
  remoteIntros: [
    'A {company} contrata para trabalho remoto: {title}. Você trabalha de casa e encontra o time algumas vezes por ano.',
    'Trabalhe na {company} de qualquer lugar do país. Vaga aberta: {title}.',
  ],
  offers: [
    'Oferecemos integração completa, uma pessoa de referência desde o primeiro dia e horários previsíveis. Respondemos a todas as candidaturas em até duas semanas.',
    'Oferecemos remuneração justa, bons equipamentos e liderança próxima. Para se candidatar basta enviar o currículo; a carta de apresentação é opcional.',
    'Você terá responsabilidade desde o início e apoio sempre que precisar. Depois de uma primeira conversa por telefone, vamos convidar você para conhecer o time.',
    'Valorizamos a diversidade e todas as pessoas são bem-vindas. Não atende a todos os pontos? Candidate-se assim mesmo: muita coisa se aprende aqui.',
  ],
  tasks: [
    'Cuidar da sua área de atuação e entregar resultados confiáveis',
    'Trabalhar todos os dias em parceria com outras equipes',
    'Registrar as atividades e repassar as informações necessárias',
    'Identificar problemas cedo e propor melhorias práticas',
    'Seguir as normas de qualidade, segurança e proteção de dados',
    'Atender clientes e parceiros com simpatia',
    'Apoiar novos colegas e compartilhar conhecimento',
    'Planejar o dia e definir prioridades com a liderança',
  ],
  requirements: [
    'Formação na área ou experiência em função semelhante',
    'Organização, atenção aos detalhes e responsabilidade',
    'Boa comunicação oral e escrita',
    'Gosto pelo trabalho em equipe e calma em momentos de pressão',
    'Domínio das ferramentas digitais do dia a dia',
    'Vontade de aprender e de assumir novos desafios',
    'Cordialidade e respeito com as pessoas',
    'Flexibilidade diante de imprevistos',
  ],
  byCategory: {
    1: [
      'Preparar fechamentos mensais e anuais dentro do prazo',
      'Conferir notas fiscais, conciliar contas e acompanhar pendências',
      'Conhecimento de rotinas contábeis e domínio de Excel',
    ],
    4: [
      'Executar ou coordenar serviços na obra conforme o projeto',
      'Acompanhar o cronograma e relatar não conformidades',
      'Experiência em obras e conhecimento das normas de segurança',
    ],
    5: [
      'Atender clientes por telefone, e-mail e chat e resolver solicitações',
      'Registrar cada caso no CRM e acompanhar até a conclusão',
      'Paciência, empatia e clareza para explicar',
    ],
    7: [
      'Planejar e conduzir aulas adequadas a cada turma',
      'Conversar com as famílias sobre o desenvolvimento dos alunos',
      'Formação em pedagogia ou licenciatura na área',
    ],
    9: [
      'Desenvolver soluções técnicas até a produção em série',
      'Elaborar cálculos, desenhos e relatórios de ensaio',
      'Graduação em engenharia ou formação técnica equivalente',
    ],
    10: [
      'Prestar assistência segura e humanizada aos pacientes',
      'Acompanhar o quadro clínico e registrar no prontuário',
      'Registro profissional ativo no conselho de classe',
    ],
    11: [
      'Receber os clientes e cuidar da sua experiência',
      'Preparar o ambiente de trabalho e seguir as normas de higiene',
      'Disponibilidade para noites, fins de semana e feriados',
    ],
    13: [
      'Projetar, desenvolver e testar software ou sistemas',
      'Revisar o trabalho do time e documentar decisões técnicas',
      'Prática com tecnologias atuais e controle de versão',
    ],
    15: [
      'Receber, armazenar, separar e expedir mercadorias',
      'Manter o estoque atualizado no sistema',
      'Experiência em estoque; curso de empilhadeira é um diferencial',
    ],
    16: [
      'Preparar, operar e monitorar máquinas e linhas',
      'Fazer inspeções de qualidade e corrigir desvios',
      'Disponibilidade de turno e boa noção técnica',
    ],
    21: [
      'Orientar clientes e operar o caixa',
      'Expor os produtos e repor as prateleiras',
      'Gosto pelo contato com o público, inclusive aos sábados',
    ],
    22: [
      'Conquistar clientes e desenvolver a carteira atual',
      'Elaborar propostas, negociar e fechar vendas',
      'Bons resultados em vendas e habilidade de negociação',
    ],
  },
};

const it: Texts = {
  intros: [
    '{company} cresce e cerca una nuova risorsa per la sede di {city}. Posizione: {title}.',
    'È il momento di cambiare? Il nostro team di {city} ha una posizione aperta: {title}. Lavorerai con persone esperte che condividono volentieri ciò che sanno.',
    'In {company} si resta perché il lavoro è interessante e il clima è buono. Cerchiamo per la sede di {city}: {title}.',
    'Entra in {company}. Per la nostra sede di {city} selezioniamo: {title}.',
  ],
  remoteIntros: [
    '{company} cerca una persona da inserire in smart working: {title}. Lavorerai da casa e incontrerai il team alcune volte l’anno.',
    'Lavora con {company} da qualsiasi luogo del Paese. Posizione aperta: {title}.',
  ],
  offers: [
    'Offriamo un inserimento curato, una persona di riferimento dal primo giorno e orari prevedibili. Rispondiamo a ogni candidatura entro due settimane.',
    'Offriamo una retribuzione equa, strumenti moderni e responsabili presenti. Per candidarsi basta il curriculum; la lettera di presentazione è facoltativa.',
    'Avrai presto responsabilità e sostegno quando serve. Dopo un primo colloquio telefonico ti inviteremo a conoscere il team.',
    'Diamo valore alla diversità: la ricerca è rivolta a tutte le persone, senza distinzioni. Non hai tutti i requisiti? Candidati lo stesso, molto si impara da noi.',
  ],
  tasks: [
    'Gestire la propria area e garantire risultati affidabili',
    'Collaborare ogni giorno con gli altri reparti',
    'Documentare il lavoro svolto e curare il passaggio di informazioni',
    'Individuare i problemi in anticipo e proporre miglioramenti concreti',
    'Rispettare gli standard di qualità, sicurezza e tutela dei dati',
    'Essere un punto di riferimento cordiale per clienti e partner',
    'Affiancare i nuovi colleghi e condividere le proprie competenze',
    'Pianificare la giornata e definire le priorità con il responsabile',
  ],
  requirements: [
    'Formazione adeguata o esperienza in un ruolo simile',
    'Precisione, affidabilità e autonomia',
    'Buone capacità di comunicazione scritta e orale',
    'Piacere di lavorare in squadra e calma nei momenti intensi',
    'Uso sicuro dei comuni strumenti digitali',
    'Voglia di imparare e di assumere nuovi compiti',
    'Cortesia e rispetto per le persone',
    'Flessibilità di fronte agli imprevisti',
  ],
  byCategory: {
    1: [
      'Preparare le chiusure mensili e annuali nei tempi previsti',
      'Controllare le fatture, riconciliare i conti e seguire le scadenze',
      'Solide conoscenze contabili e buon uso di Excel',
    ],
    4: [
      'Eseguire o coordinare le lavorazioni di cantiere secondo progetto',
      'Documentare l’avanzamento e segnalare i difetti',
      'Esperienza in cantiere e conoscenza delle norme di sicurezza',
    ],
    5: [
      'Rispondere alle richieste via telefono, e-mail e chat',
      'Registrare ogni caso nel CRM e seguirlo fino alla chiusura',
      'Pazienza, empatia e chiarezza espositiva',
    ],
    7: [
      'Preparare e condurre attività adatte a ogni gruppo',
      'Dialogare con le famiglie su progressi e obiettivi',
      'Titolo di studio richiesto ed esperienza con questa fascia di età',
    ],
    9: [
      'Sviluppare soluzioni tecniche fino alla produzione in serie',
      'Redigere calcoli, disegni e rapporti di prova',
      'Laurea in ingegneria o qualifica tecnica equivalente',
    ],
    10: [
      'Assistere i pazienti con competenza e attenzione',
      'Monitorare lo stato di salute e aggiornare la documentazione',
      'Titolo abilitante e iscrizione all’albo, se prevista',
    ],
    11: [
      'Accogliere gli ospiti e curare il loro soggiorno',
      'Preparare la postazione e rispettare le norme igieniche',
      'Disponibilità serale, nei fine settimana e nei festivi',
    ],
    13: [
      'Progettare, sviluppare e testare software o sistemi',
      'Rivedere il lavoro del team e documentare le scelte tecniche',
      'Pratica con tecnologie attuali e controllo di versione',
    ],
    15: [
      'Ricevere, stoccare, preparare e spedire la merce',
      'Tenere aggiornate le giacenze nel sistema di magazzino',
      'Esperienza in magazzino; il patentino del muletto è un vantaggio',
    ],
    16: [
      'Attrezzare, condurre e controllare macchine e linee',
      'Eseguire controlli di qualità e correggere le anomalie',
      'Disponibilità ai turni e buona base tecnica',
    ],
    21: [
      'Consigliare i clienti e gestire la cassa',
      'Esporre i prodotti e rifornire gli scaffali',
      'Piacere nel contatto con il pubblico, anche il sabato',
    ],
    22: [
      'Acquisire nuovi clienti e sviluppare quelli esistenti',
      'Preparare offerte, negoziare e concludere le vendite',
      'Risultati comprovati nella vendita e capacità di negoziazione',
    ],
  },
};

const nl: Texts = {
  intros: [
    '{company} groeit en zoekt versterking voor het team in {city}. De functie: {title}.',
    'Toe aan een volgende stap? Ons team in {city} heeft een vacature: {title}. Je werkt samen met ervaren collega’s die hun kennis graag delen.',
    'Bij {company} blijven mensen omdat het werk boeit en de sfeer goed is. Voor {city} zoeken we: {title}.',
    'Kom werken bij {company} in {city}. Deze functie vullen we graag zo snel mogelijk in: {title}.',
  ],
  remoteIntros: [
    '{company} zoekt een collega op afstand: {title}. Je werkt vanuit huis en ziet het team een paar keer per jaar.',
    'Werk waar je wilt voor {company}. Openstaande functie: {title}.',
  ],
  offers: [
    'Je kunt rekenen op een goede inwerkperiode, een vast aanspreekpunt vanaf dag één en werktijden waar je op kunt plannen. We reageren binnen twee weken op elke sollicitatie.',
    'We bieden een eerlijk salaris, moderne middelen en een leidinggevende die tijd voor je heeft. Solliciteren kan met alleen een cv; een brief mag, maar hoeft niet.',
    'Je krijgt snel verantwoordelijkheid en hulp als je die nodig hebt. Na een eerste telefoongesprek nodigen we je uit om het team te ontmoeten.',
    'Iedereen is welkom om te solliciteren. Voldoe je niet aan elk punt? Reageer toch: veel leer je bij ons.',
  ],
  tasks: [
    'Je bent verantwoordelijk voor je eigen taken en levert betrouwbaar werk',
    'Je werkt dagelijks nauw samen met andere teams',
    'Je legt je werk zorgvuldig vast en zorgt voor een goede overdracht',
    'Je ziet problemen vroeg en komt met praktische verbeteringen',
    'Je houdt je aan onze afspraken over kwaliteit, veiligheid en privacy',
    'Je bent een vriendelijk aanspreekpunt voor klanten en partners',
    'Je helpt nieuwe collega’s op weg en deelt je kennis',
    'Je plant je dag en stelt prioriteiten samen met je teamleider',
  ],
  requirements: [
    'Een passende opleiding of ervaring in een vergelijkbare functie',
    'Een nauwkeurige en betrouwbare manier van werken',
    'Goede beheersing van het Nederlands, mondeling en schriftelijk',
    'Je bent een teamspeler en blijft rustig als het druk is',
    'Je gaat makkelijk om met gangbare digitale hulpmiddelen',
    'Je wilt leren en pakt graag nieuwe taken op',
    'Een vriendelijke en respectvolle houding',
    'Flexibiliteit als het anders loopt dan gepland',
  ],
  byCategory: {
    1: [
      'Je verzorgt maand- en jaarafsluitingen op tijd',
      'Je controleert facturen en bewaakt openstaande posten',
      'Goede kennis van boekhouden en vaardig met Excel',
    ],
    4: [
      'Je voert werk op de bouwplaats uit of coördineert het',
      'Je houdt de voortgang bij en meldt gebreken direct',
      'Ervaring in de bouw en een VCA-certificaat',
    ],
    5: [
      'Je beantwoordt vragen via telefoon, e-mail en chat',
      'Je legt elke melding vast in het CRM en volgt die tot het einde',
      'Geduld, inlevingsvermogen en een heldere uitleg',
    ],
    7: [
      'Je bereidt lessen of activiteiten voor die bij de groep passen',
      'Je bespreekt de ontwikkeling regelmatig met ouders',
      'Een onderwijsbevoegdheid of passende pedagogische opleiding',
    ],
    9: [
      'Je ontwikkelt technische oplossingen tot en met serieproductie',
      'Je maakt berekeningen, tekeningen en testrapporten',
      'Een technische hbo- of wo-opleiding',
    ],
    10: [
      'Je geeft veilige en persoonlijke zorg volgens de richtlijnen',
      'Je volgt de gezondheid van cliënten en rapporteert daarover',
      'Een erkend zorgdiploma en, waar nodig, een BIG-registratie',
    ],
    11: [
      'Je ontvangt gasten en zorgt dat het hen aan niets ontbreekt',
      'Je bereidt je werkplek voor en let op hygiëne',
      'Je werkt ook graag ’s avonds, in het weekend en op feestdagen',
    ],
    13: [
      'Je ontwerpt, bouwt en test software of systemen',
      'Je beoordeelt het werk van collega’s en legt technische keuzes vast',
      'Ervaring met actuele technologie en versiebeheer',
    ],
    15: [
      'Je ontvangt goederen, slaat ze op, verzamelt en verzendt ze',
      'Je houdt de voorraad bij met scanner en magazijnsysteem',
      'Ervaring in een magazijn; een heftruckcertificaat is een pré',
    ],
    16: [
      'Je stelt machines en lijnen in, bedient en bewaakt ze',
      'Je voert kwaliteitscontroles uit en lost afwijkingen op',
      'Bereidheid om in ploegen te werken en technisch inzicht',
    ],
    21: [
      'Je adviseert klanten en rekent af aan de kassa',
      'Je presenteert de artikelen en vult de schappen',
      'Je hebt plezier in klantcontact, ook op zaterdag',
    ],
    22: [
      'Je werft nieuwe klanten en bouwt bestaande relaties uit',
      'Je maakt offertes, onderhandelt en sluit deals',
      'Aantoonbare resultaten in verkoop en onderhandelen',
    ],
  },
};

const pl: Texts = {
  intros: [
    'Firma {company} powiększa zespół i poszukuje osoby na stanowisko: {title}. Lokalizacja: {city}.',
    'Szukasz nowych wyzwań? Nasz zespół (lokalizacja: {city}) czeka na Ciebie! Stanowisko: {title}. Będziesz pracować z doświadczonymi osobami, które chętnie dzielą się wiedzą.',
    'W firmie {company} ludzie zostają na lata, bo praca jest ciekawa, a atmosfera dobra. Szukamy osoby na stanowisko: {title}. Miejsce pracy: {city}.',
    'Dołącz do firmy {company}! Prowadzimy rekrutację na stanowisko: {title}. Miejsce pracy: {city}.',
  ],
  remoteIntros: [
    'Firma {company} zatrudni osobę do pracy zdalnej: {title}. Pracujesz z domu, a z zespołem spotykasz się kilka razy w roku.',
    'Pracuj dla firmy {company} z dowolnego miejsca w kraju. Stanowisko: {title}.',
  ],
  offers: [
    'Oferujemy dokładne wdrożenie, opiekuna od pierwszego dnia i przewidywalny grafik. Na każdą aplikację odpowiadamy w ciągu dwóch tygodni.',
    'Oferujemy uczciwe wynagrodzenie, nowoczesny sprzęt i przełożonych, którzy mają czas dla zespołu. Wystarczy CV; list motywacyjny nie jest wymagany.',
    'Szybko otrzymasz odpowiedzialne zadania i wsparcie, gdy będzie potrzebne. Po pierwszej rozmowie telefonicznej zapraszamy na spotkanie z zespołem.',
    'Zapraszamy wszystkich do aplikowania. Nie spełniasz każdego punktu? Aplikuj mimo to, wielu rzeczy nauczysz się u nas.',
  ],
  tasks: [
    'Samodzielna realizacja powierzonych zadań i dbałość o rezultaty',
    'Codzienna współpraca z innymi zespołami',
    'Prowadzenie dokumentacji i przekazywanie niezbędnych informacji',
    'Wczesne wykrywanie problemów i proponowanie usprawnień',
    'Przestrzeganie zasad jakości, bezpieczeństwa i ochrony danych',
    'Uprzejmy kontakt z klientami i partnerami firmy',
    'Wspieranie nowych osób w zespole i dzielenie się wiedzą',
    'Planowanie dnia i ustalanie priorytetów z przełożonym',
  ],
  requirements: [
    'Wykształcenie kierunkowe lub doświadczenie na podobnym stanowisku',
    'Dokładność, rzetelność i samodzielność',
    'Dobra komunikacja w mowie i piśmie',
    'Umiejętność pracy w zespole i pod presją czasu',
    'Swobodna obsługa podstawowych narzędzi cyfrowych',
    'Chęć do nauki i podejmowania nowych zadań',
    'Wysoka kultura osobista i szacunek dla innych',
    'Elastyczność w nieprzewidzianych sytuacjach',
  ],
  byCategory: {
    1: [
      'Terminowe przygotowywanie zamknięć miesięcznych i rocznych',
      'Kontrola faktur, uzgadnianie kont i rozliczanie należności',
      'Znajomość zasad rachunkowości i dobra obsługa Excela',
    ],
    4: [
      'Wykonywanie lub koordynacja robót zgodnie z projektem',
      'Dokumentowanie postępu prac i zgłaszanie usterek',
      'Doświadczenie na budowie i znajomość przepisów BHP',
    ],
    5: [
      'Obsługa zapytań telefonicznych, mailowych i na czacie',
      'Rejestrowanie zgłoszeń w CRM i prowadzenie ich do końca',
      'Cierpliwość, empatia i jasny sposób wyjaśniania',
    ],
    7: [
      'Przygotowanie i prowadzenie zajęć dostosowanych do grupy',
      'Stały kontakt z rodzicami w sprawie postępów',
      'Przygotowanie pedagogiczne i doświadczenie w pracy z grupą',
    ],
    9: [
      'Opracowywanie rozwiązań technicznych do etapu produkcji seryjnej',
      'Wykonywanie obliczeń, rysunków i raportów z badań',
      'Wykształcenie wyższe techniczne lub równoważne kwalifikacje',
    ],
    10: [
      'Zapewnianie bezpiecznej i życzliwej opieki zgodnie ze standardami',
      'Obserwacja stanu pacjentów i prowadzenie dokumentacji',
      'Uprawnienia wymagane do wykonywania zawodu',
    ],
    11: [
      'Przyjmowanie gości i dbanie o ich dobre samopoczucie',
      'Przygotowanie stanowiska pracy i przestrzeganie zasad higieny',
      'Dyspozycyjność wieczorami, w weekendy i święta',
    ],
    13: [
      'Projektowanie, tworzenie i testowanie oprogramowania lub systemów',
      'Przegląd pracy zespołu i dokumentowanie decyzji technicznych',
      'Praktyka w aktualnych technologiach i kontroli wersji',
    ],
    15: [
      'Przyjmowanie, składowanie, kompletacja i wysyłka towaru',
      'Kontrola stanów z użyciem skanera i systemu magazynowego',
      'Doświadczenie w magazynie; uprawnienia UDT będą atutem',
    ],
    16: [
      'Ustawianie, obsługa i nadzór maszyn oraz linii',
      'Kontrola jakości i usuwanie odchyleń',
      'Gotowość do pracy zmianowej i zmysł techniczny',
    ],
    21: [
      'Doradzanie klientom i obsługa kasy',
      'Ekspozycja towaru i uzupełnianie półek',
      'Przyjemność z kontaktu z klientem, także w soboty',
    ],
    22: [
      'Pozyskiwanie nowych klientów i rozwój obecnych relacji',
      'Przygotowywanie ofert, negocjacje i zamykanie sprzedaży',
      'Udokumentowane wyniki w sprzedaży i zdolności negocjacyjne',
    ],
  },
};

const ar: Texts = {
  intros: [
    'يسر {company} أن تعلن عن توسيع فريقها في {city}، وعن حاجتها إلى موظف جديد في الوظيفة التالية: {title}.',
    'هل تبحث عن خطوة جديدة في مسيرتك المهنية؟ لدى فريقنا في {city} وظيفة شاغرة: {title}. ستعمل إلى جانب زملاء ذوي خبرة يسعدهم أن يشاركوك معرفتهم.',
    'يستمر الموظفون في {company} لأن العمل ممتع وبيئة العمل ودية. نوظف حاليًا في {city}: {title}.',
    'انضم إلى {company} في {city}. نرغب في شغل الوظيفة التالية في أقرب وقت ممكن: {title}.',
  ],
  remoteIntros: [
    'تعلن {company} عن وظيفة عن بُعد: {title}. تعمل من منزلك وتلتقي بالفريق عدة مرات في السنة.',
    'اعمل مع {company} من أي مكان في البلد. الوظيفة الشاغرة: {title}.',
  ],
  offers: [
    'نقدم لك برنامج تهيئة متكاملًا، وشخصًا مرجعيًا منذ اليوم الأول، ومواعيد عمل واضحة يمكنك التخطيط على أساسها. نرد على كل طلب خلال أسبوعين.',
    'نقدم راتبًا عادلًا وتجهيزات حديثة وإدارة قريبة من الموظفين. تكفي السيرة الذاتية للتقديم، أما خطاب التقديم فهو اختياري.',
    'ستتولى المسؤولية مبكرًا وستجد الدعم كلما احتجت إليه. بعد مكالمة أولى ندعوك للتعرف على الفريق ومكان العمل.',
    'نرحب بطلبات الجميع ونقدر تنوع الخبرات. إن لم تستوفِ جميع النقاط فلا تتردد في التقديم، فكثير منها يمكن تعلمه لدينا.',
  ],
  tasks: [
    'تولي مسؤولية مجال العمل الخاص بك وتحقيق نتائج موثوقة',
    'التعاون اليومي مع زملاء العمل في الأقسام الأخرى',
    'توثيق العمل بدقة ونقل المعلومات اللازمة عند تسليم المهام',
    'اكتشاف المشكلات مبكرًا واقتراح تحسينات عملية',
    'الالتزام بمعايير الجودة والسلامة وحماية البيانات',
    'التواصل بلباقة مع العملاء والشركاء وتلبية احتياجاتهم',
    'مساعدة الزملاء الجدد على الاندماج ومشاركة المعرفة معهم',
    'تخطيط يوم العمل وتحديد الأولويات مع قائد الفريق',
  ],
  requirements: [
    'مؤهل مناسب أو خبرة عملية في وظيفة مشابهة',
    'الدقة والالتزام والقدرة على العمل باستقلالية',
    'مهارات تواصل جيدة شفهيًا وكتابيًا',
    'روح العمل الجماعي والهدوء تحت ضغط العمل',
    'إجادة استخدام الأدوات الرقمية الشائعة',
    'الرغبة في التعلم وتولي مهام جديدة',
    'حسن التعامل واحترام الآخرين في بيئة متعددة الثقافات',
    'المرونة عند تغير الخطط والظروف',
  ],
  byCategory: {
    1: [
      'إعداد الإقفالات الشهرية والسنوية في مواعيدها',
      'مراجعة الفواتير وتسوية الحسابات ومتابعة المستحقات',
      'معرفة جيدة بالمبادئ المحاسبية وإتقان برنامج إكسل',
    ],
    4: [
      'تنفيذ أعمال الموقع أو تنسيقها وفق المخططات',
      'توثيق تقدم الأعمال والإبلاغ عن الملاحظات فورًا',
      'خبرة في مواقع البناء ومعرفة بقواعد السلامة',
    ],
    5: [
      'الرد على الاستفسارات عبر الهاتف والبريد والمحادثة وإيجاد الحلول',
      'تسجيل كل حالة في نظام إدارة العملاء ومتابعتها حتى إغلاقها',
      'الصبر وحسن الاستماع والوضوح في الشرح',
    ],
    7: [
      'إعداد الدروس والأنشطة المناسبة لكل فئة وتقديمها',
      'التواصل المنتظم مع الأسر بشأن التقدم والأهداف',
      'مؤهل تربوي وخبرة مع الفئة العمرية المعنية',
    ],
    9: [
      'تطوير الحلول التقنية حتى مرحلة الإنتاج',
      'إعداد الحسابات والمخططات وتقارير الاختبار',
      'شهادة في الهندسة أو مؤهل تقني معادل',
    ],
    10: [
      'تقديم رعاية آمنة وإنسانية وفق المعايير المعتمدة',
      'متابعة حالة المرضى وتوثيقها في الملف الطبي',
      'ترخيص مزاولة المهنة ساري المفعول',
    ],
    11: [
      'استقبال الضيوف والحرص على راحتهم',
      'تجهيز مكان العمل والالتزام بقواعد النظافة',
      'الاستعداد للعمل مساءً وفي العطل والأعياد',
    ],
    13: [
      'تصميم البرمجيات أو الأنظمة وتطويرها واختبارها',
      'مراجعة عمل الفريق وتوثيق القرارات التقنية',
      'خبرة عملية بالتقنيات الحديثة وأنظمة إدارة النسخ',
    ],
    15: [
      'استلام البضائع وتخزينها وتجهيزها وشحنها',
      'تحديث أرصدة المخزون باستخدام نظام المستودع',
      'خبرة في المستودعات، وتُفضَّل رخصة الرافعة الشوكية',
    ],
    16: [
      'ضبط الآلات وخطوط الإنتاج وتشغيلها ومراقبتها',
      'إجراء فحوص الجودة وتصحيح الانحرافات',
      'الاستعداد للعمل بنظام المناوبات وفهم تقني جيد',
    ],
    21: [
      'تقديم المشورة للعملاء والعمل على نقطة البيع',
      'عرض المنتجات بطريقة جذابة وتعبئة الأرفف',
      'الاستمتاع بالتعامل المباشر مع العملاء',
    ],
    22: [
      'جذب عملاء جدد وتنمية العلاقات القائمة',
      'إعداد العروض والتفاوض وإتمام الصفقات',
      'نجاحات مثبتة في المبيعات ومهارات تفاوض عالية',
    ],
  },
};

const ja: Texts = {
  intros: [
    '{company}では、{city}の拠点で事業拡大に伴い新しい仲間を募集しています。募集職種は「{title}」です。業務に慣れるまでは先輩社員が隣でお手伝いしますので、安心してスタートできます。',
    '新しい一歩を踏み出してみませんか。{company}の{city}拠点で「{title}」を募集します。経験豊富な先輩が丁寧に仕事を教えますので、安心してご応募ください。',
    '{company}は、仕事のやりがいと人の温かさで長く働く仲間が多い職場です。現在、{city}勤務の「{title}」を募集しています。これまでの経験を活かしながら、新しい分野にも挑戦できます。',
    '{city}で働く「{title}」の募集です。{company}の一員として、地域とお客様を支える仕事に取り組んでいただきます。一人ひとりの意見を大切にし、仕事の進め方をみんなで改善していく職場です。',
  ],
  remoteIntros: [
    '{company}では、フルリモートで働く「{title}」を募集しています。普段は自宅で勤務し、年に数回チームで集まります。必要な機材は会社が用意し、毎日の短いオンライン会議で相談しやすい環境を整えています。',
    '全国どこからでも働ける「{title}」の募集です。{company}のチームに在宅勤務で参加していただきます。勤務時間は家庭の事情に合わせて相談でき、必要な機材は会社から貸与します。',
  ],
  offers: [
    '入社後は研修を受けていただき、初日から専任の担当者がサポートします。シフトや勤務時間は事前に決まるため、予定が立てやすい環境です。ご応募いただいた方には二週間以内に必ずご連絡します。入社後のキャリアについても、上司や人事担当と定期的に話し合う機会を設けています。',
    '経験や能力を考慮した給与、最新の設備、相談しやすい上司など、働きやすい環境を整えています。応募に必要なのは履歴書だけで、志望動機書は任意です。有給休暇の取得を会社として後押ししており、家庭や学びとの両立を大切にする社員が多く活躍しています。まずはお気軽にお問い合わせください。',
    '早い段階から責任ある仕事をお任せし、必要なときにはチーム全体で支えます。まずはお電話で簡単にお話をうかがい、その後、職場見学とチームとの面談にご案内します。ご入社の時期や働き方については、ご事情に合わせて柔軟に相談できますので、在職中の方も安心してご応募ください。',
    '年齢や経歴を問わず、さまざまな方のご応募を歓迎します。下記の条件をすべて満たしていなくても、入社後に学べることがたくさんあります。意欲を重視して選考しますので、ぜひご応募ください。',
  ],
  tasks: [
    '担当業務を責任を持って進め、安定した成果を出していただきます',
    '関連部署のメンバーと日々連携しながら業務を進めます',
    '作業内容を正確に記録し、次の担当者へ確実に引き継ぎます',
    '問題に早めに気づき、現場に役立つ改善策を提案します',
    '品質・安全・個人情報保護に関する社内ルールを守って行動します',
    'お客様や取引先の窓口として、丁寧な対応を心がけていただきます',
    '新しく入ったメンバーに仕事を教え、知識を共有します',
    'リーダーと相談しながら一日の計画と優先順位を決めます',
  ],
  requirements: [
    '関連する分野の学歴、または同様の業務経験をお持ちの方',
    '正確に、責任を持って仕事に取り組める方',
    '日本語での円滑なコミュニケーションができる方',
    'チームで働くことが好きで、忙しいときも落ち着いて行動できる方',
    'パソコンやスマートフォンなどの基本的な操作ができる方',
    '新しいことを学び、積極的に挑戦できる方',
    '周囲への思いやりと敬意を持って接することができる方',
    '予定の変更にも柔軟に対応できる方',
  ],
  byCategory: {
    1: [
      '月次・年次決算の資料を期限内に作成します',
      '請求書の確認、勘定の照合、未収金の管理を行います',
      '経理の実務経験または日商簿記2級程度の知識がある方',
    ],
    4: [
      '図面に基づき現場の作業を実施または調整します',
      '工事の進み具合を記録し、不具合をすみやかに報告します',
      '建設現場での経験と安全に関する知識がある方',
    ],
    5: [
      '電話・メール・チャットでのお問い合わせに対応し、解決策をご案内します',
      '対応内容をCRMに記録し、完了まで責任を持って見届けます',
      '相手の話をよく聞き、わかりやすく説明できる方',
    ],
    7: [
      '一人ひとりに合わせた授業や活動を準備し、実施します',
      '保護者の方と成長や目標について定期的に話し合います',
      '教育・保育に関する資格または指導経験がある方',
    ],
    9: [
      '技術的な構想から量産化までの開発を担当します',
      '計算書・図面・試験報告書を作成します',
      '理工系の学歴または同等の技術知識がある方',
    ],
    10: [
      '基準に沿った安全で思いやりのあるケアを提供します',
      '患者様・利用者様の状態を観察し、記録します',
      '業務に必要な免許または資格をお持ちの方',
    ],
    11: [
      'お客様をお迎えし、気持ちよく過ごしていただけるよう努めます',
      '開店準備を行い、常に衛生管理を徹底します',
      '夜間・土日・祝日の勤務が可能な方',
    ],
    13: [
      'ソフトウェアやシステムの設計・開発・テストを担当します',
      'コードや設計のレビューを行い、技術的な判断を文書に残します',
      '最新の技術とバージョン管理の実務経験がある方',
    ],
    15: [
      '商品の入荷・保管・ピッキング・出荷を正確に行います',
      'ハンディ端末と倉庫システムで在庫を管理します',
      '倉庫での経験がある方（フォークリフト免許があれば歓迎）',
    ],
    16: [
      '機械や生産ラインの段取り・操作・監視を行います',
      '品質検査を実施し、異常があれば調整します',
      '交替勤務が可能で、機械に興味のある方',
    ],
    21: [
      'お客様への商品のご案内とレジ業務を担当します',
      '魅力的な売場づくりと商品の補充を行います',
      '接客が好きで、土曜日の勤務も可能な方',
    ],
    22: [
      '新規のお客様を開拓し、既存のお客様との関係を深めます',
      '提案書の作成から商談、契約までを担当します',
      '営業の実績があり、交渉力に自信のある方',
    ],
  },
};

export const texts: Record<BaseLanguage, Texts> = { en, de, fr, es, pt, it, nl, pl, ar, ja };
