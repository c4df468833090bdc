/** Regional variants: where usage differs from the base language. */

import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const enGB: typeof en = {
  ...en,
  homePage: {
    ...en.homePage,
    description: '{site}: {jobs}. Search by place, field and employment type.',
  },
  countryPage: {
    ...en.countryPage,
    description: '{jobs} {where}: employer, place and date of every vacancy at a glance.',
  },
  cityPage: {
    ...en.cityPage,
    description: '{jobs} {where}, {country}: employer and date of every vacancy at a glance.',
  },
  summary: { ...en.summary, employers: 'Employers with the most vacancies: {names}.' },
  gone: { ...en.gone, text: 'The position has been filled or the advert has closed.' },
  categories: { ...en.categories, 27: 'Transport' },
  benefits: {
    ...en.benefits,
    4: 'Pension scheme',
    5: 'Paid holiday',
    6: 'Sick pay',
    12: 'Tuition support',
    14: 'Share options',
    16: 'Cycle to work scheme',
    17: 'Season ticket',
    20: 'Help with childcare',
    21: 'Staff discount',
    24: 'Paid volunteering days',
  },
};

export const enAU: typeof en = {
  ...enGB,
  gone: { ...en.gone, text: 'The position has been filled or the ad has closed.' },
  benefits: {
    ...enGB.benefits,
    4: 'Superannuation or retirement plan',
    5: 'Annual leave',
    6: 'Paid sick leave',
    16: 'Bike lease',
    17: 'Public transport pass',
    20: 'Childcare support',
  },
};

export const enCA: typeof en = {
  ...en,
  countryPage: {
    ...en.countryPage,
    description: '{jobs} {where}: employer, place and date of every opening at a glance.',
  },
  homePage: {
    ...en.homePage,
    description: '{site}: {jobs}. Search by place, field and employment type.',
  },
  categories: { ...en.categories, 27: 'Transportation' },
  benefits: { ...en.benefits, 12: 'Tuition support', 17: 'Public transit pass' },
};

export const enIN: typeof en = {
  ...enGB,
  gone: { ...en.gone, text: 'The position has been filled or the advertisement has closed.' },
  benefits: {
    ...enGB.benefits,
    4: 'Provident fund or pension',
    5: 'Paid leave',
    6: 'Paid sick leave',
    14: 'Stock options',
    16: 'Bicycle lease',
    17: 'Public transport pass',
    20: 'Childcare support',
    21: 'Employee discount',
  },
};

export const frCA: typeof fr = {
  ...fr,
  alertLink: 'Recevoir ces offres par courriel',
  jobPage: {
    ...fr.jobPage,
    tasks: 'Vos responsabilités',
    applyHeading: 'Ce poste vous intéresse?',
  },
  share: { ...fr.share, email: 'Envoyer par courriel' },
  employmentTypes: {
    ...fr.employmentTypes,
    Permanent: 'Permanent',
    Temporary: 'Temporaire',
    Contract: 'Contractuel',
    Freelance: 'Travail à la pige',
  },
  categories: {
    ...fr.categories,
    4: 'Construction',
    5: 'Service à la clientèle',
    7: 'Éducation',
    16: 'Fabrication',
    26: 'Métiers spécialisés',
  },
  benefits: {
    ...fr.benefits,
    1: 'Assurance maladie',
    3: 'Assurance vie',
    4: 'Régime de retraite',
    5: 'Vacances payées',
    6: 'Congés de maladie payés',
    8: 'Horaire flexible',
    9: 'Télétravail',
    11: 'Budget de formation',
    13: 'Prime au rendement',
    14: 'Options d’achat d’actions',
    15: 'Voiture de fonction',
    17: 'Titre de transport en commun',
    18: 'Allocation de repas',
    19: 'Abonnement au gym',
    21: 'Rabais pour le personnel',
    24: 'Journées de bénévolat payées',
  },
};

export const deCH: typeof de = {
  ...de,
  quoted: '«{text}»',
  employmentTypes: { ...de.employmentTypes, Apprenticeship: 'Lehre' },
  benefits: {
    ...de.benefits,
    4: 'Betriebliche Vorsorge',
    5: 'Bezahlte Ferien',
    7: 'Elternurlaub',
    16: 'Veloleasing',
    17: 'ÖV-Abonnement',
  },
};

