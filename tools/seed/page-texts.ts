/** What the seed's companies say of themselves on their pages, in the language of their career domain. */
import type { BaseLanguage } from './domains.ts';

export type PageTexts = {
  headlines: readonly string[];
  values: readonly string[];
  /** `{company}` is the name. */
  about: { heading: string; html: string };
  /** What the scenes of `drawings.ts` show, in their order. */
  scenes: readonly [string, string, string];
  people: readonly { name: string; role: string; quote: string }[];
  /** Of the picture of a person. */
  portrait: string;
};

export const pageTexts: Readonly<Record<BaseLanguage, PageTexts>> = {
  en: {
    headlines: [
      'Good work, done by people who like each other.',
      'We hire for the long run.',
      'Small teams, clear goals, home on time.',
    ],
    values: [
      'We say what we mean',
      'We finish what we start',
      'We learn from mistakes',
      'We leave nobody alone',
    ],
    about: {
      heading: 'How we work',
      html: '<p>At {company}, teams plan their own week. New colleagues have a mentor for their first six months and meet everyone they will work with before they sign.</p><p>We publish the pay of every job, and we answer every application within ten days.</p>',
    },
    scenes: [
      'A desk at the window',
      'A team at the meeting table',
      'Our building, seen from the street',
    ],
    people: [
      {
        name: 'Maya Bennett',
        role: 'Team lead',
        quote: 'I started as a trainee. Today I run the team that trained me.',
      },
      {
        name: 'Daniel Okafor',
        role: 'Specialist',
        quote: 'My shifts are fixed four weeks ahead. That changed family life.',
      },
      {
        name: 'Sarah Nolan',
        role: 'Recruiter',
        quote: 'Bring questions to the interview. You get straight answers.',
      },
    ],
    portrait: 'Portrait of {name}',
  },
  de: {
    headlines: [
      'Gute Arbeit braucht gute Kolleginnen und Kollegen.',
      'Wir stellen ein, um zu bleiben.',
      'Kleine Teams, klare Ziele, pünktlich Feierabend.',
    ],
    values: [
      'Wir reden Klartext',
      'Wir bringen zu Ende, was wir anfangen',
      'Wir lernen aus Fehlern',
      'Wir lassen niemanden allein',
    ],
    about: {
      heading: 'So arbeiten wir',
      html: '<p>Bei {company} planen die Teams ihre Woche selbst. Wer neu ist, hat sechs Monate lang eine feste Ansprechperson und lernt das Team schon vor der Unterschrift kennen.</p><p>Wir nennen zu jeder Stelle das Gehalt und antworten auf jede Bewerbung innerhalb von zehn Tagen.</p>',
    },
    scenes: [
      'Ein Arbeitsplatz am Fenster',
      'Ein Team am Besprechungstisch',
      'Unser Gebäude von der Straße aus',
    ],
    people: [
      {
        name: 'Katrin Sommer',
        role: 'Teamleiterin',
        quote: 'Ich habe hier gelernt. Heute leite ich das Team, das mich ausgebildet hat.',
      },
      {
        name: 'Emre Yıldız',
        role: 'Fachkraft',
        quote: 'Mein Dienstplan steht vier Wochen im Voraus. Das merkt die ganze Familie.',
      },
      {
        name: 'Julia Brandt',
        role: 'Personalabteilung',
        quote: 'Fragen Sie uns im Gespräch alles. Sie bekommen ehrliche Antworten.',
      },
    ],
    portrait: 'Porträt von {name}',
  },
  fr: {
    headlines: [
      'Du bon travail, entre collègues qui s’apprécient.',
      'Nous recrutons pour longtemps.',
      'De petites équipes, des objectifs clairs.',
    ],
    values: [
      'Parler franchement',
      'Finir ce que nous commençons',
      'Apprendre de nos erreurs',
      'Ne laisser personne seul',
    ],
    about: {
      heading: 'Notre façon de travailler',
      html: '<p>Chez {company}, chaque équipe organise sa semaine. Les nouveaux collègues sont accompagnés pendant six mois et rencontrent l’équipe avant de signer.</p><p>Nous affichons le salaire de chaque poste et répondons à chaque candidature sous dix jours.</p>',
    },
    scenes: [
      'Un bureau près de la fenêtre',
      'Une équipe autour de la table de réunion',
      'Notre bâtiment vu de la rue',
    ],
    people: [
      {
        name: 'Camille Renaud',
        role: 'Responsable d’équipe',
        quote: 'J’ai commencé en alternance. Aujourd’hui, je dirige l’équipe qui m’a formée.',
      },
      {
        name: 'Mehdi Laurent',
        role: 'Spécialiste',
        quote: 'Mon planning est fixé quatre semaines à l’avance : ça change tout.',
      },
      {
        name: 'Claire Petit',
        role: 'Chargée de recrutement',
        quote: 'Posez toutes vos questions en entretien. Nous répondons franchement.',
      },
    ],
    portrait: 'Portrait de {name}',
  },
  es: {
    headlines: [
      'Buen trabajo, con gente que se lleva bien.',
      'Contratamos para quedarnos.',
      'Equipos pequeños y objetivos claros.',
    ],
    values: [
      'Hablamos claro',
      'Terminamos lo que empezamos',
      'Aprendemos de los errores',
      'No dejamos solo a nadie',
    ],
    about: {
      heading: 'Cómo trabajamos',
      html: '<p>En {company} cada equipo organiza su semana. Quien llega tiene un mentor durante seis meses y conoce al equipo antes de firmar.</p><p>Publicamos el salario de cada puesto y respondemos a cada candidatura en diez días.</p>',
    },
    scenes: [
      'Un escritorio junto a la ventana',
      'Un equipo en la mesa de reuniones',
      'Nuestro edificio visto desde la calle',
    ],
    people: [
      {
        name: 'Lucía Herrera',
        role: 'Jefa de equipo',
        quote: 'Empecé en prácticas. Hoy dirijo el equipo que me formó.',
      },
      {
        name: 'Andrés Molina',
        role: 'Especialista',
        quote: 'Conozco mis turnos con cuatro semanas de antelación.',
      },
      {
        name: 'Marta Vidal',
        role: 'Selección de personal',
        quote: 'Pregunte todo en la entrevista. Le responderemos con franqueza.',
      },
    ],
    portrait: 'Retrato de {name}',
  },
  pt: {
    headlines: [
      'Bom trabalho, entre pessoas que se respeitam.',
      'Contratamos para o longo prazo.',
      'Equipes pequenas, metas claras.',
    ],
    values: [
      'Falamos com clareza',
      'Terminamos o que começamos',
      'Aprendemos com os erros',
      'Não deixamos ninguém sozinho',
    ],
    about: {
      heading: 'Como trabalhamos',
      html: '<p>Na {company}, cada equipe planeja a própria semana. Quem chega tem um mentor por seis meses e conhece o time antes de assinar.</p><p>Divulgamos o salário de cada vaga e respondemos a toda candidatura em até dez dias.</p>',
    },
    scenes: [
      'Uma mesa de trabalho perto da janela',
      'Uma equipe na mesa de reunião',
      'Nosso prédio visto da rua',
    ],
    people: [
      {
        name: 'Ana Ribeiro',
        role: 'Líder de equipe',
        quote: 'Comecei como estagiária. Hoje lidero a equipe que me formou.',
      },
      {
        name: 'Rafael Duarte',
        role: 'Especialista',
        quote: 'Minha escala sai com quatro semanas de antecedência.',
      },
      {
        name: 'Beatriz Nunes',
        role: 'Recrutadora',
        quote: 'Pergunte tudo na entrevista. Respondemos com sinceridade.',
      },
    ],
    portrait: 'Retrato de {name}',
  },
  it: {
    headlines: [
      'Un buon lavoro, tra persone che si stimano.',
      'Assumiamo per restare.',
      'Squadre piccole, obiettivi chiari.',
    ],
    values: [
      'Parliamo chiaro',
      'Finiamo quello che iniziamo',
      'Impariamo dagli errori',
      'Non lasciamo solo nessuno',
    ],
    about: {
      heading: 'Come lavoriamo',
      html: '<p>In {company} ogni squadra organizza la propria settimana. Chi arriva ha un tutor per sei mesi e conosce i colleghi prima di firmare.</p><p>Indichiamo lo stipendio di ogni posizione e rispondiamo a ogni candidatura entro dieci giorni.</p>',
    },
    scenes: [
      'Una scrivania vicino alla finestra',
      'Una squadra al tavolo delle riunioni',
      'Il nostro edificio visto dalla strada',
    ],
    people: [
      {
        name: 'Giulia Ferri',
        role: 'Responsabile di squadra',
        quote: 'Ho iniziato con uno stage. Oggi guido la squadra che mi ha formata.',
      },
      {
        name: 'Marco Testa',
        role: 'Specialista',
        quote: 'Conosco i miei turni con quattro settimane di anticipo.',
      },
      {
        name: 'Elena Greco',
        role: 'Selezione del personale',
        quote: 'Al colloquio chieda tutto. Rispondiamo con franchezza.',
      },
    ],
    portrait: 'Ritratto di {name}',
  },
  nl: {
    headlines: [
      'Goed werk, met collega’s die elkaar mogen.',
      'Wij nemen mensen aan om te blijven.',
      'Kleine teams, duidelijke doelen.',
    ],
    values: [
      'We zeggen waar het op staat',
      'We maken af wat we beginnen',
      'We leren van fouten',
      'We laten niemand alleen',
    ],
    about: {
      heading: 'Zo werken we',
      html: '<p>Bij {company} plannen teams hun eigen week. Wie nieuw is, heeft zes maanden een mentor en ontmoet het team al voor de handtekening.</p><p>Bij elke vacature staat het salaris, en elke sollicitatie krijgt binnen tien dagen antwoord.</p>',
    },
    scenes: [
      'Een werkplek bij het raam',
      'Een team aan de vergadertafel',
      'Ons gebouw vanaf de straat',
    ],
    people: [
      {
        name: 'Sanne de Boer',
        role: 'Teamleider',
        quote: 'Ik begon als stagiair. Nu leid ik het team dat mij opleidde.',
      },
      {
        name: 'Youssef Amrani',
        role: 'Specialist',
        quote: 'Mijn rooster is vier weken vooruit bekend. Dat scheelt thuis.',
      },
      {
        name: 'Lotte Visser',
        role: 'Recruiter',
        quote: 'Vraag alles in het gesprek. Je krijgt eerlijke antwoorden.',
      },
    ],
    portrait: 'Portret van {name}',
  },
  pl: {
    headlines: [
      'Dobra praca z ludźmi, którzy się lubią.',
      'Zatrudniamy na lata.',
      'Małe zespoły, jasne cele.',
    ],
    values: [
      'Mówimy wprost',
      'Kończymy to, co zaczynamy',
      'Uczymy się na błędach',
      'Nikogo nie zostawiamy samego',
    ],
    about: {
      heading: 'Jak pracujemy',
      html: '<p>W {company} zespoły same planują tydzień. Nowe osoby mają opiekuna przez pół roku i poznają zespół jeszcze przed podpisaniem umowy.</p><p>Przy każdej ofercie podajemy wynagrodzenie, a na każde zgłoszenie odpowiadamy w ciągu dziesięciu dni.</p>',
    },
    scenes: [
      'Biurko przy oknie',
      'Zespół przy stole konferencyjnym',
      'Nasz budynek od strony ulicy',
    ],
    people: [
      {
        name: 'Agnieszka Maj',
        role: 'Kierowniczka zespołu',
        quote: 'Zaczynałam od stażu. Dziś prowadzę zespół, który mnie uczył.',
      },
      {
        name: 'Tomasz Wrona',
        role: 'Specjalista',
        quote: 'Grafik znam cztery tygodnie wcześniej. W domu to duża różnica.',
      },
      {
        name: 'Ewa Lis',
        role: 'Rekruterka',
        quote: 'Na rozmowie można pytać o wszystko. Odpowiadamy szczerze.',
      },
    ],
    portrait: 'Portret: {name}',
  },
  ar: {
    headlines: ['عمل جيد مع زملاء يقدّر بعضهم بعضًا.', 'نوظّف لنبقى معًا.', 'فرق صغيرة وأهداف واضحة.'],
    values: ['نتحدث بصراحة', 'نُتمّ ما نبدأ به', 'نتعلّم من أخطائنا', 'لا نترك أحدًا وحده'],
    about: {
      heading: 'كيف نعمل',
      html: '<p>في {company} تخطّط الفرق أسبوعها بنفسها. لكل موظف جديد مرشد طوال ستة أشهر، ويتعرّف إلى فريقه قبل توقيع العقد.</p><p>نذكر راتب كل وظيفة، ونردّ على كل طلب خلال عشرة أيام.</p>',
    },
    scenes: ['مكتب قرب النافذة', 'فريق حول طاولة الاجتماعات', 'مبنانا كما يُرى من الشارع'],
    people: [
      {
        name: 'نورة السالم',
        role: 'قائدة فريق',
        quote: 'بدأت متدربة هنا، واليوم أقود الفريق الذي درّبني.',
      },
      {
        name: 'خالد المنصور',
        role: 'اختصاصي',
        quote: 'أعرف جدول عملي قبل أربعة أسابيع، وهذا يريح العائلة كلها.',
      },
      {
        name: 'ليلى حدّاد',
        role: 'مسؤولة توظيف',
        quote: 'اسألوا عن كل شيء في المقابلة، وسنجيب بصراحة.',
      },
    ],
    portrait: 'صورة {name}',
  },
  ja: {
    headlines: [
      '気持ちよく働ける仲間がいます。',
      '長く働ける会社です。',
      '小さなチーム、はっきりした目標。',
    ],
    values: ['率直に話す', '最後までやり抜く', '失敗から学ぶ', '誰も一人にしない'],
    about: {
      heading: '私たちの働き方',
      html: '<p>{company}では、チームが自分たちで一週間の計画を立てます。入社後の半年間は担当の先輩がつき、入社前にもチームと会えます。</p><p>すべての求人に給与を明記し、応募には十日以内にお返事します。</p>',
    },
    scenes: ['窓ぎわの机', '会議テーブルを囲むチーム', '通りから見た社屋'],
    people: [
      {
        name: '佐野 美咲',
        role: 'チームリーダー',
        quote: '研修生として入社し、今は自分を育ててくれたチームを率いています。',
      },
      {
        name: '大西 健太',
        role: '専門職',
        quote: 'シフトが四週間前に決まるので、家族の予定が立てやすいです。',
      },
      {
        name: '小川 由紀',
        role: '採用担当',
        quote: '面接では何でも聞いてください。率直にお答えします。',
      },
    ],
    portrait: '{name}さんの写真',
  },
};
