/** Words beside job titles. */
import { phrases } from './phrases.ts';

/** Words of seniority, which are no job title by themselves. */
export const rankWords = phrases(`
  senior, junior, sr, jr, lead, principal, chief, head, deputy, vice, assistant, graduate, trainee, staff, sénior,
  júnior, pleno, leitende, leitender, stellvertretender, stellvertretende, starszy, starsza, młodszy, młodsza,
  kıdemli, baş, yardımcı, seniorní, juniorní, vedoucí, hlavní, старший, ведущий, младший, главный, старша,
  провідний, молодший, головний, ανώτερος, ανώτερη, בכיר, בכירה, أول, أولى, رئيسي, वरिष्ठ, कनिष्ठ, मुख्य,
  freelance, interim, part-time, full-time, teilzeit, vollzeit,
  ارشد, اصلی, کمک, سر, جانشین, تازه‌کار, میانی,
`);

/** Words between a job title and an employer. */
export const atWords = phrases(`
  at, @, at the company, bei, beim, bei der, bei der firma, bei firma, chez, dans l'entreprise, dans la société, presso, presso l'azienda, nell'azienda,
  nella società, en la empresa, en empresa, na empresa, em empresa, bij, bij het bedrijf, hos, på företaget, u, ve společnosti, ve firmě, w firmie,
  w spółce, w przedsiębiorstwie, в компании, в фирме, в организации, в компанії, у компанії, στην εταιρεία, στην επιχείρηση, tại công ty, di perusahaan,
  في شركة, לחברת, בחברת, در شرکت,
  در,
`);

/** Words between a job title and an employer that also stand within titles. */
export const inWords = phrases(`
  på, en, em, na, no, w, we, v, ve, in, im, i, u, в, во, у, στο, στη, στην, στον, في, لدى, con, com, con la, para, dla, pro, для
`);