export const es419: typeof es = {
  ...es,
  footer: 'Solo empleos vigentes, con cinco semanas de antigüedad como máximo.',
  quoted: '“{text}”',
  jobs: {
    one: '{count} empleo',
    many: '{count} de empleos',
    other: '{count} empleos',
  },
  homePage: {
    ...es.homePage,
    intro:
      'Todos los empleos están vigentes y tienen como máximo cinco semanas. Elige un país o una ciudad.',
    introCity:
      'Todos los empleos están vigentes y tienen como máximo cinco semanas. Elige una ciudad.',
    newest: 'Empleos más recientes',
  },
  countryPage: {
    ...es.countryPage,
    heading: 'Empleos {where}',
    description: '{jobs} {where}: empresa, lugar y fecha de cada empleo de un vistazo.',
  },
  cityPage: {
    ...es.cityPage,
    heading: 'Empleos {where}',
    description: '{jobs} {where} ({country}): empresa y fecha de cada empleo de un vistazo.',
  },
  summary: {
    ...es.summary,
    count: {
      one: 'Hay {count} empleo vigente {where}.',
      many: 'Hay {count} de empleos vigentes {where}.',
      other: 'Hay {count} empleos vigentes {where}.',
    },
    employers: 'Empresas con más empleos: {names}.',
    remote: 'Proporción de empleos remotos o híbridos: {percent}.',
  },
  filters: { ...es.filters, heading: 'Filtrar empleos', show: 'Ver empleos' },
  alertLink: 'Recibir estos empleos por correo electrónico',
  empty: { ...es.empty, unfiltered: 'En este momento no hay empleos vigentes aquí.' },
  company: {
    ...es.company,
    website: 'Sitio web de la empresa',
    allJobs: 'Todos los empleos de {company}',
    indexText: 'Empresas con empleos vigentes, por orden alfabético.',
  },
  jobPage: { ...es.jobPage, similar: 'Empleos similares', apply: 'Postularme' },
  notFound: {
    ...es.notFound,
    text: 'No hay ninguna página en esta dirección. Verifica que esté bien escrita o vuelve al inicio.',
    link: 'Todos los empleos',
  },
  gone: {
    heading: 'Este empleo ya no está disponible',
    text: 'La vacante se cubrió o el anuncio venció.',
    closed: 'cerrado el {date}',
  },
  saved: {
    heading: 'Empleos guardados',
    save: 'Guardar empleo',
    storage: 'Los empleos guardados permanecen en este navegador, sin necesidad de una cuenta.',
    empty: 'Todavía no has guardado ningún empleo. Toca el corazón de un empleo para tenerlo aquí.',
    noScript:
      'Los empleos se guardan con un script del navegador, pero los scripts están desactivados. En su lugar, agrega la página del empleo a tus favoritos.',
  },
  share: { ...es.share, heading: 'Compartir este empleo' },
  labels: { ...es.labels, posted: 'Publicado' },
  workplaces: { ...es.workplaces, Remote: 'Remoto' },
  employmentTypes: {
    ...es.employmentTypes,
    'Full-time': 'Tiempo completo',
    'Part-time': 'Medio tiempo',
    Permanent: 'Permanente',
    Internship: 'Pasantía',
    Apprenticeship: 'Aprendizaje',
    Freelance: 'Independiente',
  },
  seniorities: { ...es.seniorities, Lead: 'Líder de equipo' },
  categories: {
    ...es.categories,
    10: 'Salud',
    11: 'Hotelería y restaurantes',
    14: 'Legal',
    16: 'Manufactura',
    20: 'Bienes raíces',
  },
  benefits: {
    ...es.benefits,
    6: 'Licencia por enfermedad con goce de sueldo',
    7: 'Licencia parental',
    11: 'Presupuesto para capacitación',
    13: 'Bono por desempeño',
    15: 'Auto de la empresa',
    16: 'Arrendamiento de bicicleta',
    17: 'Ayuda para transporte público',
    18: 'Ayuda de alimentación',
    23: 'Patrocinio de visa',
    24: 'Días de voluntariado pagados',
  },
};
