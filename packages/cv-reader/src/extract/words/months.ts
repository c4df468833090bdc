/** Names and abbreviations of the twelve months. */
import { phrases } from './phrases.ts';

/**
 * One row per month for all languages, as no spelling means two months. Includes the names from `Intl`,
 * which would take 200 ms to request at start-up, and common abbreviations.
 */
export const monthNames: readonly string[] = [
  'january jan januar janvier janv enero ene janeiro gennaio gen januari styczeń stycznia sty ocak oca leden ledna led január januára tammikuu tammikuuta tammi ianuarie ian январь января янв січень січня січ ιανουάριος ιανουαρίου ιαν ינואר ינו يناير كانون_الثاني जनवरी जन jänner gener siječanj ژانویه',
  'february feb februar février févr fév febrero fevereiro fev febbraio febbr februari luty lutego lut şubat şub únor února úno február februára helmikuu helmikuuta helmi februarie febr февраль февраля февр фев лютий лютого лют φεβρουάριος φεβρουαρίου φεβ פברואר פבר فبراير شباط फरवरी फ़रवरी फर feber febrer فوریه',
  'march mar märz mär mrz mars marzo março maart mrt marzec marca mart březen března bře marec marts martie maaliskuu maaliskuuta maalis március márc март марта мар березень березня бер μάρτιος μαρτίου μαρ מרץ מרס مارس آذار मार्च març maret مارس',
  'april apr avril avr abril abr aprile kwiecień kwietnia kwi nisan nis duben dubna dub apríl apríla huhtikuu huhtikuuta huhti április ápr aprilie апрель апреля апр квітень квітня квіт кві απρίλιος απριλίου απρ אפריל אפר أبريل ابريل نيسان إبريل अप्रैल अप्रै آوریل',
  'may mai mayo maio maggio magg mag mei maj maja mayıs květen května kvě máj mája toukokuu toukokuuta touko május май мая травень травня трав тра μάιος μαΐου μαι μάι מאי مايو أيار मई maig مه می',
  'june jun juni juin junio junho giugno giu czerwiec czerwca cze haziran haz červen června čvn jún júna kesäkuu kesäkuuta kesä június iunie iun июнь июня июн червень червня черв чер ιούνιος ιουνίου ιουν יוני يونيو حزيران जून ژوئن',
  'july jul juli juillet juil julio julho luglio lug lipiec lipca lip temmuz tem červenec července čvc júl júla heinäkuu heinäkuuta heinä július iulie iul июль июля июл липень липня лип ιούλιος ιουλίου ιουλ יולי يوليو تموز जुलाई जुल ژوئیه جولای',
  'august aug août agosto ago augustus augusti sierpień sierpnia sie ağustos ağu srpen srpna srp augusta elokuu elokuuta elo augusztus август августа авг серпень серпня серп сер αύγουστος αυγούστου αυγ אוגוסט אוג أغسطس آب अगस्त अग agost agustus اوت آگوست',
  'september sep sept septembre septiembre setiembre setembro set settembre sett wrzesień września wrz eylül eyl září zář septembra syyskuu syyskuuta syys szeptember szept septembrie сентябрь сентября сент сен вересень вересня вер σεπτέμβριος σεπτεμβρίου σεπ σεπτ ספטמבר ספט سبتمبر أيلول सितंबर सितम्बर सित setembre سپتامبر',
  'october oct oktober okt octobre octubre outubro out ottobre ott październik października paź ekim eki říjen října říj október októbra lokakuu lokakuuta loka octombrie октябрь октября окт жовтень жовтня жовт жов οκτώβριος οκτωβρίου οκτ אוקטובר אוק أكتوبر اكتوبر تشرين_الأول अक्टूबर अक्तूबर अक्टू اکتبر',
  'november nov novembre noviembre novembro listopad listopada lis listopadu kasım kas novembra marraskuu marraskuuta marras noiembrie noi ноябрь ноября нояб ноя листопад листопада лист νοέμβριος νοεμβρίου νοε נובמבר נוב نوفمبر تشرين_الثاني नवंबर नवम्बर नव نوامبر',
  'december dec dezember dez décembre déc diciembre dic dezembro dicembre grudzień grudnia gru aralık ara prosinec prosince decembra joulukuu joulukuuta joulu desember des decembrie декабрь декабря дек грудень грудня груд гру δεκέμβριος δεκεμβρίου δεκ דצמבר דצמ ديسمبر كانون_الأول दिसंबर दिसम्बर दिस desembre دسامبر',
];

