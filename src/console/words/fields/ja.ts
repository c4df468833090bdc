/** The words of custom fields in Japanese. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'カスタム項目',
  edit: '項目を変更',
  yes: 'はい',
  no: 'いいえ',
  notSet: '未設定',
  currency: '通貨',
  noValues: 'まだ何も設定されていません。',
  adminsOnly: 'この項目は管理者だけに表示されます。',
  required: '必須',
};
