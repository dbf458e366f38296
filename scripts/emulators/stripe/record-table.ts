import { dueMoment } from './due-moment.ts';
import type { DatabaseFile, Row } from './database-file.ts';
import type { RecordKind, Records } from './wire-object.ts';

/** A record whose time has come. */
export interface DueRecord {
  kind: RecordKind;
  id: string;
  /** Unix seconds. */
  due: number;
}

/** Customers, subscriptions, invoices and the rest, each as one JSON text. */
export class RecordTable {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  get<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | null {
    const row = this.#file.first('SELECT body FROM records WHERE kind = ? AND id = ?', kind, id);
    return row === undefined ? null : bodyOf<Kind>(row);
  }

  /** A record that another one names. @throws Error when it is missing, which would be our own mistake */
  need<Kind extends RecordKind>(kind: Kind, id: string | null | undefined): Records[Kind] {
    const record = id ? this.get(kind, id) : null;
    if (!record) throw new Error(`The ${kind} ${id ?? '(none)'} is missing from the file.`);
    return record;
  }

  /** Whatever has this id, of any kind. */
  find(id: string): object | null {
    const row = this.#file.first("SELECT body FROM records WHERE id = ? AND kind <> 'checkout_order'", id);
    return row === undefined ? null : (JSON.parse(String(row['body'])) as object);
  }

  put<Kind extends RecordKind>(kind: Kind, record: Records[Kind]): void {
    this.#file.run(
      `INSERT INTO records (id, kind, owner, due, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, due = excluded.due, body = excluded.body`,
      record.id,
      kind,
      ownerOf(record),
      dueMoment(kind, record),
      JSON.stringify(record),
    );
  }

  remove(kind: RecordKind, id: string): void {
    this.#file.run('DELETE FROM records WHERE kind = ? AND id = ?', kind, id);
  }

  /** All records of a kind, the newest first; with an owner, theirs only. */
  list<Kind extends RecordKind>(kind: Kind, owner?: string): Records[Kind][] {
    const rows =
      owner === undefined
        ? this.#file.all('SELECT body FROM records WHERE kind = ? ORDER BY sequence DESC', kind)
        : this.#file.all('SELECT body FROM records WHERE kind = ? AND owner = ? ORDER BY sequence DESC', kind, owner);
    return rows.map((row) => bodyOf<Kind>(row));
  }

  /** The record whose time came first, or null when no time has come by this moment. */
  firstDue(moment: number): DueRecord | null {
    const row = this.#file.first(
      'SELECT kind, id, due FROM records WHERE due <= ? ORDER BY due, sequence LIMIT 1',
      moment,
    );
    return row === undefined
      ? null
      : { kind: String(row['kind']) as RecordKind, id: String(row['id']), due: Number(row['due']) };
  }
}

/** The customer a record belongs to; for the tie between an invoice and its payment, the invoice. */
function ownerOf(record: Records[RecordKind]): string | null {
  if ('customer' in record) return record.customer;
  return 'invoice' in record ? record.invoice : null;
}

function bodyOf<Kind extends RecordKind>(row: Row): Records[Kind] {
  return JSON.parse(String(row['body'])) as Records[Kind];
}
