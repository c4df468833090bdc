/** The words of questions of application forms and of their rules in Dutch. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Vragen',
  about: 'Wat sollicitatieformulieren kunnen vragen. Een vacature kiest hieruit.',
  empty: 'Uw bedrijf stelt nog geen vragen.',
  newQuestion: 'Nieuwe vraag',
  newHint: 'Kies waarmee wordt geantwoord.',
  newTitle: 'Nieuwe vraag: {kind}',
  text: 'Vraag',
  help: 'Toelichting onder de vraag',
  used: {
    one: '{count} vacature stelt deze vraag. Na het opslaan stelt die de nieuwe versie. Antwoorden blijven bij de tekst waarop is geantwoord.',
    other:
      '{count} vacatures stellen deze vraag. Na het opslaan stellen ze de nieuwe versie. Antwoorden blijven bij de tekst waarop is geantwoord.',
  },
  delete: 'Vraag verwijderen',
  deleteTitle: 'Deze vraag verwijderen?',
  deleteText: 'Gegeven antwoorden blijven bij hun sollicitaties.',
  inUse: 'Een vacature stelt deze vraag nog. Haal haar eerst van het formulier.',
  faults: {
    help: 'Voer hoogstens 1.000 tekens op één regel in.',
    options:
      'Een keuze heeft minstens twee opties nodig. Een optie die in een regel staat, kan niet weg.',
  },
  notices: {
    created: 'De vraag is aangemaakt.',
    saved: 'De vraag is opgeslagen.',
    deleted: 'De vraag is verwijderd.',
    added: 'De vraag is toegevoegd.',
    changed: 'Het formulier is opgeslagen.',
    removed: 'De vraag staat niet meer op dit formulier.',
  },
  form: {
    title: '{job}: vragen',
    heading: 'Wat het formulier vraagt',
    standard: 'Naam, e-mail, telefoon en cv worden altijd gevraagd.',
    none: 'Deze vacature stelt geen eigen vragen.',
    add: 'Vraag toevoegen',
    choose: 'Vraag',
    addSubmit: 'Toevoegen',
    full: 'Een formulier heeft hoogstens 30 vragen.',
    allAsked: 'Alle vragen van uw bedrijf staan op dit formulier.',
    askAdmin: 'Beheerders schrijven nieuwe vragen.',
    preview: 'Sollicitatieformulier',
    previewHint: 'Zoals kandidaten het zien.',
    remove: 'Van dit formulier halen',
    editText: 'Vraag bewerken',
  },
  rule: {
    title: 'Regel',
    about:
      'Een regel kijkt naar één antwoord. Hij geldt nooit voor een vraag die niet is beantwoord, en niets wordt gerangschikt.',
    textHint: 'Vrije tekst heeft geen regels: mensen zeggen hetzelfde op veel manieren.',
    none: 'Geen regel',
    when: 'Als het antwoord',
    value: 'Waarde',
    operators: {
      is: 'is',
      is_not: 'is niet',
      includes: 'bevat',
      excludes: 'bevat niet',
      at_least: 'minstens is',
      at_most: 'hoogstens is',
      before: 'voor',
      after: 'na',
    },
    effect: 'Dan',
    effects: {
      flag: 'sollicitatie markeren',
      reject: 'sollicitatie afwijzen',
    },
    flagHint: 'Uw team ziet de markering en beslist.',
    rejectHint:
      'De sollicitatie wordt meteen afgewezen. De e-mail wacht minstens een dag, noemt de reden en heeft een link om een mens te laten kijken. Het formulier zegt dat antwoorden de sollicitatie kunnen beëindigen.',
    adminOnly: 'Alleen een beheerder kan een regel die afwijst toevoegen of wijzigen.',
    reason: 'Reden',
    reasonHint: 'Uw team ziet die. De kandidaat ook, als de regel afwijst.',
    sentence: 'Antwoord {operator} {value}: {effect}',
    marks: {
      flag: 'Markeert',
      reject: 'Wijst af',
    },
    try: 'Proberen op eerdere sollicitaties',
    tryHint: 'Telt de laatste 200 sollicitaties op deze vacature. Er verandert niets.',
    tried:
      'Zou {stopped} van {answered} antwoorden hebben tegengehouden. Daarvan aangenomen: {hired}.',
    triedAll:
      'Alle regels samen: {stopped} van de laatste {count} sollicitaties tegengehouden. Daarvan aangenomen: {hired}.',
    triedNone: 'Er heeft nog niemand op deze vacature gesolliciteerd.',
    faults: {
      value: 'Voer een waarde in die een antwoord kan zijn.',
      reason: 'Een regel die afwijst heeft een reden nodig in de taal van de carrièresite.',
    },
  },
};
