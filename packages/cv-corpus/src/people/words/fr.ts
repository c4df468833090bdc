import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/fr.ts';

export const fr: LanguageData = {
  countries: [
    { iso2: 'FR', name: 'France', cities: 'Nantes 44000|Lyon 69003|Toulouse 31000|Rennes 35000' },
    { iso2: 'BE', name: 'Belgique', cities: 'Liège 4000|Namur 5000' },
    { iso2: 'CH', name: 'Suisse', cities: 'Lausanne 1003|Fribourg 1700' },
  ],
  firstNames: 'Jean-Baptiste|Aurélie|Camille|Ousmane|Zoé|Benoît|Fatima|Mélanie|Loïc',
  lastNames:
    "Lefèvre|de La Fontaine|D'Angelo|Traoré|Le Goff|Marchand|Benali|Dubois-Martin|Charpentier",
  nameOrder: 'first last',
  streets: 'rue des Lilas|avenue Jean Jaurès|boulevard Voltaire|chemin du Moulin',
  address: 'number street, city, region postal',
  occupations: [
    {
      titles: 'Commis de cuisine|Chef de partie|Second de cuisine|Chef de cuisine',
      employers:
        'Restaurant Le Vieux Port|Brasserie du Théâtre|Hôtel Bellevue|Groupe Saveurs & Co|La Table de Marguerite',
      tasks:
        'Préparation de 120 couverts par service|Gestion des stocks et des commandes|Mise en place de la méthode {skill}|Encadrement de quatre commis et deux apprentis|Baisse du gaspillage de 18 % en 2022',
      profile: 'Cuisinier passionné par les produits de saison et le travail en équipe.',
      skills: {
        Cuisine: 'Cuisine traditionnelle|Pâtisserie|HACCP|Dressage|Gestion des coûts',
        Autres: 'Management|Organisation|Permis B|Pack Office',
      },
      schools:
        'CAP/Cuisine/Lycée hôtelier de Nantes/15|BTS/Hôtellerie-restauration/Lycée Jacques Prévert/18|Baccalauréat professionnel/Cuisine/Lycée des métiers de Rennes/15',
      certificates: 'HACCP/UMIH Formation|Permis de former/CCI Nantes',
    },
    {
      titles:
        'Assistante marketing|Chargée de communication|Responsable communication|Directrice de la communication',
      employers:
        'Agence Coquelicot|Mairie de Nantes|Transports Delaunay SAS|Banque du Littoral|Association Les Amis du Livre',
      tasks:
        "Rédaction de la lettre d'information mensuelle|Refonte du site avec {skill}|Organisation de douze salons par an|Suivi d'un budget de 150 000 euros|Animation des réseaux sociaux, 20 000 abonnés",
      profile: 'Communicante curieuse, à l’aise avec les mots comme avec les chiffres.',
      skills: {
        Compétences:
          'Rédaction web|Relations presse|Gestion de projet|Référencement naturel|Stratégie digitale',
        Logiciels: 'WordPress|Photoshop|InDesign|Canva|Google Analytics',
      },
      schools:
        'Master/Communication des organisations/Université Rennes 2/21|Licence/Information et communication/Université de Liège|Baccalauréat/Série littéraire/Lycée Clemenceau/15',
      certificates: 'Google Analytics/Google|Certification Voltaire/Projet Voltaire',
    },
    {
      titles:
        'Technicien support|Administrateur systèmes|Ingénieur systèmes|Responsable informatique',
      employers:
        'Infologis SARL|Clinique Saint-Luc|Aéro Composites|Université de Lausanne|Conseil départemental du Rhône',
      tasks:
        'Administration de 60 serveurs {skill}|Migration de la messagerie de 800 utilisateurs|Mise en place de la supervision avec {skill}|Rédaction des procédures de sauvegarde|Support de niveau 2 et 3',
      profile: 'Ingénieur rigoureux, habitué aux environnements qui ne dorment jamais.',
      skills: {
        Systèmes: 'Linux|Windows Server|VMware|Active Directory',
        Réseaux: 'Cisco|VPN|pfSense|DNS',
        Outils: 'Ansible|Bash|Zabbix|GLPI',
      },
      schools:
        "Diplôme d'ingénieur/Systèmes et réseaux/INSA Toulouse/18|DUT/Informatique/IUT de Lannion/18",
      certificates: 'RHCSA/Red Hat|ITIL Foundation/Axelos',
      projects: 'Supervision associative: Plateforme {skill} pour douze associations',
    },
    ...occupations,
  ],
  spoken: 'fr:Français|en:Anglais|es:Espagnol|de:Allemand|ar:Arabe|it:Italien|nl:Néerlandais',
  native: 'fr',
  nativeWord: 'langue maternelle',
  levels: 'notions|niveau scolaire|intermédiaire|courant|bilingue',
  interests: 'Randonnée|Photographie|Théâtre|Voile|Bénévolat|Lecture',
  nationality: 'française',
  referees: 'Mme Sylvie Aubert|M. Patrick Girard',
  words: {
    title: 'Curriculum Vitae|CV',
    headings: {
      summary: 'Profil|À propos|Présentation',
      work: 'Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Expériences|Emplois',
      education: 'Formation|Formations|Études et diplômes|Diplômes|Parcours scolaire',
      skills: 'Compétences|Compétences techniques|Savoir-faire|Atouts et compétences',
      languages: 'Langues|Langues étrangères',
      contact: 'Contact|Coordonnées|Me contacter',
      personal: 'Informations personnelles|État civil',
      certificates: 'Certifications',
      projects: 'Projets|Réalisations',
      interests: "Centres d'intérêt|Loisirs",
      references: 'Références',
    },
    labels: {
      name: 'Nom et prénom|Nom',
      email: 'E-mail|Courriel|Mail|Adresse électronique',
      phone: 'Téléphone|Tél.|Tél. fixe',
      mobile: 'Portable|Mobile',
      fax: 'Fax|Télécopie',
      address: 'Adresse|Domicile',
      birthDate: 'Date de naissance|Né(e) le',
      birthPlace: 'Lieu de naissance',
      nationality: 'Nationalité',
      website: 'Site web|LinkedIn',
      employer: 'Employeur|Entreprise|Société',
      position: 'Poste|Fonction|Poste occupé',
      dates: 'Dates|Période',
      tasks: 'Missions|Tâches|Principales activités',
      institution: 'Établissement|École',
      degree: 'Diplôme|Intitulé du diplôme',
    },
    present: "aujourd'hui|présent|en cours|à ce jour",
    since: 'Depuis {date}|depuis {date}',
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    shortMonths: 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.',
    seasons: 'printemps|été|automne|hiver',
    hasSeasons: true,
    dateStyles: ['long', 'numeric', 'short', 'year'],
  },
};
