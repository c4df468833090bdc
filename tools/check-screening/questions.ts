/** Questions of all kinds in the ten languages of career sites, and what a browser fills in. */
import type { NewQuestion } from '#recruiting/jobs/questions/schemas.ts';
import type { RuleGiven } from '#recruiting/jobs/questions/schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { questionKinds } from '#vocabulary/questions.ts';
import type { AnswerValue, QuestionKind, Texts } from '#vocabulary/questions.ts';

const labels: Readonly<Record<QuestionKind, Texts>> = {
  short_text: {
    en: 'What is your favourite tool?',
    de: 'Was ist Ihr liebstes Werkzeug?',
    es: '¿Cuál es tu herramienta favorita?',
    fr: 'Quel est votre outil préféré ?',
    it: 'Qual è il tuo strumento preferito?',
    nl: 'Wat is je favoriete gereedschap?',
    pl: 'Jakie jest Twoje ulubione narzędzie?',
    pt: 'Qual é a sua ferramenta favorita?',
    ar: 'ما أداتك المفضلة؟',
    ja: '一番好きな道具は何ですか。',
  },
  // In one language alone: everywhere else it names its language.
  long_text: { nl: 'Vertel ons over je laatste project.' },
  yes_no: {
    en: 'Can you work at night?',
    de: 'Können Sie nachts arbeiten?',
    es: '¿Puedes trabajar de noche?',
    fr: 'Pouvez-vous travailler la nuit ?',
    it: 'Puoi lavorare di notte?',
    nl: 'Kun je ’s nachts werken?',
    pl: 'Czy możesz pracować w nocy?',
    pt: 'Você pode trabalhar à noite?',
    ar: 'هل يمكنك العمل ليلًا؟',
    ja: '夜勤はできますか。',
  },
  single_choice: {
    en: 'How do you get to work?',
    de: 'Wie kommen Sie zur Arbeit?',
    es: '¿Cómo vas al trabajo?',
    fr: 'Comment venez-vous au travail ?',
    it: 'Come vieni al lavoro?',
    nl: 'Hoe kom je naar je werk?',
    pl: 'Jak dojeżdżasz do pracy?',
    pt: 'Como você vai ao trabalho?',
    ar: 'كيف تصل إلى العمل؟',
    ja: '通勤方法は何ですか。',
  },
  multiple_choice: {
    en: 'Which licences do you have?',
    de: 'Welche Führerscheine haben Sie?',
    es: '¿Qué permisos tienes?',
    fr: 'Quels permis avez-vous ?',
    it: 'Quali patenti hai?',
    nl: 'Welke rijbewijzen heb je?',
    pl: 'Jakie masz prawa jazdy?',
    pt: 'Quais habilitações você tem?',
    ar: 'ما رخص القيادة التي لديك؟',
    ja: 'どの免許をお持ちですか。',
  },
  number: {
    en: 'How many years have you worked?',
    de: 'Wie viele Jahre arbeiten Sie schon?',
    es: '¿Cuántos años has trabajado?',
    fr: 'Depuis combien d’années travaillez-vous ?',
    it: 'Da quanti anni lavori?',
    nl: 'Hoeveel jaar werk je al?',
    pl: 'Ile lat pracujesz?',
    pt: 'Há quantos anos você trabalha?',
    ar: 'كم سنة عملت؟',
    ja: '実務経験は何年ですか。',
  },
  date: {
    en: 'When can you begin?',
    de: 'Wann können Sie beginnen?',
    es: '¿Cuándo puedes empezar?',
    fr: 'Quand pouvez-vous commencer ?',
    it: 'Quando puoi iniziare?',
    nl: 'Wanneer kun je beginnen?',
    pl: 'Kiedy możesz zacząć?',
    pt: 'Quando você pode começar?',
    ar: 'متى يمكنك البدء؟',
    ja: 'いつから働けますか。',
  },
  url: {
    en: 'A page that shows your work',
    de: 'Eine Seite mit Ihren Arbeiten',
    es: 'Una página con tus trabajos',
    fr: 'Une page avec vos travaux',
    it: 'Una pagina con i tuoi lavori',
    nl: 'Een pagina met je werk',
    pl: 'Strona z Twoimi pracami',
    pt: 'Uma página com seus trabalhos',
    ar: 'صفحة تعرض أعمالك',
    ja: '作品を紹介するページ',
  },
};

const options = [
  { id: 'b', labels: { en: 'Car', de: 'Auto', ar: 'سيارة', ja: '車' } },
  { id: 'c', labels: { en: 'Bicycle', de: 'Fahrrad', ar: 'دراجة', ja: '自転車' } },
];

export const answersOf: Readonly<Record<QuestionKind, AnswerValue>> = {
  short_text: 'Säge 伊藤',
  long_text: 'One\nTwo',
  yes_no: false,
  single_choice: 'c',
  multiple_choice: ['b', 'c'],
  number: 2.5,
  date: '2027-03-31',
  url: 'https://ada.example/work',
};

const REASON = 'The job has night shifts.';

/** The rule that the answer breaks. */
export const ruleWith = (effect: RuleGiven['effect']): RuleGiven => ({
  operator: 'is',
  value: false,
  effect,
  // A rule that rejects needs one in the language of the career site.
  reason: Object.fromEntries(siteLanguages.map((language) => [language, REASON])),
});

export const all: readonly (NewQuestion & { labels: Texts })[] = questionKinds.map((kind) => ({
  key: `check_${kind}`,
  kind,
  labels: labels[kind],
  help: kind === 'date' ? { en: 'The first day that suits you.' } : null,
  options: kind === 'single_choice' || kind === 'multiple_choice' ? options : [],
}));
