/** The names of the stages that templates of pipelines have, in each language. */
import { pickLanguage } from '#lib/language.ts';
import type { Dictionaries } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import type { TemplateStage } from './rules.ts';

type StageNames = Readonly<Record<TemplateStage['name'], string>>;

const de: StageNames = {
  screening: 'Sichtung',
  call: 'Telefonat',
  interview: 'Gespräch',
  technical: 'Fachgespräch',
  team: 'Teamgespräch',
  offer: 'Angebot',
  hired: 'Eingestellt',
};

const dictionaries: Dictionaries<SiteLanguage, StageNames> = {
  ar: {
    screening: 'الفرز',
    call: 'مكالمة هاتفية',
    interview: 'مقابلة',
    technical: 'مقابلة تقنية',
    team: 'لقاء الفريق',
    offer: 'العرض',
    hired: 'تم التوظيف',
  },
  de,
  'de-CH': de,
  en: {
    screening: 'Screening',
    call: 'Phone call',
    interview: 'Interview',
    technical: 'Technical interview',
    team: 'Team interview',
    offer: 'Offer',
    hired: 'Hired',
  },
  es: {
    screening: 'Preselección',
    call: 'Llamada',
    interview: 'Entrevista',
    technical: 'Entrevista técnica',
    team: 'Entrevista con el equipo',
    offer: 'Oferta',
    hired: 'Contratación',
  },
  fr: {
    screening: 'Présélection',
    call: 'Appel téléphonique',
    interview: 'Entretien',
    technical: 'Entretien technique',
    team: 'Rencontre avec l’équipe',
    offer: 'Offre',
    hired: 'Embauche',
  },
  it: {
    screening: 'Preselezione',
    call: 'Telefonata',
    interview: 'Colloquio',
    technical: 'Colloquio tecnico',
    team: 'Incontro con il team',
    offer: 'Offerta',
    hired: 'Assunzione',
  },
  ja: {
    screening: '書類選考',
    call: '電話面談',
    interview: '面接',
    technical: '技術面接',
    team: 'チーム面接',
    offer: '内定',
    hired: '採用',
  },
  nl: {
    screening: 'Selectie',
    call: 'Telefoongesprek',
    interview: 'Gesprek',
    technical: 'Technisch gesprek',
    team: 'Gesprek met het team',
    offer: 'Aanbod',
    hired: 'Aangenomen',
  },
  pl: {
    screening: 'Selekcja',
    call: 'Rozmowa telefoniczna',
    interview: 'Rozmowa',
    technical: 'Rozmowa techniczna',
    team: 'Spotkanie z zespołem',
    offer: 'Oferta',
    hired: 'Zatrudnienie',
  },
  pt: {
    screening: 'Triagem',
    call: 'Ligação',
    interview: 'Entrevista',
    technical: 'Entrevista técnica',
    team: 'Conversa com a equipe',
    offer: 'Proposta',
    hired: 'Contratação',
  },
};

/** The names for a BCP 47 tag. */
export function stageNames(language: string): StageNames {
  return pickLanguage(dictionaries, language);
}
