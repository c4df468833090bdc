/** The CV of someone who has not worked yet: school with its marks and subjects first, projects and voluntary work without employers, skills, languages, interests. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, joined, page, section } from '../../html/page.ts';

/** Expected, final mark, voluntary work, and what it was. */
const words: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['expected', 'Grade average', 'Volunteering', 'Helper at the summer fair of the parish'],
  de: ['voraussichtlich', 'Notenschnitt', 'Ehrenamt', 'Helfer beim Sommerfest der Gemeinde'],
  fr: ['prévu', 'Moyenne', 'Bénévolat', 'Aide à la fête d’été de la commune'],
  es: ['previsto', 'Nota media', 'Voluntariado', 'Ayuda en la fiesta de verano del barrio'],
  it: ['previsto', 'Media', 'Volontariato', 'Aiuto alla festa estiva del quartiere'],
  nl: ['verwacht', 'Gemiddeld cijfer', 'Vrijwilligerswerk', 'Hulp bij het zomerfeest van de buurt'],
  pl: ['planowane', 'Średnia ocen', 'Wolontariat', 'Pomoc przy letnim festynie osiedla'],
  'pt-BR': ['previsto', 'Média', 'Voluntariado', 'Ajuda na festa de verão do bairro'],
  tr: ['beklenen', 'Not ortalaması', 'Gönüllülük', 'Mahalle yaz şenliğinde yardım'],
  cs: ['předpoklad', 'Průměr známek', 'Dobrovolnictví', 'Pomoc na letní slavnosti obce'],
  vi: ['dự kiến', 'Điểm trung bình', 'Tình nguyện', 'Hỗ trợ hội hè của phường'],
  hi: ['अपेक्षित', 'औसत अंक', 'स्वयंसेवा', 'मोहल्ले के ग्रीष्म मेले में सहायता'],
  he: ['צפוי', 'ממוצע ציונים', 'התנדבות', 'עזרה ביריד הקיץ של השכונה'],
  ru: ['ожидается', 'Средний балл', 'Волонтёрство', 'Помощь на летнем празднике района'],
  ko: ['예정', '평균 평점', '봉사 활동', '동네 여름 축제 도우미'],
};

const css = `body{font-family:Comfortaa,Cabin,"Noto Sans","Noto Sans Hebrew","Noto Sans Devanagari","Noto Sans CJK KR",sans-serif;font-size:10pt}h1{font-size:22pt}h2{font-size:12pt;margin:6mm 0 2mm;background:#f3e9d2;padding:1mm 2mm}.e{margin-bottom:3mm}.g{color:#666}`;

const LEAVES: YearMonth = { year: 2026, month: 7 };

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  without: ['work'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [expected, mark, voluntary, helped] = words[cv.language] ?? ['', '', '', ''];
    // The schools end this summer instead of before a first job.
    const shift = LEAVES.year - (cv.education[0]?.end.year ?? LEAVES.year);
    const moved = ({ year, month }: YearMonth) => ({ year: year + shift, month });
    const schools = cv.education.map(({ institution, degree, area, start, end }, at) => {
      const to = at === 0 ? `${wording.date(LEAVES)} (${expected})` : wording.date(moved(end));
      return `<div class="e"><b>${escape(institution)}</b><br>${escape(`${degree}, ${area}`)}<br><span class="g">${wording.date(moved(start))} – ${to}</span>${at === 0 ? `<br>${mark}: ${random.integer(70, 98)} %` : ''}</div>`;
    });
    const projects = cv.projects.map(({ name, description }) => `${name}: ${description}`);
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}:</b> ${escape(names.join(', '))}</p>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} – ${level}`);
    const contact = [cv.email, cv.phone.national, cv.address.city, cv.address.country];
    const isSchoolFirst = random.chance(0.7);
    const school = section(wording.heading('education'), schools.join(''));
    const skill = section(wording.heading('skills'), skills.join(''));
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p class="g">${joined(contact, ' &nbsp;/&nbsp; ')}</p>
${isSchoolFirst ? school + skill : skill + school}
${section(wording.heading('projects'), each('p', projects))}
${section(voluntary, `<p>${escape(`${helped}, ${LEAVES.year - 1}`)}</p>`)}
${section(wording.heading('languages'), each('p', spoken))}
${section(wording.heading('interests'), `<p>${escape(cv.interests.join(', '))}</p>`)}`,
    );
  },
};

export default family;
