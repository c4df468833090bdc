/** The texts of emails to users in German. */

import type { MailWords } from '../shape.ts';

export const de: MailWords = {
  reset_password: {
    subject: 'Neues Passwort wählen',
    text: `Für Ihr Konto bei Recruiting wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie hier eines:

{link}

Der Link ist {hours} gültig und kann einmal verwendet werden.

Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.
`,
  },
  invitation: {
    subject: 'Einladung zu {company}',
    text: `Sie sind eingeladen, {company} bei Recruiting beizutreten. Treten Sie hier bei:

{link}

Der Link ist {days} gültig und kann einmal verwendet werden.

Wenn Sie {company} nicht kennen, ignorieren Sie diese E-Mail. Nur Sie können die Einladung annehmen.
`,
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Das Passwort Ihres Kontos bei Recruiting wurde geändert. Ihre anderen Sitzungen und der Zugriff aller Anwendungen, denen Sie ihn erlaubt hatten, sind beendet.

Um eine Anwendung wieder zu nutzen, verbinden Sie sie dort erneut.

Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“.
`,
  },
  application_allowed: {
    subject: 'Eine Anwendung darf jetzt in Ihrem Namen handeln',
    text: `Sie haben „{application}“ erlaubt, bei Recruiting für {company} in Ihrem Namen zu handeln.

Sie können den Zugriff jederzeit beenden:

{link}

Wenn Sie das nicht waren, beenden Sie dort den Zugriff und wählen Sie sofort ein neues Passwort: Öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“.
`,
  },
  confirm_email: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: `Jemand möchte diese Adresse für ein Konto bei Recruiting verwenden. Wenn Sie das waren, bestätigen Sie die Adresse hier:

{link}

Der Link ist {hours} gültig und kann einmal verwendet werden.

Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.
`,
  },
  email_change_requested: {
    subject: 'Eine Änderung Ihrer E-Mail-Adresse wurde angefordert',
    text: `Eine Person, die Ihr Passwort kennt, möchte die E-Mail-Adresse Ihres Kontos bei Recruiting in {email} ändern. Wir haben einen Link an die neue Adresse gesendet. Bis die Änderung dort bestätigt wird, ändert sich nichts.

Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort unter Einstellungen › Passwort. Damit wird auch diese Änderung abgebrochen.
`,
  },
  email_changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Die E-Mail-Adresse Ihres Kontos bei Recruiting ist jetzt {email}. An Ihre bisherige Adresse senden wir keine E-Mails mehr, und Ihre anderen Sitzungen sind beendet.

Wenn Sie das nicht waren, informieren Sie sofort einen Admin Ihres Unternehmens.
`,
  },
  second_factor_added: {
    subject: 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet',
    text: `Die Anmeldung bei Ihrem Konto bei Recruiting erfordert jetzt neben Ihrem Passwort einen Code aus einer App.

Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort (öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“) und informieren Sie einen Admin Ihres Unternehmens.
`,
  },
  reconnect: {
    subject: '{provider} erneut verbinden',
    text: `Ihr Unternehmen bei Recruiting kann das Konto {account} bei {provider} nicht mehr nutzen. Anbieter beenden den Zugriff nach einiger Zeit oder wenn sich ein Passwort ändert.

Verbinden Sie es hier erneut, damit alles weitergeht, was darauf wartet:

{link}
`,
  },
  second_factor_removed: {
    subject: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet',
    text: `Sie melden sich bei Ihrem Konto bei Recruiting jetzt nur noch mit Ihrem Passwort an.

Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort (öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“) und informieren Sie einen Admin Ihres Unternehmens.
`,
  },
  webhook_failing: {
    subject: 'Der Webhook „{webhook}“ schlägt fehl',
    text: `Seit dem {moment} sind alle Zustellungen an {url} fehlgeschlagen.

Jede Zustellung wird viermal versucht. Das Protokoll zeigt die Antworten des Empfängers: GET /api/plugins/webhooks/{id}/logs.

Nach fünf Tagen ohne erfolgreiche Zustellung wird der Webhook deaktiviert.
`,
  },
  webhook_disabled: {
    subject: 'Der Webhook „{webhook}“ wurde deaktiviert',
    text: `Seit dem {moment} sind alle Zustellungen an {url} fehlgeschlagen. Der Webhook wurde deshalb deaktiviert.

Wenn der Empfänger wieder funktioniert, aktivieren Sie den Webhook mit PUT /api/plugins/webhooks/{id} und {body}. Um die verpassten Ereignisse der letzten 30 Tage zuzustellen, rufen Sie POST /api/plugins/webhooks/{id}/recover auf.
`,
  },
  webhooks_left: {
    subject: 'Webhooks von „{application}“ senden weiterhin Daten',
    text: `Die Verbindung eines Mitglieds von „{application}“ mit {company} bei Recruiting ist beendet. Die Webhooks, die die Anwendung damit angelegt hat, senden weiterhin Daten:

{body}

Löschen Sie die Webhooks, die Sie nicht mehr brauchen:

{link}
`,
  },
  sessions_ended: {
    subject: 'Ein Admin hat Ihre Sitzungen beendet',
    text: `Ein Admin von {company} bei Recruiting hat Ihre Sitzungen auf allen Geräten beendet, ebenso den Zugriff aller Anwendungen, denen Sie erlaubt hatten, für {company} in Ihrem Namen zu handeln.

Sie sind weiterhin Mitglied. Melden Sie sich hier wieder an:

{link}

Wenn Sie vermuten, dass jemand anderes Ihr Konto verwendet hat, wählen Sie ein neues Passwort: Öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“.
`,
  },
  account_deleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: `Ihr Konto bei Recruiting wurde gelöscht, und Sie haben alle Unternehmen verlassen.

Wenn Sie das nicht waren, informieren Sie sofort einen Admin Ihres Unternehmens.
`,
  },
  company_closing: {
    subject: 'Ein Unternehmen wird gelöscht',
    text: `{company} wird bei Recruiting am {moment} gelöscht, mit allen Kandidaten, Bewerbungen, Dateien und Einstellungen. Die Jobs sind nicht mehr öffentlich, und kein Mitglied hat Zugriff.

Bis dahin kann jeder Admin das abbrechen:

{link}
`,
  },
  company_kept: {
    subject: 'Die Löschung wurde abgebrochen',
    text: `Die Löschung von {company} bei Recruiting wurde abgebrochen. Mitglieder haben wieder Zugriff, und die Jobs sind öffentlich wie zuvor.
`,
  },
  company_deleted: {
    subject: 'Das Unternehmen wurde gelöscht',
    text: `{company} wurde bei Recruiting gelöscht. Dies ist die Bescheinigung darüber. Bewahren Sie sie auf: Wir speichern die Namen darin nicht.

{body}
`,
  },
  retention_notice: {
    subject: 'In zwei Wochen werden Kandidatenprofile gelöscht',
    text: `Kandidatenprofile ohne Aktivität während der gesamten Aufbewahrungsfrist Ihres Unternehmens: {count}. Verbleibende Zeit, bis sie mit ihren Dateien und E-Mails gelöscht werden: {days}.

Um ein Profil zu behalten, verschieben Sie vorher die Bewerbung, senden Sie eine E-Mail oder fügen Sie eine Notiz hinzu. Wie lange Kandidatenprofile aufbewahrt werden, legen Sie unter /api/hiring-settings fest.
`,
  },
};
