import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Agent de service hospitalier|Aide-soignante|Infirmière|Cadre de santé',
    employers:
      'CHU de Grenoble|EHPAD Les Tilleuls|Clinique du Parc|Centre de soins Saint-Roch|Hôpital privé des Alpes',
    tasks:
      "Prise en charge de 14 patients en chirurgie|Réalisation des soins et suivi dans {skill}|Accueil et encadrement des étudiants|Transmission avec les familles|Participation à la certification de l'établissement en 2023|Gestion des plannings de 22 agents",
    profile: 'Soignante attentive, habituée au travail de nuit et aux situations urgentes.',
    skills: {
      'Compétences professionnelles':
        'Soins infirmiers|Pansements complexes|Relation aidante|Hygiène hospitalière|Gestes et soins d’urgence',
      Informatique: 'Hôpital Manager|Pack Office|Osiris',
    },
    schools:
      "Diplôme d'État/Infirmier/IFSI de Chambéry/18|Baccalauréat/Sciences médico-sociales/Lycée Louise Michel/15|Diplôme d'État/Aide-soignant/Croix-Rouge française de Lyon/18",
    certificates:
      'AFGSU niveau 2/CESU 38|Diplôme universitaire Plaies et cicatrisation/Université Grenoble Alpes',
  },
  {
    titles: 'Vendeuse|Conseillère de vente|Responsable de rayon|Directrice de magasin',
    employers:
      'Librairie des Halles|Maison Verdier|Jardinerie du Lac|Optique Lafont|Grand Magasin Le Carré',
    tasks:
      "Conseil et fidélisation d'une clientèle exigeante|Tenue de la caisse et des inventaires|Mise en rayon selon {skill}|Recrutement et formation de sept vendeurs|Hausse du chiffre d'affaires de 11 % en deux ans|Suivi des commandes sur {skill}",
    profile: 'Commerçante dans l’âme, à l’écoute du client et de son équipe.',
    skills: {
      Commerce:
        'Conseil client|Merchandising|Gestion des stocks|Encaissement|Animation d’équipe|Fidélisation',
      Logiciels: 'Cegid|Excel|Shopify|Outlook',
    },
    schools:
      'BTS/Management commercial opérationnel/Lycée Vaucanson/18|Baccalauréat professionnel/Commerce/Lycée Édouard Herriot/15|Bachelor/Responsable de la distribution/École de commerce de Lyon/20',
    certificates: 'CQP Vendeur conseil/Opcommerce|Sauveteur secouriste du travail/INRS',
  },
  {
    titles: 'Préparateur de commandes|Cariste|Chef d’équipe logistique|Responsable d’entrepôt',
    employers:
      'Transports Roussel|Plateforme Logis Ouest|Frigo Express SAS|Coopérative du Val de Loire|Entrepôts Mercier',
    tasks:
      'Préparation de 200 commandes par jour|Conduite de chariots de catégorie 3|Réorganisation du stock avec {skill}|Encadrement de douze préparateurs|Réduction des erreurs de 40 % en 2022|Chargement et contrôle des camions',
    profile: 'Logisticien fiable, attentif à la sécurité et aux délais.',
    skills: {
      Compétences:
        'CACES R489|Gestion des flux|Inventaire|Permis B|Encadrement|Sécurité au travail',
      Outils: 'SAP|Reflex WMS|Excel',
    },
    schools:
      'CAP/Opérateur logistique/Lycée professionnel Jean Moulin/15|BUT/Gestion logistique et transport/IUT de Saint-Nazaire/18',
    certificates: 'CACES R489 catégorie 3/AFTRAL|Habilitation électrique B0/APAVE',
  },
];
