/** What converters make of the records of another service, before they are records of a bundle. */
import type { DocumentKind, Workplace } from '#vocabulary/lists.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import type { Lists } from './items.ts';

export type OfficeModel = {
  id: string;
  name: string;
  address?: string;
  city?: string;
  zipcode?: string;
  /** A code of ISO 3166-1, or a name. */
  country?: string;
};

export type JobModel = {
  id: string;
  title: string;
  status: 'Live' | 'Draft' | 'Closed' | 'Archived';
  created_at: string | null;
  published_at?: string | null;
  office_id?: string | null;
  workplace?: Workplace;
  employment?: string;
  description?: string;
  requirements?: string;
};

export type NoteModel = {
  note: string;
  author_email?: string | null;
  author_name?: string | null;
  created_at?: string | null;
};

export type PersonModel = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  links: string[];
  tags: string[];
  created_at: string | null;
  /** Notes about the person: they are those of the application that was there when each was written. */
  notes: NoteModel[];
};

export type MoveModel = { from: string | null; to: string | null; created_at: string | null };

export type ApplicationModel = {
  id: string;
  person_id: string;
  job_id: string;
  /** The name of its stage; null: the first. */
  stage: string | null;
  status: 'active' | 'rejected' | 'hired';
  source: string;
  created_at: string | null;
  rejected_at: string | null;
  hired_at: string | null;
  /** As the other service calls it. */
  rejection_reason: string;
  notes: NoteModel[];
  moves?: MoveModel[];
};

/** A file that a record names. What is known of it says where it can stand in the folder `files`. */
export type AttachmentModel = {
  /** That of the attachment; '' where it has none. */
  id: string;
  filename: string;
  url: string;
  kind: DocumentKind;
  created_at: string | null;
  person_id: string;
  /** null: it is of the person alone. */
  application_id: string | null;
  /** Ids of the records of the other service that it is of, by which a file can be called. */
  owners: string[];
};

export type FieldModel = {
  entity: FieldEntity;
  /** By which values name it. */
  id: string;
  label: string;
  /** What the other service calls its kind; '' where that is not known. */
  type: string;
  options: string[];
  is_private?: boolean;
  is_archived?: boolean;
};

export type ValueModel = {
  entity: FieldEntity;
  record_id: string;
  field_id: string;
  value: unknown;
};

export type Model = {
  source: string;
  /** Names, in the order of hiring. */
  stages: string[];
  offices: OfficeModel[];
  jobs: JobModel[];
  persons: PersonModel[];
  applications: ApplicationModel[];
  fields: FieldModel[];
  values: ValueModel[];
  attachments: AttachmentModel[];
};

/** A list that a converter reads. */
export type ListShape = {
  /** Fields that each of its records has, also where they hold nothing: by them files of another service are found out. */
  marks: readonly string[];
  isNeeded?: true;
};

export type Vendor = {
  lists: Readonly<Record<string, ListShape>>;
  toModel: (lists: Lists) => Model;
};
