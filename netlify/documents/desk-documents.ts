import type { DeskDocument, DocumentEdited as DocumentEditedAnswer } from '#api/admin-document.contract.ts';
import type { DeskDocuments, DocumentLine } from '#api/admin-documents.contract.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { DOCUMENT_KEY, type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import { standingOf } from '#domain/record/document-standing.ts';
import { documentRecord, documentView, movedOn } from '#domain/record/document-view.ts';
import { isShownOn, shownEntries } from '#domain/record/shown-documents.ts';
import { dayOf } from '#domain/value/day.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { audit } from '#netlify/session/audit.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { builtDocuments } from '#netlify/catalog/built-documents.ts';
import { leftOutOfPages } from '#netlify/catalog/left-out.ts';
import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';
import { historyLines, refuseChange } from '#netlify/catalog/answer-edit.ts';
import { documentRules } from './document-rules.ts';
import { type DocumentRules, views } from './kind-rules.ts';
import { publicEntries } from './public-entries.ts';
import { type DocumentEdited, readDocumentHistory } from './edit-document.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';

/** How long the key of a pull command works, in seconds. */
const PULL_LIFETIME = 3600;

/** The kind that an address names. @throws ApiError `not_found` */
export function kindOf(named: string | undefined): DocumentKind {
  const kind = documentKinds.find((one) => one === named);
  if (!kind) throw new ApiError('not_found', { message: 'There is no such kind of document.' });
  return kind;
}

/** The key that an address names. @throws ApiError `not_found` */
export function documentKey(named: string | undefined): string {
  if (named === undefined || !DOCUMENT_KEY.test(named))
    throw new ApiError('not_found', { message: 'There is no such document.' });
  return named;
}

/** How many documents of a kind somebody should look at again. @throws StoreUnavailable, UnreadableRecord */
export async function countDue(kind: DocumentKind, now: Date): Promise<number> {
  const rules = documentRules[kind];
  if (!rules.lookAgainOn) return 0;
  const [index, files] = await Promise.all([readDocumentIndex(kind), rules.files()]);
  const today = dayOf(now);
  return views(files, index).filter(([, { fields }]) => isDue(rules, fields, today)).length;
}

function isDue({ lookAgainOn }: Pick<DocumentRules, 'lookAgainOn'>, fields: Fields, today: string): boolean {
  const day = lookAgainOn?.(fields) ?? null;
  return day !== null && day <= today;
}

/** Every document of a kind: what somebody should look at again first, then the newest. @throws StoreUnavailable, UnreadableRecord */
export async function listDocuments(kind: DocumentKind, now: Date): Promise<DeskDocuments> {
  const { titleOf, noteOf, dayOf: dayIn, ...rules } = documentRules[kind];
  const [index, files] = await Promise.all([readDocumentIndex(kind), rules.files()]);
  const today = dayOf(now);
  const held = new Map(index.entries.map((entry) => [entry.key, entry]));
  const lines = views(files, index).map(([key, view]): DocumentLine => {
    const [file, entry] = [files.get(key) ?? null, held.get(key)];
    return {
      key,
      title: titleOf(view.fields),
      note: noteOf(view.fields),
      day: dayIn(view.fields),
      standing: standingOf(view, today),
      showsOn: view.showsOn,
      hasFile: file !== null,
      isChanged: entry !== undefined,
      isMovedOn: movedOn(file, entry).length > 0,
      leftOut: whyLeftOut(kind, key),
      isDue: isDue(rules, view.fields, today),
    };
  });
  lines.sort(
    (a, b) => Number(b.isDue) - Number(a.isDue) || b.day.localeCompare(a.day) || a.title.localeCompare(b.title, 'en'),
  );
  const key = await sealToken('desk-records', {}, PULL_LIFETIME);
  return { lines, pull: `npm run desk:pull -- --site ${siteOrigin()} --key ${key}` };
}

/** One document as the desk sees it. @throws ApiError `not_found`; StoreUnavailable, UnreadableRecord */
export async function readDeskDocument(kind: DocumentKind, key: string, now: Date): Promise<DeskDocument> {
  const rules = documentRules[kind];
  const [index, files, documents] = await Promise.all([readDocumentIndex(kind), rules.files(), builtDocuments()]);
  const [file, entry] = [files.get(key) ?? null, index.entries.find((one) => one.key === key)];
  const view = documentView(file, entry);
  if (!view) throw new ApiError('not_found', { message: 'There is no such document.' });
  const today = dayOf(now);
  const shown = (await publicEntries(kind, shownEntries(index.entries, today))).find((one) => one.key === key);
  const built = documents[kind].find((one) => one.key === key);
  const standing = standingOf(view, today);
  return {
    key,
    ...view,
    version: versionOf(view),
    standing,
    isShownMeanwhile: standing === 'scheduled' && (shown ? shown.shows !== 'hidden' : file !== null),
    file,
    movedOn: movedOn(file, entry),
    isBuilt: deepEqual(shown ?? null, built ?? null),
    leftOut: whyLeftOut(kind, key),
    history: await historyLines(
      documentRecord,
      view,
      await readDocumentHistory(kind, key),
      view.state !== 'unpublished',
    ),
    ...(rules.doers && { doers: await rules.doers(key) }),
  };
}

function whyLeftOut(kind: DocumentKind, key: string): string | null {
  return leftOutOfPages.find((one) => one.kind === kind && one.key === key)?.why ?? null;
}

/** Who does what to which document. */
interface DocumentAction {
  kind: DocumentKind;
  /** Null for a new one. */
  key: string | null;
  userId: string;
  action: 'document_added' | 'document_changed' | 'document_change_undone';
  now: Date;
}

/** Answers a change: notes it in the audit and, when readers see it, starts a build; or says why nothing was changed. */
export async function answerDocument(edited: DocumentEdited, given: DocumentAction): Promise<Response> {
  const { kind, userId, action, now } = given;
  if (!edited.ok) return refuseChange(edited, 'document', () => readDeskDocument(kind, given.key ?? '', now));
  const { key, view, changes, isDone } = edited;
  const today = dayOf(now);
  const wasShown = changes.some(({ field, before }) => field === 'state' && before === 'published');
  const title = `${documentRules[kind].titleOf(view.fields) || 'Untitled'} (${kind} ${key})`;
  if (isDone) await audit({ action, userId, tools: [title], now });
  const rebuild = isDone && (wasShown || isShownOn(view, today)) ? await announceTools() : null;
  return jsonAnswer<DocumentEditedAnswer>({ key, changes, dryRun: !isDone, rebuild });
}
