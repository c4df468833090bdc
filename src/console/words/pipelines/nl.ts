/** The words of the screens of pipelines in Dutch. */
import type { PipelinesWords } from './en.ts';

export const words: PipelinesWords = {
  title: 'Wervingsprocessen',
  about:
    'Een wervingsproces is de weg van een sollicitatie: de fasen op volgorde, tot en met de aanname.',
  default: 'Standaard',
  defaultHint: 'Nieuwe vacatures gebruiken het standaardproces.',
  makeDefault: 'Als standaard instellen',
  name: 'Naam',
  create: 'Nieuw wervingsproces',
  template: 'Sjabloon',
  templates: {
    standard: 'Standaard',
    short: 'Op uurbasis of kort',
    engineering: 'Techniek',
  },
  templateHint: 'Namen en e-mails van de fasen zijn in de taal van het bedrijf.',
  stages: 'Fasen',
  stage: 'Fase',
  type: 'Soort',
  types: {
    screening: 'Selectie',
    interview: 'Gesprek',
    offer: 'Aanbod',
    hired: 'Aangenomen',
  },
  otherType: 'Overig',
  daysLimit: 'Te laat na (dagen)',
  daysHint: 'Het bord markeert sollicitaties die langer in de fase zijn. Leeg: 7 dagen.',
  hiredHint: 'De laatste fase is altijd die van de aangenomen kandidaten.',
  email: 'E-mail',
  noEmail: 'Geen e-mail',
  hasEmail: 'E-mail bewerken',
  moveUp: '{stage} omhoog',
  moveDown: '{stage} omlaag',
  addStage: 'Fase toevoegen',
  addHint: 'De fase komt vóór de laatste fase.',
  removeStage: '{stage} verwijderen',
  removeText: 'De fase wordt verwijderd voor alle vacatures van dit proces.',
  removeMoves: {
    one: '{count} sollicitatie is in deze fase. Die gaat naar de fase die u kiest.',
    other: '{count} sollicitaties zijn in deze fase. Die gaan naar de fase die u kiest.',
  },
  moveTo: 'Sollicitaties gaan naar',
  removePipeline: 'Wervingsproces verwijderen',
  removePipelineTitle: 'Het wervingsproces {name} verwijderen?',
  removePipelineText: 'Een proces dat vacatures gebruiken, kan niet worden verwijderd.',
  subject: 'Onderwerp',
  body: 'Tekst',
  emailHint:
    'Gaat naar kandidaten die met deze e-mail hierheen worden verplaatst. Laat onderwerp en tekst leeg voor geen e-mail.',
  fields: 'Deze velden kunt u gebruiken:',
  publicLabel: 'Wat kandidaten zien',
  publicLabelHint:
    'De naam van de fase op de eigen pagina van de kandidaat. Leeg: ‘in behandeling’.',
  faults: {
    name: 'Voer een naam van hoogstens 255 tekens in.',
    days: 'Voer een getal van 1 tot 365 in.',
    email: 'Voer onderwerp en tekst in, met alleen velden uit de lijst.',
  },
  notices: {
    created: 'Het wervingsproces is gemaakt.',
    saved: 'Het wervingsproces is opgeslagen.',
    removed: 'Het wervingsproces is verwijderd.',
    stageRemoved: 'De fase is verwijderd.',
  },
};
