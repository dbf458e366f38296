import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The open databases of this process. */
const opened = new Set<DatabaseSync>();
/** As many pages as an SQLite file may have by its format. */
const NO_LIMIT = 4_294_967_294;

/**
 * Opens an SQLite file for this process alone and gives it its tables.
 * @param file path, made when missing; `:memory:` keeps nothing
 * @throws Error in one sentence when another process holds the file
 */
export function openDatabase(file: string, schema: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec(schema);
    opened.add(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('database is locked')) {
      throw new Error(`${file} is in use by another process: stop that one.`);
    }
    throw error;
  }
}

/**
 * Leaves every database of this process as little room as on a full disk: none grows any more.
 * @param isLittle false gives the room back
 */
export function leaveLittleRoom(isLittle: boolean): void {
  for (const database of opened) {
    if (database.isOpen) database.exec(`PRAGMA max_page_count = ${isLittle ? 1 : NO_LIMIT}`);
    else opened.delete(database);
  }
}
