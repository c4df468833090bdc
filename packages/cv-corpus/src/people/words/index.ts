/** The data of all languages by their BCP 47 tag. */
import type { LanguageData } from '../language-data.ts';
import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ptBr } from './pt-br.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCn } from './zh-cn.ts';

export const languageData: Readonly<Record<string, LanguageData>> = {
  ar,
  cs,
  de,
  el,
  en,
  es,
  fa,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  'pt-BR': ptBr,
  ru,
  sv,
  tr,
  vi,
  'zh-CN': zhCn,
};
