/** The subdivisions of towns as ISO 3166-2 names them: GeoNames and the registers of municipalities have codes of their own. */
import { stateId } from '#lib/subdivisions.ts';

export type TownCodes = { country: string; adminCode: string; muni?: string; muniSub?: string };

/** By the first digits of the code of a municipality: the subdivision that offices are in, such as a province. */
const byMunicipality: Readonly<Record<string, { digits: number; codes: Record<string, string> }>> =
  {
    AT: numbered(1, '1 2 3 4 5 6 7 8 9'),
    BE: table(
      2,
      '11:VAN 12:VAN 13:VAN 21:BRU 23:VBR 24:VBR 25:WBR 31:VWV 32:VWV 33:VWV 34:VWV 35:VWV 36:VWV 37:VWV 38:VWV 41:VOV 42:VOV 43:VOV ' +
        '44:VOV 45:VOV 46:VOV 51:WHT 52:WHT 53:WHT 54:WHT 55:WHT 56:WHT 57:WHT 58:WHT 61:WLG 62:WLG 63:WLG 64:WLG 71:VLI 72:VLI ' +
        '73:VLI 81:WLX 82:WLX 83:WLX 84:WLX 85:WLX 91:WNA 92:WNA 93:WNA',
    ),
    CL: table(
      2,
      '01:TA 02:AN 03:AT 04:CO 05:VS 06:LI 07:ML 08:BI 09:AR 10:LL 11:AI 12:MA 13:RM 14:LR 15:AP 16:NB',
    ),
    CR: table(1, '1:SJ 2:A 3:C 4:H 5:G 6:P 7:L'),
    DE: table(
      2,
      '01:SH 02:HH 03:NI 04:HB 05:NW 06:HE 07:RP 08:BW 09:BY 10:SL 11:BE 12:BB 13:MV 14:SN 15:ST 16:TH',
    ),
    EC: table(
      2,
      '01:A 02:B 03:F 04:C 05:X 06:H 07:O 08:E 09:G 10:I 11:L 12:R 13:M 14:S 15:N 16:Y 17:P 18:T 19:Z 20:W 21:U 22:D 23:SD 24:SE',
    ),
    ES: table(
      2,
      '01:VI 02:AB 03:A 04:AL 05:AV 06:BA 07:PM 08:B 09:BU 10:CC 11:CA 12:CS 13:CR 14:CO 15:C 16:CU 17:GI 18:GR 19:GU 20:SS 21:H 22:HU ' +
        '23:J 24:LE 25:L 26:LO 27:LU 28:M 29:MA 30:MU 31:NA 32:OR 33:O 34:P 35:GC 36:PO 37:SA 38:TF 39:S 40:SG 41:SE 42:SO 43:T 44:TE ' +
        '45:TO 46:V 47:VA 48:BI 49:ZA 50:Z 51:CE 52:ML',
    ),
    IT: table(
      3,
      '001:TO 002:VC 003:NO 004:CN 005:AT 006:AL 007:AO 008:IM 009:SV 010:GE 011:SP 012:VA 013:CO 014:SO 015:MI 016:BG 017:BS 018:PV ' +
        '019:CR 020:MN 021:BZ 022:TN 023:VR 024:VI 025:BL 026:TV 027:VE 028:PD 029:RO 030:UD 031:GO 032:TS 033:PC 034:PR 035:RE ' +
        '036:MO 037:BO 038:FE 039:RA 040:FC 041:PU 042:AN 043:MC 044:AP 045:MS 046:LU 047:PT 048:FI 049:LI 050:PI 051:AR 052:SI ' +
        '053:GR 054:PG 055:TR 056:VT 057:RI 058:RM 059:LT 060:FR 061:CE 062:BN 063:NA 064:AV 065:SA 066:AQ 067:TE 068:PE 069:CH ' +
        '070:CB 071:FG 072:BA 073:TA 074:BR 075:LE 076:PZ 077:MT 078:CS 079:CZ 080:RC 081:TP 082:PA 083:ME 084:AG 085:CL 086:EN ' +
        '087:CT 088:RG 089:SR 090:SS 091:NU 092:CA 093:PN 094:IS 095:OR 096:BI 097:LC 098:LO 099:RN 100:PO 101:KR 102:VV 103:VB ' +
        '108:MB 109:FM 110:BT 111:SU',
    ),
    PE: table(
      2,
      '01:AMA 02:ANC 03:APU 04:ARE 05:AYA 06:CAJ 07:CAL 08:CUS 09:HUV 10:HUC 11:ICA 12:JUN 13:LAL 14:LAM 15:LIM 16:LOR 17:MDD 18:MOQ ' +
        '19:PAS 20:PIU 21:PUN 22:SAM 23:TAC 24:TUM 25:UCA',
    ),
    PL: numbered(2, '02 04 06 08 10 12 14 16 18 20 22 24 26 28 30 32'),
  };

