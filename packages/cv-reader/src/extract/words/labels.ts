/** Labels before a colon or in the first cell of a row. */
import { phrases } from './phrases.ts';

export const nameLabels = phrases(`
  name, full name, full names, candidate name, candidate, vorname und name, name und vorname, vor- und nachname,
  vor- und zuname, vorname nachname, name vorname, nachname vorname, familienname vorname, nom et prénom,
  prénom et nom, nom complet, nom prénom, prénom nom, nom prénoms, nombre, nombre y apellidos, nombre completo,
  apellidos y nombre, nombres y apellidos, nombre y apellido, nome, nome completo, nome e cognome, cognome e nome,
  nome cognome, naam, volledige naam, voor- en achternaam, voornaam en achternaam, imię i nazwisko,
  nazwisko i imię, imiona i nazwisko, ad soyad, adı soyadı, adı-soyadı, isim, ad, isim soyisim, adı ve soyadı,
  jméno, jméno a příjmení, příjmení a jméno, meno a priezvisko, meno, namn, för- och efternamn, navn, fulde navn,
  fullt navn, nimi, sukunimi ja etunimi, koko nimi, név, teljes név, nume, nume și prenume, nume complet,
  nume prenume, фио, ф.и.о., ф. и. о., имя, фамилия имя отчество, имя и фамилия, фамилия имя, піб, п.і.б., ім'я,
  ім'я та прізвище, прізвище та ім'я, прізвище ім'я по батькові, ονοματεπώνυμο, όνομα, όνομα επώνυμο,
  όνομα και επώνυμο, שם, שם מלא, שם פרטי ומשפחה, الاسم, الاسم الكامل, اسم, الإسم, नाम, पूरा नाम, 氏名, 名前, お名前, 姓名,
  이름, 성명, 성함,
  họ và tên, họ tên, nama, nama lengkap, nom, nom et prénoms, nom & prénom, nombre y apellido, apellidos y nombres, নাম,
  نام, نام و نام خانوادگی, name of applicant, name of candidate, applicant name, applicant,
`);

export const phoneLabels = phrases(`
  phone, telephone, tel, mobile, cell, cell phone, mobile phone, phone number, telephone number, contact number,
  mobile number, cell number, mob, ph, m, t, p, tel no, phone no, mobile no, contact no, whatsapp, call, hp, fon,
  telefon, handy, mobil, mobiltelefon, telefonnummer, rufnummer, handynummer, tel.-nr, téléphone, portable, tél,
  gsm, numéro de téléphone, mobile/gsm, teléfono, móvil, celular, tel. móvil, tfno, tlf, teléfono móvil,
  número de teléfono, telefone, telemóvel, telemovel, fone, cel, telefono, cellulare, cell., mobiel,
  telefoonnummer, telefoon, mobiele telefoon, telefon komórkowy, komórka, numer telefonu, nr telefonu, kom,
  telefon kontaktowy, cep, cep telefonu, gsm, cep tel, telefon numarası, mobilní telefon, mobilný telefon,
  telefonní číslo, telefónne číslo, telefonnummer, mobilnummer, mobilenummer, tlf., puhelin, puh, matkapuhelin,
  puhelinnumero, telefonszám, mobiltelefonszám, număr de telefon, телефон, моб, мобильный, мобильный телефон,
  мобільний, мобільний телефон, номер телефона, номер телефону, конт. телефон, контактный телефон, тел,
  контактний телефон, τηλέφωνο, κινητό, τηλ, κιν, κινητό τηλέφωνο, σταθερό, טלפון, נייד, טל, פלאפון, טלפון נייד,
  הاتف, الهاتف, هاتف, جوال, الجوال, رقم الهاتف, رقم الجوال, موبايل, الموبايل, المحمول, الهاتف المحمول,
  رقم الموبايل, الهاتف الجوال, تلفون, التليفون, واتساب, फ़ोन, फोन, मोबाइल, दूरभाष, मोबाइल नंबर, फ़ोन नंबर,
  फोन नंबर, 電話, 電話番号, tel/fax, 携帯, 携帯電話, 携帯電話番号, 连絡先, 连络电话, 电话, 手机, 手机号, 手机号码, 联系电话, 電話號碼, 手機, 聯絡電話, 行動電話, 연락처,
  휴대폰, 전화, 전화번호, 핸드폰, 휴대전화, 휴대 전화,
  telegram, viber, signal, сотовый, сот, tel. kom, tel. komórkowy, numer komórkowy, tel mobil, natel, số di động, festnetz, landline,
  private phone, home phone, tel. privat, phone/fax, telefon/fax, tel./fax,
  điện thoại, số điện thoại, di động, đt, sđt, sdt, telepon, no telepon, nomor telepon, no hp, ponsel,
`);

