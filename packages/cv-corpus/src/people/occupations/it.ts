import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles:
      'Operatore socio-sanitario|Infermiere|Infermiere di area critica|Coordinatore infermieristico',
    employers:
      'Ospedale Santa Chiara|RSA Villa Serena|Cooperativa Sociale Insieme|Clinica San Giorgio|ASL Città di Savona',
    tasks:
      'Assistenza a 20 degenti per turno|Compilazione della cartella in {skill}|Gestione delle emergenze in pronto soccorso|Tutoraggio degli studenti|Organizzazione dei turni di 26 colleghi|Riduzione delle cadute del 18 % nel 2022',
    profile: 'Infermiere preciso e cortese, con esperienza in chirurgia e geriatria.',
    skills: {
      'Competenze professionali':
        'Medicazioni avanzate|Triage|BLSD|Prelievi venosi|Assistenza domiciliare|Terapia infusionale',
      'Competenze digitali': 'Pacchetto Office|Galileo|Trakcare',
    },
    schools:
      'Laurea triennale/Infermieristica/Università di Genova/19|Diploma/Liceo scientifico/Liceo Orazio Grassi/14|Master di primo livello/Coordinamento infermieristico/Università di Pavia/23',
    certificates: 'BLSD/Italian Resuscitation Council|Corso sicurezza alto rischio/Regione Liguria',
  },
  {
    titles:
      'Tirocinante sviluppatore|Sviluppatore software|Analista programmatore|Responsabile sviluppo',
    employers:
      'Vela Informatica S.r.l.|Banca del Delta|Consorzio Dati Aperti|Logica Applicata S.p.A.|Comune di Trento',
    tasks:
      'Sviluppo di servizi con {skill} e {skill}|Migrazione degli archivi verso {skill}|Assistenza agli utenti interni|Riduzione dei tempi di rilascio da due settimane a un giorno|Stesura della documentazione tecnica',
    profile: 'Sviluppatore curioso, attento ai test e alla leggibilità.',
    skills: {
      Linguaggi: 'Java|Python|JavaScript|C#|SQL|PHP',
      Strumenti: 'Spring Boot|Angular|Docker|Git|PostgreSQL|Jenkins',
      Metodi: 'Scrum|Test automatici|DevOps',
    },
    schools:
      'Laurea magistrale/Informatica/Università di Trento/22|Laurea triennale/Ingegneria informatica/Università di Padova/19|Diploma/Perito informatico/ITIS Enrico Fermi/14',
    certificates: 'Oracle Certified Professional Java SE 11/Oracle|Azure Fundamentals/Microsoft',
    projects:
      'Orario bus: Applicazione in {skill} con gli orari aperti della provincia|Biblioteca di quartiere: Catalogo in {skill} per un’associazione',
  },
  {
    titles: 'Cameriere|Chef de rang|Maître|Direttore di ristorante',
    employers:
      'Trattoria Da Nino|Grand Hotel Excelsior|Ristorante Il Melograno|Villaggio Turistico Onda Blu|Enoteca Bacco',
    tasks:
      'Servizio ai tavoli per 90 coperti|Gestione delle prenotazioni con {skill}|Formazione del personale stagionale|Abbinamento dei vini e consigli alla clientela|Aumento dello scontrino medio a 42 euro|Controllo degli ordini e dei fornitori',
    profile: 'Professionista di sala, elegante, rapido e con buona memoria.',
    skills: {
      Capacità:
        'Accoglienza|Servizio di sala|Sommelier|HACCP|Gestione del personale|Gestione cassa',
      Altro: 'Excel|Zucchetti|Patente B',
    },
    schools:
      'Diploma/Tecnico dei servizi ristorativi/Istituto Alberghiero Carlo Porta/14|Qualifica/Operatore di sala/CFP Valtellina/14',
    certificates: 'Sommelier di terzo livello/AIS Lombardia|Alimentarista HACCP/ATS Milano',
  },
  {
    titles: 'Magazziniere|Carrellista|Responsabile turno|Responsabile di magazzino',
    employers:
      'Corrieri Riuniti S.r.l.|Ortofrutta Romagna|Deposito Tirreno|Ceramiche Sassuolo Export|Interporto di Nola',
    tasks:
      'Preparazione di 170 ordini al giorno|Carico e scarico degli automezzi|Gestione delle giacenze con {skill}|Coordinamento di undici addetti|Errori di spedizione ridotti allo 0,4 %|Inventario semestrale',
    profile: 'Magazziniere affidabile, con patentino e attenzione alla sicurezza.',
    skills: {
      Competenze: 'Patentino muletto|Inventario|Logistica|Lettura DDT|Patente C',
      Informatica: 'SAP|Excel|AS400',
    },
    schools:
      'Diploma/Ragioneria/ITC Alberto Pitentino/14|Licenza media/Istruzione secondaria/Scuola media Dante Alighieri/11',
    certificates:
      'Abilitazione carrelli elevatori/Ente Bilaterale|Primo soccorso aziendale/Confindustria Servizi',
  },
];
