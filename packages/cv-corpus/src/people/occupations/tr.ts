import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Stajyer hemşire|Hemşire|Sorumlu hemşire|Başhemşire',
    employers:
      'Özel Ege Şifa Hastanesi|Bursa Devlet Hastanesi|Yaşam Huzurevi|Ankara Göz Merkezi|Çankaya Aile Sağlığı Merkezi',
    tasks:
      'Serviste günde 18 hastanın bakımını üstlendim|Kayıtları {skill} ile tuttum|Yeni hemşirelere eğitim verdim|İlaç hatalarını %20 azalttım|Vardiya planlarını hazırladım',
    profile: 'Acil serviste deneyimli, sakin ve dikkatli bir hemşireyim.',
    skills: {
      'Mesleki Beceriler': 'Yara bakımı|İlk yardım|Damar yolu açma|Hasta eğitimi|Steril teknik',
      Bilgisayar: 'HBYS|MS Word|MS Excel',
    },
    schools:
      'Lisans/Hemşirelik/Uludağ Üniversitesi/18|Lise/Sağlık Hizmetleri/Konak Sağlık Meslek Lisesi/14',
    certificates:
      'İleri Yaşam Desteği/Sağlık Bakanlığı|Yara Bakım Hemşireliği/Türk Hemşireler Derneği',
  },
  {
    titles:
      'Stajyer yazılımcı|Yazılım geliştirici|Kıdemli yazılım geliştirici|Yazılım takım lideri',
    employers:
      'Boğaz Yazılım A.Ş.|Anka Ödeme Sistemleri|Kuzey Bilişim Ltd. Şti.|Pazar Yeri Teknoloji|İzmir Veri Merkezi',
    tasks:
      '{skill} ve {skill} ile servis geliştirdim|Veritabanını {skill} üzerine taşıdım|Yanıt süresini 2 saniyeden 300 ms’ye indirdim|İki stajyere danışmanlık yaptım|Teknik belgeleri hazırladım',
    profile: 'Basit ve test edilmiş kodu seven bir geliştiriciyim.',
    skills: {
      'Programlama Dilleri': 'Java|C#|Python|JavaScript|SQL',
      Araçlar: 'Spring Boot|Docker|Git|React|PostgreSQL',
    },
    schools:
      'Lisans/Bilgisayar Mühendisliği/Dokuz Eylül Üniversitesi/18|Yüksek Lisans/Yazılım Mühendisliği/Hacettepe Üniversitesi/22|Lise/Fen Bilimleri/Bornova Anadolu Lisesi/14',
    certificates: 'Oracle Certified Professional/Oracle|Scrum Master/Scrum.org',
    projects:
      'Durak Saati: {skill} ile yazılmış otobüs uygulaması|Kitap Takası: {skill} tabanlı web sitesi',
  },
  {
    titles: 'Muhasebe stajyeri|Ön muhasebe elemanı|Muhasebe uzmanı|Muhasebe müdürü',
    employers:
      'Güneş Tekstil Ltd. Şti.|Akdeniz İnşaat A.Ş.|Yıldız Market|Uçar Nakliyat|Mali Müşavirlik Bürosu Kaya',
    tasks:
      'Fatura ve cari hesap takibi yaptım|{skill} ile aylık beyannameleri hazırladım|80 personelin bordrosunu düzenledim|Tahsilat süresini 12 gün kısalttım|Banka mutabakatlarını yürüttüm',
    profile: 'Düzenli, dikkatli ve mevzuata hâkim bir muhasebeciyim.',
    skills: {
      Yetkinlikler: 'Genel muhasebe|Bordro|KDV beyannamesi|Cari hesap takibi|Raporlama',
      Programlar: 'Logo Tiger|Mikro|Excel|Luca',
    },
    schools:
      'Lisans/İşletme/Anadolu Üniversitesi/18|Ön Lisans/Muhasebe ve Vergi/Gazi Meslek Yüksekokulu/18|Lise/Muhasebe/Ankara Ticaret Meslek Lisesi/14',
    certificates: 'SMMM Staj Bitirme/TÜRMOB|İleri Excel/Bilge Akademi',
  },
  {
    titles: 'Garson|Şef garson|Restoran şefi|Restoran müdürü',
    employers: 'Sahil Balık Restoran|Otel Pamukkale|Köşk Kebap|Kafe Ihlamur|Kapadokya Konak Otel',
    tasks:
      'Günde 100 misafire hizmet verdim|Rezervasyonları {skill} ile yönettim|On iki kişilik servis ekibini yönettim|Müşteri memnuniyetini 4,1’den 4,6’ya çıkardım|Stok ve sipariş takibi yaptım',
    profile: 'Güler yüzlü, hızlı ve ekip çalışmasına yatkınım.',
    skills: {
      Beceriler: 'Misafir ilişkileri|Kasa kullanımı|Hijyen kuralları|Ekip yönetimi|Servis düzeni',
      Bilgisayar: 'Simpra|MS Office|Opera',
    },
    schools:
      'Ön Lisans/Turizm ve Otel İşletmeciliği/Akdeniz Meslek Yüksekokulu/18|Lise/Yiyecek İçecek Hizmetleri/Antalya Turizm Lisesi/14',
    certificates: 'Hijyen Eğitimi/Halk Eğitim Merkezi|Barista Eğitimi/Kahve Akademisi',
  },
];
