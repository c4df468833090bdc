import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/it.ts';

export const it: LanguageData = {
  countries: [
    { iso2: 'IT', name: 'Italia', cities: 'Bologna 40121|Torino 10121|Bari 70121' },
    { iso2: 'CH', name: 'Svizzera', cities: 'Lugano 6900' },
  ],
  firstNames: 'Giulia|Pietro|Chiara|Niccolò|Federica|Salvatore|Maria Grazia',
  lastNames: "Esposito|Dell'Acqua|De Santis|Bianchi|Lo Presti|Zanetti|D'Amico",
  nameOrder: 'first last',
  streets: 'Via Garibaldi|Corso Italia|Via dei Mille|Piazza Duomo',
  address: 'street number, postal city',
  occupations: [
    {
      titles:
        'Stagista ufficio tecnico|Disegnatore meccanico|Progettista meccanico|Responsabile ufficio tecnico',
      employers:
        'Meccanica Reggiani S.r.l.|Officine Ferrero S.p.A.|Studio Tecnico Galli|Automazioni Po|Cantieri Adriatici',
      tasks:
        'Progettazione di riduttori con {skill}|Redazione delle distinte base|Collaudo di 25 linee presso i clienti|Riduzione dei costi di produzione del 12 %|Coordinamento di cinque disegnatori',
      profile: 'Progettista preciso, abituato a lavorare accanto alla produzione.',
      skills: {
        Competenze: 'Disegno tecnico|Analisi FEM|Oleodinamica|Gestione commesse|Lean manufacturing',
        Software: 'SolidWorks|AutoCAD|Creo|Excel',
      },
      schools:
        'Laurea magistrale/Ingegneria meccanica/Politecnico di Torino/22|Diploma/Perito meccanico/ITIS Galileo Galilei/14',
      projects: 'Tornio didattico: Banco prova progettato con {skill}',
    },
    {
      titles: 'Addetta alle vendite|Commessa|Visual merchandiser|Responsabile di negozio',
      employers:
        'Boutique Aurora|Calzature Rinaldi|Grandi Magazzini Sforza|Profumeria Iris|Libreria Centrale',
      tasks:
        'Accoglienza e vendita assistita|Allestimento delle vetrine ogni due settimane|Gestione della cassa e dei resi|Formazione di sei colleghe|Aumento dello scontrino medio del 9 % nel 2022',
      profile: 'Venditrice attenta, con il gusto di far sentire a casa chi entra.',
      skills: {
        Capacità:
          'Vendita assistita|Gestione cassa|Visual merchandising|Gestione del magazzino|Problem solving',
        Informatica: 'Pacchetto Office|Zucchetti|Canva',
      },
      schools:
        'Diploma/Operatore della moda/Istituto Professionale Cossa/14|Laurea triennale/Scienze della comunicazione/Università di Bologna',
    },
    ...occupations,
  ],
  spoken: 'it:Italiano|en:Inglese|fr:Francese|de:Tedesco|es:Spagnolo',
  native: 'it',
  nativeWord: 'madrelingua',
  levels: 'scolastico|base|buono|ottimo|fluente',
  interests: 'Trekking|Cucina|Fotografia|Pallavolo|Lettura',
  nationality: 'italiana',
  referees: 'Paola Ricci|Marco Fontana',
  words: {
    title: 'Curriculum Vitae|Curriculum',
    headings: {
      summary: 'Profilo|Chi sono|Profilo professionale',
      work: 'Esperienza lavorativa|Esperienze professionali|Esperienza professionale|Esperienze lavorative',
      education: 'Istruzione|Istruzione e formazione|Formazione|Titoli di studio',
      skills: 'Competenze|Capacità e competenze|Competenze tecniche|Competenze professionali',
      languages: 'Lingue|Lingue straniere|Conoscenze linguistiche|Competenze linguistiche',
      contact: 'Contatti|Recapiti',
      personal: 'Dati personali|Informazioni personali|Dati anagrafici',
      certificates: 'Certificazioni',
      projects: 'Progetti',
      interests: 'Interessi|Hobby',
      references: 'Referenze',
    },
    labels: {
      name: 'Nome|Nome e cognome',
      email: 'E-mail|Email|Posta elettronica',
      phone: 'Telefono|Tel.',
      mobile: 'Cellulare|Cell.',
      fax: 'Fax',
      address: 'Indirizzo|Residenza',
      birthDate: 'Data di nascita',
      birthPlace: 'Luogo di nascita',
      nationality: 'Nazionalità|Cittadinanza',
      website: 'LinkedIn|Sito web',
      employer: 'Datore di lavoro|Azienda|Nome e indirizzo del datore di lavoro',
      position: 'Posizione|Ruolo|Lavoro o posizione ricoperti',
      dates: 'Date|Periodo',
      tasks: 'Mansioni|Principali attività e responsabilità',
      institution: 'Istituto|Ente',
      degree: 'Titolo|Titolo della qualifica rilasciata',
    },
    present: 'oggi|in corso|attuale|presente',
    since: 'Dal {date}|Da {date}',
    months:
      'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    shortMonths: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
    seasons: 'primavera|estate|autunno|inverno',
    hasSeasons: true,
    dateStyles: ['long', 'numeric', 'short', 'year'],
  },
};
