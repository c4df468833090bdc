/** Labels of the beginning and the end of a job or a school, each on a line or in a column of its own. */
import { phrases } from './phrases.ts';

export const fromLabels = phrases(`
  from, start, start date, started, date from, from date, begin, beginning, date started, date of joining, joining date, joined, date of entry,
  von, beginn, ab, eintritt, eintrittsdatum, startdatum, anfang, du, depuis, début, date de début, date d'entrée, date d'embauche,
  desde, inicio, fecha de inicio, fecha inicio, fecha de ingreso, ingreso, de, início, data de início, data início, admissão, data de admissão,
  入社年月, 入学年月, 就職年月, 入职年月, 到職日, fecha de vinculación, data de contratação, data de assunzione, data assunzione,
  dal, inizio, data inizio, data di inizio, assunzione, van, begin, begindatum, datum in dienst, in dienst, od, data rozpoczęcia, początek, rozpoczęcie,
  začátek, datum nástupu, počátek, zahájení, začiatok, dátum nástupu, från, start datum, startdato, fra, tiltrådt, alkoi, alkaen, aloitus,
  kezdete, kezdés, kezdő dátum, de la, început, data începerii, başlangıç, başlangıç tarihi, başlama tarihi, işe giriş tarihi,
  с, начало, дата начала, начало работы, поступление, дата поступления, дата приёма, принят, принята, приём, месяц и год поступления, год поступления,
  з, початок, дата початку, прийнято, από, έναρξη, ημερομηνία έναρξης, מ, מתאריך, תאריך התחלה, התחלה, من, من تاريخ, تاريخ البدء, تاريخ البداية, البداية,
  از, شروع, تاریخ شروع, از تاریخ, प्रारंभ, प्रारंभ तिथि, से, आरंभ, 開始, 開始日, 自, 入社, 入社日, 入学, 开始, 开始时间, 开始日期, 起始时间, 入职日期, 开始年月,
  employed from, worked from, date hired, hired, hire date, date of hire, joined on, date of appointment, appointed, commenced, commencement date, commencement, entry, entered, enrolled, from month/year, since,
  beschäftigt von, beschäftigt seit, tätig von, tätig seit, eingetreten am, eintritt am, anstellung am, dienstantritt, seit, einstellung, einstellungsdatum, entrée, date d'arrivée, arrivée, embauche, entré le, entrée le, embauché le, embauchée le, date d'embauche le,
  alta, fecha de alta, fecha ingreso, fecha de entrada, fecha de contratación, entrada, comienzo, fecha desde, desde el, desde fecha, data de entrada, data de ingresso, ingresso, admitido em, admitida em, data admissão, início em, contratação,
  assunto il, assunta il, entrata, dal giorno, data di assunzione, data di ingresso, avvio, aanvang, aanvangsdatum, datum aanvang, datum van, indiensttreding, datum indiensttreding, startdatum dienstverband, begonnen,
  zatrudniony od, zatrudniona od, pracował od, pracowała od, data zatrudnienia, data przyjęcia, data od, zatrudnienie od, okres od, rozpoczęto, nástup, zaměstnán od, zaměstnána od, pracoval od, pracovala od, v období od, datum od, nastoupil, nastoupila, zamestnaný od,
  işe giriş, işe başlama, işe başlama tarihi, giriş, giriş tarihi, işe alınma tarihi, başlama, okula giriş, anställd från, anställd sedan, anställningens början, började, tillträde, tillträdesdatum, fr.o.m, fr.o.m., från och med, från datum, ansat fra, ansatt fra, ansættelsesdato, tiltrædelse, begyndt, begynte,
  aloitti, aloituspäivä, belépés, belépés dátuma, kezdés dátuma, angajat din, data angajării, început la, принят на работу, работал с, работала с, трудоустроен, месяц и год приёма, дата начала работы, дата устройства, поступил, поступила, прийнятий, прийнята, працював з, працювала з, дата прийняття, дата прийому, рік вступу, вступ,
  πρόσληψη, ημερομηνία πρόσληψης, εργάστηκε από, από ημερομηνία, αρχή, ημερομηνία εισαγωγής, εισαγωγή, תחילת עבודה, תאריך תחילת עבודה, תאריך תחילה, משנה, החל מ, החל מתאריך, משנת, מיום, تاريخ الالتحاق, الالتحاق, تاريخ التعيين, تاريخ المباشرة, بداية العمل, تاريخ بداية العمل, بداية, من سنة, تاريخ الدخول, شروع به کار, تاریخ شروع به کار, تاریخ ورود, تاریخ استخدام, آغاز,
  कब से, नियुक्ति तिथि, कार्यग्रहण तिथि, आरंभ तिथि, शुरू, प्रवेश तिथि, 入社年月日, 入学年月日, 開始年月, 開始年月日, 開始時期, 起, 入职年月日, 起始日期, 起始, 起, 到职日期, 到職日期, 開始日期, 입사년월일, 입사연월, 입학년월, 입학일, 시작년월, 시작일자, ngày vào làm, ngày vào, ngày nhập học, từ tháng, năm bắt đầu, từ tháng/năm, dari tanggal, tahun mulai, tahun masuk,
  입사, 입사일자, 입사년월, 시작, 시작일, 입학, từ, từ ngày, ngày bắt đầu, bắt đầu, thời gian bắt đầu, mulai, tanggal mulai, dari,
`);

