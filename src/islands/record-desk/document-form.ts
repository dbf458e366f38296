import type { ComponentType, ReactNode } from 'react';
import type { DeskDocument } from '#api/admin-document.contract.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import type { GivenWords } from '#parts/record-fields.tsx';

/** What the parts of a kind's own form get. */
export interface FormPart {
  /** The document at the desk; null while it is new. */
  desk: DeskDocument | null;
  fields: Fields;
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
}

/** What is its own to a kind of document at the desk; everything else is the same for all of them. */
export interface DocumentForm {
  kind: DocumentKind;
  /** The room's address. */
  path: `/admin/${string}`;
  /** How one is called: 'drop'. */
  noun: string;
  /** One with a file is never a draft, nor taken down. */
  filesStay?: true;
  table: FieldTable;
  /** Words of lists that its table does not have, by field. */
  given?: Readonly<Record<string, GivenWords>>;
  /** Inputs of its own, by field. */
  own?(part: FormPart): Readonly<Record<string, (problem: string | undefined) => ReactNode>>;
  /** What a new one begins with, by the address it was opened from; `about` names its draft. */
  start?(params: URLSearchParams): Promise<{ fields: Fields; about: string } | null>;
  titleOf(fields: Fields): string;
  /** Where readers find it. */
  pathOf(key: string): string;
  /** The document as readers will see it. */
  Preview: ComponentType<FormPart>;
}

/** A field's text; empty when it is none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
