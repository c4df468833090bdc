/** How declarations begin, and what they say follows. */
import { phrases } from './phrases.ts';

/** Before the name of who declares: `Il sottoscritto Mario Rossi, nato a …`. */
export const undersignedWords = phrases(`
  the undersigned, sottoscritto, sottoscritta, soussigné, soussignée, abajo firmante, que suscribe, suscrito, suscrita, abaixo assinado, abaixo assinada, unterzeichner, unterzeichnete, unterzeichnende, unterzeichneter, ondergetekende, niżej podpisany, niżej podpisana, níže podepsaný, níže podepsaná, undertecknad, нижеподписавшийся, нижеподписавшаяся, υπογεγραμμένος, υπογεγραμμένη, υπογράφων, υπογράφουσα
`);

/** Before what is declared: `di possedere i seguenti titoli`. */
export const followingWords = phrases(`
  the following, seguenti, siguientes, seguintes, suivants, suivantes, folgende, folgenden, volgende, następujące, následující, följande, следующие, ακόλουθα, ακόλουθες, εξής
`);

/** What someone held or did. */
export const servedWords = phrases(`
  servizi, incarichi, impieghi, posizioni, services, emplois, fonctions, servicios, puestos, cargos, serviços, positions, posts, stellen, functies, stanowiska, tjänster, должности, θέσεις
`);

/** Before the address in such a sentence. */
export const residentWords = phrases(`
  residing at, resident at, residente in, residente a, residente en, residente em, residente na, residente no, domiciliado en, domiciliada en, con domicilio en, domiciliato in, domiciliata in, domicilié, domiciliée, demeurant, wohnhaft in, wohnhaft, woonachtig, wonende, zamieszkały, zamieszkała, bytem, bosatt, проживающий, проживающая, κάτοικος
`);
