/** Headings of the sections of a CV, by language. */
import { certificates, education, projects, skills, work } from './headings-of-careers.ts';
import { contact, languages, other, personal, profile } from './headings-of-persons.ts';
import { phrases, type Phrases } from './phrases.ts';

export const sectionKinds = [
  'profile',
  'work',
  'education',
  'skills',
  'languages',
  'contact',
  'personal',
  'certificates',
  'projects',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export const headings: Readonly<Record<SectionKind, Phrases>> = {
  profile,
  work,
  education,
  skills,
  languages,
  contact,
  personal,
  certificates,
  projects,
  other,
};

/** Titles of the document itself, which are neither a name nor a section. */
export const documentTitles = phrases(`
  curriculum vitae, cv, resume, résumé, curriculum, lebenslauf, vita, tabellarischer lebenslauf, mein lebenslauf, currículum, currículum vitae, currículo, hoja de vida, europass,
  europass curriculum vitae, curriculum vitae europass, europass cv, curriculum vitae europeo, formato europeo per il curriculum vitae, życiorys, özgeçmiş, özgeçmişim, životopis, strukturovaný životopis, profesní životopis, levnadsbeskrivning, meritförteckning,
  ansioluettelo, önéletrajz, szakmai önéletrajz, резюме, автобиография, βιογραφικό σημείωμα, βιογραφικό, קורות חיים, קו"ח, السيرة الذاتية, سيرة ذاتية, رزومه, کارنامک, سوابق شخصی, شرح حال, خلاصه سوابق شخصی, روزمه, سی وی, जीवन-वृत्त, जीवन वृत्त, बायोडाटा, रिज्यूमे, बायो-डाटा, जीवनवृत्त,
  履歴書, 職務経歴書, レジュメ, 英文履歴書, 简历, 個人簡歷, 个人简历, 履歷, 履历, 履歷表, 求职简历, 求职简历表, 应聘简历, 求職履歷, 이력서, 경력기술서, 입사지원서, 입사 지원서, cv resume, resume cv, my cv, my resume, personal cv, cv europass, biodata, bio-data, personalbogen, cv lebenslauf,
  page, seite, página, pagina, strona, sayfa, strana, sida, side, σελίδα, страница, сторінка, עמוד, صفحة, صفحه, पृष्ठ, ページ, 页, 頁, 페이지,
  application form, application for employment, job application, job application form, employment application, employment application form, personal data sheet, candidate profile, candidate information form,
  bewerbungsbogen, personalfragebogen, bewerberprofil, kandidatenprofil, bewerbung, dossier de candidature, fiche de candidature, formulaire de candidature, solicitud de empleo, solicitud de trabajo, ficha personal,
  ficha de candidatura, formulário de candidatura, domanda di lavoro, domanda di assunzione, scheda personale, scheda candidato, sollicitatieformulier, kwestionariusz osobowy, kwestionariusz kandydata,
  osobní dotazník, dotazník uchazeče, osobný dotazník, анкета, анкета соискателя, анкета кандидата, личный листок, личный листок по учёту кадров, личная карточка, особовий листок, iş başvuru formu, başvuru formu, personel bilgi formu,
  đơn xin việc, phiếu thông tin ứng viên, bản khai lý lịch, 应聘登记表, 求职登记表, 员工登记表, 应聘申请表, エントリーシート, 身上書, 지원서, 인사기록카드, 자기소개서, طلب توظيف, نموذج طلب توظيف, استمارة توظيف,
  فرم استخدام, فرم درخواست کار, שאלון אישי, טופס מועמדות, αίτηση εργασίας, आवेदन पत्र,
  dossier de compétences, profil de compétences, dossier candidat, profil du candidat, profil candidat, fiche candidat, kompetenzprofil, qualifikationsprofil, beraterprofil, mitarbeiterprofil, kandidatenprofil, skills profile, competency profile, consultant profile, executive profile, candidate summary, candidate cv, professional resume,
  perfil del candidato, ficha del candidato, perfil do candidato, profilo candidato, profilo del candidato, kandidaatprofiel, profil kandydata, profil kandidáta, aday profili, kandidatprofil, konsultprofil, профиль кандидата, 候选人简历, 候选人报告, 推荐报告, 人才推荐报告, 候補者プロフィール, 후보자 프로필, hồ sơ năng lực,
  sơ yếu lý lịch, sơ yếu lí lịch, lý lịch, hồ sơ xin việc, hồ sơ ứng viên, daftar riwayat hidup, riwayat hidup,
`);
