/** The paragraphs about CVs that could not be read, in French. */
import type { Words } from './dictionary.ts';

export const fr: Words = {
  no_text:
    'À propos de votre CV\u00A0: le fichier est bien arrivé et {company} peut l’ouvrir. Notre logiciel n’a pas pu en lire le texte, sans doute parce qu’il s’agit d’une numérisation ou d’une image. Vous n’avez rien à faire. Si vous avez aussi une version dont le texte peut être sélectionné, par exemple un PDF enregistré depuis un traitement de texte, vous pourrez l’envoyer lorsque {company} vous écrira\u00A0: il suffira de répondre à son message.',
  encrypted:
    'À propos de votre CV\u00A0: le fichier est bien arrivé, mais il est protégé par un mot de passe et {company} ne pourra peut-être pas l’ouvrir. Si vous avez une version sans mot de passe, vous pourrez l’envoyer lorsque {company} vous écrira\u00A0: il suffira de répondre à son message.',
  corrupt:
    'À propos de votre CV\u00A0: le fichier est bien arrivé, mais il semble endommagé et {company} ne pourra peut-être pas l’ouvrir. Veuillez vérifier qu’il s’ouvre sur votre appareil. Vous pourrez envoyer une version intacte lorsque {company} vous écrira\u00A0: il suffira de répondre à son message.',
  too_large:
    'À propos de votre CV\u00A0: le fichier est bien arrivé et {company} peut l’ouvrir. Il est trop volumineux pour que notre logiciel en lise le texte. Vous n’avez rien à faire. Si vous avez aussi une version plus courte, vous pourrez l’envoyer lorsque {company} vous écrira\u00A0: il suffira de répondre à son message.',
  failed:
    'À propos de votre CV\u00A0: le fichier est bien arrivé et {company} peut l’ouvrir. Notre logiciel n’a pas pu en lire le texte. Vous n’avez rien à faire. Si vous avez aussi une version dans un autre format, par exemple un PDF enregistré depuis un traitement de texte, vous pourrez l’envoyer lorsque {company} vous écrira\u00A0: il suffira de répondre à son message.',
};
