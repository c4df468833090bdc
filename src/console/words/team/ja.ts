/** The words of the screens of the team in Japanese. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'チーム',
  members: {
    other: 'メンバー{count}人',
  },
  you: 'あなた',
  invited: '招待中',
  invitedOn: '{date}に招待しました。承諾するとサインインできます。',
  hired: '採用',
  hiredHint: '{date}に採用しました。招待を承諾するとサインインできます。',
  role: '権限',
  roleOf: '{name}さんの権限',
  changeRole: '権限を変更',
  sendInvitation: '招待する',
  sendAgain: '再送する',
  revoke: '招待を取り消す',
  revokeTitle: '{name}さんへの招待を取り消しますか？',
  revokeText: 'メールのリンクは使えなくなります。',
  removeTitle: '{name}さんをチームから外しますか？',
  removeText: 'サインアウトされ、トークンと接続が無効になります。書いた内容には名前が残ります。',
  removeSubmit: '{name}さんを外す',
  endSessions: 'すべての端末でサインアウトさせる',
  endTitle: '{name}さんをすべての端末でサインアウトさせますか？',
  endText:
    'このメンバーのすべてのセッションが終了します。セッションは会社ごとではないため、ほかの会社でもサインアウトされます。このメンバーが許可したアプリケーションは、この会社にアクセスできなくなります。メンバーのままメールが届き、もう一度サインインできます。',
  endSubmit: '{name}さんをサインアウトさせる',
  invite: 'メンバーを招待',
  inviteHint: '7日間有効なリンクがメールで届きます。',
  email: 'メールアドレス',
  firstName: '名',
  lastName: '姓',
  about: {
    Viewer: 'すべてを閲覧でき、変更はできません',
    Recruiter: '求人と候補者を扱えます',
    Admin: '会社、チーム、選考フローの設定もできます',
  },
  faults: {
    email: 'チームにいない人のメールアドレスを入力してください。',
  },
  notices: {
    invited: '招待を送信しました。',
    saved: '権限を変更しました。',
    removed: 'メンバーを外しました。',
    revoked: '招待を取り消しました。',
    ended: 'すべてのセッションを終了しました。',
  },
};