/** Labels of mobile numbers, each also in the list of all phone labels. */
export const mobileLabels = phrases(`
  mobile, cell, cell phone, mobile phone, mobile number, cell number, mob, m, whatsapp, handy, mobil, mobiltelefon,
  handynummer, portable, gsm, móvil, celular, tel. móvil, teléfono móvil, telemóvel, telemovel, cellulare, cell., cel,
  mobiel, mobiele telefoon, telefon komórkowy, komórka, kom, cep, cep telefonu, cep tel, mobilní telefon, mobilný telefon,
  mobilnummer, mobilenummer, matkapuhelin, mobiltelefonszám, моб, мобильный, мобильный телефон, мобільний, мобільний телефон,
  κινητό, κιν, κινητό τηλέφωνο, נייד, פלאפון, טלפון נייד, جوال, الجوال, رقم الجوال, موبايل, الموبايل, المحمول, الهاتف المحمول,
  رقم الموبايل, الهاتف الجوال, मोबाइल, मोबाइल नंबर, 携帯, 携帯電話, 携帯電話番号, 手机, 手机号, 手机号码, 手機, 行動電話, 휴대폰, 핸드폰, 휴대전화,
  휴대 전화, di động, ponsel, no hp, telegram, viber, signal, сотовый, сот, tel. kom, tel. komórkowy, numer komórkowy, tel mobil,
  mobile no, natel, số di động
`);

export const emailLabels = phrases(`
  email, e-mail, mail, email address, e-mail address, e-mail-adresse, email-adresse, mailadresse, courriel, mél,
  adresse e-mail, adresse email, adresse mail, correo, correo electrónico, correo electronico, dirección de correo,
  endereço eletrónico, endereço de email, correio eletrónico, posta elettronica, indirizzo e-mail, indirizzo email,
  e-mailadres, emailadres, adres e-mail, adres email, e-posta, eposta, e-posta adresi, e-post, epost, e-postadress,
  mejl, sähköposti, sähköpostiosoite, e-mail cím, email cím, adresă de e-mail, эл. почта, электронная почта, почта,
  эл.почта, имейл, електронна пошта, ел. пошта, пошта, електронна адреса, ηλεκτρονικό ταχυδρομείο, ηλ. ταχυδρομείο,
  דואר אלקטרוני, אימייל, דוא"ל, מייל, דואל, البريد الإلكتروني, البريد الالكتروني, بريد إلكتروني, الإيميل, ايميل,
  البريد, الايميل, إيميل, बريد, ईमेल, ई-मेल, ईमेल पता, メール, メールアドレス, eメール, e-mailアドレス, 邮箱, 电子邮件, 电子邮箱, 電子郵件, 信箱,
  電郵, 电邮, 이메일, 메일, 이메일 주소, 전자우편
`);

