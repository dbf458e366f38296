import { isSame } from '#domain/tool/is-same.ts';
import { type DocumentChange, type DocumentView, documentChanges, withPlaces } from './document-view.ts';

/** Two editors' work put together. */
export interface RebasedDocument {
  /** The newer version with what this editor changed. */
  view: DocumentView;
  /** Places that both changed: theirs before, mine after. */
  clashes: DocumentChange[];
}

/** Puts what an editor changed on top of what somebody else saved meanwhile; nobody's work is lost unsaid. */
export function rebaseDocument(base: DocumentView, mine: DocumentView, theirs: DocumentView): RebasedDocument {
  const own = documentChanges(base, mine);
  const moved = new Map(documentChanges(base, theirs).map(({ field, after }) => [field, after]));
  const clashes = own
    .filter(({ field, after }) => moved.has(field) && !isSame(moved.get(field), after))
    .map(({ field, after }) => ({ field, before: moved.get(field), after }));
  return { view: withPlaces(theirs, Object.fromEntries(own.map(({ field, after }) => [field, after]))), clashes };
}
