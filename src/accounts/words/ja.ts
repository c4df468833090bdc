/** The texts of the account pages and of emails to users in Japanese. */

import type { WordsWith } from './shape.ts';

export const ja: WordsWith<'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: '本文へ移動',
  signOut: 'サインアウト',
  signedIn: 'サインイン中',
  footer: 'メールや電話でパスワードをお尋ねすることはありません。',
  languages: '言語',

  fields: {
    email: { label: 'メールアドレス', hint: '' },
    givenName: { label: '名', hint: '' },
    familyName: { label: '姓', hint: '' },
    password: { label: 'パスワード', hint: '' },
    currentPassword: { label: '現在のパスワード', hint: '' },
    chosenPassword: {
      label: 'パスワードの設定',
      hint: '{min}文字以上。関連のない単語をいくつか組み合わせると、覚えやすく推測されにくくなります。',
    },
    newPassword: {
      label: '新しいパスワード',
      hint: '{min}文字以上。関連のない単語をいくつか組み合わせると、覚えやすく推測されにくくなります。',
    },
    code: { label: 'コード', hint: '認証アプリに表示される6桁のコードです。' },
    recoveryCode: {
      label: '復旧コード',
      hint: '二要素認証の設定時に保存したコードの1つです。各コードは1回だけ使えます。',
    },
    applicationName: {
      label: '名前',
      hint: 'アプリケーションがアクセスを求めるときに、この名前が表示されます。',
    },
    redirectUris: {
      label: 'リダイレクトURL',
      hint: '1行に1つ、最大{max}件。httpsを使用してください。127.0.0.1、[::1]、localhostではhttpも使えます。',
    },
    newEmail: {
      label: '新しいメールアドレス',
      hint: 'このアドレスにリンクをお送りします。リンク先で確認すると、アドレスが変更されます。',
    },
    language: { label: '言語', hint: 'これらのページと、お送りするメールの言語です。' },
    timezone: { label: 'タイムゾーン', hint: 'これらのページに表示する時刻に使います。' },
  },

  faultHeading: '入力内容をご確認ください',
  faultOf: '{field}：{fault}',
  faults: {
    required: 'この項目は必須です。',
    too_short: '短すぎます。{min}文字以上で入力してください。',
    too_long: '長すぎます。{max}文字以内で入力してください。',
    common: 'このパスワードはよく使われており、推測されやすいものです。別のものを選んでください。',
    same_as_email: 'メールアドレスをパスワードにすることはできません。',
    wrong_password: '現在のパスワードと一致しません。',
    wrong_code: 'コードが正しくないか、すでに使用されています。最新のコードを入力してください。',
    unchanged: '現在のパスワードと同じです。新しいものを選んでください。',
    not_email: '有効なメールアドレスではありません。',
    same_email: 'すでにこのメールアドレスが使われています。',
    not_listed: '一覧の中から選んでください。',
    too_many: '多すぎます。{max}件以内にしてください。',
    not_redirect:
      '各行は、フラグメントのない完全なURLにしてください。httpsを使用し、127.0.0.1、[::1]、localhostではhttpも使えます。',
  },

  roles: { Viewer: '閲覧者', Recruiter: '採用担当者', Admin: '管理者' },

  scopes: {
    profile: '名前、メールアドレス、役割を閲覧する。',
    company: '会社の情報（プロフィール、拠点、選考フロー、チーム、契約先企業）を閲覧する。',
    'jobs:read': '求人、契約先企業、SNSの投稿を閲覧する。',
    'jobs:write': '求人を作成、変更、公開、アーカイブし、契約先企業を管理し、SNSに投稿する。',
    'applicants:read': '応募者の情報、ファイル、選考状況を閲覧する。',
    'applicants:write': '応募者を作成、変更し、選考段階を移動する。',
    mcp: 'あなたに代わって、ツールサーバーのすべてのツールを使用する。このアプリケーションは、あなたの役割で許可されているすべての閲覧と操作をそこで行えます。',
  },
  adminPowers: {
    company: '会社、拠点、選考フロー、チームを変更する。',
    jobs: '求人を削除する。',
    applicants: '応募者を削除する。',
    webhooks: '変更を他のウェブアドレスに送信する（Webhook）。',
  },

  signIn: {
    title: 'サインイン',
    application: '{application} に進むには、サインインしてください。',
    wrong: 'メールアドレスまたはパスワードが正しくありません。',
    submit: 'サインイン',
    forgot: 'パスワードをお忘れですか？',
    notices: {
      signed_out: 'サインアウトしました。',
      password_set: '新しいパスワードを設定しました。そのパスワードでサインインしてください。',
      joined: '参加しました。続けるにはサインインしてください。',
    },
  },
  secondFactor: {
    title: '二要素認証',
    intro:
      '認証アプリのコードを入力してください。アプリがお手元にない場合は、下の復旧コードをご利用ください。',
    submit: '続ける',
    useRecoveryCode: '復旧コードを使う',
  },
  start: {
    title: 'ようこそ',
    intro:
      'サインインすると、アカウント、セッション、あなたに代わって動作するアプリケーションを管理できます。',
    settings: '設定へ',
    developers: '開発者の方へ',
    reference: 'APIリファレンス',
    referenceNote: 'すべてのエンドポイントと例、OpenAPIドキュメントを掲載しています。',
  },
  forgot: {
    title: 'パスワードをお忘れですか？',
    intro:
      'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
    submit: 'リンクを送信',
    sent: 'そのアドレスのアカウントがある場合は、リンクをお送りしました。リンクの有効期間は1時間です。',
    notArrived: 'メールが届かない場合は、迷惑メールフォルダーをご確認ください。',
    again: 'リンクをもう一度受け取る',
    back: 'サインインに戻る',
  },
  reset: {
    title: '新しいパスワードの設定',
    account: 'アカウント：{email}',
    effect:
      'このデバイスを含むすべてのデバイスでサインアウトし、許可したすべてのアプリケーションのアクセス権が取り消されます。',
    submit: 'パスワードを設定',
  },
  invitation: {
    title: '{company} に参加',
    intro: '{company} に招待されています。あなたの役割：{role}',
    isNew: '{email} のアカウントが作成されます。',
    isMember: 'アカウント {email} で参加します。',
    submit: '参加する',
  },

  consent: {
    title: 'アクセスを許可しますか？',
    heading: '{application} がアクセスを求めています',
    application: 'アプリケーション',
    account: 'アカウント',
    company: '会社',
    companyChoice: 'どの会社で使いますか？',
    noCompanyChosen: 'このアプリケーションに使う会社を選んでください。',
    companyWithRole: '{company}（{role}）',
    powers: 'このアプリケーションにできること：',
    broad: '広範なアクセス',
    adminPowers: 'あなたが管理者である会社では、さらに：',
    limit: 'あなたの役割（{role}）で許可されている以上のことはできません。',
    limitOfChoice: '選んだ会社でのあなたの役割で許可されている以上のことはできません。',
    lasting: 'アクセス権は、2年間使用がないと失効します。{place} でいつでも取り消せます。',
    place: '設定 › 接続済みアプリケーション',
    next: 'その後、{host} に移動します。',
    nextLoopback: 'その後、このコンピューター上のアプリケーションに移動します。',
    publisher: '公開元',
    unproven:
      'この名前はアプリケーション自身が付けたものです。確認できているのは、{host} が公開しているということだけです。',
    unprovenLoopback:
      'このコンピューター上のどのプログラムも、このアプリケーションを名乗ることができます。',
    caution: 'ご自身で求めたアクセスだけを、信頼できるアプリケーションに許可してください。',
    allow: '許可する',
    deny: '拒否する',
  },

  settings: {
    title: '設定',
    sections: {
      profile: 'プロフィール',
      password: 'パスワード',
      second_factor: '二要素認証',
      sessions: 'セッション',
      applications: '接続済みアプリケーション',
      connections: '接続済みアカウント',
      company_applications: '会社のアプリケーション',
      developer_applications: '開発者アプリケーション',
    },
    notices: {
      saved: '変更を保存しました。',
      email_link_sent:
        '新しいアドレスにリンクをお送りしました。リンクを開くと変更が完了します。それまでは現在のアドレスが有効です。',
      email_changed: 'メールアドレスを変更しました。他のセッションはすべて終了しました。',
      password_changed:
        'パスワードを変更しました。他のすべてのセッションが終了し、アプリケーションのアクセス権が取り消されました。',
      session_ended: 'セッションを終了しました。',
      sessions_ended: '他のセッションをすべて終了しました。',
      disconnected: 'アプリケーションの接続を解除しました。',
      account_connected: 'アカウントを接続しました。',
      account_disconnected:
        'アカウントの接続を解除し、プロバイダーでもアクセス権を取り消しました。',
      account_disconnected_here:
        'アカウントの接続をここで解除しました。他の接続がまだ使用しているか、プロバイダーが応答しなかったため、プロバイダーではアクセス権が取り消されていません。プロバイダーの設定で取り消すことができます。',
      application_registered: 'アプリケーションを登録しました。',
      application_disabled: 'アプリケーションを無効にしました。アクセスは停止されています。',
      application_enabled: 'アプリケーションを有効にしました。',
      second_factor_removed: '二要素認証をオフにしました。今後はパスワードだけでサインインします。',
    },
  },
  profile: {
    title: 'プロフィール',
    submit: '保存',
    browserLanguage: 'ブラウザーと同じ（{language}）',
    noTimezone: 'UTC（タイムゾーン未選択）',
    emailHeading: 'メールアドレス',
    currentEmail: '現在のアドレス',
    changeEmail: 'リンクを送信',
    companies: '会社',
    none: '所属している会社はありません。',
  },
  confirmEmail: {
    title: '新しいメールアドレスの確認',
    intro: 'アカウント {email} のアドレスは {newEmail} になります。',
    effect:
      '今後は新しいアドレスでサインインし、メールはすべてそちらにお送りします。他のセッションはすべて終了します。',
    submit: 'アドレスを変更',
  },
  password: {
    title: 'パスワード',
    intro:
      'パスワードを変更すると、他のすべてのセッションが終了し、許可したすべてのアプリケーションのアクセス権が取り消されます。',
    submit: 'パスワードを変更',
  },
  secondFactorSettings: {
    title: '二要素認証',
    off: '二要素認証はオフです。オンにすると、パスワードとスマートフォンのアプリのコードでサインインします。',
    start: '設定する',
    scan: '認証アプリでこのQRコードを読み取ってください。',
    picture: '認証アプリ用のQRコード',
    open: 'このデバイスの認証アプリを開く',
    secret: 'または、アプリに次のキーを入力してください：',
    confirmIntro: '次に、アプリのコードを入力してください。',
    confirm: 'オンにする',
    cancel: 'キャンセル',
    on: '二要素認証はオンです（{moment} から）。',
    codesLeft: { other: '復旧コードは残り{count}個です。' },
    renewHeading: '新しい復旧コード',
    renewIntro: 'これまでのコードは使えなくなります。',
    renew: '新しいコードを生成',
    removeHeading: '二要素認証をオフにする',
    removeIntro: '今後はパスワードだけでサインインします。',
    remove: 'オフにする',
  },
  recoveryCodes: {
    title: '復旧コード',
    intro:
      '紙やパスワードマネージャーなど、スマートフォンがなくても見つけられる場所に保管してください。各コードは、アプリのコードの代わりに1回だけ使えます。',
    once: '再び表示することはできません。',
    back: '保存しました',
  },
  sessions: {
    unknownDevice: '不明なデバイス',
    title: 'セッション',
    intro:
      'サインインしているデバイスです。心当たりのないセッションがある場合は、終了してパスワードを変更してください。',
    since: 'サインイン日時',
    lastSeen: '最終利用',
    isThis: 'このセッション',
    end: '終了する',
    endOthers: '他のセッションをすべて終了する',
    recent: '最近のサインイン',
    outcomes: { success: 'サインイン', failure: '失敗', refused: 'ブロック' },
    address: 'IPアドレス',
  },
  applications: {
    title: '接続済みアプリケーション',
    intro: 'これらのアプリケーションは、あなたの役割の範囲内で、あなたに代わって動作します。',
    none: 'アカウントに接続しているアプリケーションはありません。',
    company: '会社',
    since: '接続日時',
    lastUsed: '最終使用',
    never: 'なし',
    powers: 'できること',
    disconnect: '接続を解除',
    publisher: '公開元',
    more: 'ここに表示されていないアプリケーションがあります。いくつか接続を解除すると、残りが表示されます。',
  },
  connections: {
    intro:
      '{company} は、これらのアカウントを会議とSNSへの投稿に使用します。アクセス情報は暗号化して保存し、他の目的には使用しません。',
    viewer: 'アカウントを接続できるのは、採用担当者と管理者です。',
    groups: { meetings: 'ビデオ会議', posts: 'SNSへの投稿' },
    notConfigured: 'このサービスの運営者は、このプロバイダーの提供を終了しました。',
    unavailable: 'このサービスの運営者が設定していないため、利用できません：{providers}。',
    connect: '接続する',
    connectAnother: '別のアカウントを接続',
    reconnect: '再接続する',
    disconnect: '接続を解除',
    account: 'アカウント',
    accountAt: '{provider} の {account}',
    person: '接続した人',
    people: { you: 'あなた', other: '他のメンバー' },
    since: '接続日時',
    statuses: { active: '接続済み', reauth_required: '再接続が必要', revoked: '接続解除済み' },
    purposes: {
      google: 'アカウントのカレンダーの予定を使って、会議リンクを作成します。',
      zoom: '会議リンクを作成します。',
      linkedin: 'あなたまたは組織に代わって投稿します。',
      facebook: 'ページに代わって投稿します。',
      instagram: 'ページに属するプロアカウントに代わって、画像を投稿します。',
      twitter: 'アカウントに代わって投稿します。',
      tiktok: 'アカウントに代わって、画像を投稿します。',
    },
    problems: {
      not_configured: 'このサービスの運営者は、このプロバイダーを設定していません。',
      full: '接続できるアカウントの上限に達しました。先にいずれかの接続を解除してください。',
      denied: 'アカウントは接続されませんでした。プロバイダーでアクセスが拒否されました。',
      over: 'アカウントは接続されませんでした。要求の期限が切れたか、別の場所で開始されたものです。もう一度お試しください。',
      unreachable:
        'アカウントは接続されませんでした。プロバイダーが応答しませんでした。しばらくしてからもう一度お試しください。',
      refused:
        'アカウントは接続されませんでした。プロバイダーが要求を拒否しました。もう一度お試しください。問題が続く場合は、このサービスの運営者にお問い合わせください。',
      no_account:
        'アカウントは接続されませんでした。ページ、またはページに属するプロアカウントへのアクセスが許可されませんでした。',
      missing_scope:
        'アカウントは接続されませんでした。必要な権限が不足しています。すべての権限を選択したまま、もう一度お試しください。',
    },
    chooseTitle: '{provider} のアカウントを選択',
    chooseIntro:
      '複数のアカウントがあります。接続するものを選んでください。他のアカウントは後から接続できます。',
    back: '接続せずに戻る',
  },
  companyApplications: {
    title: '{company} のアプリケーション',
    intro:
      'メンバーが {company} に接続したアプリケーションです。接続を解除すると、そのアプリケーションはアクセスできなくなります。',
    none: 'この会社に接続しているアプリケーションはありません。',
    person: 'メンバー',
    companies: '会社',
    pages: 'ページ',
    newer: '新しいもの',
    older: '古いもの',
  },
  developerApplications: {
    title: '{company} の開発者アプリケーション',
    intro:
      'ここに登録したアプリケーションは、{company} のメンバーにだけアクセスを求めることができます。メンバーが許可するまで、アクセスはできません。',
    none: '登録されているアプリケーションはありません。',
    register: 'アプリケーションを登録',
    full: 'アプリケーションの上限（{max}件）に達しました。不要になったものを再利用してください。',
    clientId: 'クライアントID',
    kind: '種類',
    kinds: {
      confidential: 'コンフィデンシャル（シークレットあり）',
      public: 'パブリック（シークレットなし）',
    },
    redirectUris: 'リダイレクトURL',
    members: '許可したメンバー数',
    powers: '要求できる権限',
    disabled: '無効',
    disabledByOperator: '運営者によって無効にされました。理由についてはお問い合わせください。',
    change: '変更',
    disable: '無効にする',
    enable: '有効にする',
  },
  developerApplication: {
    changeTitle: '{application} の変更',
    kindChoice: 'アプリケーションはどこで動作しますか？',
    kindNotes: {
      confidential: 'シークレットを安全に保管できる、自社のサーバー',
      public: 'シークレットを保管できないブラウザーやデバイス（PKCEが必須です）',
    },
    scopes: 'アプリケーションが要求できる権限',
    noScope: 'アプリケーションが要求できる権限を選んでください。',
    later: '変更は新しい要求から適用されます。既存のアクセスは、接続を解除するまで変わりません。',
    register: '登録',
    save: '保存',
    secret: 'シークレット',
    secretIntro: '新しいシークレットはすぐに使えます。以前のものは、あと24時間使えます。',
    rotate: '新しいシークレットを作成',
    rotateAtOnce: '新しいシークレットを作成し、古いものを今すぐ取り消す',
    back: 'アプリケーション一覧に戻る',
  },
  clientSecret: {
    title: '{application} のシークレット',
    intro:
      'サーバーだけが読み取れる場所に保管してください。これを持つ人は誰でも、あなたのアプリケーションとして動作できます。',
    once: '再び表示することはできません。',
    clientId: 'クライアントID',
    secret: 'クライアントシークレット',
    until: '以前のシークレットは {moment} まで使えます。',
    ended: '以前のシークレットは使えなくなりました。',
    back: '保存しました',
  },

  messages: {
    unknown_client: {
      title: '不明なアプリケーション',
      text: '移動元のアプリケーションは、登録されていないクライアントIDを使用しました。アプリケーションには何も送信されていません。開発者にお知らせください。クライアントID：',
      link: '設定へ',
    },
    client_document: {
      title: 'このアプリケーションを確認できませんでした',
      text: 'アプリケーションは自身のアドレスにあるドキュメントで身元を示しますが、そのドキュメントは受け入れられません。アプリケーションには何も送信されていません。開発者にお知らせください。アドレスと理由：',
      link: '設定へ',
    },
    redirect_mismatch: {
      title: '許可されていないリダイレクト',
      text: 'アプリケーションは、登録されていないアドレスへの移動を求めました。アプリケーションには何も送信されていません。開発者にお知らせください。アドレス：',
      link: '設定へ',
    },
    bad_request: {
      title: '無効なリクエスト',
      text: '不足している項目があるか、読み取れません。前のページに戻って、もう一度お試しください。',
      link: 'もう一度試す',
    },
    form_expired: {
      title: 'フォームの有効期限が切れました',
      text: 'フォームが長時間開かれていたか、このサイトから送信されたものではないため、何も変更されていません。前のページに戻って再読み込みし、もう一度お試しください。',
      link: 'ページに戻る',
    },
    too_many: {
      title: '試行回数が多すぎます',
      text: '数分待ってから、もう一度お試しください。',
      link: 'もう一度試す',
    },
    not_found: {
      title: 'ページが見つかりません',
      text: 'このページは存在しません。',
      link: '設定へ',
    },
    unknown_path: {
      title: 'ページが見つかりません',
      text: 'このアドレスにページはありません。入力に誤りがないかご確認ください。',
      link: 'スタートページへ',
    },
    email_link_over: {
      title: 'このリンクは無効になりました',
      text: 'リンクはすでに使用されたか、期限が切れたか、別のアカウントのものです。メールアドレスを変更するには、設定から新しいリンクをリクエストしてください。',
      link: '設定へ',
    },
    email_taken: {
      title: 'このメールアドレスはすでに使用されています',
      text: '別のアカウントがこのアドレスを使用しているため、アドレスは変更されませんでした。',
      link: '設定へ',
    },
    link_over: {
      title: 'このリンクは無効になりました',
      text: 'リンクはすでに使用されたか、期限が切れています。パスワードを設定する場合は、新しいリンクをリクエストできます。新しい招待が必要な場合は、招待した方にお問い合わせください。',
      link: '新しいリンクを受け取る',
    },
    no_company: {
      title: '所属している会社がありません',
      text: 'アプリケーションにアクセスを許可できるのは、所属している会社だけです。会社の管理者に招待を依頼してください。',
      link: '設定へ',
    },
    other_company: {
      title: 'このアプリケーションは別の会社のメンバー向けです',
      text: 'このアプリケーションを許可できるのは、登録した会社のメンバーだけです。その会社に別のアカウントをお持ちの場合は、サインアウトして、そのアカウントでサインインしてください。',
      link: '設定へ',
    },
    failed: {
      title: '問題が発生しました',
      text: 'しばらくしてからもう一度お試しください。問題が続く場合は、次の番号を添えてお問い合わせください：',
      link: 'もう一度試す',
    },
    method: {
      title: 'この方法ではページを開けません',
      text: 'アドレスまたはリンクからページを開いてください。',
      link: 'ページを開く',
    },
    too_large: {
      title: 'データが大きすぎます',
      text: '送信された内容は、このページで受け付けられる大きさを超えています。前のページに戻り、量を減らして送信してください。',
      link: 'ページに戻る',
    },
  },

  mails: {
    reset_password: {
      subject: '新しいパスワードの設定',
      text: `Recruitingのアカウントについて、新しいパスワードの設定リクエストを受け付けました。ご本人によるものであれば、こちらで設定してください：

{link}

リンクの有効期間は{hours}で、1回だけ使えます。

お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。
`,
    },
    invitation: {
      subject: '{company} への招待',
      text: `Recruitingで {company} に招待されています。こちらから参加してください：

{link}

リンクの有効期間は{days}で、1回だけ使えます。

{company} にお心当たりがない場合は、このメールを無視してください。招待を承諾できるのはご本人だけです。
`,
    },
    password_changed: {
      subject: 'パスワードが変更されました',
      text: `Recruitingのアカウントのパスワードが変更されました。他のセッションは終了し、許可したすべてのアプリケーションのアクセス権は取り消されました。

アプリケーションを再び使うには、そのアプリケーションから接続し直してください。

お心当たりがない場合は、すぐに新しいパスワードを設定してください。サインインページを開き、「パスワードをお忘れですか？」を選択してください。
`,
    },
    application_allowed: {
      subject: 'アプリケーションがあなたに代わって動作できるようになりました',
      text: `Recruitingの {company} で「{application}」があなたに代わって動作することを許可しました。

アクセス権はいつでも取り消せます：

{link}

お心当たりがない場合は、そこでアクセス権を取り消し、すぐに新しいパスワードを設定してください。サインインページを開き、「パスワードをお忘れですか？」を選択してください。
`,
    },
    confirm_email: {
      subject: '新しいメールアドレスの確認',
      text: `Recruitingのアカウントでこのアドレスを使用するリクエストを受け付けました。ご本人によるものであれば、こちらで確認してください：

{link}

リンクの有効期間は{hours}で、1回だけ使えます。

お心当たりがない場合は、このメールを無視してください。何も変わりません。
`,
    },
    email_change_requested: {
      subject: 'メールアドレスの変更リクエストがありました',
      text: `パスワードを知っている人から、Recruitingのアカウントのメールアドレスを {email} に変更するリクエストがありました。そのアドレスにリンクをお送りしました。リンク先で確認されるまで、何も変わりません。

お心当たりがない場合は、すぐに「設定 › パスワード」でパスワードを変更してください。この変更も取り消されます。
`,
    },
    email_changed: {
      subject: 'メールアドレスが変更されました',
      text: `Recruitingのアカウントのメールアドレスは {email} になりました。今後、以前のアドレスにメールはお送りしません。他のセッションは終了しました。

お心当たりがない場合は、すぐに会社の管理者に知らせてください。
`,
    },
    second_factor_added: {
      subject: '二要素認証がオンになりました',
      text: `Recruitingのアカウントへのサインインには、パスワードに加えて、アプリのコードが必要になりました。

お心当たりがない場合は、すぐに新しいパスワードを設定し（サインインページを開き、「パスワードをお忘れですか？」を選択してください）、会社の管理者に知らせてください。
`,
    },
    reconnect: {
      subject: '{provider} の再接続のお願い',
      text: `Recruitingのあなたの会社は、{provider} のアカウント {account} を使用できなくなりました。プロバイダーは、一定の期間が過ぎたときやパスワードが変わったときに、アクセス権を失効させます。

待機中の処理を再開するには、こちらで再接続してください：

{link}
`,
    },
    second_factor_removed: {
      subject: '二要素認証がオフになりました',
      text: `Recruitingのアカウントには、パスワードだけでサインインするようになりました。

お心当たりがない場合は、すぐに新しいパスワードを設定し（サインインページを開き、「パスワードをお忘れですか？」を選択してください）、会社の管理者に知らせてください。
`,
    },
    webhook_failing: {
      subject: 'Webhook「{webhook}」が失敗しています',
      text: `{moment} から、{url} への配信がすべて失敗しています。

各配信は4回試行されます。受信側の応答はログで確認できます：GET /api/plugins/webhooks/{id}/logs

失敗が5日間続くと、Webhookは無効になります。
`,
    },
    webhook_disabled: {
      subject: 'Webhook「{webhook}」が無効になりました',
      text: `{moment} から {url} への配信がすべて失敗したため、Webhookを無効にしました。

受信側が復旧したら、PUT /api/plugins/webhooks/{id} と {body} でWebhookを有効にしてください。過去30日間に配信されなかったイベントを配信するには、POST /api/plugins/webhooks/{id}/recover を呼び出してください。
`,
    },
    retention_notice: {
      subject: '2週間後に候補者が消去されます',
      text: `会社の保存期間中に動きのなかった候補者の数：{count}。{days}後に、ファイルやメールとともに消去されます。

候補者を残すには、それまでに選考段階を移動するか、メールを送るか、メモを追加してください。保存期間は /api/hiring-settings で設定できます。
`,
    },
  },
};
