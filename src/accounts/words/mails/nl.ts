/** The texts of emails to users in Dutch. */

import type { MailWords } from '../shape.ts';

export const nl: MailWords = {
  reset_password: {
    subject: 'Kies een nieuw wachtwoord',
    text: `Er is een nieuw wachtwoord aangevraagd voor uw account bij Recruiting. Was u dat, kies er dan hier een:

{link}

De link is {hours} geldig en werkt één keer.

Was u het niet, negeer deze e-mail dan. Uw wachtwoord blijft ongewijzigd.
`,
  },
  invitation: {
    subject: 'Uitnodiging voor {company}',
    text: `U bent uitgenodigd om lid te worden van {company} bij Recruiting. Word hier lid:

{link}

De link is {days} geldig en werkt één keer.

Kent u {company} niet, negeer deze e-mail dan. Alleen u kunt de uitnodiging aannemen.
`,
  },
  password_changed: {
    subject: 'Uw wachtwoord is gewijzigd',
    text: `Het wachtwoord van uw account bij Recruiting is gewijzigd. Uw andere sessies en de toegang van alle toepassingen die u had toegestaan, zijn beëindigd.

Wilt u een toepassing weer gebruiken, verbind die dan opnieuw vanuit de toepassing zelf.

Was u het niet, kies dan meteen een nieuw wachtwoord: open de aanmeldpagina en kies ‘Wachtwoord vergeten?’.
`,
  },
  application_allowed: {
    subject: 'Een toepassing mag nu namens u handelen',
    text: `U hebt toegestaan dat ‘{application}’ bij Recruiting namens u handelt voor {company}.

U kunt deze toegang op elk moment beëindigen:

{link}

Was u het niet, beëindig de toegang daar dan en kies meteen een nieuw wachtwoord: open de aanmeldpagina en kies ‘Wachtwoord vergeten?’.
`,
  },
  confirm_email: {
    subject: 'Bevestig uw nieuwe e-mailadres',
    text: `Iemand vroeg om dit adres te gebruiken voor een account bij Recruiting. Was u dat, bevestig het adres dan hier:

{link}

De link is {hours} geldig en werkt één keer.

Was u het niet, negeer deze e-mail dan. Er verandert niets.
`,
  },
  email_change_requested: {
    subject: 'Er is gevraagd om uw e-mailadres te wijzigen',
    text: `Iemand die uw wachtwoord kent, vroeg om het e-mailadres van uw account bij Recruiting te wijzigen in {email}. Wij hebben een link naar dat adres gestuurd. Er verandert niets totdat de wijziging daar is bevestigd.

Was u het niet, wijzig dan meteen uw wachtwoord in Instellingen › Wachtwoord. Daarmee annuleert u ook deze wijziging.
`,
  },
  email_changed: {
    subject: 'Uw e-mailadres is gewijzigd',
    text: `Het e-mailadres van uw account bij Recruiting is nu {email}. Naar uw vorige adres sturen wij geen e-mails meer, en uw andere sessies zijn beëindigd.

Was u het niet, waarschuw dan meteen een beheerder van uw bedrijf.
`,
  },
  second_factor_added: {
    subject: 'Tweefactorauthenticatie is ingeschakeld',
    text: `Om u aan te melden bij uw account bij Recruiting is nu naast uw wachtwoord een code uit een app nodig.

Was u het niet, kies dan meteen een nieuw wachtwoord (open de aanmeldpagina en kies ‘Wachtwoord vergeten?’) en waarschuw een beheerder van uw bedrijf.
`,
  },
  reconnect: {
    subject: 'Verbind {provider} opnieuw',
    text: `Uw bedrijf bij Recruiting kan het account {account} bij {provider} niet meer gebruiken. Aanbieders beëindigen de toegang na verloop van tijd of wanneer een wachtwoord verandert.

Verbind het hier opnieuw om alles te hervatten wat erop wacht:

{link}
`,
  },
  second_factor_removed: {
    subject: 'Tweefactorauthenticatie is uitgeschakeld',
    text: `U meldt zich nu alleen met uw wachtwoord aan bij uw account bij Recruiting.

Was u het niet, kies dan meteen een nieuw wachtwoord (open de aanmeldpagina en kies ‘Wachtwoord vergeten?’) en waarschuw een beheerder van uw bedrijf.
`,
  },
  webhook_failing: {
    subject: 'Leveringen van de webhook ‘{webhook}’ mislukken',
    text: `Alle leveringen aan {url} mislukken sinds {moment}.

Elke levering wordt vier keer geprobeerd. Het logboek toont de antwoorden van de ontvanger: GET /api/plugins/webhooks/{id}/logs.

Na vijf dagen zonder geslaagde levering wordt de webhook uitgeschakeld.
`,
  },
  webhook_disabled: {
    subject: 'De webhook ‘{webhook}’ is uitgeschakeld',
    text: `Alle leveringen aan {url} mislukken sinds {moment}. De webhook is daarom uitgeschakeld.

Werkt de ontvanger weer, schakel de webhook dan in met PUT /api/plugins/webhooks/{id} en {body}. Roep POST /api/plugins/webhooks/{id}/recover aan om de gemiste gebeurtenissen van de laatste 30 dagen te leveren.
`,
  },
  webhooks_left: {
    subject: 'Webhooks van ‘{application}’ versturen nog steeds gegevens',
    text: `De verbinding van een lid tussen ‘{application}’ en {company} bij Recruiting is beëindigd. De webhooks die de toepassing daarmee heeft aangemaakt, versturen nog steeds gegevens:

{body}

Webhooks die niet meer nodig zijn, kunnen hier worden verwijderd:

{link}
`,
  },
  sessions_ended: {
    subject: 'Een beheerder heeft je sessies beëindigd',
    text: `Een beheerder van {company} bij Recruiting heeft je sessies op alle apparaten beëindigd, en ook de toegang van alle toepassingen die namens jou bij {company} mochten handelen.

Je bent nog steeds lid. Log hier opnieuw in:

{link}

Denk je dat iemand anders je account heeft gebruikt, kies dan een nieuw wachtwoord: open de inlogpagina en kies ‘Wachtwoord vergeten?’.
`,
  },
  account_deleted: {
    subject: 'Uw account is verwijderd',
    text: `Uw Recruiting-account is verwijderd en u hebt alle bedrijven verlaten.

Was u dit niet? Waarschuw dan meteen een beheerder van uw bedrijf.
`,
  },
  company_closing: {
    subject: 'Een bedrijf wordt verwijderd',
    text: `{company} wordt op {moment} van Recruiting verwijderd, met alle kandidaten, sollicitaties, bestanden en instellingen. De vacatures zijn niet meer openbaar en geen lid heeft toegang.

Tot dan kan elke beheerder dit annuleren:

{link}
`,
  },
  company_kept: {
    subject: 'De verwijdering is geannuleerd',
    text: `De verwijdering van {company} van Recruiting is geannuleerd. Leden hebben weer toegang en de vacatures zijn openbaar zoals voorheen.
`,
  },
  company_deleted: {
    subject: 'Het bedrijf is verwijderd',
    text: `{company} is van Recruiting verwijderd. Dit is het certificaat van de verwijdering. Bewaar het: wij bewaren geen kopie van de namen.

{body}
`,
  },
  retention_notice: {
    subject: 'Over twee weken worden kandidaten gewist',
    text: `Kandidaten zonder activiteit gedurende de hele bewaartermijn van uw bedrijf: {count}. Ze worden met hun bestanden en e-mails gewist over: {days}.

Wilt u een kandidaat behouden, verplaats die dan voor die tijd naar een andere fase, stuur een e-mail of voeg een notitie toe. De bewaartermijn stelt u in via /api/hiring-settings.
`,
  },
};
