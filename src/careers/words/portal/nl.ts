/** The words of a candidate's own page in Dutch. */

import type { PortalWords } from './dictionary.ts';

export const nl: PortalWords = {
  heading: 'Uw sollicitaties',
  about:
    'Bij {company}. De link in uw e-mail opent deze pagina 30 dagen lang. Wie hem heeft, ziet wat u ziet: deel hem niet.',
  applications: 'Sollicitaties',
  none: 'U hebt geen sollicitaties.',
  status: {
    active: 'In behandeling',
    closed: 'Afgesloten',
    hired: 'Aangenomen',
    withdrawn: 'Ingetrokken',
  },
  appliedOn: 'Gesolliciteerd op {date}',
  withdraw: {
    open: 'Deze sollicitatie intrekken',
    text: 'Het bedrijf verneemt dat u geen interesse meer hebt. U kunt dit niet zelf ongedaan maken.',
    button: 'Intrekken',
  },
  meetings: 'Afspraken',
  documents: 'Documenten',
  addCv: 'Een cv toevoegen',
  upload: 'Uploaden',
  details: 'Uw contactgegevens',
  emailHint:
    'Wij schrijven naar {email}. Beantwoord een e-mail van het bedrijf om het adres te wijzigen.',
  links: 'Profielen en websites, één per regel',
  linksError: 'Voer hoogstens 20 adressen in die met https:// of http:// beginnen, één per regel.',
  tooManyDocuments: 'U hebt het hoogste aantal documenten toegevoegd.',
  changed:
    'Dit is gewijzigd sinds u de pagina hebt geopend. Nu staat er: {value}. Sla opnieuw op om het te vervangen.',
  save: 'Opslaan',
  data: 'Uw gegevens',
  downloadHint: 'Een ZIP-bestand met alles wat het bedrijf over u bewaart, en uw documenten.',
  download: 'Mijn gegevens downloaden',
  back: 'Terug',
  notes: {
    withdrawn: 'Uw sollicitatie is ingetrokken.',
    corrected: 'Uw gegevens zijn opgeslagen.',
    uploaded: 'Uw cv is toegevoegd.',
  },
  tooMany: 'Er waren te veel pogingen. Probeer het later opnieuw.',
  gone: {
    heading: 'Deze link werkt niet',
    text: 'Hij is verlopen of niet volledig. Voer uw e-mailadres in, dan sturen wij u een nieuwe.',
  },
  link: {
    heading: 'Een nieuwe link aanvragen',
    text: 'Voer het e-mailadres in waarmee u hebt gesolliciteerd. De link komt per e-mail.',
    send: 'Link versturen',
  },
  sent: {
    heading: 'Kijk in uw postvak',
    text: 'Als een bedrijf dit adres kent, is de link onderweg.',
  },
  erase: {
    heading: 'Mijn gegevens verwijderen',
    text: 'Alles wat {company} over u bewaart, wordt definitief verwijderd en uw sollicitaties eindigen. Voor uw veiligheid sturen wij u eerst een code per e-mail.',
    send: 'Code naar {email} sturen',
    again: 'Nog een code sturen',
    sent: 'Wij hebben een code naar {email} gestuurd. Hij is 15 minuten geldig.',
    code: 'Code',
    button: 'Definitief verwijderen',
    wrong: 'Deze code is onjuist of verlopen.',
  },
  erased: {
    heading: 'Uw gegevens zijn verwijderd',
    text: 'Wij hebben u een bevestiging per e-mail gestuurd. Deze link werkt niet meer.',
  },
  held: {
    heading: 'Uw verzoek is vastgelegd',
    text: 'Uw gegevens moeten om juridische redenen voorlopig worden bewaard. Het bedrijf antwoordt u uiterlijk op {date}.',
  },
};
