/** The words of the screens of tags and sources in Japanese. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'タグ',
    about: '候補者に付ける短い名前です。一覧の絞り込みに使えます。',
    create: '新しいタグ',
    empty: 'タグはまだありません。',
    inUse: '1,000人を超える候補者にこのタグが付いています。先に一部から外してください。',
    full: 'タグは500件までです。',
  },
  sources: {
    title: '応募経路',
    about: '応募がどこから来たかを表します。応募で使われた経路は自動的に追加されます。',
    create: '新しい応募経路',
    empty: '応募経路はまだありません。',
    inUse: 'この応募経路を使っている応募またはトラッキングリンクがあります。',
    full: '応募経路は200件までです。',
  },
  name: '名前',
  kind: '種類',
  kinds: {
    inbound: '自主応募',
    board: '求人サイト',
    referral: '紹介',
    sourced: 'スカウト',
    agency: '人材紹介会社',
    event: 'イベント',
    internal: '社内',
  },
  carriers: 'このタグが付いた候補者：{count}人。削除すると候補者からも外れます。',
  delete: '削除',
  deleteTitle: '「{name}」を削除しますか？',
  deleteText: 'この操作は元に戻せません。',
  fault: 'まだ使われていない名前を1行で入力してください。',
  notices: {
    created: '作成しました。',
    saved: '保存しました。',
    deleted: '削除しました。',
  },
};
