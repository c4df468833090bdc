/** Finds the files that records name in the folder `files`, and says which are not there. */
import { documentFault } from '#recruiting/pipeline/applications/rules.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import type { AttachmentModel, Model } from './model.ts';
import type { InputFile } from './pages.ts';

const FOLDER = 'files/';
const NAMES_MAX = 10;

export type FoundFile = { attachment: AttachmentModel; file: InputFile };

/** Where `files` can have an attachment, the best first: by its id, by the ids of its records, by its URL or by its name. */
function placesOf(attachment: AttachmentModel): string[] {
  const { id, owners, filename, url } = attachment;
  const last = lastOf(url);
  return [
    placeToSave(attachment).slice(FOLDER.length),
    id,
    `${id}/${filename}`,
    ...owners.flatMap((owner) => [
      `${owner}/${filename}`,
      `${owner}/${last}`,
      `${owner}-${filename}`,
    ]),
    last,
    filename,
    // One file that is called by the person or the application.
    ...owners,
  ].filter(
    (place) =>
      place !== '' && !place.startsWith('/') && !place.endsWith('/') && !place.endsWith('-'),
  );
}

/** Where `--urls` saves an attachment, and where it is found again. */
export function placeToSave({ id, owners, filename }: AttachmentModel): string {
  const [owner = ''] = owners;
  const name = filename.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_') || 'file';
  return id === '' ? `${FOLDER}${owner}/${name}` : `${FOLDER}${id}/${name}`;
}

function lastOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** As places are compared: without case, and with the same composition of letters. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/u, '');
}

/** The files under `files`, by every place that an attachment can name. */
function indexOf(files: readonly InputFile[]): ReadonlyMap<string, InputFile[]> {
  const index = new Map<string, InputFile[]>();
  const add = (place: string, file: InputFile) =>
    index.set(keyOf(place), [...(index.get(keyOf(place)) ?? []), file]);
  for (const file of files) {
    const path = file.path.slice(FOLDER.length);
    const [folder = '', ...rest] = path.split('/');
    for (const place of new Set([path, stemOf(path), ...(rest.length > 0 ? [folder] : [])]))
      add(place, file);
  }
  return index;
}

export function findAttachments(
  model: Pick<Model, 'attachments' | 'applications' | 'persons'>,
  all: readonly InputFile[],
): { found: FoundFile[]; lost: string[] } {
  const files = all.filter(({ path }) => path.startsWith(FOLDER));
  const index = indexOf(files);
  const unused = new Set(files);
  const found: FoundFile[] = [];
  const missing: string[] = [];
  for (const attachment of unique(model.attachments)) {
    const file = placesOf(attachment)
      .flatMap((place) => index.get(keyOf(place)) ?? [])
      .find((one) => unused.has(one));
    if (file) {
      unused.delete(file);
      found.push({ attachment, file });
    } else
      missing.push(`${attachment.filename || attachment.id} of ${attachment.owners.join(', ')}`);
  }
  found.push(...unnamed(model, unused));
  return {
    found,
    lost: [
      ...summary(missing, 'attachments without a file in files/'),
      ...summary(
        [...unused].map(({ path }) => path),
        'files that no record names',
      ),
    ],
  };
}

/** One that stands in the candidate and in their application is the same one. */
function unique(attachments: readonly AttachmentModel[]): AttachmentModel[] {
  const nameOf = ({ id, person_id, filename, created_at, kind }: AttachmentModel) =>
    [id, person_id, filename, created_at, kind].join('\n');
  return [
    ...new Map(
      attachments
        .toSorted(
          (one, other) =>
            Number(one.application_id !== null) - Number(other.application_id !== null),
        )
        .map((one) => [nameOf(one), one]),
    ).values(),
  ];
}

/** A file that is called by a person or an application, which names none, is a CV. */
function unnamed(
  { applications, persons }: Pick<Model, 'applications' | 'persons'>,
  unused: Set<InputFile>,
): FoundFile[] {
  const owners = new Map<string, { person_id: string; application_id: string | null }>([
    ...persons.map(({ id }) => [keyOf(id), { person_id: id, application_id: null }] as const),
    ...applications.map(
      ({ id, person_id }) => [keyOf(id), { person_id, application_id: id }] as const,
    ),
  ]);
  return [...unused].flatMap((file): FoundFile[] => {
    const path = file.path.slice(FOLDER.length);
    const folder = path.split('/')[0] ?? '';
    const owner = owners.get(keyOf(path.includes('/') ? folder : stemOf(path)));
    if (!owner) return [];
    unused.delete(file);
    const filename = path.split('/').at(-1) ?? '';
    const kind = /cover|anschreiben|motivation/iu.test(filename) ? 'cover_letter' : 'cv';
    return [
      {
        file,
        attachment: { id: '', filename, url: '', kind, created_at: null, owners: [], ...owner },
      },
    ];
  });
}

/** What is wrong with a file, as an import would say it; null where it takes it. */
export function fileFault({ kind, filename }: AttachmentModel, bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return 'empty';
  if (bytes.byteLength > FILE_BYTES_MAX) return 'over 10 MB';
  const fault = documentFault({ name: filename, bytes }, kind);
  return fault === null ? null : faults[fault];
}

const faults = {
  format: 'no PDF, DOC, DOCX, ODT, RTF or text file',
  data: 'no CV as data that is known',
  macros: 'with macros',
  name: 'not of the format that its name says',
};

/** A count, and the first names. */
export function summary(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
  return [`${names.length} ${what}: ${names.slice(0, NAMES_MAX).join('; ')}${more}`];
}
