/** The words of texts in several languages, of rows and of kinds of answers in Japanese. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: '言語',
  openLanguage: '翻訳を開く',
  up: '{name}を上へ',
  down: '{name}を下へ',
  drop: '{name}を削除',
  options: '選択肢',
  option: '選択肢{n}',
  addOption: '選択肢を追加',
  key: 'APIでの名前',
  keyHint: '後から変わることはありません。空欄の場合は文面から作成されます。',
  kind: '種類',
  kinds: {
    short_text: '短いテキスト',
    long_text: '長いテキスト',
    yes_no: 'はい・いいえ',
    single_choice: '1つ選択',
    multiple_choice: '複数選択',
    number: '数値',
    date: '日付',
    url: 'リンク',
    money: '金額',
    member: 'チームメンバー',
  },
  required: '必須',
  stale:
    'その間に他の人が変更しました。入力内容は保持されています。もう一度保存すると相手の変更を置き換えます。ページを再読み込みすることもできます。',
  faults: {
    text: '1行で255文字以内で入力してください。',
    options: '選択肢は2つ以上必要です。',
    key: '英小文字で始まるa～z、0～9、_を使用してください。同じ名前は一度しか使えません。',
  },
};
