/**
 * Names of towns that GeoNames' list lacks, which knows many by their English ones: by country, `English=local|others`. The first is
 * the name that is shown. Written by hand from the seeded cities and the largest towns of the career domains' countries.
 */

const namesByCountry: Readonly<Record<string, string>> = {
  AE: 'Dubai=دبي; Sharjah=الشارقة|Ash Shariqah; Abu Dhabi=أبوظبي|أبو ظبي; Ajman City=عجمان|Ajman; Ras Al Khaimah City=رأس الخيمة|Ras Al Khaimah; Al Fujairah City=الفجيرة|Fujairah; Umm Al Quwain City=أم القيوين|Umm Al Quwain; Al Ain City=العين|Al Ain; Musaffah=مصفح',
  AR: 'Buenos Aires=Buenos Aires|Ciudad Autónoma de Buenos Aires|CABA; San Miguel de Tucumán=San Miguel de Tucumán|Tucumán',
  AT: 'Vienna=Wien|Vienne|Vienna|Viena; Klagenfurt am Wörthersee=Klagenfurt am Wörthersee|Klagenfurt; Sankt Pölten=St. Pölten|Sankt Pölten',
  BE: 'Brussels=Bruxelles|Brussel|Brüssel|Bruselas; Antwerpen=Antwerpen|Anvers|Antwerp; Gent=Gent|Gand|Ghent; Brugge=Brugge|Bruges; Liège=Liège|Luik|Lüttich; Namur=Namur|Namen; Leuven=Leuven|Louvain; Mons=Mons|Bergen; Mechelen=Mechelen|Malines; Kortrijk=Kortrijk|Courtrai; Ostend=Oostende|Ostende; Tournai=Tournai|Doornik; Aalst=Aalst|Alost; Wavre=Wavre|Waver; Arlon=Arlon|Aarlen',
  BH: 'Manama=المنامة; Al Muharraq=المحرق|Muharraq; Ar Rifā‘=الرفاع|Riffa; Madīnat Ḩamad=مدينة حمد|Hamad Town; Madīnat ‘Īsá=مدينة عيسى|Isa Town; Sitrah=سترة|Sitra',
  BR: 'São Paulo=São Paulo|Sampa; Rio de Janeiro=Rio de Janeiro|Rio',
  CA: 'Montréal=Montréal; Québec=Québec|Quebec City|Ville de Québec; Greater Sudbury=Greater Sudbury|Sudbury',
  CH: 'Zürich=Zürich|Zurich|Zurigo; Genève=Genève|Genf|Geneva|Ginevra; Bern=Bern|Berne|Berna; Basel=Basel|Bâle|Basle|Basilea; Luzern=Luzern|Lucerne|Lucerna; Sankt Gallen=St. Gallen|Sankt Gallen|Saint-Gall; Sitten=Sion|Sitten; Fribourg=Fribourg|Freiburg; Neuchâtel=Neuchâtel|Neuenburg; Biel/Bienne=Biel/Bienne|Biel|Bienne; Solothurn=Solothurn|Soleure; Chur=Chur|Coire|Coira; Wil=Wil|Wil SG',
  CL: 'Santiago=Santiago|Santiago de Chile',
  CO: 'Bogotá=Bogotá|Bogotá D.C.; Cartagena=Cartagena|Cartagena de Indias',
  CR: 'Escazú=Escazú',
  DE: 'Munich=München|Munich|Monaco di Baviera|Monachium; Köln=Köln|Cologne|Colonia|Keulen; Frankfurt am Main=Frankfurt am Main|Frankfurt|Francfort; Nürnberg=Nürnberg|Nuremberg|Nuernberg; Hannover=Hannover|Hanover; Düsseldorf=Düsseldorf; Braunschweig=Braunschweig|Brunswick; Aachen=Aachen|Aix-la-Chapelle; Mainz=Mainz|Mayence; Freiburg=Freiburg im Breisgau|Freiburg; Freiburg im Breisgau=Freiburg im Breisgau|Freiburg; Regensburg=Regensburg|Ratisbon; Trier=Trier|Trèves; Berlin=Berlin|Berlín|Berlino|Berlijn; Hamburg=Hamburg|Hambourg|Hamburgo|Amburgo; Dresden=Dresden|Dresde|Drezno; Leipzig=Leipzig|Lipsk; Görlitz=Görlitz|Zhorjelc; Bautzen=Bautzen|Budyšin; Halle (Saale)=Halle (Saale)|Halle; Neustadt=Neustadt',
  EC: 'Santo Domingo de los Colorados=Santo Domingo|Santo Domingo de los Colorados; Guayaquil=Guayaquil; Quito=Quito',
  EG: 'Cairo=القاهرة; Alexandria=الإسكندرية|Iskandariyya; Giza=الجيزة; Port Said=بورسعيد; Suez=السويس; Al Manşūrah=المنصورة|Mansoura; Tanda=طنطا|Tanta; Asyūţ=أسيوط|Asyut|Assiut; Luxor=الأقصر; Aswan=أسوان; Ismailia=الإسماعيلية; Zagazig=الزقازيق; Al Fayyūm=الفيوم|Fayoum; Al Minyā=المنيا|Minya; Al Maḩallah al Kubrá=المحلة الكبرى; Hurghada=الغردقة; Sohag=سوهاج; New Cairo=القاهرة الجديدة|New Cairo',
  ES: 'Valencia=València|Valencia; Sevilla=Sevilla|Seville|Séville; Zaragoza=Zaragoza|Saragossa|Saragosse; Palma=Palma|Palma de Mallorca; Bilbao=Bilbao|Bilbo; A Coruña=A Coruña|La Coruña; San Sebastián=Donostia / San Sebastián|San Sebastián|Donostia; Vitoria-Gasteiz=Vitoria-Gasteiz|Vitoria|Gasteiz; Pamplona=Pamplona|Iruña; Gijón=Gijón|Xixón; Alicante=Alicante|Alacant; Castelló de la Plana=Castelló de la Plana|Castellón; Castellón de la Plana=Castelló de la Plana|Castellón; Elche=Elche|Elx; Girona=Girona|Gerona; Lleida=Lleida|Lérida; Las Palmas de Gran Canaria=Las Palmas de Gran Canaria|Las Palmas; Barcelona=Barcelona|Barcelone|Barcellona; Córdoba=Córdoba|Cordoue; Ourense=Ourense|Orense; Santa Cruz de Tenerife=Santa Cruz de Tenerife|Santa Cruz',
  FR: 'Paris=Paris|París|Parigi|Parijs|Paryż; Marseille=Marseille|Marseilles|Marsella|Marsiglia; Lyon=Lyon|Lyons|Lione; Strasbourg=Strasbourg|Straßburg|Strasburgo; Nice=Nice|Nizza|Niza; Lille=Lille|Rijsel; Mulhouse=Mulhouse|Mülhausen; Bordeaux=Bordeaux|Burdeos; Toulouse=Toulouse|Tolosa; Dunkerque=Dunkerque|Dunkirk',
  GB: 'London=London|Londres|Londra|Londen|Londyn; Edinburgh=Edinburgh|Edimbourg|Edimburgo; Newcastle upon Tyne=Newcastle upon Tyne|Newcastle; City of London=City of London; Kingston upon Hull=Kingston upon Hull|Hull; Hull=Hull|Kingston upon Hull; Stoke-on-Trent=Stoke-on-Trent|Stoke; Cardiff=Cardiff|Caerdydd; Swansea=Swansea|Abertawe; Brighton=Brighton|Brighton and Hove; Bournemouth=Bournemouth; Londonderry County Borough=Derry|Londonderry',
  IE: 'Dublin=Dublin|Baile Átha Cliath; Luimneach=Limerick|Luimneach; Gaillimh=Galway|Gaillimh; Cork=Cork|Corcaigh; Waterford=Waterford|Port Láirge; Dún Laoghaire=Dún Laoghaire|Dun Laoghaire; Sligo=Sligo|Sligeach; Tralee=Tralee|Trá Lí; Drogheda=Drogheda; Dundalk=Dundalk',
  IN: 'Mumbai=Mumbai|Bombay|मुंबई; Delhi=Delhi|दिल्ली; New Delhi=New Delhi|नई दिल्ली; Bengaluru=Bengaluru|Bangalore; Chennai=Chennai|Madras; Kolkata=Kolkata|Calcutta; Kochi=Kochi|Cochin; Cochin=Kochi|Cochin; Thiruvananthapuram=Thiruvananthapuram|Trivandrum; Gurgaon=Gurugram|Gurgaon; Gurugram=Gurugram|Gurgaon; Pune=Pune|Poona; Mysore=Mysuru|Mysore; Mysuru=Mysuru|Mysore; Vadodara=Vadodara|Baroda; Varanasi=Varanasi|Benares; Visakhapatnam=Visakhapatnam|Vizag; Prayagraj=Prayagraj|Allahabad; Puducherry=Puducherry|Pondicherry; Kozhikode=Kozhikode|Calicut; Mangalore=Mangaluru|Mangalore; Aurangabad=Aurangabad|Chhatrapati Sambhajinagar; Hyderabad=Hyderabad; Noida=Noida',
  IT: "Rome=Roma|Rom|Rome|Rzym; Milan=Milano|Mailand|Milan|Mediolan|Milán; Naples=Napoli|Neapel|Naples|Nápoles; Turin=Torino|Turin|Turyn; Genoa=Genova|Genua|Gênes; Florence=Firenze|Florenz|Florence|Florencja|Florencia; Venice=Venezia|Venedig|Venise|Venice|Wenecja|Venecia; Padova=Padova|Padua; Mantova=Mantova|Mantua; Livorno=Livorno|Leghorn; Syracuse=Siracusa|Syracuse; Siracusa=Siracusa|Syracuse; Bolzano=Bolzano|Bozen; Trento=Trento|Trient; Merano=Merano|Meran; L’Aquila=L'Aquila; L'Aquila=L'Aquila; Aosta=Aosta|Aoste; Reggio nell'Emilia=Reggio nell'Emilia|Reggio Emilia; Reggio Calabria=Reggio Calabria|Reggio di Calabria; Udine=Udine|Videm; Gorizia=Gorizia|Görz; Bressanone=Bressanone|Brixen; Brixen=Bressanone|Brixen; Forlì=Forlì; Sassari=Sassari|Tatari; Bologna=Bologna|Bologne|Bolonia",
  JO: "Amman=عمّان|Amman; Zarqa=الزرقاء; Irbid=إربد; Russeifa=الرصيفة; Aqaba=العقبة; As Salţ=السلط|Salt; Mādabā=مادبا|Madaba; Jarash=جرش|Jerash; Mafraq=المفرق; Ma'an=معان; Karak City=الكرك|Karak; ‘Ajlūn=عجلون|Ajloun",
  JP: 'Tokyo=東京|東京都; Yokohama=横浜; Osaka=大阪; Nagoya=名古屋; Sapporo=札幌; Kobe=神戸; Kyoto=京都; Fukuoka=福岡; Kawasaki=川崎; Saitama=さいたま|さいたま市|埼玉; Hiroshima=広島; Sendai=仙台; Kitakyushu=北九州; Chiba=千葉; Sakai=堺; Shizuoka=静岡; Kumamoto=熊本; Okayama=岡山; Hamamatsu=浜松; Hachiōji=八王子; Kagoshima=鹿児島; Niigata=新潟; Himeji=姫路; Matsudo=松戸; Kawaguchi=川口; Kanazawa=金沢; Utsunomiya=宇都宮; Ōita=大分; Matsuyama=松山; Amagasaki=尼崎; Kurashiki=倉敷; Yokosuka=横須賀; Nagasaki=長崎; Hirakata=枚方; Machida=町田; Gifu-shi=岐阜|Gifu; Fujisawa=藤沢; Toyonaka=豊中; Fukuyama=福山; Toyohashi=豊橋; Nara-shi=奈良|Nara; Toyota=豊田; Nagano=長野; Iwaki=いわき|いわき市; Asahikawa=旭川; Takatsuki=高槻; Okazaki=岡崎; Suita=吹田; Wakayama=和歌山; Kōriyama=郡山; Kashiwa=柏; Tokorozawa=所沢; Kawagoe=川越; Kochi=高知; Takamatsu=高松; Toyama=富山; Akita=秋田; Koshigaya=越谷; Miyazaki=宮崎; Naha=那覇; Kasugai=春日井; Aomori=青森; Ōtsu=大津; Akashi=明石; Yokkaichi=四日市; Morioka=盛岡; Fukushima=福島; Ichihara=市原; Maebashi=前橋; Ichinomiya=一宮; Hakodate=函館; Tokushima=徳島; Yamagata=山形; Fukui-shi=福井|Fukui; Mito=水戸; Shimonoseki=下関; Takasaki=高崎; Tsukuba=つくば|つくば市; Fuchū=府中; Fuchūchō=府中; Tottori=鳥取; Matsue=松江; Saga=佐賀; Kōfu=甲府; Tsu=津; Yamaguchi=山口; Musashino=武蔵野; Mitaka=三鷹; Chōfu=調布; Tachikawa=立川',
  KW: 'Kuwait City=مدينة الكويت|الكويت; Ḩawallī=حولي|Hawalli; As Sālimīyah=السالمية|Salmiya; Al Farwānīyah=الفروانية|Farwaniya; Al Jahrā’=الجهراء|Jahra; Al Aḩmadī=الأحمدي|Ahmadi; Al Faḩāḩīl=الفحيحيل|Fahaheel; Şabāḩ as Sālim=صباح السالم|Sabah Al Salem',
  LU: 'Luxembourg=Luxembourg|Luxemburg|Lëtzebuerg|Luxembourg-Ville; Esch-sur-Alzette=Esch-sur-Alzette|Esch',
  AD: 'les Escaldes=Escaldes-Engordany|les Escaldes; la Massana=La Massana|la Massana; Andorra la Vella=Andorra la Vella|Andorra la Vieja',
  MC: 'Monaco=Monaco-Ville|Monaco; Monte-Carlo=Monte-Carlo|Monte Carlo; Larvotto=Larvotto',
  MX: 'Mexico City=Ciudad de México|Mexico City|CDMX|México D.F.; León de los Aldama=León|León de los Aldama; Santiago de Querétaro=Querétaro|Santiago de Querétaro; Victoria de Durango=Durango|Victoria de Durango; Juárez=Ciudad Juárez|Juárez; Ciudad Juárez=Ciudad Juárez|Juárez; Pachuca de Soto=Pachuca|Pachuca de Soto; Acapulco de Juárez=Acapulco|Acapulco de Juárez; Culiacán=Culiacán|Culiacán Rosales; Puebla=Puebla|Heroica Puebla de Zaragoza; Veracruz=Veracruz|Heroica Veracruz; Oaxaca=Oaxaca|Oaxaca de Juárez; Tuxtla=Tuxtla Gutiérrez|Tuxtla',
  NL: "The Hague=Den Haag|'s-Gravenhage|The Hague|La Haye|La Haya; Almere Stad=Almere|Almere Stad; 's-Hertogenbosch=’s-Hertogenbosch|'s-Hertogenbosch|Den Bosch; Leeuwarden=Leeuwarden|Ljouwert; Zaanstad=Zaandam|Zaanstad; Nijmegen=Nijmegen|Nimwegen; Hengelo=Hengelo; Rotterdam=Rotterdam; Maastricht=Maastricht|Maestricht",
  NZ: 'Auckland=Auckland|Tāmaki Makaurau; Wellington=Wellington|Te Whanganui-a-Tara; Christchurch=Christchurch|Ōtautahi; Whangarei=Whangārei',
  OM: 'Muscat=مسقط; Seeb=السيب; Şalālah=صلالة|Salalah; Sohar=صحار; Nizwá=نزوى|Nizwa; Sur=صور; Al Buraymī=البريمي|Buraimi; Bawshar=بوشر; ‘Ibrī=عبري|Ibri; Rustaq=الرستاق; Khasab=خصب',
  PE: 'Cusco=Cusco|Cuzco; Lima=Lima',
  PL: 'Warsaw=Warszawa|Warsaw|Warschau|Varsovie|Varsavia|Varsovia; Kraków=Kraków|Cracow|Krakau|Cracovie|Cracovia; Łódź=Łódź|Lodsch; Wrocław=Wrocław|Breslau; Poznań=Poznań|Posen; Gdańsk=Gdańsk|Danzig; Szczecin=Szczecin|Stettin; Katowice=Katowice|Kattowitz; Gorzów Wielkopolski=Gorzów Wielkopolski|Gorzów; Opole=Opole|Oppeln; Zgorzelec=Zgorzelec; Toruń=Toruń|Thorn',
  QA: 'Doha=الدوحة; Ar Rayyān=الريان|Al Rayyan; Al Wakrah=الوكرة; Al Khawr=الخور|Al Khor; Umm Şalāl Muḩammad=أم صلال محمد|أم صلال|Umm Salal; Dukhān=دخان; Musay‘īd=مسيعيد|Mesaieed; Lusail=لوسيل',
  SA: "Riyadh=الرياض; Jeddah=جدة; Mecca=مكة المكرمة|مكة|Makkah; Medina=المدينة المنورة|Madinah; Dammam=الدمام; Khobar=الخبر|Al Khobar; Tabuk=تبوك; Buraydah=بريدة|Buraidah; Abha=أبها; Ha'il=حائل|Hail; Ta’if=الطائف|Taif; Al Hufūf=الهفوف|Hofuf|الأحساء; Khamis Mushait=خميس مشيط; Najrān=نجران|Najran; Al Jubayl=الجبيل|Jubail; Yanbu=ينبع; Dhahran=الظهران; Jizan=جازان|Jazan; Sakakah=سكاكا; Arar=عرعر; Al Bahah=الباحة; Al Kharj=الخرج; Al Qaţīf=القطيف|Qatif; Hafar Al-Batin=حفر الباطن",
  SM: 'San Marino=San Marino|Città di San Marino',
  US: 'New York City=New York|New York City|NYC|Nueva York; Washington=Washington|Washington DC; Washington, D.C.=Washington|Washington, D.C.|Washington DC; Los Angeles=Los Angeles|LA|Los Ángeles; San Francisco=San Francisco|SF; Saint Paul=Saint Paul|St. Paul; St. Louis=St. Louis|Saint Louis; Lexington-Fayette=Lexington|Lexington-Fayette; Nashville-Davidson=Nashville; Philadelphia=Philadelphia|Philly|Filadelfia; New Orleans=New Orleans; Louisville=Louisville',
};

const parsed = new Map<string, Map<string, readonly string[]>>();

/** The names of a town that this list has, that which is used there first; null where the one of GeoNames is. */
export function townNames(iso2: string, { name }: { name: string }): readonly string[] | null {
  const known = parsed.get(iso2) ?? parse(namesByCountry[iso2] ?? '');
  parsed.set(iso2, known);
  return known.get(name) ?? null;
}

function parse(text: string): Map<string, readonly string[]> {
  const entries = text.split('; ').filter((entry) => entry !== '');
  return new Map(
    entries.map((entry) => {
      const [name = '', names = ''] = entry.split('=');
      return [name, names.split('|')] as const;
    }),
  );
}
