/** The words of questions of application forms and of their rules in French. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Questions',
  about: 'Ce que les formulaires de candidature peuvent demander. Une offre choisit parmi elles.',
  empty: 'Votre entreprise ne pose encore aucune question.',
  newQuestion: 'Nouvelle question',
  newHint: 'Choisissez le type de réponse.',
  newTitle: 'Nouvelle question : {kind}',
  text: 'Question',
  help: 'Indication sous la question',
  used: {
    one: '{count} offre pose cette question. Après l’enregistrement, elle pose la nouvelle version. Les réponses restent liées au texte auquel elles répondaient.',
    many: '{count} d’offres posent cette question. Après l’enregistrement, elles posent la nouvelle version. Les réponses restent liées au texte auquel elles répondaient.',
    other:
      '{count} offres posent cette question. Après l’enregistrement, elles posent la nouvelle version. Les réponses restent liées au texte auquel elles répondaient.',
  },
  delete: 'Supprimer la question',
  deleteTitle: 'Supprimer cette question ?',
  deleteText: 'Les réponses données restent dans leurs candidatures.',
  inUse: 'Une offre pose encore cette question. Retirez-la d’abord de son formulaire.',
  faults: {
    help: 'Saisissez 1 000 caractères au plus, sur une ligne.',
    options:
      'Un choix demande au moins deux options. Une option citée par une règle ne peut pas être retirée.',
  },
  notices: {
    created: 'La question est créée.',
    saved: 'La question est enregistrée.',
    deleted: 'La question est supprimée.',
    added: 'La question est ajoutée.',
    changed: 'Le formulaire est enregistré.',
    removed: 'La question n’est plus dans ce formulaire.',
  },
  form: {
    title: '{job} : questions',
    heading: 'Ce que demande le formulaire',
    standard: 'Le nom, l’e-mail, le téléphone et le CV sont toujours demandés.',
    none: 'Cette offre ne pose pas de questions propres.',
    add: 'Ajouter une question',
    choose: 'Question',
    addSubmit: 'Ajouter',
    full: 'Un formulaire a 30 questions au plus.',
    allAsked: 'Toutes les questions de votre entreprise sont dans ce formulaire.',
    askAdmin: 'Les administrateurs écrivent les nouvelles questions.',
    preview: 'Formulaire de candidature',
    previewHint: 'Tel que les candidats le voient.',
    remove: 'Retirer du formulaire',
    editText: 'Modifier la question',
  },
  rule: {
    title: 'Règle',
    about:
      'Une règle examine une réponse. Elle ne s’applique jamais à une question restée sans réponse, et rien n’est classé.',
    textHint: 'Le texte libre n’a pas de règle : on dit la même chose de bien des façons.',
    none: 'Aucune règle',
    when: 'Si la réponse',
    value: 'Valeur',
    operators: {
      is: 'est',
      is_not: 'n’est pas',
      includes: 'comprend',
      excludes: 'ne comprend pas',
      at_least: 'est au moins',
      at_most: 'est au plus',
      before: 'est avant',
      after: 'est après',
    },
    effect: 'Alors',
    effects: {
      flag: 'signaler la candidature',
      reject: 'refuser la candidature',
    },
    flagHint: 'Votre équipe voit la marque et décide.',
    rejectHint:
      'La candidature est refusée aussitôt. Son e-mail attend au moins un jour, donne la raison et contient un lien pour demander l’examen par une personne. Le formulaire dit que des réponses peuvent mettre fin à la candidature.',
    adminOnly: 'Seul un administrateur peut ajouter ou modifier une règle qui refuse.',
    reason: 'Raison',
    reasonHint: 'Votre équipe la voit. Le candidat aussi, si la règle refuse.',
    sentence: 'La réponse {operator} {value} : {effect}',
    marks: {
      flag: 'Signale',
      reject: 'Refuse',
    },
    try: 'Tester sur les candidatures passées',
    tryHint: 'Compte les 200 dernières candidatures à cette offre. Rien ne change.',
    tried: 'Aurait arrêté {stopped} réponses sur {answered}. Recrutés parmi elles : {hired}.',
    triedAll:
      'Toutes les règles : {stopped} arrêtées sur les {count} dernières candidatures. Recrutés parmi elles : {hired}.',
    triedNone: 'Personne n’a encore postulé à cette offre.',
    faults: {
      value: 'Saisissez une valeur qui peut être une réponse.',
      reason: 'Une règle qui refuse demande une raison dans la langue du site carrière.',
    },
  },
};
