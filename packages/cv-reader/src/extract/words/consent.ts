/** How the consent to the use of one's data begins, which stands at the end of a CV and belongs to no section. */
import { phrases } from './phrases.ts';

export const consents = phrases(`
  wyrażam zgodę na przetwarzanie, wyrażam zgodę, zgodnie z art, zgadzam się na przetwarzanie, autorizzo il trattamento, autorizzo al trattamento,
  presto il consenso, dichiaro di, ai sensi del d. lgs, ai sensi del d.lgs, il sottoscritto, la sottoscritta, autorizo el tratamiento, autorizo o tratamento,
  sunt de acord cu prelucrarea, îmi exprim acordul, souhlasím se zpracováním, súhlasím so spracovaním, ich willige in, ich bin damit einverstanden,
  i agree to the processing, i consent to the processing, i hereby consent, i hereby give consent, i hereby authorize, i authorise the processing,
  i hereby declare, i do hereby declare, i declare that, i certify that, je certifie, j'atteste, declaro que, declaro bajo juramento,
  я согласен на обработку, даю согласие на обработку, згоден на обробку, надаю згоду на обробку, hozzájárulok, samtycker till behandling,
  위의 모든 기재사항은, 위 사항은, 위의 내용은, 상기 내용은, 以上の通り相違ありません, 上記の通り相違ありません, tôi xin cam đoan, yukarıdaki bilgilerin,
  मैं घोषणा करता, मैं घोषणा करती, أقر بأن, أصرح بأن, اینجانب
  manifiesto bajo la gravedad, declaro bajo juramento, declaro bajo la gravedad, bajo la gravedad del juramento, certifico que los datos,
  oświadczam, prohlašuji, prehlasujem, vyhlasujem, čestně prohlašuji, ich versichere, hiermit versichere ich, ich bestätige, hiermit bestätige ich, ik verklaar, ondergetekende verklaart, hierbij verklaar ik,
  hago constar, doy fe, manifiesto que, confirmo que, atesto que, dichiaro che, confermo che, je soussigné, je soussignée, j'affirme, je déclare, jag försäkrar, härmed intygar jag, jag intygar, jeg bekrefter, jeg erklærer, vakuutan, kijelentem, alulírott, declar că, declar pe propria răspundere, subsemnatul, subsemnata,
  подтверждаю достоверность, достоверность сведений, настоящим подтверждаю, подтверждаю, я подтверждаю, підтверджую достовірність, достовірність, цим підтверджую, підтверджую, δηλώνω υπεύθυνα, δηλώνω ότι, βεβαιώνω ότι, אני מצהיר, אני מצהירה, הריני מצהיר, הריני מצהירה, أتعهد بأن, أقر وأتعهد, أؤكد أن, أشهد بأن, بدینوسیله, بدین‌وسیله,
  उपरोक्त जानकारी, मैं प्रमाणित करता, मैं प्रमाणित करती, bu formda verdiğim, bu formda beyan, yukarıda verdiğim, verdiğim bilgilerin, 本人保证, 本人承诺, 本人声明, 本人確認, 本人保證, 本人聲明, 以上内容属实, 以上所填, 兹保证, 上記の記載事項, 上記内容に, 記載内容に, 위 내용은, 상기 사항은, tôi cam đoan, tôi xin cam kết, dengan ini saya, saya menyatakan, i confirm that, i hereby certify, i hereby confirm, i declare, i certify, i affirm, the information given above, the above information,
`);

/** What such a sentence says anywhere: that all above is true. */
export const truths = phrases(`
  true and correct, true and complete, true to the best of my, beyan ederim, taahhüt ederim, сведений подтверждаю, данных подтверждаю, достоверность подтверждаю, są prawdziwe, zgodne z prawdą, zgodne ze stanem faktycznym, jsou pravdivé, sú pravdivé, son verdaderas, son verdaderos, son ciertos, son ciertas, são verdadeiras, são verdadeiros, sono veritieri, sono veritiere, corrispondono al vero, sincères et véritables, sont exacts, sont exactes, wahrheitsgemäß, der wahrheit entsprechen, naar waarheid, är sanna, är riktiga, er sande, er riktige, a valóságnak, sunt adevărate, είναι αληθή, είναι ακριβή, είναι αληθείς, הפרטים נכונים, נכונים ומדויקים, صحيحة ومطابقة, صحيحة وعلى, صحیح و, सत्य है, सत्य हैं, सही है, 属实, 屬實, 相違ありません, 사실과 다름없, 사실과 같, 사실임을, 틀림없음, đúng sự thật,
`);
