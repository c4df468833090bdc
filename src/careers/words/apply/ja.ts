/** The words of the application form in Japanese. */

import type { ApplyWords } from './dictionary.ts';

export const ja: ApplyWords = {
  heading: '応募フォーム',
  about: '入力内容とファイルは{company}に送信されます。',
  optional: '任意',
  labels: {
    first_name: '名',
    last_name: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    file_cv: '履歴書・職務経歴書',
    cover_letter: '添え状（カバーレター）',
    consent: '同意します',
  },
  emailHint: 'このアドレスに確認メールをお送りします。',
  cvHint:
    'PDF、Word、OpenDocument、RTF、テキスト、JSON Resume、Europass XMLのいずれか（{size}MBまで）',
  fileHint: 'PDF、Word、OpenDocument、RTF、テキストのいずれか（{size}MBまで）',
  cv: {
    reading: '書類を読み取っています…',
    filled: '書類の内容をフォームに入力しました。ご確認ください。',
  },
  questions: {
    yes: 'はい',
    no: 'いいえ',
    none: '回答しない',
    mayReject:
      'これらの質問への回答によっては、応募が自動的に終了することがあります。その場合は、担当者による確認を依頼できます。',
  },
  consent: '同意事項',
  honeypot: 'この欄は空欄のままにしてください',
  send: '応募を送信する',
  back: '求人に戻る',
  checkEntries: '入力内容をご確認ください',
  fieldErrors: {
    required: '入力してください。',
    too_long: '{max}文字以内で入力してください。',
    not_email: 'メールアドレスを入力してください（例：name@example.com）。',
    not_phone: '電話番号を入力してください（例：+81 3 1234 5678）。',
    not_number: '数値を入力してください（例：3、2.5）。',
    not_date: '日付を入力してください（例：2027-03-31）。',
    not_url: 'ウェブアドレスを入力してください（例：https://example.com）。',
    no_choice: '回答を選択してください。',
    unreadable: '読み取れない文字が含まれています。もう一度入力してください。',
    no_consent: '応募を送信するには同意が必要です。',
    empty_file: 'このファイルは空です。別のファイルを選択してください。',
    big_file: 'ファイルが{size}MBを超えています。より小さいファイルを選択してください。',
    other_file: 'PDF、Word、OpenDocument、RTF、テキストのいずれかのファイルを選択してください。',
    other_cv:
      'PDF、Word、OpenDocument、RTF、テキスト、JSON Resume、Europass XMLのいずれかのファイルを選択してください。',
  },
  formErrors: {
    stale:
      'フォームを開いてから時間が経過したか、内容が変更されました。ご確認のうえ、もう一度送信してください。',
    too_fast: '送信までの時間が短すぎます。入力内容をご確認のうえ、もう一度送信してください。',
    too_many: 'ただいま応募が集中しています。数分待ってから、もう一度送信してください。',
  },
  filesAgain: 'ファイルは保存されていません。もう一度選択してください。',
  refused: {
    heading: '応募を送信できませんでした',
    text: '求人のページに戻り、フォームを開き直してから送信してください。',
    too_large:
      'ファイルが大きすぎます。前のページに戻り、1ファイル{size}MB以内のものを選択してください。',
    too_many: 'お使いのネットワークからの送信が集中しています。1分後にもう一度お試しください。',
  },
  thanks: {
    heading: 'ご応募ありがとうございます',
    text: '応募内容を{company}に送信しました。担当者からの連絡をお待ちください。',
    email: 'この求人に初めて応募された場合は、確認メールをお送りします。',
  },
  review: {
    heading: '担当者による応募内容の確認',
    text: 'フォームへの回答に基づき、応募は自動的に終了しました。ご希望の場合は、{company}の担当者が確認します。',
    send: '確認を依頼する',
    asked: {
      heading: '担当者が応募内容を確認します',
      text: '{company}が依頼を受け付けました。追って連絡があります。',
    },
  },
};
