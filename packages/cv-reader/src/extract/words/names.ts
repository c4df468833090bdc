/** Labels of the parts of a name, and what stands after one. */
import { phrases } from './phrases.ts';

export const firstNameLabels = phrases(`
  first name, given name, given names, forename, forenames, first names, vorname, vornamen, prénom, prénoms, nombre, nombres,
  primeiro nome, nome, voornaam, voornamen, imię, imiona, jméno, meno, krstné meno, förnamn, fornavn, etunimi, keresztnév,
  utónév, prenume, имя, ім'я, όνομα, שם פרטי, الاسم الأول, प्रथम नाम, 名, 이름, tên, ad, adı, isim, nama depan
`);

export const lastNameLabels = phrases(`
  last name, surname, family name, last names, nachname, familienname, zuname, nom, nom de famille, apellido, apellidos,
  sobrenome, apelido, cognome, achternaam, nazwisko, příjmení, priezvisko, efternamn, etternavn, efternavn, sukunimi,
  vezetéknév, családnév, nume, nume de familie, фамилия, прізвище, επώνυμο, שם משפחה, اسم العائلة, اللقب, उपनाम,
  姓, 성, họ, soyad, soyadı, soyisim, nama belakang
`);

/** As they are printed; points may be left out. */
export const postNominals: readonly string[] =
  'MBA EMBA M.Sc. B.Sc. M.A. B.A. Ph.D. PhD M.D. D.Phil. LL.M. LL.B. B.Eng. M.Eng. B.Tech. M.Tech. B.Com. M.Com. MPhil MPH MPA MRes CPA CFA ACCA FCCA ACA PMP CISSP CISM CISA RN BSN MSN FNP LPN EIT P.E. P.Eng. Esq. DDS DVM JD J.D. M.Ed. B.Ed. SHRM-CP SPHR PHR CSM PSM CEng MCIPD FCIPD MIET MRICS FRICS RIBA'.split(
    ' ',
  );
