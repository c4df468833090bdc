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
`);
