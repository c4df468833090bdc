import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/ja.ts';

export const ja: LanguageData = {
  countries: [
    {
      iso2: 'JP',
      name: '日本',
      cities: '横浜市 220-0011|札幌市 060-0001|福岡市 810-0001|名古屋市 450-0002',
    },
  ],
  firstNames: '太郎:たろう|美咲:みさき|健太郎:けんたろう|陽子:ようこ|翔:しょう|恵子:けいこ',
  lastNames: '佐藤:さとう|高橋:たかはし|伊藤:いとう|渡辺:わたなべ|小林:こばやし|山本:やまもと',
  nameOrder: 'last first',
  streets: '中央区本町|西区みなと|北区栄町',
  address: 'postal city street number',
  occupations: [
    {
      titles: '一般事務|経理担当|経理主任|経理課長',
      employers:
        '株式会社山田商事|さくら物流株式会社|有限会社みどり園芸|東海電機工業株式会社|医療法人清風会',
      tasks:
        '月次決算業務を担当|請求書を毎月三百件処理|{skill}の導入により残業を二割削減|監査法人への対応|新入社員三名の指導',
      profile: '経理業務に八年間従事し、正確さと改善を心がけてまいりました。',
      skills: {
        活かせるスキル: '日商簿記2級|月次決算|給与計算|年末調整|電話応対',
        パソコン: 'Excel|Word|弥生会計|勘定奉行|SAP',
      },
      schools: '学士/商学部/横浜商科大学|卒業/普通科/神奈川県立港南高等学校/15',
      certificates: '日商簿記検定2級/日本商工会議所|MOS Excel/Microsoft',
    },
    {
      titles: '販売員|店長代理|店長|エリアマネージャー',
      employers: '株式会社青空マート|北海堂書店|株式会社ホテル琥珀|スーパー三日月|合同会社にじ',
      tasks:
        '接客および売場づくり|シフト作成と在庫管理|{skill}を活用した販促企画|二〇二一年度に売上を一割向上|アルバイト十五名の教育',
      profile: 'お客様の声を売場に活かすことを大切にしてきました。',
      skills: {
        スキル: '接客|在庫管理|売上管理|普通自動車免許|チームマネジメント',
        パソコン: 'Excel|PowerPoint|POSレジ',
      },
      schools: '学士/経済学部/札幌学院大学|卒業/商業科/福岡市立博多商業高等学校/15',
      certificates: '販売士検定2級/日本商工会議所|サービス接遇検定準1級/実務技能検定協会',
    },
    ...occupations,
  ],
  spoken: 'ja:日本語|en:英語|zh:中国語|ko:韓国語',
  native: 'ja',
  nativeWord: '母語|ネイティブ',
  levels: '初級|日常会話レベル|中級|ビジネスレベル|上級',
  interests: '読書|登山|料理|写真',
  nationality: '日本',
  referees: '鈴木一郎',
  words: {
    title: '履歴書|職務経歴書',
    headings: {
      summary: '職務要約|自己PR|プロフィール',
      work: '職歴|職務経歴|職務経験',
      education: '学歴',
      skills: 'スキル|活かせる知識・技術|資格・スキル|保有スキル',
      languages: '語学|語学力',
      contact: '連絡先',
      personal: '基本情報|個人情報',
      certificates: '資格|免許・資格',
      projects: 'プロジェクト',
      interests: '趣味・特技|趣味',
      references: '推薦者',
    },
    labels: {
      name: '氏名|名前',
      email: 'メール|E-mail|メールアドレス',
      phone: '電話|電話番号|TEL',
      mobile: '携帯電話|携帯',
      fax: 'FAX',
      address: '住所|現住所',
      birthDate: '生年月日',
      birthPlace: '出身地',
      nationality: '国籍',
      website: 'LinkedIn',
      employer: '会社名|勤務先',
      position: '役職|職種',
      dates: '期間|在籍期間',
      tasks: '業務内容|担当業務',
      institution: '学校名',
      degree: '学位|学部・学科',
    },
    present: '現在|現在に至る',
    since: '{date}～|{date}より現在',
    between: '～| ～ |〜',
    months: '1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月',
    seasons: '春|夏|秋|冬',
    dateStyles: ['han', 'han', 'era', 'iso'],
  },
};
