/** The words of the list of possible duplicates in Japanese. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: '重複の可能性',
  intro: '同一人物の可能性がある候補者です。比較して統合するか、別人として登録してください。',
  link: {
    other: '重複の可能性 {count} 件',
  },
  pairs: {
    other: '{count} 組',
  },
  lists: '組の一覧',
  open: '確認待ち',
  dismissedList: '別人',
  reasons: {
    phone: '氏名と電話番号が同じ',
    employer: '氏名と勤務先が同じ',
    cv: '履歴書ファイルが同じ',
  },
  pair: '{name} と {other}',
  merge: '統合…',
  dismiss: '別人として登録',
  restore: '再び候補にする',
  dismissed: 'この組は今後表示されません。',
  restored: 'この組は再び表示されます。',
  all: 'すべての組',
  empty: '重複の可能性はありません。',
  emptyText: '候補者は追加または変更から数分以内に比較されます。',
  emptyDismissed: '別人とした組がここに表示されます。',
};
