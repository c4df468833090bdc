/** Beginnings of words that say what a heading is about, whatever else it says: `Vivência profissional`, `Owned programs and tools`. */
import { phrases } from './phrases.ts';

export const languageStems = phrases(`
  language, langue, lingu, língua, idiom, sprach, fremdsprach, talen, język, jazyk, språk, sprog, kielitai, nyelv, limb, язык, мов, γλωσσ, שפות, لغات, اللغ, भाषा, dil bilgi, yabancı dil, bahasa, ngoại ngữ, ngôn ngữ, زبان
`);

export const skillStems = phrases(`
  skill, competenc, proficienc, expertise, strength, compéten, aptitud, savoir, connaissanc, logiciel, outil, kompeten, kenntnis, fachkenntnis, fähigkeit, fertigkeit, stärken, werkzeug, habilid, destreza, capacid, conocimient, herramienta, competênc, conheciment, ferramenta, competenz, capacità, abilità, conoscenz, strument, vaardighed, kenniss, umiejętn, kompetencj, narzędzi, programów, dovednost, znalost, schopnost, nástroj, färdighet, kunskap, verktyg, ferdighet, færdighed, beceri, yetenek, yetkinlik, навык, умени, компетенц, владени, знани, навич, вмінн, знанн, δεξιότητ, ικανότητ, γνώσε, εργαλεί, כישור, מיומנו, יכולו, مهار, كفاء, قدرات, कौशल, दक्षता, abilităț, competenț, keterampilan, keahlian, kỹ năng, مهارت
`);

export const workStems = phrases(`
  experience, employ, career, expérienc, emplois, carrière, erfahrung, berufserfahrung, berufsprax, beschäftig, praxiserfahrung, beruflich, tätigkeit, laufbahn, experiencia, empleo, laboral, trayectoria, experiênc, emprego, vivência, trajetória, esperienz, impiegh, lavorativ, werkervaring, loopbaan, dienstverband, doświadczeni, zatrudnieni, zawodow, zaměstnán, zkušenost, praxe, pracovn, erfarenhet, anställning, arbetsliv, erfaring, deneyim, tecrübe, çalıştı, kariyer, опыт, трудов, карьер, працев, досвід, εμπειρί, προϋπηρεσί, εργασιακ, ניסיון, תעסוק, خبرات, الخبر, وظيف, अनुभव, रोजगार, experienț, pengalaman, kinh nghiệm, سوابق شغ
`);

export const educationStems = phrases(`
  education, academi, schooling, qualification, étude, scolair, diplôm, académiq, universitair, ausbildung, schulbildung, bildungsweg, studium, hochschul, formación, educación, académi, estudios, formação, educaç, escolar, acadêmic, istruzion, studi, scolastic, formativ, opleiding, studies, scholing, wykształceni, edukacj, szkoł, vzdělán, škol, utbildning, utdann, uddannels, eğitim, öğrenim, okul, образован, учёб, учеб, обучени, освіт, навчан, εκπαίδευσ, εκπαιδευτικ, σπουδ, השכלה, לימוד, التعليم, تعليمي, शिक्षा, शैक्ष, educaț, studii, pendidikan, học vấn, học tập, تحصیل
`);

/** Of scripts without spaces: anywhere in a heading. */
export const stemsWithoutSpaces = {
  languages: phrases('语言, 語言, 外语, 語学, 言語, 외국어, 어학, 언어'),
  skills: phrases('技能, 能力, 专长, 專長, 技术, スキル, ツール, 기술, 역량, 스킬, 능력, 활용'),
  work: phrases(
    '工作, 职业, 職業, 任职, 实习, 職歴, 職務, 経歴, 勤務, 경력, 근무, 업무 경험, 직장',
  ),
  education: phrases('教育, 学历, 學歷, 求学, 学习, 学歴, 学業, 학력, 학교, 학업, 교육'),
} as const;

/** Of headings that are about something else, whatever other word they have: `Volunteer experience`, `Cursos y formación`. */
export const otherStems = phrases(`
  project, projekt, proyect, projet, progett, volunt, volont, bénévol, ehrenamt, referen, kurs, course, cours, curso, corso, kurz, cursus, курс, certif, zertif, сертиф, licen, lizen, objective, ziel, contact, kontakt, summary, profil, über, about
`);

/** What someone does beside work. */
export const hobbyStems = phrases(
  'hobb, hobi, interes, intérêt, zainteresow, zájm, loisir, freizeit, aficion, passatemp, fritid, intress, ενδιαφέρ, увлеч, интерес, хобби, 爱好, 兴趣, 趣味, 취미',
);
