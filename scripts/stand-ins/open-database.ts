import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('database is locked')) {
      throw new Error(`${file} is in use by another process: stop that one or set YAK_DATA_DIR to another folder.`);
    }
    throw error;
  }
}
