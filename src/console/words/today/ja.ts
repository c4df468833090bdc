/** The words of Today, in Japanese. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: '今日',
  more: '{number}+',
  all: 'すべて表示',
  unviewed: { title: '新しい応募', none: '未確認の応募はありません。' },
  late: {
    title: '長く待っている応募',
    hint: 'ステージの日数の上限を超えています。',
    none: '長く待っている応募はありません。',
  },
  meetings: { title: '今日の面談', none: '今日の面談はありません。', join: '参加', over: '終了' },
  mails: { title: '配信できなかったメール' },
  posts: { title: '公開できなかった投稿' },
  jobs: { title: 'まもなく掲載が終わる求人', expires: '{date}に終了' },
  webhooks: { title: '失敗しているWebhook', since: '{date}から', off: '停止中' },
  requests: {
    title: '法的保留中の削除依頼',
    due: '{date}までに回答',
    overdue: '{date}から期限超過',
  },
  attention: '確認が必要',
  nothing: '今、対応が必要なものはありません。',
  toJobs: '求人へ',
  steps: {
    title: '最初のステップ',
    hint: '応募を受ける前に必要なことです。すべて終わると、この一覧は消えます。',
    done: '完了',
    hide: 'この一覧を隠す',
    names: {
      profile: '会社を紹介し、ロゴを追加する',
      office: 'オフィスを追加する',
      pipeline: '選考のステージを設定する',
      job: '最初の求人を公開する',
      member: '2人目のメンバーを招待する',
    },
  },
};
