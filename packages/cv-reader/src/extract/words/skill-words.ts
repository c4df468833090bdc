/** Words in lists of skills that are no skills: levels, heads of tables, titles of groups. */
import { phrases } from './phrases.ts';

/** Levels of skills, beside those of spoken languages. */
export const skillLevels = phrases(`
  expert, expertise, experte, expertin, ekspert, experto, experta, esperto, esperta, especialista, master, specialist, confirmé,
  confirmée, maîtrise, connaissances, novice, neuling, kenner, solid, solide, sicher, familiar, strong, skilled, competent,
  experienced, erfahren, erfahrung, bueno, buena, muy bueno, muy bien, bien, competente, ervaren, beginner, gevorderde, doświadczony,
  usta, uzman, deneyimli, zkušený, znalec, erfaren, kunnig, mycket bra, bra, asiantuntija, szakértő, эксперт, опытный, уверенный,
  уверенный пользователь, експерт, досвідчений, έμπειρος, εμπειρία, ειδικός, מומחה, מנוסה, خبير, متمرس, محترف, متخصص, ماهر, حرفه‌ای,
  विशेषज्ञ, 専門家, 熟練, 実務経験あり, 专家, 精通, 熟悉, 了解, 掌握, 專家, 전문가, 숙련, 능숙, 상, 중, 하, chuyên gia, thành thạo, ahli, mahir
`);

/** Heads of columns in a table of skills. */
export const skillTableHeads = phrases(`
  level, skill level, proficiency, proficiency level, rating, years, years of experience, experience, last used, usage, kenntnis,
  niveau, kenntnisstand, bewertung, jahre, erfahrung, zuletzt, zuletzt genutzt, années, années d'expérience, dernière utilisation,
  utilisation, maîtrise, nivel, años, años de experiencia, último uso, dominio, nível, anos, anos de experiência, livello, anni,
  anni di esperienza, ultimo uso, ultimo utilizzo, ervaring, jaren, laatst gebruikt, poziom, lata, lata doświadczenia, ostatnio,
  ostatnio używane, nivå, år, senast, senast använd, erfarenhet, úroveň, roky, naposledy, praxe, seviye, düzey, yıl, son kullanım,
  deneyim, taso, vuodet, szint, évek, nivel de cunoaștere, ani, уровень, лет, опыт, последнее использование, рівень, роки, досвід,
  επίπεδο, έτη, τελευταία χρήση, רמה, שנים, שנות ניסיון, שימוש אחרון, المستوى, سنوات الخبرة, آخر استخدام, سنوات, سطح, سال, سابقه,
  स्तर, वर्ष, अनुभव, レベル, 経験年数, 最終使用, 習熟度, 年数, 水平, 熟练程度, 程度, 年限, 使用年限, 最近使用, 經驗, 수준, 숙련도, 기간, 경력, 최근 사용,
  trình độ, mức độ, số năm, lần cuối, tingkat, tahun
`);