export const addressLabels = phrases(`
  address, location, home address, residence, city, current location, based in, postal address, place of residence,
  lives in, current address, permanent address, residential address, adresse, anschrift, wohnort, ort, wohnhaft in,
  wohnhaft, adresse postale, domicile, lieu, ville, localisation, lieu de résidence, dirección, domicilio,
  ubicación, ciudad, residencia, localidad, lugar de residencia, endereço, morada, localidade, cidade, localização,
  residência, local, indirizzo, residenza, domicilio, città, luogo, sede, adres, woonplaats, plaats, locatie,
  adres zamieszkania, miejsce zamieszkania, zamieszkanie, lokalizacja, miasto, miejscowość, ikamet, ikametgah,
  konum, yaşadığı şehir, şehir, yer, bydliště, adresa, město, trvalé bydliště, bydlisko, adress, bostadsort, ort,
  bopæl, bosted, bopel, by, osoite, asuinpaikka, paikkakunta, kotipaikka, cím, lakcím, lakhely, lakóhely,
  domiciliu, localitate, oraș, адрес, место жительства, город, город проживания, проживание, адрес проживания,
  місто, місце проживання, адреса, адреса проживання, διεύθυνση, τόπος διαμονής, τόπος κατοικίας, πόλη, κατοικία,
  כתובת, מגורים, מקום מגורים, עיר, עיר מגורים, العنوان, السكن, الموقع, المدينة, مكان الإقامة, عنوان, الإقامة,
  محل الإقامة, पता, शहर, निवास, स्थान, 住所, 現住所, 所在地, 居住地, 居住地域, 地址, 住址, 现居地, 現居地, 所在城市, 现居住地, 通讯地址, 通訊地址, 居住地址, 주소,
  거주지, 현주소, 거주 지역,
  địa chỉ, nơi ở, chỗ ở hiện tại, alamat, alamat rumah,
  postal code & city, postal code and city, postcode and town, zip & city, zip code city, postcode city, town,
  plz ort, plz wohnort, plz und ort, plz stadt, stadt, code postal ville, code postal et ville, cp ville, commune,
  código postal y ciudad, cp localidad, código postal ciudad, código postal e cidade, cep cidade, cap città,
  cap e città, cap comune, comune, postcode plaats, postcode woonplaats, postcode en plaats, postcode en woonplaats,
  stad, gemeente, kod pocztowy miasto, kod pocztowy i miasto, kod pocztowy i miejscowość, psč město, psč a město, obec,
  postnummer ort, postnummer och ort, postadress, postnr sted, postnr by, индекс город, почтовый индекс и город,
  posta kodu şehir, il, ilçe, ταχυδρομικός κώδικας πόλη, tk πόλη, tỉnh thành phố, thành phố, kota, 城市, 現居住地,
`);

