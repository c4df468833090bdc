/** How sentences tell of a job: `Presently working as Cook at Hotel Park`. */
import { phrases } from './phrases.ts';

/** Words before such a sentence. */
export const nowWords = phrases(`
  presently, currently, previously, formerly, earlier, also, at present, i, i am, i have, i was, have, was, am, has been, derzeit, aktuell, zuletzt, früher, zuvor, ich, ich bin, ich war, ich habe,
  actuellement, auparavant, précédemment, j'ai, je, je suis, j'ai été, actualmente, anteriormente, he, atualmente, eu, attualmente, in precedenza, ho, sono, momenteel, voorheen, ik, ik ben,
  obecnie, wcześniej, в настоящее время, ранее, सम्प्रति, वर्तमान में, saat ini, sebelumnya
`);

/** Verbs and nouns, with the word before the job title. */
export const asWords = phrases(`
  working as, worked as, work as, working as an, employed as, employment as, serving as, served as, acting as, engaged as, joined as, hired as, appointed as, interned as, volunteered as, position as,
  working in the capacity of, working in the role of, worked in the role of, working on the position of,
  tätigkeit als, tätig als, beschäftigt als, beschäftigung als, angestellt als, anstellung als, arbeit als, gearbeitet als, eingestellt als, arbeite als, arbeitete als, arbeite ich als, arbeitete ich als, bin ich als, war ich als,
  travaillé comme, travaillé en tant que, travaille comme, travaille en tant que, employé comme, employée comme, employé en tant que, employée en tant que, embauché comme, embauchée comme, en tant que, en qualité de,
  trabajé como, trabajo como, trabajando como, trabajado como, desempeño como, me desempeñé como, me desempeño como, empleado como, empleada como,
  trabalhei como, trabalho como, atuei como, atuo como, atuação como, atuando como, trabalhando como, contratado como, contratada como,
  lavorato come, lavoro come, impiegato come, impiegata come, assunto come, assunta come, attività come, in qualità di,
  werkzaam als, gewerkt als, werk als, werkte als, werk ik als, werkte ik als, werkend als, aangesteld als, praca jako, pracowałem jako, pracowałam jako, pracuję jako, zatrudniony jako, zatrudniona jako, praca na stanowisku, zatrudnienie na stanowisku, na stanowisku, pracowałem na stanowisku, pracowałam na stanowisku, pracuję na stanowisku,
  pracoval jako, pracovala jako, pracuji jako, zaměstnán jako, zaměstnána jako, arbetat som, arbetade som, arbetar som, arbetade jag som, arbetar jag som, jobbade jag som, jobbar jag som, anställd som, anställning som, arbeidet som, ansat som, arbejdet som,
  работал в должности, работала в должности, работаю в должности, работа в должности, в должности, bekerja sebagai, sebagai
`);

/** Verbs before an employer, behind which the job title follows: `Working with Hotel Park as Cook`. */
export const withWords = phrases(`
  working with, worked with, working at, worked at, working for, worked for, working in, worked in, employed with, employed at, employed by, associated with, serving at, served at, joined, interned at, interned with
`);

/** Verbs before a school: `From 2012 to 2015 I attended Leeds City College`. */
export const studiedWords = phrases(`
  attended, studied at, studied in, studied, i attended, i studied at, i studied, besuchte, besuchte ich, studierte ich an, studierte ich an der, studierte an, ich besuchte, ich studierte an, j'ai étudié à, j'ai étudié au, j'ai étudié, j'ai fréquenté, j'ai suivi, estudié en, estudié, cursé en, estudei em, estudei na, estudei no, estudei, frequentei, ho frequentato, ho studiato presso, ho studiato a, ho studiato, volgde ik, ik volgde, studeerde ik aan, ik studeerde aan, bezocht ik, uczyłem się w, uczyłam się w, studiowałem na, studiowałam na, ukończyłem, ukończyłam, studoval jsem, studovala jsem, navštěvoval jsem, studerade jag vid, jag studerade vid, gick jag på, учился в, училась в, окончил, окончила
`);