/** Titles of groups of skills, and of columns with skills. */
export const skillGroupTitles = phrases(`
  skill, skills, tools, practices, methods, other, others, general, computer, computers, computer skills, it skills, it, software,
  systems, programs, applications, technologies, frameworks, platforms, programming, programming languages, languages, databases,
  soft skills, hard skills, technical, digital, miscellaneous, personal skills, tools & software,
  frameworks & tools, fähigkeit, fähigkeiten, kenntnisse, fachkenntnisse, edv, edv-kenntnisse, werkzeuge, methoden, sonstiges, weitere,
  programmiersprachen, programme, systeme, anwendungen, it-kenntnisse, digitales, compétence, compétences, outils, logiciels,
  informatique, bureautique, langages, méthodes, autres, divers, systèmes, technique, competencia, competencias, habilidades,
  herramientas, informática, programas, lenguajes, otros, otras, métodos, sistemas, competência, competências, ferramentas,
  linguagens, outros, outras, métodos, sistemas, competenza, competenze, strumenti, informatica, linguaggi, metodi, altro, altre,
  programmi, sistemi, vaardigheid, vaardigheden, hulpmiddelen, talen, methoden, overig, overige, programma's, systemen,
  programmeertalen, umiejętność, umiejętności, narzędzia, języki, języki programowania, metody, inne, obsługa komputera, programy,
  komputer, yetenek, yetenekler, yetkinlikler, araçlar, programlar, bilgisayar, diller, yöntemler, diğer, dovednost,
  dovednosti, znalosti, nástroje, počítač, jazyky, metody, ostatní, programy, kompetens, kompetenser, färdigheter, verktyg, datorvana,
  språk, metoder, övrigt, program, kompetence, kompetencer, værktøjer, verktøy, annet, andet, navyki, навык, навыки, инструменты,
  языки, программы, методы, прочее, другое, компьютер, ключевые навыки, навичка, навички, інструменти, мови, програми, інше,
  δεξιότητα, δεξιότητες, εργαλεία, πληροφορική, γλώσσες, μέθοδοι, λοιπά, מיומנות, מיומנויות, כלים, מחשב, שפות, תוכנות, אחר,
  ידע מקצועי, ידע, יישומי מחשב, مهارة, مهارات, أدوات, حاسوب, برامج, لغات البرمجة, مهارات الحاسوب, أخرى, مهارت, مهارت‌ها, ابزارها,
  ابزار, نرم‌افزار, نرم‌افزارها, رایانه, مهارت رایانه‌ای, زبان‌های برنامه‌نویسی, سایر, कौशल, उपकरण, कंप्यूटर, सॉफ़्टवेयर, भाषाएँ, अन्य,
  スキル, ツール, 言語, プログラミング言語, パソコン, その他, 活かせるスキル, ソフト, 技能, 工具, 编程语言, 框架与工具, 软件, 语言, 办公软件, 其他, 方法, 軟體,
  程式語言, 기술, 도구, 프로그램, 언어, 프로그래밍 언어, 보유 능력, 보유 기술, 기타, 컴퓨터, kỹ năng, công cụ, phần mềm, ngôn ngữ,
  kỹ năng chuyên môn, tin học, khác, keahlian, alat, perangkat lunak
`);

/** Labels before what someone is like, in a section of skills. */
export const traitLabels = phrases(`
  strengths, strength, personal strengths, my strengths, personal qualities, qualities, personal traits, personality, character, attributes, personal attributes, weaknesses,
  eigenschaften, persönliche eigenschaften, charakter, points forts, qualités, atouts, qualités personnelles, savoir-être,
  fortalezas, cualidades, puntos fuertes, pontos fortes, qualidades, características pessoais, punti di forza, qualità personali, caratteristiche personali, sterke punten, sterke kanten,
  eigenschappen, mocne strony, cechy osobowości, cechy charakteru, güçlü yönler, kişisel özellikler, silné stránky, vlastnosti, styrkor, egenskaper, styrker, egenskaber,
  личные качества, сильные стороны, особисті якості, сильні сторони, προσωπικά χαρακτηριστικά, חוזקות, תכונות, نقاط القوة, السمات الشخصية, نقاط قوت, ویژگی‌های شخصیتی,
  गुण, व्यक्तिगत गुण, क्षमताएँ, विशेषता, मेरी खूबियाँ, विशेषताएँ, शक्तियाँ, 長所, 性格, 性格特点, 优点, 성격, 장점, điểm mạnh, tính cách, kelebihan, sifat
`);

/** What Europass asks about each language, two or three of each. */
export const languageAbilities = phrases(`
  listening, reading, writing, hören, lesen, schreiben, écouter, lire, écrire, comprensión de lectura, expresión escrita,
  leitura, escrita, ascolto, lettura, interazione, luisteren, lezen, schrijven, słuchanie, czytanie, pisanie, poslech, čtení, psaní,
  läsa, skriva, lytte, lese, skrive, okuma, yazma, чтение, письмо, читання, προφορική κατανόηση, γραφή
`);