/** Labels of personal data that is not extracted. */
export const privateLabels = phrases(`
  date of birth, born, birth date, dob, birthday, age, place of birth, nationality, gender, sex, marital status,
  citizenship, visa, visa status, driving licence, driver's license, driving license, website, linkedin, github,
  web, portfolio, fax, religion, passport, passport no, height, weight, xing, skype, blog, twitter, father's name,
  mother's name, work permit, notice period, availability, salary, expected salary, photo, civil status, homepage,
  geburtsdatum, geboren, geboren am, geburtsort, staatsangehörigkeit, nationalität, familienstand, geschlecht,
  führerschein, alter, geburtstag, geb, geb. am, religion, konfession, kinder, eltern, webseite, website,
  geburtsdatum und -ort, geburtsdatum/-ort, geburtsdatum/ort, führerscheinklasse, date de naissance, né le, née le,
  nationalité, situation familiale, permis, permis de conduire, âge, lieu de naissance, état civil, sexe, site web,
  date et lieu de naissance, fecha de nacimiento, nacionalidad, estado civil, edad, lugar de nacimiento,
  permiso de conducir, carnet de conducir, dni, sexo, nie, nif, web, fecha y lugar de nacimiento, disponibilidad,
  data de nascimento, nacionalidade, naturalidade, idade, carta de condução, cnh, cpf, data di nascita,
  luogo di nascita, nazionalità, stato civile, patente, cittadinanza, sesso, codice fiscale, età,
  luogo e data di nascita, data e luogo di nascita, geboortedatum, nationaliteit, burgerlijke staat, rijbewijs,
  geboorteplaats, geslacht, geboren op, data urodzenia, miejsce urodzenia, narodowość, stan cywilny, obywatelstwo,
  prawo jazdy, wiek, płeć, doğum tarihi, doğum yeri, medeni hal, medeni durum, medeni durumu, uyruk, uyruğu,
  askerlik durumu, cinsiyet, ehliyet, sürücü belgesi, yaş, doğum yeri ve tarihi, tc kimlik no, datum narození,
  místo narození, národnost, státní příslušnost, rodinný stav, stav, dátum narodenia, národnosť, státní občanství,
  pohlaví, věk, řidičský průkaz, věk, födelsedatum, född, födelseår, nationalitet, medborgarskap, civilstånd,
  körkort, personnummer, fødselsdato, født, sivilstatus, civilstand, kørekort, førerkort, statsborgerskap, alder,
  syntymäaika, kansalaisuus, ajokortti, siviilisääty, születési idő, születési dátum, állampolgárság,
  születési hely, nem, data nașterii, naționalitate, stare civilă, cetățenie, дата рождения, гражданство,
  семейное положение, возраст, пол, место рождения, год рождения, национальность, дата народження, громадянство,
  сімейний стан, вік, стать, місце народження, ημερομηνία γέννησης, εθνικότητα, υπηκοότητα, οικογενειακή κατάσταση,
  ηλικία, τόπος γέννησης, φύλο, έτος γέννησης, οικ. κατάσταση, στρατιωτικές υποχρεώσεις, תאריך לידה, מצב משפחתי,
  אזרחות, ת.ז, תעודת זהות, גיל, מין, ארץ לידה, שנת לידה, לאום, تاريخ الميلاد, الجنسية, الحالة الاجتماعية,
  مكان الميلاد, الجنس, العمر, رقم الهوية, الديانة, رخصة القيادة, تاريخ ومكان الميلاد, جنسية, जन्म तिथि, जन्मतिथि,
  राष्ट्रीयता, लिंग, वैवाहिक स्थिति, पिता का नाम, आयु, जन्म स्थान, धर्म, 生年月日, 性別, 国籍, 年齢, ふりがな, フリガナ, 配偶者, 扶養家族,
  扶養家族数, 最寄り駅, 最寄駅, 郵便番号, 写真, 作成日, 出生日期, 性别, 年龄, 民族, 政治面貌, 婚姻状况, 籍贯, 生日, 年齡, 國籍, 婚姻狀況, 出生年月, 户籍, 現況, 생년월일, 나이, 성별,
  국적, 병역, 한자, 영문, 결혼여부, 생일, 영문명, 혼인 여부,
  postal code, zip code, zip, postcode, plz, postleitzahl, code postal, código postal, codigo postal, cep, kod pocztowy,
  psč, postnummer, почтовый индекс, индекс, posta kodu, 邮编, 邮政编码, 우편번호, ταχυδρομικός κώδικας, country, land,
  pays, país, paese, kraj, země, страна, ülke, χώρα, 국가, region, state, province, bundesland, région, región,
  ngày sinh, nơi sinh, giới tính, quốc tịch, tình trạng hôn nhân, dân tộc, tempat tanggal lahir, tanggal lahir, jenis kelamin, kewarganegaraan, agama, status,
`);

export const titleLabels = phrases(`
  position, title, job title, role, occupation or position held, occupation, designation, post, function,
  position held, job, position title, position, funktion, stelle, tätigkeit als, berufsbezeichnung,
  stellenbezeichnung, beruf oder funktion, beruf, tätigkeit, rolle, jobtitel, poste, fonction, emploi,
  intitulé du poste, fonction ou poste occupé, poste occupé, métier, puesto, cargo, profesión o cargo desempeñado,
  puesto de trabajo, ocupación, función, función o cargo, puesto desempeñado, cargo ocupado, função, profissão,
  posto, função ou cargo ocupado, cargo ou função, lavoro o posizione ricoperti, posizione, ruolo, mansione,
  qualifica, tipo di impiego, posizione ricoperta, ruolo ricoperto, functie, functietitel, beroep of functie, rol,
  stanowisko, zawód lub zajmowane stanowisko, zajmowane stanowisko, pozisyon, görev, unvan, ünvan, pozice,
  pracovní pozice, funkce, pozícia, pracovná pozícia, vykonávané povolání, zastávaná pozice, befattning, roll,
  stilling, tittel, yrke, tehtävä, nimike, asema, tehtävänimike, beosztás, munkakör, pozíció, funcția,
  funcția sau postul ocupat, post ocupat, funcție, poziția, должность, позиция, роль, посада, позиція, роль, θέση,
  τίτλος θέσης, ρόλος, θέση εργασίας, ειδικότητα, תפקיד, משרה, المسمى الوظيفي, الوظيفة, المنصب, المسمى, الدور, पद,
  पदनाम, भूमिका, 職種, 役職, 役割, ポジション, 職位, 担当職種, 役職名, 职位, 职务, 岗位, 職稱, 職務, 岗位名称, 担任职务, 角色, 직위, 직책, 직무, 포지션, 직급, 직책/직급,
  담당, 담당직무,
  vị trí, chức vụ, chức danh, posisi, jabatan,
`);

