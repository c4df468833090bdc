/** The texts of emails to users in Japanese. */

import type { MailWords } from '../shape.ts';

export const ja: MailWords = {
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
  webhooks_left: {
    subject: '「{application}」のWebhookが現在もデータを送信しています',
    text: `Recruiting で、メンバーによる「{application}」と {company} の接続が終了しました。この接続を使ってアプリケーションが作成した次のWebhookは、現在もデータを送信しています。

{body}

不要なWebhookは、こちらから削除してください。

{link}
`,
  },
  sessions_ended: {
    subject: '管理者があなたのセッションを終了しました',
    text: `Recruiting の {company} の管理者が、すべての端末でのあなたのセッションと、{company} であなたに代わって動作することを許可したすべてのアプリケーションのアクセスを終了しました。

引き続きメンバーです。こちらからもう一度サインインしてください。

{link}

他の人があなたのアカウントを使った可能性がある場合は、サインインページの「パスワードをお忘れですか？」から新しいパスワードを設定してください。
`,
  },
  account_deleted: {
    subject: 'アカウントが削除されました',
    text: `Recruitingのアカウントが削除され、すべての会社から退出しました。

心当たりがない場合は、すぐに会社の管理者に知らせてください。
`,
  },
  company_closing: {
    subject: '会社が削除されます',
    text: `Recruitingの {company} は {moment} に、すべての候補者、応募、ファイル、設定とともに削除されます。求人は公開されておらず、メンバーはアクセスできません。

それまでは、どの管理者も取り消せます:

{link}
`,
  },
  company_kept: {
    subject: '削除が取り消されました',
    text: `Recruitingの {company} の削除が取り消されました。メンバーは再びアクセスでき、求人は以前のとおり公開されています。
`,
  },
  company_deleted: {
    subject: '会社が削除されました',
    text: `{company} はRecruitingから削除されました。これは削除の証明書です。保管してください。名前の写しは保存していません。

{body}
`,
  },
  retention_notice: {
    subject: '2週間後に候補者が消去されます',
    text: `会社の保存期間中に動きのなかった候補者の数：{count}。{days}後に、ファイルやメールとともに消去されます。

候補者を残すには、それまでに選考段階を移動するか、メールを送るか、メモを追加してください。保存期間は /api/hiring-settings で設定できます。
`,
  },
};