/** By the first-level code of GeoNames, where that is not the one of ISO. */
const byAdminCode: Readonly<Record<string, Record<string, string>>> = {
  AE: pairs('01:AZ 02:AJ 03:DU 04:FU 05:RK 06:SH 07:UQ'),
  AR: pairs(
    '01:B 02:K 03:H 04:U 05:X 06:W 07:C 08:E 09:P 10:Y 11:L 12:F 13:M 14:N 15:Q 16:R 17:A 18:J 19:D 20:Z 21:S 22:G 23:V 24:T',
  ),
  AT: pairs('01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9'),
  AU: pairs('01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA'),
  BR: pairs(
    '01:AC 02:AL 03:AP 04:AM 05:BA 06:CE 07:DF 08:ES 11:MS 13:MA 14:MT 15:MG 16:PA 17:PB 18:PR 20:PI 21:RJ 22:RN 23:RS 24:RO 25:RR ' +
      '26:SC 27:SP 28:SE 29:GO 30:PE 31:TO',
  ),
  CA: pairs('01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU'),
  CO: pairs(
    '01:AMA 02:ANT 03:ARA 04:ATL 08:CAQ 09:CAU 10:CES 11:CHO 12:COR 14:GUV 15:GUA 16:HUI 17:LAG 19:MET 20:NAR 21:NSA 22:PUT 23:QUI ' +
      '24:RIS 25:SAP 26:SAN 27:SUC 28:TOL 29:VAC 30:VAU 31:VID 32:CAS 33:CUN 34:DC 35:BOL 36:BOY 37:CAL 38:MAG',
  ),
  ES: pairs(
    '07:IB 27:RI 29:MD 31:MC 32:NC 34:AS 39:CB 51:AN 52:AR 53:CN 54:CM 55:CL 56:CT 57:EX 58:GA 59:PV 60:VC',
  ),
  FR: pairs(
    '11:IDF 24:CVL 27:BFC 28:NOR 32:HDF 44:GES 52:PDL 53:BRE 75:NAQ 76:OCC 84:ARA 93:PAC 94:20R',
  ),
  IN: pairs(
    '01:AN 02:AP 03:AS 05:CH 06:DH 07:DL 09:GJ 10:HR 11:HP 12:JK 13:KL 14:LD 16:MH 17:MN 18:ML 19:KA 20:NL 21:OD 22:PY 23:PB 24:RJ ' +
      '25:TN 26:TR 28:WB 29:SK 30:AR 31:MZ 32:DH 33:GA 34:BR 35:MP 36:UP 37:CG 38:JH 39:UK 40:TS 41:LA',
  ),
  IT: pairs(
    '01:65 02:77 03:78 04:72 05:45 06:36 07:62 08:42 09:25 10:57 11:67 12:21 13:75 14:88 15:82 16:52 17:32 18:55 19:23 20:34',
  ),
  JP: pairs(
    '01:23 02:05 03:02 04:12 05:38 06:18 07:40 08:07 09:21 10:10 11:34 12:01 13:28 14:08 15:17 16:03 17:37 18:46 19:14 20:39 21:43 ' +
      '22:26 23:24 24:04 25:45 26:20 27:42 28:29 29:15 30:44 31:33 32:27 33:41 34:11 35:25 36:32 37:22 38:09 39:36 40:13 41:31 ' +
      '42:16 43:30 44:06 45:35 46:19 47:47',
  ),
  MX: pairs(
    '01:AGU 02:BCN 03:BCS 04:CAM 05:CHP 06:CHH 07:COA 08:COL 09:CMX 10:DUR 11:GUA 12:GRO 13:HID 14:JAL 15:MEX 16:MIC 17:MOR 18:NAY ' +
      '19:NLE 20:OAX 21:PUE 22:QUE 23:ROO 24:SLP 25:SIN 26:SON 27:TAB 28:TAM 29:TLA 30:VER 31:YUC 32:ZAC',
  ),
  NL: pairs('01:DR 02:FR 03:GE 04:GR 05:LI 06:NB 07:NH 09:UT 10:ZE 11:ZH 15:OV 16:FL'),
  NZ: pairs(
    '10:CIT E7:AUK E8:BOP E9:CAN F1:GIS F2:HKB F3:MWT F4:MBH F5:NSN F6:NTL F7:OTA F8:STL F9:TKI G1:WKO G2:WGN G3:WTC TAS:TAS',
  ),
  PE: pairs('LMA:LMA'),
  SA: pairs('02:11 05:03 06:04 08:05 10:01 11:14 13:06 14:02 15:08 16:10 17:09 19:07 20:12'),
};

/** First-level codes that are those of ISO. */
const asIso: ReadonlySet<string> = new Set(['BE', 'CH', 'GB', 'IE', 'US']);

/** Départements by the first two digits of a French municipality; those that ISO names otherwise. */
const departements: Readonly<Record<string, string>> = { '69': '69M', '75': '75C' };

/** Parts of France that are countries in ISO 3166-1, and départements of an office in France. */
const overseas: Readonly<Record<string, string>> = {
  GF: '973',
  GP: '971',
  MQ: '972',
  RE: '974',
  YT: '976',
};

/** The country of a town, as an office there has it. */
export function countryOf({ country }: TownCodes): string {
  return country in overseas ? 'FR' : country;
}

/** The subdivision of a town and the one that contains it; 0 where it is not known. */
export function statesOf(town: TownCodes): { stateId: number; regionId: number } {
  const codes = [localCode(town), firstLevelCode(town)].filter((code) => code !== undefined);
  const [state = 0, region = 0] = codes.map((code) => stateId(`${countryOf(town)}-${code}`));
  return { stateId: state, regionId: region };
}

function localCode({ country, muni = '', muniSub = '' }: TownCodes): string | undefined {
  const { digits, codes } = byMunicipality[country] ?? {};
  if (codes) return codes[muni.slice(0, digits)];
  if (country !== 'FR') return overseas[country];
  const departement = muniSub.slice(0, 2);
  return departement === '' ? undefined : (departements[departement] ?? departement);
}

function firstLevelCode({ country, adminCode }: TownCodes): string | undefined {
  return asIso.has(country) ? adminCode || undefined : byAdminCode[country]?.[adminCode];
}

function table(digits: number, text: string) {
  return { digits, codes: pairs(text) };
}

/** Codes that are those of ISO. */
function numbered(digits: number, text: string) {
  return table(
    digits,
    text
      .split(' ')
      .map((code) => `${code}:${code}`)
      .join(' '),
  );
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split(':')));
}