export const employerLabels = phrases(`
  company, employer, organisation, organization, company name, name and address of employer, name of employer,
  employer name, institution, arbeitgeber, firma, unternehmen, name und adresse des arbeitgebers, betrieb,
  ausbildungsbetrieb, entreprise, employeur, société, nom et adresse de l'employeur, nom de l'employeur, structure,
  empresa, nombre y dirección de la empresa, empleador, organización, nombre de la empresa,
  nombre de la empresa o empleador, nombre y dirección de la empresa o empleador, empregador, entidade, nome e endereço do empregador, entidade empregadora,
  nome do empregador, azienda, datore di lavoro, nome e indirizzo del datore di lavoro, società, ente, bedrijf,
  werkgever, organisatie, naam en adres van de werkgever, pracodawca, nazwa i adres pracodawcy, nazwa pracodawcy,
  nazwa firmy, şirket, işveren, kurum, firma adı, şirket adı, işyeri, společnost, zaměstnavatel, spoločnosť,
  zamestnávateľ, název zaměstnavatele, název společnosti, arbetsgivare, företag, arbeidsgiver, arbejdsgiver,
  virksomhed, bedrift, työnantaja, yritys, cég, munkáltató, munkahely, angajator, companie, angajatorul,
  numele angajatorului, компания, организация, место работы, работодатель, наименование организации,
  название организации, предприятие, компанія, організація, місце роботи, роботодавець, підприємство,
  назва компанії, εταιρεία, εργοδότης, επιχείρηση, φορέας, οργανισμός, חברה, מעסיק, מקום עבודה, שם החברה, ארגון,
  الشركة, جهة العمل, اسم الشركة, صاحب العمل, المؤسسة, المنشأة, कंपनी, संगठन, नियोक्ता, संस्था, कंपनी का नाम, 会社名,
  勤務先, 企業名, 社名, 勤務先名, 公司, 公司名称, 单位, 企业名称, 公司名稱, 工作单位, 雇主, 单位名称, 회사명, 회사, 근무처, 직장명, 기업명, 근무회사,
  công ty, nơi làm việc, tên công ty, perusahaan, nama perusahaan,
`);

export const schoolLabels = phrases(`
  school, university, college, name and type of organisation providing education and training, institution,
  institute, schule, hochschule, universität, name und art der bildungs- oder ausbildungseinrichtung,
  bildungseinrichtung, établissement, école, université, nom et type de l'établissement, centro, universidad,
  nombre y tipo de la organización, nombre y tipo de la organización educativa o formativa, institución, centro de estudios, instituição, universidade,
  nome e tipo da organização, estabelecimento de ensino, istituto, università,
  nome e tipo di istituto di istruzione o formazione, school, onderwijsinstelling, instelling, uczelnia, szkoła,
  nazwa uczelni, nazwa i typ organizacji, nazwa szkoły, okul, üniversite, kurum adı, škola, univerzita,
  název školy, skola, lärosäte, skole, universitet, uddannelsessted, lærested, koulu, oppilaitos, iskola, egyetem,
  intézmény, universitatea, instituție, unitate de învățământ, учебное заведение, вуз, университет,
  название учебного заведения, навчальний заклад, виш, заклад освіти, університет, ίδρυμα, σχολή, πανεπιστήμιο,
  מוסד לימודים, מוסד, אוניברסיטה, الجامعة, المؤسسة التعليمية, الكلية, المدرسة, المعهد, जامعة, विश्वविद्यालय,
  संस्थान, विद्यालय, 学校名, 大学, 院校, 学校, 毕业院校, 學校, 学校名称, 畢業學校, 学院, 학교, 학교명, 대학교,
  trường, trường học, tên trường, sekolah, universitas, institusi,
`);

