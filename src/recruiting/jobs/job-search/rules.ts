/** The columns of a job that its search is made from. */
import { fold, indexText } from '#lib/fold.ts';
import { formsText } from '#lib/search-forms.ts';
import { skillsText } from '#lib/search-words.ts';

/** A title, and what the full-text indexes hold of it. */
export function titleColumns(title: string) {
  return {
    title,
    titleFolded: fold(title),
    titleIndexed: indexText(title),
    titleForms: formsText(title),
  };
}

export function skillsColumns(skills: readonly string[]) {
  return { skillsIndexed: skillsText(skills) };
}

/** The same by the names of the columns. */
export function searchColumns(title: string, skills: readonly string[]) {
  const { titleFolded, titleIndexed, titleForms } = titleColumns(title);
  return {
    title_folded: titleFolded,
    title_indexed: titleIndexed,
    title_forms: titleForms,
    skills_indexed: skillsColumns(skills).skillsIndexed,
  };
}

/** What of a job a misspelt word may have meant. The skills are one text, as in the index, which ends after so many letters. */
export function searchedTexts(
  jobs: readonly { title?: string | undefined; skills?: readonly string[] | undefined }[],
): string[] {
  return jobs.flatMap(({ title, skills }) => [title ?? [], skills?.join(' ') ?? []].flat());
}
