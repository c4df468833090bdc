import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/cs.ts';

export const cs: LanguageData = {
  countries: [{ iso2: 'CZ', name: 'Česko', cities: 'Brno 602 00|Ostrava 702 00|Plzeň 301 00' }],
  firstNames: 'Kateřina|Jiří|Zdeněk|Tereza|Ondřej|Věra',
  lastNames: 'Dvořáková|Růžička|Šťastný|Procházková|Hájek|Černá',
  nameOrder: 'first last',
  streets: 'Masarykova|Na Příkopě|Lidická|Školní',
  address: 'street number, postal city',
  occupations: [
    {
      titles: 'Brigádník v laboratoři|Laborantka|Vedoucí laboratoře|Manažerka kvality',
      employers:
        'Moravské pivovary a.s.|Chemické závody Ostrava s.r.o.|Nemocnice u Svatého Jana|Masna Novák|Vodárny Plzeň',
      tasks:
        'Rozbory vzorků podle normy|Zavedení {skill} do laboratoře|Školení pěti nových kolegů|Snížení počtu reklamací o 15 % v roce 2022|Správa 40 měřicích přístrojů',
      profile: 'Pečlivá laborantka se zkušeností z potravinářství.',
      skills: {
        Znalosti: 'HACCP|ISO 9001|Chemická analýza|Mikrobiologie|Řidičský průkaz sk. B',
        Počítač: 'Excel|Word|SAP|LIMS',
      },
      schools:
        'Ing./Chemie potravin/Vysoké učení technické v Brně|Maturita/Aplikovaná chemie/Střední průmyslová škola chemická Ostrava/15',
    },
    ...occupations,
  ],
  spoken: 'cs:Čeština|en:Angličtina|de:Němčina|sk:Slovenština|ru:Ruština',
  native: 'cs',
  nativeWord: 'rodilý mluvčí|mateřský jazyk',
  levels: 'základy|mírně pokročilá|středně pokročilá|pokročilá|plynně',
  interests: 'Turistika|Čtení|Zahrada|Volejbal',
  nationality: 'česká',
  referees: 'Petr Kučera',
  words: {
    title: 'Životopis|Strukturovaný životopis|Curriculum Vitae',
    headings: {
      summary: 'Profil|O mně',
      work: 'Pracovní zkušenosti|Praxe|Zaměstnání|Profesní praxe',
      education: 'Vzdělání|Vzdělání a kurzy',
      skills: 'Dovednosti|Znalosti a dovednosti|Odborné znalosti',
      languages: 'Jazyky|Jazykové znalosti',
      contact: 'Kontakt|Kontaktní údaje',
      personal: 'Osobní údaje',
      certificates: 'Certifikáty|Kurzy',
      projects: 'Projekty',
      interests: 'Zájmy|Koníčky',
      references: 'Reference',
    },
    labels: {
      name: 'Jméno a příjmení|Jméno',
      email: 'E-mail',
      phone: 'Telefon|Tel.',
      mobile: 'Mobil',
      fax: 'Fax',
      address: 'Adresa|Bydliště',
      birthDate: 'Datum narození',
      birthPlace: 'Místo narození',
      nationality: 'Státní příslušnost',
      website: 'LinkedIn',
      employer: 'Zaměstnavatel|Firma',
      position: 'Pozice|Pracovní pozice',
      dates: 'Období',
      tasks: 'Náplň práce',
      institution: 'Škola',
      degree: 'Titul|Obor',
    },
    present: 'dosud|současnost|nyní',
    since: 'od {date}',
    months: 'leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec',
    seasons: 'jaro|léto|podzim|zima',
    dateStyles: ['numeric', 'dotted', 'year'],
  },
};