export const degreeLabels = phrases(`
  degree, qualification, title of qualification awarded, award, diploma, certificate, abschluss,
  bezeichnung der erworbenen qualifikation, schulabschluss, angestrebter abschluss, diplôme,
  intitulé du certificat ou diplôme délivré, titre, título, título de la cualificación obtenida, titulación, grado,
  diplome, designação da qualificação atribuída, qualificação, grau, titolo, titolo di studio,
  qualifica conseguita, titolo della qualifica rilasciata, diploma, behaald diploma, kwalificatie, graad, dyplom,
  tytuł, uzyskany tytuł, stopień, uzyskane kwalifikacje, derece, diploma, bölüm derecesi, titul, examen, grad,
  tutkinto, végzettség, diplomă, calificarea obținută, степень, квалификация, диплом, ступінь, кваліфікація,
  πτυχίο, τίτλος σπουδών, δίπλωμα, תואר, תעודה, المؤهل, الدرجة, الشهادة, الدرجة العلمية, المؤهل العلمي, उपाधि,
  डिग्री, 学位, 学历, 學位, 學歷, 학위,
  bằng cấp, xếp loại, gelar, jenjang,
`);

export const areaLabels = phrases(`
  field of study, major, course, course of study, specialisation, specialization, subject, subjects, program,
  programme, field, principal subjects, fachrichtung, studiengang, fach, studienfach, schwerpunkt, hauptfach,
  spécialité, filière, domaine, domaine d'études, especialidad, carrera, especialidade, curso, área,
  área de estudo, indirizzo, facoltà, corso di laurea, corso di studi, indirizzo di studi, richting,
  studierichting, studie, afstudeerrichting, kierunek, specjalność, wydział, kierunek studiów, bölüm, alan, obor,
  specializace, odbor, zaměření, inriktning, program, retning, linje, fagretning, ala, koulutusohjelma,
  suuntautuminen, szak, szakirány, specializarea, specializare, facultatea, специальность, направление, факультет,
  спеціальність, напрям, факультет, τμήμα, ειδίκευση, κατεύθυνση, מסלול, חוג, התמחות, תחום, تخصص, التخصص, القسم,
  مجال الدراسة, विषय, पाठ्यक्रम, 専攻, 学部, 学科, 专业, 專業, 主修, 科系, 전공, 학과,
  chuyên ngành, ngành, ngành học, jurusan, program studi,
`);

export const dateLabels = phrases(`
  dates, date, period, duration, from - to, from, dates (from - to), time period, employment period, zeitraum,
  datum, dauer, dates, période, durée, fechas, fecha, período, periodo, duración, data, datas, duração,
  date (da - a), durata, datums, periode, duur, daty, okres, data, okres zatrudnienia, tarih, tarihler, dönem,
  süre, datum, období, doba, trvání, obdobie, datum, tidsperiod, tid, periode, tidspunkt, ajankohta, aika, kesto,
  időszak, időtartam, dátum, perioada, data, период, период работы, даты, дата, годы, годы обучения, годы работы,
  період, період роботи, дати, роки, роки навчання, περίοδος, ημερομηνία, ημερομηνίες, διάρκεια, תקופה, תאריכים,
  שנים, الفترة, التاريخ, المدة, فترة العمل, अवधि, दिनांक, समय, 期間, 在籍期間, 時期, 勤務期間, 时间, 时段, 在职时间, 任职时间, 期间, 時間,
  任職期間, 起止时间, 기간, 근무기간, 재직기간, 근무 기간, 재직 기간,
  thời gian, giai đoạn, periode, tahun,
`);

