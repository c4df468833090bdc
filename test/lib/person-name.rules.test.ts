/** Full names of CVs, split as application forms ask for them. */
import { expect, test } from 'vitest';
import { splitName } from '#lib/person-name.ts';

test.each([
  ['Ada Lovelace', null, 'Ada', 'Lovelace'],
  ['Anna Maria Huber', 'de', 'Anna Maria', 'Huber'],
  ['Vincent van Gogh', 'nl', 'Vincent', 'van Gogh'],
  ['Ursula von der Leyen', 'de', 'Ursula', 'von der Leyen'],
  ['María García López', 'es', 'María', 'García López'],
  ['María López', 'es', 'María', 'López'],
  ['João da Silva', 'pt', 'João', 'da Silva'],
  ['Lovelace, Ada', null, 'Ada', 'Lovelace'],
  ['DUPONT Marie', 'fr', 'Marie', 'DUPONT'],
  ['Marie DUPONT', 'fr', 'Marie', 'DUPONT'],
  ['JOHN SMITH', 'en', 'JOHN', 'SMITH'],
  ['John F. Kennedy', 'en', 'John F.', 'Kennedy'],
  ['Nguyễn Văn An', 'vi', 'Văn An', 'Nguyễn'],
  ['Nagy Katalin', 'hu', 'Katalin', 'Nagy'],
  ['山田 太郎', 'ja', '太郎', '山田'],
  ['王 小明', 'zh', '小明', '王'],
  ['김민준', 'ko', '민준', '김'],
  ['محمد بن سلمان', 'ar', 'محمد', 'بن سلمان'],
  ['Mononym', null, 'Mononym', ''],
  ['  Ada   Lovelace ', null, 'Ada', 'Lovelace'],
])('%s (%s)', (name, language, first, last) => {
  expect(splitName(name, language)).toEqual({ first, last });
});

test.each(['山田太郎', '', '  '])('is not guessed for "%s"', (name) => {
  expect(splitName(name)).toBeNull();
});
