/** Words of labels that say how something is asked for, and not what: `Exact title of your present post`. */
import { phrases } from './phrases.ts';

export const labelFillers = phrases(`
  énumérez, enumere, enumerate, liste, listez, décrivez, describe, describa, descreva, descrivere, beschreiben, give, provide, relevant, own,
  of, the, a, an, your, and, in, at, or, for, with, by, to, exact, current, present, previous, former, last, latest, most, recent, first, full, complete, main, principal, official, held, obtained, awarded, attended, attained, occupied, gained, received, completed, name, names, please, state, specify, including, each, other, such, if, any, list, details, particulars, information, its, this, employment, work, job, study, studies, organisation, applicant, candidate, person, s,
  der, die, das, des, dem, den, ihr, ihre, ihrer, ihres, und, oder, von, genaue, genauer, aktuelle, aktueller, aktuellen, derzeitige, derzeitiger, letzte, letzter, letzten, letztes, vorherige, vorheriger, frühere, früherer, vollständige, vollständiger, besuchte, besuchter, erworbener, erworbene, erlangter, name, bezeichnung, angaben, zum, zur, bewerber, bewerbers, bewerberin,
  le, la, les, l, de, du, d, des, votre, vos, et, ou, exact, exacte, actuel, actuelle, dernier, dernière, précédent, précédente, complet, complète, principal, principale, obtenu, obtenue, fréquenté, fréquentée, occupé, occupée, nom, dénomination, intitulé, libellé, veuillez, indiquer, préciser, détails, candidat, candidate, travail,
  el, los, las, del, su, sus, y, e, o, u, en, exacto, exacta, actual, último, última, anterior, completo, completa, obtenido, obtenida, desempeñado, ocupado, nombre, denominación, indique, detalle, detalles, datos, postulante, candidato, candidata, solicitante, trabajo,
  os, as, do, da, dos, das, seu, sua, em, no, na, exato, atual, concluído, obtido, exercido, nome, designação, indique, detalhes, dados, trabalho,
  il, lo, gli, i, dell, della, dello, degli, delle, di, suo, sua, esatto, esatta, attuale, ultimo, ultima, precedente, conseguito, conseguita, frequentato, ricoperto, ricoperta, nome, denominazione, indicare, dettagli, candidato, lavoro,
  het, een, van, uw, en, of, exacte, huidige, laatste, vorige, volledige, behaalde, gevolgde, naam, benaming, gegevens, kandidaat, werk,
  i, oraz, lub, w, z, dokładna, dokładny, obecne, obecny, aktualne, ostatnie, ostatni, poprzednie, uzyskany, ukończona, nazwa, imię, dane, pracy, kandydata,
  a, nebo, v, přesný, současná, poslední, předchozí, úplný, dosažený, název, jméno, údaje, uchazeče, práce,
  och, eller, din, ditt, nuvarande, senaste, tidigare, namn, uppgifter, og, eller, nåværende, nuværende, siste, seneste, tidligere, navn,
  ve, veya, şu, anki, son, önceki, tam, adı, ad, bilgileri, adayın, çalıştığınız, mezun, olduğunuz,
  и, или, в, на, точное, последнее, последнего, последняя, текущая, текущее, текущего, нынешнее, предыдущее, предыдущая, полное, полная, полученная, полученный, занимаемая, название, наименование, сведения, данные, о, об, кандидата, соискателя, работы,
  та, або, у, остання, останнє, поточна, повна, назва, найменування, відомості, про,
  των, της, του, το, η, ο, και, ή, τρέχουσα, τελευταία, πλήρης, όνομα, ονομασία, στοιχεία,
  في, من, أو, و, الحالي, الحالية, السابق, السابقة, الأخير, الأخيرة, الكامل, اسم, تفاصيل, بيانات, آخر, صاحب,
  של, או, נוכחי, אחרון, שם, פרטי, פרטים, מלא,
  का, की, के, और, या, में, नाम, वर्तमान, अंतिम, पूर्व, विवरण,
  của, và, hoặc, tên, hiện, tại, trước, gần, nhất, chi, tiết, nama, dan, atau, terakhir, saat, ini,
  در, و, یا, نام, فعلی, قبلی, آخرین, مشخصات
`);