/** Labels of facts about a job other than title and employer. */
export const aboutLabels = phrases(`
  main activities and responsibilities, responsibilities, duties, type of business or sector, sector, industry,
  achievements, key achievements, key responsibilities, tasks, projects, technologies, tech stack, tools,
  environment, stack, reason for leaving, contexte, contexto, kontext, context, environnement, projet, project, team size, location, place, department, supervisor, reporting to,
  tätigkeiten, aufgaben, hauptaufgaben, wichtigste tätigkeiten und zuständigkeiten, branche,
  tätigkeitsbereich oder branche, schwerpunkte, erfolge, verantwortlichkeiten, ort, technologien, abteilung,
  missions, tâches, principales activités et responsabilités, secteur, type ou secteur d'activité, activités,
  responsabilités, lieu, réalisations, environnement technique, mission, funciones, tareas, responsabilidades,
  actividades y responsabilidades principales, sector, logros, tipo de empresa o sector, funciones principales,
  lugar, principais atividades, atividades, principais atividades e responsabilidades, responsabilidades, setor,
  tipo de empresa ou setor, atividades desenvolvidas, funções, principais responsabilidades, mansioni, attività,
  principali mansioni e responsabilità, responsabilità, settore, tipo di attività o settore, principali attività,
  taken, werkzaamheden, verantwoordelijkheden, sector, voornaamste werkzaamheden, obowiązki, zakres obowiązków,
  główne zadania i zakres odpowiedzialności, zadania, osiągnięcia, branża, rodzaj działalności lub sektor,
  główne obowiązki, görevler, sorumluluklar, görev tanımı, sektör, náplň práce, hlavní činnosti, odpovědnost,
  obor činnosti, popis práce, hlavní náplň práce, náplň práce, arbetsuppgifter, ansvarsområden, arbejdsopgaver,
  ansvarsområder, arbeidsoppgaver, opgaver, ansvar, tehtävät, vastuualueet, feladatok, főbb tevékenységek, ágazat,
  felelősségi kör, responsabilități, activități, principalele activități, domeniu, sarcini, обязанности,
  должностные обязанности, функции, достижения, отрасль, сфера деятельности, функциональные обязанности,
  основные обязанности, стек, задачи, обов'язки, посадові обов'язки, функції, сфера діяльності, досягнення,
  функціональні обов'язки, основні обов'язки, καθήκοντα, αρμοδιότητες, κλάδος, κύρια καθήκοντα, תחומי אחריות,
  תיאור התפקיד, אחריות, المهام, المسؤوليات, المهام والمسؤوليات, الواجبات, القطاع, الإنجازات, कार्य, जिम्मेदारियाँ,
  जिम्मेदारियां, 業務内容, 職務内容, 担当業務, 事業内容, 主な業務, 資本金, 従業員数, 売上高, 実績, 雇用形態, 主な担当業務, 設立, 年収, 退職理由, 開発環境, 担当, チーム, 使用言語,
  環境, 成果, 主な実績, 規模, 工作内容, 工作职责, 工作描述, 职责, 主要职责, 工作業績, 工作業內容, 工作职责, 工作业绩, 所属行业, 汇报对象, 下属人数, 职责描述, 工作職責, 岗位职责, 主要工作,
  担当業務内容, 업무내용, 담당업무, 주요 업무, 업무 내용, 담당 업무, 성과, 주요업무, 주요 성과,
  nhiệm vụ, mô tả công việc, trách nhiệm, công việc, tugas, tanggung jawab, deskripsi pekerjaan,
`);

/** Forms of address and academic titles before a name, with or without a full stop. */
export const honorifics = phrases(`
  dr.-ing, dr.-ing., dr. rer. nat, dr. phil, dr. jur, dr. rer. pol, pd dr, pd, univ.-prof, univ.-prof. dr, dipl.-inf, dipl.-betriebsw, dipl.-psych,
  dipl.-kffr, dipl.-wirt.-ing, dipl.-ing. (fh), doç. dr, doç, av, müh, doc, doc. ing, ing. arch, rndr, paeddr, mvdr, thdr, engr, rev, hon, capt, smt, shri, sri,
  đ.r, ths, đr, gs, pgs.ts, ông, bà, الدكتور, الدكتورة, دكتور, المهندس, المهندسة, مهندس, آقای, خانم, δρ, med, phil, ing. dr, eng,
  mr, mrs, ms, miss, mx, dr, prof, prof. dr, sir, herr, frau, dipl.-ing, dipl. ing, dipl.-kfm, dr. med, ing, mag, mme, mlle, m, sr, sra, srta, don, doña, lic, arq, dott, dott.ssa, dottor, dottoressa, sig, sig.ra, avv, arch, geom, dhr, mevr, mw, drs, ir, pan, pani, mgr, mgr inż, inż, lek, bc, mudr, judr, phdr, bay, bayan, sayın, hr, fru, г-н, г-жа, д-р, пан, пані, κ, κα, κος, السيد, السيدة, الأستاذ, د, م, श्री, श्रीमती, डॉ, מר, גברת, ד"ר
`);
