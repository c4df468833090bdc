/** The emails that the forms of career sites send, in Japanese. */

import type { FormEmailWords } from './dictionary.ts';

export const ja: FormEmailWords = {
  confirmation: {
    subject: '応募を受け付けました：{job}',
    text: '{company}の求人「{job}」にご応募いただき、ありがとうございます。応募内容を{company}に送信しました。担当者からの連絡をお待ちください。\n\n求人：{url}\n\nお心当たりのない場合は、どなたかが誤ってこのアドレスを入力したものと思われます。このメールは破棄してください。\n\n{site}\n\nこのメールは自動送信です。返信いただいてもお答えできません。',
  },
  link: {
    subject: '{company}への応募状況',
    text: 'こんにちは。\n\n{company}への応募状況と個人データのリンクのご依頼を受け付けました。30日間有効です。\n\nお心当たりがない場合は、このメールを無視してください。\n\n{site}',
  },
  code: {
    subject: 'コード：{code}',
    text: 'こんにちは。\n\n{code} は、{company}にあるあなたのデータを完全に削除するコードです。15分間有効です。\n\n削除を希望しない場合は、コードを誰にも渡さないでください。コードなしでは何も削除されません。\n\n{site}',
  },
  certificate: {
    subject: '{company}のデータを削除しました',
    text: 'こんにちは。\n\n{company}にあったあなたのデータは{time}に削除されました。\n\n対象者：{candidate}\n応募：{applications}\n記録：{tables}\n\nこのメールは自動送信です。返信は読まれません。\n\n{site}',
  },
};
