/** The texts of emails to users in Italian. */

import type { MailWords } from '../shape.ts';

export const it: MailWords = {
  reset_password: {
    subject: 'Scelga una nuova password',
    text: `È stata richiesta una nuova password per il suo account Recruiting. Se la richiesta è sua, la scelga qui:

{link}

Validità del link: {hours}. Funziona una volta sola.

Se la richiesta non è sua, ignori questa e-mail. La sua password resta invariata.
`,
  },
  invitation: {
    subject: 'Invito a entrare in {company}',
    text: `Ha ricevuto un invito a entrare in {company} su Recruiting. Entri qui:

{link}

Validità del link: {days}. Funziona una volta sola.

Se non conosce {company}, ignori questa e-mail. Solo lei può accettare l’invito.
`,
  },
  password_changed: {
    subject: 'La sua password è cambiata',
    text: `La password del suo account Recruiting è cambiata. Le altre sessioni sono terminate e tutte le applicazioni che aveva autorizzato non hanno più accesso.

Per usare di nuovo un’applicazione, la ricolleghi dall’applicazione stessa.

Se la modifica non è sua, scelga subito una nuova password: apra la pagina di accesso e selezioni «Password dimenticata?».
`,
  },
  application_allowed: {
    subject: 'Un’applicazione ora può agire per suo conto',
    text: `Ha consentito a «{application}» di agire per suo conto in {company} su Recruiting.

Può revocare questo accesso in qualsiasi momento:

{link}

Se non ha dato lei questo consenso, revochi lì l’accesso e scelga subito una nuova password: apra la pagina di accesso e selezioni «Password dimenticata?».
`,
  },
  confirm_email: {
    subject: 'Confermi il nuovo indirizzo e-mail',
    text: `Qualcuno ha chiesto di usare questo indirizzo per un account Recruiting. Se la richiesta è sua, lo confermi qui:

{link}

Validità del link: {hours}. Funziona una volta sola.

Se la richiesta non è sua, ignori questa e-mail. Non cambia nulla.
`,
  },
  email_change_requested: {
    subject: 'È stata richiesta una modifica del suo indirizzo e-mail',
    text: `Qualcuno che conosce la sua password ha chiesto di cambiare l’indirizzo e-mail del suo account Recruiting in {email}. Abbiamo inviato un link a quell’indirizzo. Non cambia nulla finché la modifica non viene confermata lì.

Se la richiesta non è sua, cambi subito la password in Impostazioni › Password. In questo modo annulla anche la modifica.
`,
  },
  email_changed: {
    subject: 'Il suo indirizzo e-mail è cambiato',
    text: `L’indirizzo e-mail del suo account Recruiting ora è {email}. Non invieremo più e-mail al suo indirizzo precedente, e le altre sessioni sono terminate.

Se la modifica non è sua, avvisi subito un amministratore della sua azienda.
`,
  },
  second_factor_added: {
    subject: 'L’autenticazione a due fattori è stata attivata',
    text: `Per accedere al suo account Recruiting ora serve, oltre alla password, un codice di un’app.

Se la modifica non è sua, scelga subito una nuova password (apra la pagina di accesso e selezioni «Password dimenticata?») e avvisi un amministratore della sua azienda.
`,
  },
  reconnect: {
    subject: 'Ricolleghi {provider}',
    text: `La sua azienda su Recruiting non può più usare l’account {account} su {provider}. I fornitori terminano l’accesso dopo un certo tempo o quando cambia una password.

Lo ricolleghi qui per riprendere tutto ciò che è in attesa:

{link}
`,
  },
  second_factor_removed: {
    subject: 'L’autenticazione a due fattori è stata disattivata',
    text: `Ora accede al suo account Recruiting solo con la password.

Se la modifica non è sua, scelga subito una nuova password (apra la pagina di accesso e selezioni «Password dimenticata?») e avvisi un amministratore della sua azienda.
`,
  },
  webhook_failing: {
    subject: 'Le consegne del webhook «{webhook}» non riescono',
    text: `Tutte le consegne a {url} non riescono. Prima consegna non riuscita: {moment}.

Ogni consegna viene tentata quattro volte. Il registro mostra le risposte del destinatario: GET /api/plugins/webhooks/{id}/logs.

Dopo cinque giorni senza consegne riuscite il webhook viene disattivato.
`,
  },
  webhook_disabled: {
    subject: 'Il webhook «{webhook}» è stato disattivato',
    text: `Tutte le consegne a {url} non riescono, perciò il webhook è stato disattivato. Prima consegna non riuscita: {moment}.

Quando il destinatario funziona di nuovo, attivi il webhook con PUT /api/plugins/webhooks/{id} e {body}. Per consegnare gli eventi mancati degli ultimi 30 giorni, chiami POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Alcuni webhook di «{application}» inviano ancora dati',
    text: `Il collegamento di un membro tra «{application}» e l’azienda {company} su Recruiting è terminato. I webhook che l’applicazione ha creato con esso inviano ancora dati:

{body}

Qui si possono eliminare quelli che non servono più:

{link}
`,
  },
  sessions_ended: {
    subject: 'Un amministratore ha terminato le tue sessioni',
    text: `Un amministratore dell’azienda {company} su Recruiting ha terminato le tue sessioni su tutti i dispositivi e l’accesso di tutte le applicazioni a cui avevi consentito di agire per tuo conto in {company}.

Sei ancora membro. Puoi accedere di nuovo qui:

{link}

Se pensi che qualcun altro abbia usato il tuo account, scegli una nuova password: apri la pagina di accesso e seleziona «Password dimenticata?».
`,
  },
  account_deleted: {
    subject: 'Il suo account è stato eliminato',
    text: `Il suo account Recruiting è stato eliminato e ha lasciato tutte le aziende.

Se non è stato lei, avvisi subito un amministratore della sua azienda.
`,
  },
  company_closing: {
    subject: 'Un’azienda sarà eliminata',
    text: `{company} sarà eliminata da Recruiting il {moment}, con tutti i candidati, le candidature, i file e le impostazioni. Le sue offerte non sono più pubbliche e nessun membro ha accesso.

Fino ad allora qualsiasi amministratore può annullare:

{link}
`,
  },
  company_kept: {
    subject: 'L’eliminazione è stata annullata',
    text: `L’eliminazione di {company} da Recruiting è stata annullata. I membri hanno di nuovo accesso e le offerte sono pubbliche come prima.
`,
  },
  company_deleted: {
    subject: 'L’azienda è stata eliminata',
    text: `{company} è stata eliminata da Recruiting. Questo è il certificato dell’eliminazione. Lo conservi: non teniamo copia dei nomi.

{body}
`,
  },
  retention_notice: {
    subject: 'Tra due settimane verranno cancellati dei candidati',
    text: `Candidati senza attività per tutto il periodo di conservazione della sua azienda: {count}. Verranno cancellati, con i loro file e le loro e-mail, tra: {days}.

Per conservare un candidato, lo sposti a un’altra fase, gli invii un’e-mail o aggiunga una nota prima di allora. Il periodo di conservazione si imposta in /api/hiring-settings.
`,
  },
};
