/** Makes a bundle of the files that hold what another service's API has answered. */
import { documentKind, documentName, documentType } from '@recruiting/cv-reader/document-kind';
import { ashby } from './ashby.ts';
import { fileFault, findAttachments, placeToSave, summary } from './attachments.ts';
import type { FoundFile } from './attachments.ts';
import { sha256, writeBundle } from './bundle.ts';
import type { PackedFile } from './bundle.ts';
import { checkRecords } from './check.ts';
import { toCustom } from './custom-fields.ts';
import { Fault } from './fault.ts';
import { greenhouse } from './greenhouse.ts';
import type { Lists } from './items.ts';
import { OWNER, text } from './items.ts';
import { lever } from './lever.ts';
import type { Model, Vendor } from './model.ts';
import { pageOf, readLists } from './pages.ts';
import type { InputFile } from './pages.ts';
import { homelessNotes, stagesOf, STAGES_MAX, toRecords } from './records.ts';
import type { Records } from './records.ts';
import { watched } from './watch.ts';
import { workable } from './workable.ts';

export const vendors: Readonly<Record<string, Vendor>> = { greenhouse, lever, ashby, workable };

const FILENAME_LENGTH_MAX = 255;

export type Converted = {
  /** Lines that say what is in the bundle, and what is not. */
  said: string[];
  write: (write: (bytes: Uint8Array) => void, now: Date) => Promise<number>;
};

/** Throws a fault where a file is broken: then there is no bundle. */
export function convert(service: string, files: readonly InputFile[]): Converted {
  const { model, ignored, said } = read(service, files);
  const custom = toCustom(model);
  const { found, lost } = findAttachments(model, files);
  const packed = packFiles(found);
  const made = toRecords(model, { ...custom, documents: packed.documents });
  const { records, lost: refused } = checkRecords(made);
  const counts = Object.entries(records).filter(([, list]) => list.length > 0);
  const left = [...leftOutOf(model, records), ...custom.lost, ...lost, ...packed.lost, ...refused];
  const unread = ignored();
  return {
    said: [
      [
        ...counts.map(([name, list]) => `${list.length} ${name}`),
        `${packed.files.length} files`,
      ].join(', '),
      ...said,
      ...left.map((one) => `Left out: ${one}`),
      ...(unread.length > 0 ? [`Fields that were not read: ${unread.join(', ')}`] : []),
    ],
    write: (write, now) =>
      writeBundle({ source: service, records, files: packed.files, now }, write),
  };
}

/** What curl reads with `--config`: each attachment that has an address, and where it is found afterwards. */
export function downloads(service: string, files: readonly InputFile[]): string[] {
  return read(service, files)
    .model.attachments.filter(({ url }) => URL.canParse(url))
    .flatMap((one) => [
      `url = ${JSON.stringify(one.url)}`,
      `output = ${JSON.stringify(placeToSave(one))}`,
    ]);
}

function read(service: string, files: readonly InputFile[]) {
  const vendor = vendors[service];
  if (!vendor) throw new Fault(`${service} is none of ${Object.keys(vendors).join(', ')}.`);
  const pages = files.map(pageOf);
  const others = files.filter(
    ({ path }, index) => pages[index] === null && !path.startsWith('files/'),
  );
  const { lists, said } = readLists(pages.filter((page) => page !== null));
  assertLists(service, vendor, lists);
  const absent = Object.keys(vendor.lists).filter((name) => lists[name] === undefined);
  const seen = watched(lists);
  const model = vendor.toModel(seen.lists);
  return {
    model,
    ignored: seen.ignored,
    said: [
      ...said,
      ...summary(
        others.map(({ path }) => path),
        'files that are not read, as their names are those of no page',
      ),
      ...(absent.length > 0 ? [`Lists that are not there: ${absent.join(', ')}`] : []),
    ],
  };
}

/** Throws a fault where a list is missing, or its records are those of another service. */
function assertLists(service: string, vendor: Vendor, lists: Lists): void {
  for (const [name, { marks }] of Object.entries(vendor.lists)) {
    for (const [index, item] of (lists[name] ?? []).entries()) {
      const mark = marks.find((one) => !(one in item));
      if (mark === undefined) continue;
      const other = Object.entries(vendors).find(([, one]) =>
        one.lists[name]?.marks.every((field) => field in item),
      );
      const owner = text(item, OWNER);
      const hint = other && other[0] !== service ? ` They look like those of ${other[0]}.` : '';
      throw new Fault(
        `Record ${index + 1} of ${owner === '' ? name : `${name}/${owner}`} has no \`${mark}\`, which those of ${service} have.${hint}`,
      );
    }
  }
  const missing = Object.entries(vendor.lists).find(
    ([name, one]) => one.isNeeded && (lists[name] ?? []).length === 0,
  );
  if (!missing) return;
  const other = Object.entries(vendors).find(([, one]) =>
    Object.entries(one.lists).some(([name, { isNeeded }]) => isNeeded && lists[name]),
  );
  const hint = other && other[0] !== service ? ` The files look like those of ${other[0]}.` : '';
  throw new Fault(`No file holds ${missing[0]}, such as ${missing[0]}-1.json.${hint}`);
}

type Packed = {
  files: PackedFile[];
  lost: string[];
  documents: (personId: string, applicationId: string | null) => object[];
};

function packFiles(found: readonly FoundFile[]): Packed {
  const files: PackedFile[] = [];
  const lost: string[] = [];
  const documents = new Map<string, object[]>();
  for (const { attachment, file } of found) {
    const content = file.read();
    const fault = fileFault(attachment, content);
    const format = documentKind(content);
    if (fault !== null || format === null) {
      lost.push(`${file.path} (${fault ?? 'no document'})`);
      continue;
    }
    const { extension, contentType } = documentType(format);
    const path = `files/${files.length + 1}.${extension}`;
    files.push({ path, read: file.read });
    const key = `${attachment.person_id}\n${attachment.application_id ?? ''}`;
    const document = {
      kind: attachment.kind,
      filename: documentName(attachment.filename, format, FILENAME_LENGTH_MAX),
      content_type: contentType,
      created_at: attachment.created_at,
      file: path,
      sha256: sha256(content),
    };
    documents.set(key, [...(documents.get(key) ?? []), document]);
  }
  return {
    files,
    lost: summary(lost, 'files that an import does not take'),
    documents: (personId, applicationId) =>
      documents.get(`${personId}\n${applicationId ?? ''}`) ?? [],
  };
}

/** What has no place in the bundle: applications without a job or a person, notes without an application, stages beyond the last. */
function leftOutOf(model: Model, records: Records): string[] {
  const jobs = new Set(model.jobs.map(({ id }) => id));
  const persons = new Set(model.persons.map(({ id }) => id));
  const lost = model.applications.filter(
    (one) => !jobs.has(one.job_id) || !persons.has(one.person_id),
  );
  const stages = stagesOf(model.stages).slice(STAGES_MAX);
  return [
    ...summary(
      lost.map(({ id }) => id),
      'applications, whose job or candidate is in no list',
    ),
    ...summary(
      homelessNotes(model, records),
      'candidates have notes and no application to keep them',
    ),
    ...(stages.length > 0 ? [`stages beyond ${STAGES_MAX}: ${stages.join(', ')}`] : []),
  ];
}
