import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Ošetřovatelka|Zdravotní sestra|Staniční sestra|Vrchní sestra',
    employers:
      'Fakultní nemocnice Lipová|Domov seniorů Slunečnice|Poliklinika Střed|Oblastní charita Jeseník|Rehabilitační ústav Lázně',
    tasks:
      'Péče o 16 pacientů na směně|Vedení dokumentace v programu {skill}|Zaškolování nových sester|Snížení počtu dekubitů o 30 % v roce 2021|Plánování směn pro 19 lidí',
    profile: 'Klidná sestra se zkušeností z interny a z domácí péče.',
    skills: {
      'Odborné znalosti': 'Odběry krve|Převazy|První pomoc|Paliativní péče|Komunikace s rodinou',
      'Počítačové dovednosti': 'Medea|Word|Outlook',
    },
    schools:
      'Bc./Všeobecné ošetřovatelství/Masarykova univerzita/19|Maturita/Zdravotnický asistent/Střední zdravotnická škola Brno/15',
    certificates: 'Kurz hojení ran/NCO NZO Brno|Zdravotník zotavovacích akcí/Český červený kříž',
  },
  {
    titles: 'Junior programátor|Programátor|Senior vývojář|Vedoucí vývoje',
    employers:
      'Datomila s.r.o.|Banka Labe a.s.|E-shop Kolovrat|Institut informatiky Plzeň|Software Beskydy s.r.o.',
    tasks:
      'Vývoj služeb v {skill} a {skill}|Převod databáze na {skill}|Zkrácení doby odezvy na třetinu|Vedení dvou stážistů|Údržba interního portálu',
    profile: 'Vývojář, který má rád jednoduchý kód a dobré testy.',
    skills: {
      'Programovací jazyky': 'Java|C#|Python|JavaScript|SQL',
      Nástroje: 'Docker|Git|PostgreSQL|React|Jira',
    },
    schools:
      'Ing./Informatika/Vysoká škola báňská Ostrava/22|Bc./Aplikovaná informatika/Západočeská univerzita/19|Maturita/Informační technologie/SPŠ elektrotechnická Plzeň/15',
    certificates: 'ISTQB Foundation Level/CaSTB|Azure Fundamentals/Microsoft',
    projects:
      'Jízdní řády: Aplikace v {skill} pro spoje na venkově|Rodokmen: Web v {skill} pro kroniky obcí',
  },
  {
    titles: 'Pomocná účetní|Účetní|Samostatná účetní|Hlavní účetní',
    employers:
      'Stavebniny Morava s.r.o.|Zemědělské družstvo Haná|Autodoprava Kříž|Obec Dolní Lhota|Účetní kancelář Veselá',
    tasks:
      'Zpracování 400 faktur měsíčně v {skill}|Přiznání k DPH|Mzdy pro 60 zaměstnanců|Uzávěrka roku 2022 o týden dříve|Komunikace s finančním úřadem',
    profile: 'Přesná účetní s praxí v malých firmách i v obci.',
    skills: {
      Znalosti: 'Podvojné účetnictví|Mzdová agenda|DPH|Fakturace|Inventarizace',
      Programy: 'Pohoda|Helios|Excel|Money S3',
    },
    schools:
      'Bc./Účetnictví a daně/Mendelova univerzita/19|Maturita/Ekonomika a podnikání/Obchodní akademie Ostrava/15',
    certificates: 'Mzdová účetní/Edupol|Daňové minimum/1. VOX',
  },
  {
    titles: 'Skladník|Řidič vysokozdvižného vozíku|Vedoucí směny|Vedoucí skladu',
    employers:
      'Logistické centrum Pohořelice|Potraviny Vltava a.s.|Spedice Novotný|Sklad náhradních dílů Mladá|Papírny Šumava',
    tasks:
      'Vychystávání 140 objednávek za směnu|Evidence zásob v {skill}|Vedení 13 skladníků|Inventura 7 000 položek|Snížení škod o pětinu',
    profile: 'Spolehlivý skladník, zvyklý na směny a pořádek.',
    skills: {
      Dovednosti: 'Průkaz na VZV|Inventura|Řidičský průkaz sk. C|Vedení týmu|BOZP',
      Počítač: 'SAP|Excel|K2',
    },
    schools:
      'Výuční list/Operátor skladování/SOU dopravní Brno/15|Maturita/Logistika/Střední škola dopravy Plzeň/15',
    certificates: 'Průkaz obsluhy VZV/BOZP Servis|ADR/Dekra CZ',
  },
];
