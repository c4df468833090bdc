/** The words of a candidate's own page in Japanese. */

import type { PortalWords } from './dictionary.ts';

export const ja: PortalWords = {
  heading: '応募状況',
  about:
    '{company}への応募です。メールのリンクで30日間このページを開けます。リンクを持つ人は同じ内容を見られるため、他の人に渡さないでください。',
  applications: '応募',
  none: '応募はありません。',
  status: {
    active: '選考中',
    closed: '終了',
    hired: '採用',
    withdrawn: '辞退',
  },
  appliedOn: '応募日：{date}',
  withdraw: {
    open: 'この応募を辞退する',
    text: '辞退の意思が会社に伝わります。ご自身で取り消すことはできません。',
    button: '辞退する',
  },
  meetings: '面談',
  documents: '書類',
  addCv: '履歴書を追加',
  upload: 'アップロード',
  details: 'ご連絡先',
  emailHint: 'ご連絡は {email} にお送りします。変更するには、会社からのメールに返信してください。',
  links: 'プロフィールとウェブサイト（1行に1件）',
  linksError: 'https:// または http:// で始まるアドレスを1行に1件、20件まで入力してください。',
  tooManyDocuments: '追加できる書類の上限に達しました。',
  changed:
    'ページを開いた後に変更されています。現在の内容：{value}。置き換えるには、もう一度保存してください。',
  save: '保存',
  data: '個人データ',
  downloadHint: '会社が保存しているすべての情報と書類を含むZIPファイルです。',
  download: 'データをダウンロード',
  back: '戻る',
  notes: {
    withdrawn: '応募を辞退しました。',
    corrected: '保存しました。',
    uploaded: '履歴書を追加しました。',
  },
  tooMany: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  gone: {
    heading: 'このリンクは使えません',
    text: '期限切れか、不完全なリンクです。メールアドレスを入力すると、新しいリンクをお送りします。',
  },
  link: {
    heading: '新しいリンクを受け取る',
    text: '応募に使ったメールアドレスを入力してください。リンクをメールでお送りします。',
    send: 'リンクを送信',
  },
  sent: {
    heading: 'メールをご確認ください',
    text: 'このアドレスを登録している会社があれば、リンクをお送りしました。',
  },
  erase: {
    heading: 'データを削除',
    text: '{company}が保存しているあなたの情報はすべて完全に削除され、応募は終了します。安全のため、先にメールでコードをお送りします。',
    send: '{email} にコードを送信',
    again: 'コードを再送信',
    sent: '{email} にコードを送信しました。15分間有効です。',
    code: 'コード',
    button: '完全に削除',
    wrong: 'コードが正しくないか、期限が切れています。',
  },
  erased: {
    heading: 'データを削除しました',
    text: '証明書をメールでお送りしました。このリンクはもう使えません。',
  },
  held: {
    heading: 'ご依頼を受け付けました',
    text: '法的な理由により、現在データを保存する必要があります。会社は{date}までに回答します。',
  },
};
