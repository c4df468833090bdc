/** The paragraphs about CVs that could not be read, in Dutch. */
import type { Words } from './dictionary.ts';

export const nl: Words = {
  no_text:
    'Over je cv: het bestand is aangekomen en {company} kan het openen. Ons programma kon de tekst niet lezen, waarschijnlijk omdat het een scan of een afbeelding is. Je hoeft niets te doen. Heb je ook een versie waarvan de tekst te selecteren is, bijvoorbeeld een pdf uit een tekstverwerker? Dan kun je die sturen zodra {company} je schrijft: beantwoord gewoon dat bericht.',
  encrypted:
    'Over je cv: het bestand is aangekomen, maar het is beveiligd met een wachtwoord. Mogelijk kan {company} het daarom niet openen. Heb je een versie zonder wachtwoord? Dan kun je die sturen zodra {company} je schrijft: beantwoord gewoon dat bericht.',
  corrupt:
    'Over je cv: het bestand is aangekomen, maar het lijkt beschadigd. Mogelijk kan {company} het daarom niet openen. Controleer of je het op je eigen apparaat kunt openen. Een onbeschadigde versie kun je sturen zodra {company} je schrijft: beantwoord gewoon dat bericht.',
  too_large:
    'Over je cv: het bestand is aangekomen en {company} kan het openen. Het is te groot om door ons programma gelezen te worden. Je hoeft niets te doen. Heb je ook een kortere versie? Dan kun je die sturen zodra {company} je schrijft: beantwoord gewoon dat bericht.',
  failed:
    'Over je cv: het bestand is aangekomen en {company} kan het openen. Ons programma kon de tekst niet lezen. Je hoeft niets te doen. Heb je ook een versie in een ander formaat, bijvoorbeeld een pdf uit een tekstverwerker? Dan kun je die sturen zodra {company} je schrijft: beantwoord gewoon dat bericht.',
};
