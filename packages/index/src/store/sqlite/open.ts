import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../history-store.ts';
import { checkPages } from './check-pages.ts';
import { checkSchema, prepareSchema } from './schema.ts';

/** `<data>/<chain id>/history.sqlite` */
export function storePath(dataFolder: string, chainId: string): string {
  return join(dataFolder, chainId, 'history.sqlite');
}

/**
 * Opens for writing; creates the folder and tables if missing, checks a store that was left open and migrates an older
 * one, with progress lines to `report`. Throws StoreError.
 */
export function openForWriting(
  path: string,
  chainId: string,
  report: (line: string) => void = (line) => console.error(line),
  wasLeftOpen = false,
): DatabaseSync {
  mkdirSync(join(path, '..'), { recursive: true });
  return open(path, false, (db) => {
    db.exec('PRAGMA journal_mode = WAL');
    // In WAL mode with NORMAL a killed process loses nothing; a power failure may lose the last transactions, which are
    // read again from the chain.
    db.exec('PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA cache_size = -65536');
    db.exec('PRAGMA wal_autocheckpoint = 4000');
    if (wasLeftOpen) checkPages(db, path, report);
    prepareSchema(db, chainId, path, report);
  });
}

/** Opens an existing store for reading; throws StoreError if it is missing, damaged or of another chain. */
export function openForReading(path: string, chainId: string): DatabaseSync {
  if (!existsSync(path)) throw new StoreError('damaged', `${path} does not exist`);
  return open(path, true, (db) => {
    db.exec('PRAGMA cache_size = -16384');
    checkSchema(db, chainId, path);
  });
}

function open(path: string, readOnly: boolean, prepare: (db: DatabaseSync) => void): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path, { readOnly, timeout: 10_000 });
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError('damaged', `${path} cannot be opened as a history store: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
