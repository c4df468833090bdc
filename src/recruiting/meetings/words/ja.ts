/** The words of meetings in Japanese. */

import type { Words } from './dictionary.ts';

export const ja: Words = {
  emails: {
    request: { subject: 'ご案内：{title}', lead: '{company}より、面談のご案内です。' },
    update: {
      subject: '変更：{title}',
      lead: '{company}が面談の予定を変更しました。変更後の内容は次のとおりです。',
    },
    cancel: { subject: '中止：{title}', lead: '{company}が次の面談を中止しました。' },
    join: '参加はこちら：{url}',
  },
  pages: {
    waiting: {
      heading: '{company}との面談',
      text: '面談の開始時刻になりましたら、このページをもう一度開いてご参加ください。開けない場合は、ご案内のメールにご返信ください。',
    },
    canceled: {
      heading: 'この面談は中止になりました',
      text: '{company}が中止しました。当日は実施されません。',
    },
    over: { heading: 'この面談は終了しました', text: '参加することはできません。' },
    unknown: {
      heading: 'この面談は見つかりません',
      text: 'リンクが途中で切れていないか、ご案内と見比べてご確認ください。',
    },
  },
  when: '日時',
  job: '求人',
  skip: '本文へ移動',
};
