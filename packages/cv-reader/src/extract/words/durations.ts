/** Units of time in durations. */
import { phrases } from './phrases.ts';

export const durationUnits = phrases(`
  years, year, yrs, yr, y, months, month, mos, mo, m, weeks, jahre, jahr, jahren, monate, monat, monaten, j, ans,
  an, année, années, mois, años, año, meses, mes, mês, anos, ano, anni, anno, mesi, mese, jaar, jaren, maanden,
  maand, mnd, lata, lat, rok, roku, miesięcy, miesiące, miesiąc, mies, yıl, ay, roky, rok, let, měsíců, měsíce,
  měsíc, år, månader, månad, måneder, måned, mdr, mån, vuotta, vuosi, kuukautta, kk, v, év, hónap, ani, luni, lună,
  лет, год, года, месяцев, месяца, месяц, мес, г, років, роки, рік, місяців, місяці, місяць, міс, χρόνια, έτη,
  έτος, μήνες, μήνας, שנים, שנה, חודשים, חודש, سنوات, سنة, سنين, أشهر, شهور, شهر, شهرا, साल, वर्ष, महीने, माह, 年,
  か月, ヶ月, ヵ月, カ月, ヶ月間, 年間, 个月, 個月, 年半, 년, 개월, 個月,
  سال, ماه, روز,
`);
