/** Replaces the fields of a DOC by their results, and drops their instructions. */
import { contactOf, targetOfField } from '../links.ts';
import { LOOK } from './marked-text.ts';

/** Around the target of a link, and after its text. */
export const LINK = '\u0002';
export const LINK_END = '\u0003';

const FIELD_BEGINS = '\u0013';
const FIELD_SHOWS = '\u0014';
const FIELD_ENDS = '\u0015';
const HYPHEN = '\u001e';
const SOFT_HYPHEN = '\u001f';

const FIELD_SIGNS = new RegExp(`([${FIELD_BEGINS}${FIELD_SHOWS}${FIELD_ENDS}])`, 'u');
const LOOKS = new RegExp(`${LOOK}\\d+${LOOK}`, 'gu');

/** `isHidden`: whether the position is inside its instruction. */
type Field = { isHidden: boolean; instruction: string; isLink: boolean };

export function resolveFields(text: string): string {
  const fields: Field[] = [];
  const pieces: string[] = [];
  let hidden = 0;
  for (const piece of text.split(FIELD_SIGNS)) {
    const field = fields.at(-1);
    if (piece === FIELD_BEGINS) {
      fields.push({ isHidden: true, instruction: '', isLink: false });
      hidden++;
    } else if (piece === FIELD_SHOWS || piece === FIELD_ENDS) {
      fields.pop();
      if (field?.isHidden) hidden--;
      if (piece === FIELD_SHOWS) {
        const target = hidden === 0 ? targetIn(field) : null;
        if (target !== null) pieces.push(`${LINK}${target}${LINK}`);
        fields.push({ isHidden: false, instruction: '', isLink: target !== null });
      } else if (field?.isLink) pieces.push(LINK_END);
    } else if (hidden === 0) pieces.push(piece);
    else if (field?.isHidden) field.instruction = piece;
  }
  return pieces.join('').replaceAll(HYPHEN, '-').replaceAll(SOFT_HYPHEN, '\u00ad');
}

/** The target of a link that leads to an address, a number or a profile. */
function targetIn(field: Field | undefined): string | null {
  const target = targetOfField(field?.instruction.replaceAll(LOOKS, '') ?? '');
  return target !== null && contactOf(target) !== null ? target : null;
}
