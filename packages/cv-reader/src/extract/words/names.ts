/** Labels of the parts of a name, and what stands after one. */
import { phrases } from './phrases.ts';

export const firstNameLabels = phrases(`
  first name, given name, given names, forename, forenames, first names, vorname, vornamen, prénom, prénoms, nombre, nombres,
  primeiro nome, nome, voornaam, voornamen, imię, imiona, jméno, meno, krstné meno, förnamn, fornavn, etunimi, keresztnév,
  utónév, prenume, имя, ім'я, όνομα, שם פרטי, الاسم الأول, प्रथम नाम, 名, 이름, tên, ad, adı, isim, nama depan,
  نام,
`);

export const lastNameLabels = phrases(`
  last name, surname, family name, last names, nachname, familienname, zuname, nom, nom de famille, apellido, apellidos,
  sobrenome, apelido, cognome, achternaam, nazwisko, příjmení, priezvisko, efternamn, etternavn, efternavn, sukunimi,
  vezetéknév, családnév, nume, nume de familie, фамилия, прізвище, επώνυμο, שם משפחה, اسم العائلة, اللقب, उपनाम,
  姓, 성, họ, soyad, soyadı, soyisim, nama belakang,
  نام خانوادگی, فامیلی, فامیل,
`);

/** As they are printed; points may be left out. */
export const postNominals: readonly string[] =
  'MBA EMBA M.Sc. B.Sc. M.A. B.A. Ph.D. PhD M.D. D.Phil. LL.M. LL.B. B.Eng. M.Eng. B.Tech. M.Tech. B.Com. M.Com. MPhil MPH MPA MRes CPA CFA ACCA FCCA ACA PMP CISSP CISM CISA RN BSN MSN FNP LPN EIT P.E. P.Eng. Esq. DDS DVM JD J.D. M.Ed. B.Ed. SHRM-CP SPHR PHR CSM PSM CEng MCIPD FCIPD MIET MRICS FRICS RIBA'.split(
    ' ',
  );

/** Salutations of a message without a name, as lines of their own. */
export const salutations = phrases(`
  dear sir or madam, dear sir, dear madam, dear sirs, dear hiring manager, dear hiring team, dear recruiter, dear recruitment team,
  to whom it may concern, hello, good morning, sehr geehrte damen und herren, guten tag, madame monsieur, mesdames messieurs,
  madame, monsieur, bonjour, estimados señores, estimado señor, estimada señora, estimados señores y señoras, muy señores míos,
  a quien corresponda, buenos días, buenas tardes, prezados senhores, prezado senhor, prezada senhora, caros senhores,
  exmos senhores, bom dia, boa tarde, gentili signori, gentile signore, gentile signora, egregi signori, egregio signore,
  spettabile azienda, buongiorno, geachte heer mevrouw, geachte heer of mevrouw, beste, goedendag, szanowni państwo, szanowna pani,
  szanowny panie, dzień dobry, sayın yetkili, sayın ilgili, vážení, vážený pane, vážená paní, dobrý den, bästa rekryterare, hej,
  hei, kære, tisztelt hölgyem uram, tisztelt cím, stimate domnule, stimată doamnă, bună ziua, уважаемые господа,
  уважаемые коллеги, здравствуйте, добрый день, шановні пані та панове, доброго дня, αξιότιμοι κύριοι, αξιότιμοι κυρίες και κύριοι,
  שלום רב, לכל המעוניין, السادة المحترمون, تحية طيبة وبعد, با سلام, 尊敬的领导, 尊敬的招聘经理, 您好, 拝啓, 採用ご担当者様, 안녕하세요,
  인사 담당자님께, kính gửi quý công ty, kính gửi, dengan hormat
`);