export const toLabels = phrases(`
  to, until, till, end, end date, ended, finish, finish date, date to, to date, date left, leaving date, date of leaving, completion,
  à, a, jusqu'au, fecha de retiro, retiro, fecha de egreso, egreso, data de desligamento, desligamento, 退社年月, 退職年月, 退職, 卒業年月, 修了年月, 離職時間, 离职年月,
  bis, ende, austritt, austrittsdatum, enddatum, au, jusqu'à, fin, date de fin, date de sortie, hasta, fecha de fin, fecha fin, fecha de término,
  fecha de finalización, fecha de salida, término, até, fim, data de fim, data fim, data de término, saída, data de saída, al, fine, data fine, data di fine, cessazione,
  tot, eind, einde, einddatum, datum uit dienst, uit dienst, do, data zakończenia, koniec, zakończenie, konec, datum ukončení, ukončení, dátum ukončenia, ukončenie,
  till, slut, slutdatum, til, slutt, sluttdato, slutdato, päättyi, asti, lopetus, vége, befejezés, záró dátum, până la, sfârșit, data încheierii,
  bitiş, bitiş tarihi, ayrılma tarihi, işten çıkış tarihi, по, до, конец, окончание, дата окончания, окончание работы, уход, дата ухода, увольнение, дата увольнения,
  уволен, уволена, месяц и год ухода, год окончания, кінець, закінчення, дата закінчення, звільнено, έως, λήξη, ημερομηνία λήξης, עד, עד תאריך, תאריך סיום, סיום,
  إلى, الى, حتى, إلى تاريخ, تاريخ الانتهاء, تاريخ النهاية, النهاية, تا, پایان, تاریخ پایان, تا تاریخ, समाप्ति, समाप्ति तिथि, तक, 終了, 終了日, 至, 退社, 退社日, 卒業,
  结束, 结束时间, 结束日期, 截止时间, 截止日期, 终止时间, 离职日期, 结束年月, 퇴사, 퇴사일자, 퇴사년월, 종료, 종료일, 졸업, đến, đến ngày, ngày kết thúc, kết thúc, thời gian kết thúc,
  selesai, tanggal selesai, sampai,
  employed to, employed until, worked to, worked until, left, left on, date of exit, exit date, exit, resigned, termination date, terminated, completed, to month/year, up to, date finished,
  beschäftigt bis, tätig bis, ausgetreten am, austritt am, entlassung, ausscheiden, ausgeschieden, dienstaustritt, sortie, date de départ, départ, sorti le, sortie le, parti le, partie le,
  baja, fecha de baja, fecha egreso, fecha salida, salida, fecha hasta, hasta el, hasta fecha, finalización, data de saída, demissão, data de demissão, demitido em, demitida em, data de conclusão do vínculo, rescisão, término em, encerramento,
  cessato il, cessata il, uscita, al giorno, data cessazione, data di uscita, termine, conclusione, uitdiensttreding, datum uitdiensttreding, datum tot, vertrek, beëindigd, beëindiging, afgerond op, geëindigd,
  zatrudniony do, zatrudniona do, pracował do, pracowała do, data zwolnienia, data do, zatrudnienie do, okres do, data odejścia, odejście, zakończono, výstup, odchod, zaměstnán do, zaměstnána do, pracoval do, pracovala do, datum do, datum odchodu, zamestnaný do, odišiel,
  işten çıkış, işten ayrılma, işten ayrılış, işten ayrılma tarihi, çıkış, çıkış tarihi, ayrılış, ayrılış tarihi, ayrılma, okuldan çıkış, anställd till, slutade, avgång, t.o.m, t.o.m., till och med, till datum, ansat til, ansatt til, fratrædelse, fratrådt, sluttet,
  lopetti, päättymispäivä, kilépés, kilépés dátuma, vége dátum, angajat până, data plecării, data încetării, уволен с работы, работал по, работала по, месяц и год увольнения, дата окончания работы, окончил, окончила, звільнений, звільнена, працював до, працювала до, дата звільнення, рік закінчення, випуск, дата виходу,
  αποχώρηση, ημερομηνία αποχώρησης, εργάστηκε έως, έως ημερομηνία, μέχρι, τέλος, ημερομηνία αποφοίτησης, סיום עבודה, תאריך סיום עבודה, עד שנה, עד שנת, עד יום, تاريخ ترك العمل, ترك العمل, تاريخ المغادرة, نهاية العمل, تاريخ نهاية العمل, نهاية, إلى سنة, تاريخ الخروج, پایان کار, تاریخ پایان کار, تاریخ خروج, تاریخ ترک کار, خاتمه,
  कब तक, त्याग तिथि, सेवामुक्ति तिथि, समापन तिथि, समाप्त, अंत तिथि, 退社年月日, 退職年月日, 卒業年月日, 終了年月, 終了年月日, 終了時期, 止, 离职年月日, 终止日期, 终止, 離職日期, 結束日期, 退職日, 퇴사년월일, 퇴사연월, 졸업년월, 졸업일, 종료년월, 종료일자, ngày nghỉ việc, ngày nghỉ, ngày tốt nghiệp, đến tháng, năm kết thúc, đến tháng/năm, sampai tanggal, tahun selesai, tahun keluar,
`);

/** Names of the column that numbers the rows of a table. */
export const rowNumberLabels = phrases(`
  no, no., nr, nr., #, sl no, sl. no., s.no, s. no., s no, sr no, sr. no., serial no, serial number, item, lfd nr, lfd. nr., pos, n°, nº, núm, num,
  lp, lp., č, č., poř. č., p. č., ssz, sıra, sıra no, № п/п, п/п, №, a/a, α/α, מס', م, الرقم, ردیف, شماره, क्रम, क्रमांक, क्र.सं., 序号, 編號, 番号, 순번, 번호, stt, tt,
`);
