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
  结束, 结束时间, 结束日期, 终止时间, 离职日期, 结束年月, 퇴사, 퇴사일자, 퇴사년월, 종료, 종료일, 졸업, đến, đến ngày, ngày kết thúc, kết thúc, thời gian kết thúc,
  selesai, tanggal selesai, sampai,
`);

/** Names of the column that numbers the rows of a table. */
export const rowNumberLabels = phrases(`
  no, no., nr, nr., #, sl no, sl. no., s.no, s. no., s no, sr no, sr. no., serial no, serial number, item, lfd nr, lfd. nr., pos, n°, nº, núm, num,
  lp, lp., č, č., poř. č., p. č., ssz, sıra, sıra no, № п/п, п/п, №, a/a, α/α, מס', م, الرقم, ردیف, شماره, क्रम, क्रमांक, क्र.सं., 序号, 編號, 番号, 순번, 번호, stt, tt,
`);