/** Of these words, a label has what stands beside them: `Name and address of the employer` asks for the employer. */
export const namingWords = phrases(`
  name, names, nom, nombre, nome, naam, nazwa, název, namn, navn, adı, название, наименование, назва, όνομα, اسم, שם, नाम, tên, nama, نام, bezeichnung, dénomination, denominación, denominazione, designação
`);

/** Words that tell what a label asks for only beside fillers; alone they stand for other things as well. */
export const askedTitles = phrases(`
  title, titles, titre, título, titel, titolo, tytuł, post, poste, postes, puesto, puestos, cargo, cargos, posizione, posizioni, positie, stelle, position, positions, function, funktion, fonction, función, função, rol, rola, role, job, jobs, stanowisko, pracoviště, pozice, görev, görevi, ünvanı, pozisyonu, unvanı, должность, должности, посада, посади, θέση, θέσης, وظيفة, وظيفتك, المسمى, منصب, תפקיד, पद, पदनाम, stilling, befattning
`);
export const askedEmployers = phrases(`
  employer, employers, employeur, employeurs, empleador, empleadores, empregador, arbeitgeber, arbeitgebers, firma, firmy, firmu, company, companies, entreprise, entreprises, empresa, empresas, azienda, aziende, werkgever, werkgevers, bedrijf, pracodawca, pracodawcy, zaměstnavatel, zaměstnavatele, arbetsgivare, arbetsgivarens, arbeidsgiver, arbejdsgiver, işveren, işyeri, işyerinin, kurumun, работодатель, работодателя, организация, организации, компания, компании, предприятие, предприятия, роботодавець, організації, εργοδότης, εργοδότη, εταιρείας, المؤسسة, الشركة, العمل, جهة, מעסיק, מעסיקה, חברה, नियोक्ता, संस्था, business, firm, institution, unternehmen, unternehmens, betrieb, betriebs, société
`);
export const askedSchools = phrases(`
  school, schools, university, universities, institution, institutions, institute, college, colleges, établissement, établissements, école, schule, hochschule, universität, einrichtung, bildungseinrichtung, institución, instituciones, escuela, universidad, instituição, escola, universidade, istituto, scuola, università, instelling, onderwijsinstelling, szkoła, szkoły, uczelnia, uczelni, škola, školy, okul, okulun, kurum, üniversite, заведение, заведения, учебное, учебного, вуз, вуза, заклад, закладу, навчальний, навчального, ίδρυμα, ιδρύματος, σχολή, المؤسسة, المدرسة, الجامعة, المعهد, مؤسسة, विद्यालय, संस्थान, skole, skola, skolans, lärosäte, centro, provider
`);
export const askedDegrees = phrases(`
  degree, degrees, diploma, diplomas, certificate, certificates, qualification, qualifications, diplôme, diplômes, certificat, título, títulos, titolo, titre, abschluss, abschlüsse, grado, grau, dyplom, titul, stupeň, derece, diploması, степень, диплом, квалификация, ступінь, кваліфікація, πτυχίο, المؤهل, الشهادة, الدرجة, תואר, उपाधि, डिग्री, academic, académico, académique, distinctions
`);
export const askedAreas = phrases(`
  subject, subjects, field, course, courses, major, specialization, specialisation, domaine, matière, matières, filière, spécialité, fach, fachrichtung, studiengang, campo, carrera, especialidad, materia, materias, área, curso, especialidade, indirizzo, materia, materie, corso, richting, vak, vakken, kierunek, specjalność, obor, bölüm, bölümü, специальность, направление, спеціальність, ειδίκευση, التخصص, تخصص, مجال, מקצוע, विषय, études, estudio, estudios, estudos, studiów
`);
export const askedFacts = phrases(`
  address, location, place, town, city, country, phone, telephone, website, adresse, anschrift, lieu, ort, dirección, lugar, endereço, local, indirizzo, luogo, adres, plaats, miejsce, adresa, místo, adresi, yeri, адрес, место, місце, адреса, διεύθυνση, عنوان, مكان, כתובת, पता, supervisor, manager, reason, leaving, motif, motivo, grund, salary, salaire, salario, description, duties, responsibilities, tasks, tâches, tareas, aufgaben, beschreibung, descripción, descrição, descrizione, activities, activités, actividades, atividades, attività, type, sector, secteur, branche, number, hours, grade, level, size, staff, supervised
`);
