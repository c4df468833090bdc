/** Headings above the people who recommend the person. */
import { phrases } from './phrases.ts';

export const refereeHeadings = phrases(`
  references, reference, referees, referee, professional references, personal references, references and recommendations,
  recommendations, referenzen, referenz, referenzpersonen, empfehlungen, références, référence,
  références professionnelles, recommandations, referencias, referencia, referencias laborales, referencias personales,
  referencias profesionales, recomendaciones, referências, referência, referências profissionais, recomendações,
  referenze, referenza, contatti per referenze, referenties, referentie, referencje, osoby polecające, referans,
  referanslar, reference a doporučení, doporučení, referencie, odporúčania, referenser, referens, referanser, referanse,
  referencer, suosittelijat, suosittelija, referenciák, referencia személyek, referințe, recomandări, рекомендации,
  рекомендация, рекомендатели, лица для рекомендаций, рекомендації, рекомендація, συστάσεις, συστατικές επιστολές,
  συστατικά, ממליצים, המלצות, المراجع, المعرفون, المعرّفون, جهات الاتصال المرجعية, التوصيات, مراجع, संदर्भ, सन्दर्भ,
  推薦者, 推薦人, 推荐人, 证明人, 推荐, 照会先, 추천인, 추천, 신원보증인, người tham chiếu, người giới thiệu,
  thông tin tham khảo, referensi, kontak referensi, معرف‌ها, معرفین, معرف, افراد معرف
`);