/** Words for "present" at the end of a period. */
export const presentWords: readonly string[] = phrases(`
  present, presently, current, currently, now, today, to date, till date, date, ongoing, onwards, till now,
  until now, to present, to the present, heute, bis heute, aktuell, laufend, jetzt, gegenwärtig, andauernd,
  bis dato, dato, derzeit, bis jetzt, lfd, aujourd'hui, à aujourd'hui, jusqu'à aujourd'hui, à ce jour, ce jour,
  actuel, actuelle, actuellement, en cours, présent, maintenant, poste actuel, actualidad, la actualidad,
  hasta la actualidad, actual, actualmente, presente, hoy, hasta hoy, la fecha, hasta la fecha, fecha, hoy en día,
  en curso, vigente, ahora, atual, atualmente, até o momento, o momento, momento, o presente, até ao presente,
  hoje, até hoje, em curso, a data, até à data, data atual, o presente momento, presente data, atualidade,
  a atualidade, à atualidade, em andamento, oggi, a oggi, ad oggi, tutt'oggi, a tutt'oggi, attuale, attualmente, in corso, al presente,
  tuttora, tutt'ora, ora, heden, tot heden, nu, huidig, tot nu, tot op heden, op heden, actueel, vandaag, obecnie,
  do chwili obecnej, chwili obecnej, teraz, do teraz, nadal, do dziś, dziś, dzisiaj, do nadal, obecny, do obecnie,
  aktualnie, halen, günümüz, devam ediyor, devam, bugün, hâlen, hala, hâlâ, şu an, günümüze kadar, şimdi,
  devam etmekte, şu anda, dosud, současnost, doposud, současnosti, do současnosti, dnes, do dnes, nyní, trvá,
  po současnost, doteď, stále, súčasnosť, súčasnosti, po súčasnosť, trvá dosud, doteraz, nuvarande, pågående, idag,
  tills vidare, tillsvidare, fortfarande, nutid, dags dato, i dag, till idag, nåværende, nuværende, dd, d.d.,
  fortsat, pågår, nå, alltjämt, nykyinen, nykyhetki, jatkuu, tällä hetkellä, edelleen, nyt, nykyisin, jelenleg,
  jelen, napjainkig, jelenleg is, folyamatban, máig, mostanáig, prezent, în prezent, până în prezent, astăzi,
  actualmente, curent, azi, prezent în curs, настоящее время, по настоящее время, по н.в., н.в., н. в.,
  наст. время, наст.время, сейчас, сегодня, по сей день, до сих пор, текущее время, в настоящее время,
  настоящий момент, по сегодня, по настоящий момент, теперішній час, по теперішній час, дотепер, нині, донині,
  сьогодні, зараз, цей час, по цей час, даний час, по даний час, до сьогодні, до тепер, до цього часу, тепер,
  теперішнього часу, до теперішнього часу, σήμερα, έως σήμερα, μέχρι σήμερα, παρόν, τώρα, παρόν έτος, το παρόν,
  σημερα, היום, עד היום, כיום, הווה, נוכחי, עד כה, עד עתה, ועד היום, עכשיו, الآن, الان, حتى الآن, حتى الان, الحاضر,
  حتى الحاضر, الوقت الحاضر, حتى تاريخه, تاريخه, اليوم, حتى اليوم, حاليا, حالياً, مستمر, الوقت الحالي,
  حتى الوقت الحالي, إلى الآن, إلى الان, वर्तमान, अब तक, आज तक, अभी तक, वर्तमान तक, जारी, अभी, 現在, 現在に至る, 至現在, 在職中,
  今, 就業中, 在籍中, 至今, 今, 目前, 现在, 迄今, 至现在, 在职, 仍在職, 仍在职, 在職, 在职中, 任職中, 在任, 현재, 현재까지, 재직중, 재직 중, 지금,
  hiện tại, đến nay, nay, hiện nay, đến hiện tại, bây giờ, sekarang, saat ini, hingga sekarang, sampai sekarang, hingga saat ini,
  اکنون, تاکنون, تا کنون, هم‌اکنون, هم اکنون, حال, حال حاضر, تا حال حاضر, در حال حاضر, امروز, تا امروز,
  at present, current position, still employed, to this day, aktuelle stelle, bis zum heutigen tag, gegenwart, bis zur gegenwart, noch beschäftigt, aktuelle tätigkeit,
  encore en poste, toujours en poste, jour, à présent, jusqu'à présent, puesto actual, al día de hoy, a la actualidad, sigo trabajando, continúa, até agora, agora, emprego atual, cargo atual,
  atualmente empregado, attualmente in corso, in essere, impiego attuale, oggi in corso, huidige functie, huidige baan, nog steeds, lopend, nu nog, w trakcie, do chwili bieżącej, trwa, po dziś dzień, do teraz nadal,
  halihazırda, mevcut, çalışıyor, halen devam ediyor, aktuální, aktuálně, probíhá, dosavadní, trvající, do teď, súčasné, nuvarande anställning, pågående anställning, nuvarande tjänst, nåtid, nutiden, nåværende stilling,
  toistaiseksi, tähän päivään, mai napig, jelenlegi, până astăzi, actuală, în curs, текущая, текущее, текущий, по текущее время, продолжаю работать, работаю, поточний, поточна, понині, досі, по сьогоднішній день, працюю,
  τωρινή, τωρινό, τωρινός, τρέχουσα, τρέχον, έως τώρα, μέχρι τώρα, ως σήμερα, έως και σήμερα, σε εξέλιξη, συνεχίζεται, נוכחית, עדיין, בהווה, כרגע, להיום, حتى تاريخ اليوم, لغاية الآن, لغاية الان, إلى الوقت الحاضر, ما زلت أعمل, على رأس العمل, إلى اليوم, حالي,
  वर्तमान में, कार्यरत, आज, अद्यतन, अब, 現職, 現在まで, 今日まで, 今日, 現在在籍中, 现职, 至今日, 今日, 如今, 現今, 재직, 재직 상태, 오늘, 오늘까지, đến bây giờ, đang làm việc, hôm nay, hiện đang làm, masih bekerja, kini,
  تا اکنون, تا هم‌اکنون, ادامه دارد, تا به امروز, تا به حال, جاری, کنون, زمان حال,
`);

