/** The currency of each country (ISO 4217 by ISO 3166-1 alpha-2), in which its jobs are paid. */

/** A currency, and its countries but the one that its code begins with: `CHF LI` is that of Switzerland (CH) and Liechtenstein. */
const byCurrency = `
  AED|AFN|ALL|AMD|AOA|ARS|AUD CC CX HM KI NF NR TV|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF LI|
  CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK FO GL|DOP|DZD|EGP|ERN|ETB|
  EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT|FJD|FKP|
  GBP GG GS IM JE|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS PS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|
  KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD EH|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK BV SJ|NPR|
  NZD CK NU PN TK|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SYP|SZL|THB|
  TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI|UYU|UZS|VES|VND|VUV|WST|
  XAF CF CG CM GA GQ TD|XCD AG AI DM GD KN LC MS VC|XCG CW SX|XOF BF BJ CI GW ML NE SN TG|XPF NC PF WF|YER|ZAR|ZMW|ZWG
`;

const currencies: ReadonlyMap<string, string> = new Map(
  byCurrency.split('|').flatMap((entry) => {
    const [currency = '', ...others] = entry.trim().split(' ');
    return [currency.slice(0, 2), ...others].map((iso2): [string, string] => [iso2, currency]);
  }),
);

/** The one currency of the countries, or null where they have several or none. */
export function onlyCurrencyOf(countries: readonly string[]): string | null {
  const [only, ...others] = new Set(countries.map((iso2) => currencies.get(iso2)));
  return others.length === 0 ? (only ?? null) : null;
}
