/** The paragraphs about CVs that could not be read, in German. */
import type { Words } from './dictionary.ts';

export const de: Words = {
  no_text:
    'Zu Ihrem Lebenslauf: Die Datei ist angekommen, und {company} kann sie öffnen. Unser Programm konnte den Text nicht lesen, vermutlich weil es sich um einen Scan oder ein Bild handelt. Sie müssen nichts weiter tun. Wenn Sie auch eine Fassung haben, deren Text sich markieren lässt, zum Beispiel ein PDF aus einem Textprogramm, können Sie sie schicken, sobald {company} Ihnen schreibt: einfach als Antwort darauf.',
  encrypted:
    'Zu Ihrem Lebenslauf: Die Datei ist angekommen, aber mit einem Passwort geschützt. {company} kann sie deshalb möglicherweise nicht öffnen. Wenn Sie eine Fassung ohne Passwort haben, können Sie sie schicken, sobald {company} Ihnen schreibt: einfach als Antwort darauf.',
  corrupt:
    'Zu Ihrem Lebenslauf: Die Datei ist angekommen, scheint aber beschädigt zu sein. {company} kann sie deshalb möglicherweise nicht öffnen. Bitte prüfen Sie, ob sie sich auf Ihrem Gerät öffnen lässt. Eine unbeschädigte Fassung können Sie schicken, sobald {company} Ihnen schreibt: einfach als Antwort darauf.',
  too_large:
    'Zu Ihrem Lebenslauf: Die Datei ist angekommen, und {company} kann sie öffnen. Sie ist so umfangreich, dass unser Programm den Text nicht lesen konnte. Sie müssen nichts weiter tun. Wenn Sie auch eine kürzere Fassung haben, können Sie sie schicken, sobald {company} Ihnen schreibt: einfach als Antwort darauf.',
  failed:
    'Zu Ihrem Lebenslauf: Die Datei ist angekommen, und {company} kann sie öffnen. Unser Programm konnte den Text nicht lesen. Sie müssen nichts weiter tun. Wenn Sie auch eine Fassung in einem anderen Format haben, zum Beispiel ein PDF aus einem Textprogramm, können Sie sie schicken, sobald {company} Ihnen schreibt: einfach als Antwort darauf.',
};