/** Words between the two ends of a period. */
export const untilWords: readonly string[] = phrases(`
  to, until, till, through, thru, bis, à, au, jusqu'à, jusqu'en, jusqu'au, a, al, hasta, até, ate, ao, fino a,
  fino al, tot, tot en met, t/m, do, till, til, až, az, asti, până la, până în, la, по, до, έως, ως, μέχρι, עד,
  ועד, إلى, الى, حتى, से, तक, から, より, 至, 到, 부터, 에서, ve, och, dan, e,
  đến, tới, sampai, hingga, s/d,
  تا, الی, término, termino, salida, saída, baja, uscita, sortie, çıkış, bitiş, einschließlich, do końca, po konec,
`);

/** Words such as "since" that begin a current period. */
export const sinceWords: readonly string[] = phrases(`
  since, from, starting, seit, ab, depuis, depuis le, desde, a partir de, dal, da, dal mese di, sinds, vanaf, od,
  sedan, från, siden, fra, alkaen, din, с, со, з, із, від, από, από το, מאז, מ, מ-, من, منذ, von, vom, de, du, van,
  från och med, fr.o.m., начиная с, dès, από τον, từ, từ năm, từ tháng, sejak, dari,
  از, از سال, از تاریخ,
`);

/** Seasons and academic terms before a year. They say no month, so only the year is taken. */
export const seasonNames: readonly string[] = phrases(`
  spring, summer, autumn, fall, winter, frühling, frühjahr, sommer, herbst, wintersemester, sommersemester, wise, sose,
  ws, ss, printemps, été, automne, hiver, primavera, verano, otoño, invierno, verão, outono, inverno, estate, autunno,
  lente, voorjaar, zomer, herfst, najaar, wiosna, wiosną, lato, latem, jesień, jesienią, zima, zimą, zimy, jaro, léto,
  podzim, jar, leto, jeseň, tavasz, nyár, ősz, tél, primăvara, vara, toamna, iarna, vår, våren, sommar, sommaren, höst,
  hösten, vintern, forår, foråret, efterår, efteråret, vinter, vinteren, høst, høsten, kevät, kesä, syksy, talvi,
  άνοιξη, καλοκαίρι, φθινόπωρο, χειμώνας, χειμώνα, ilkbahar, bahar, yaz, sonbahar, güz, kış, весна, весной, лето,
  летом, осень, осенью, зима, зимой, весни, літо, осінь, ربيع, صيف, خريف, شتاء, אביב, קיץ, סתיו, חורף,
  بهار, تابستان, پاییز, زمستان,
`);
