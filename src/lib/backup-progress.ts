/** How far a backup has come: of the database, and of the uploaded files. */

/** A row's place in the order of its key: the rowid, or the primary key of a table without one. */
export type RowKey = readonly (string | number)[];
export type CopiedTable = { rows: number; lastKey: RowKey | null };
export type TableToCopy = { name: string; key: string[]; hasUpdatedAt: boolean };

/** Where a backup stands: tables are copied one after the other, and then what changed meanwhile. */
export type BackupProgress = {
  tables: TableToCopy[];
  /** 1: all rows; 2: rows that were added or changed since it began. */
  pass: 1 | 2;
  /** The index of the table. */
  table: number;
  /** The key of the last row that was copied of it. */
  after: RowKey | null;
  /** How many rows the next part takes. */
  limit: number;
  /** By table: the rows of the first pass, and the key of the last one. */
  copied: Record<string, CopiedTable>;
  parts: number;
  bytes: number;
  /** SHA-256 over that of each part before, in order. */
  digest: string;
};

/** Where a comparison of the files with their copies stands. */
export type FileBackupProgress = {
  /** The last key that was compared; null: all were. */
  after: string | null;
  /** How many parts the manifest has, and SHA-256 over that of each part before, in order. */
  parts: number;
  digest: string;
  /** Of the files, all that have a copy now. */
  files: number;
  bytes: number;
  /** How many were copied, noticed as deleted, and deleted from the copies. */
  copied: number;
  gone: number;
  removed: number;
};
