/** The words of the website plugin that the career pages do not have. */

import { pickLanguage } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';

interface EmbedWords {
  /** Names the list, for screen readers too. */
  heading: string;
  /** The filter by city, when it is not set. */
  allCities: string;
  city: string;
  more: string;
}

const dictionaries: Readonly<Record<SiteLanguage, EmbedWords>> = {
  en: {
    heading: 'Jobs at {company}',
    city: 'City',
    allCities: 'All cities',
    more: 'Show more jobs',
  },
  de: {
    heading: 'Jobs bei {company}',
    city: 'Ort',
    allCities: 'Alle Orte',
    more: 'Weitere Jobs anzeigen',
  },
  es: {
    heading: 'Empleos en {company}',
    city: 'Ciudad',
    allCities: 'Todas las ciudades',
    more: 'Ver más empleos',
  },
  fr: {
    heading: 'Offres d’emploi : {company}',
    city: 'Ville',
    allCities: 'Toutes les villes',
    more: 'Afficher plus d’offres',
  },
  it: {
    heading: 'Lavorare in {company}: offerte',
    city: 'Città',
    allCities: 'Tutte le città',
    more: 'Mostra altre offerte',
  },
  nl: {
    heading: 'Vacatures bij {company}',
    city: 'Plaats',
    allCities: 'Alle plaatsen',
    more: 'Meer vacatures tonen',
  },
  pl: {
    heading: 'Oferty pracy: {company}',
    city: 'Miasto',
    allCities: 'Wszystkie miasta',
    more: 'Pokaż więcej ofert',
  },
  pt: {
    heading: 'Vagas na empresa {company}',
    city: 'Cidade',
    allCities: 'Todas as cidades',
    more: 'Mostrar mais vagas',
  },
  ar: {
    heading: 'الوظائف لدى {company}',
    city: 'المدينة',
    allCities: 'كل المدن',
    more: 'عرض المزيد من الوظائف',
  },
  ja: {
    heading: '{company}の求人',
    city: '勤務地',
    allCities: 'すべての勤務地',
    more: '求人をもっと見る',
  },
};

/** The words for a BCP 47 tag. */
export function embedWordsFor(language: string): EmbedWords {
  return pickLanguage(dictionaries, language);
}
