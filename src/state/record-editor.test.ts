import { afterEach, describe, expect, test, vi } from 'vitest';
import * as adminDocument from '#netlify/functions/admin-document/admin-document.ts';
import * as adminDocuments from '#netlify/functions/admin-documents/admin-documents.ts';
import * as adminTool from '#netlify/functions/admin-tool/admin-tool.ts';
import * as adminToolUndo from '#netlify/functions/admin-tool-undo/admin-tool-undo.ts';
import * as adminTools from '#netlify/functions/admin-tools/admin-tools.ts';
import { openStatePage } from '#testing/state-page.ts';
import type { Person } from '#testing/site-under-test.ts';
import { fileTexts, fileTools } from '#testing/built-catalogue.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';

let admin: Person;
useAdminSite((own) => void ({ admin } = own));
afterEach(() => vi.unstubAllGlobals());

const [tool] = fileTools;
const [text] = fileTexts.article;
if (!tool || !text) throw new Error('There is no tool, or no article.');

const open = async () => {
  const functions = [adminDocument, adminDocuments, adminTool, adminTools, adminToolUndo];
  const page = openStatePage(functions, { person: admin, path: '/admin/tools' });
  const [{ toolEditor }, { documentEditor, openNewDocument }] = [
    await import('./tool-editor.ts'),
    await import('./document-editor.ts'),
  ];
  return { page, toolEditor, documentEditor, openNewDocument };
};
type Opened = Awaited<ReturnType<typeof open>>;
type ToolForm = Exclude<ReturnType<Opened['toolEditor']['$editing']['get']>, string>;
type DocumentForm = Exclude<ReturnType<Opened['documentEditor']['$editing']['get']>, string>;

/** One field of words of each kind, written by the same editor. */
const kinds = {
  tool: async () => {
    const opened = await open();
    const { toolEditor } = opened;
    return {
      ...opened,
      editor: toolEditor,
      start: () => toolEditor.open(String(tool.id), null),
      write: (words: string) => toolEditor.edit((now) => ({ ...now, skipItIf: words })),
      read: () => (toolEditor.$editing.get() as ToolForm).edited.skipItIf,
      field: 'skipItIf',
    };
  },
  document: async () => {
    const opened = await open();
    const { documentEditor } = opened;
    return {
      ...opened,
      editor: documentEditor,
      start: () => documentEditor.open(text.key, 'article'),
      write: (words: string) =>
        documentEditor.edit((now) => ({ ...now, fields: { ...now.fields, description: words } })),
      read: () => (documentEditor.$editing.get() as DocumentForm).edited.fields['description'],
      field: 'description',
    };
  },
};
const words = (of: string) => `you want ${of}, and want it said in some sixty characters or a few more`;

describe.each(['tool', 'document'] as const)('a %s', (kind) => {
  type Form = ToolForm | DocumentForm;
  const form = ({ editor }: { editor: Opened['toolEditor'] | Opened['documentEditor'] }) =>
    editor.$editing.get() as Form;
  const differing = (one: Form) => one.clashes.map(({ field, before, after }) => [field, before, after]);

  test('what was typed is a draft until it is saved, and comes back when the record is opened again', async () => {
    const own = await kinds[kind]();
    await own.start();
    const before = own.read();
    own.write(words('a draft'));
    await own.start();
    expect(own.read()).toBe(words('a draft'));
    expect(form(own).draftAt).not.toBeNull();
    own.editor.discardDraft();
    await own.start();
    expect([own.read(), form(own).draftAt]).toEqual([before, null]);
  });

  test('nothing is sent without a reason; what is saved is in the history, and can be taken back', async () => {
    const own = await kinds[kind]();
    await own.start();
    const before = own.read();
    own.write(words('a saving'));
    expect(await own.editor.save()).toBeNull();
    expect(form(own).problems).toHaveProperty('reason');
    expect(own.page.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    own.editor.changeReason('A better word');
    expect(await own.editor.save()).toBe(kind === 'tool' ? String(tool.id) : text.key);
    const saved = form(own);
    expect(saved).toMatchObject({ reason: '', draftAt: null, isBusy: false });
    expect(saved.desk?.history[0]).toMatchObject({ reason: 'A better word', canUndo: true });
    await own.editor.undo(saved.desk?.history[0]?.id ?? '', 'It was a slip');
    expect(own.read()).toBe(before);
  });

  test('after somebody else was faster, the form goes on from their version with what was typed', async () => {
    const [mine, theirs] = [await kinds[kind](), await kinds[kind]()];
    await mine.start();
    await theirs.start();
    mine.write(words('mine'));
    mine.editor.changeReason('Mine is better');
    theirs.write(words('theirs'));
    theirs.editor.changeReason('Theirs is better');
    expect(await theirs.editor.save()).not.toBeNull();
    expect(await mine.editor.save()).toBeNull();
    expect(differing(form(mine))).toEqual([[mine.field, words('theirs'), words('mine')]]);
    expect([mine.read(), form(mine).problem]).toEqual([words('mine'), expect.stringContaining('Somebody has changed')]);
    const [clash] = form(mine).clashes;
    if (clash) mine.editor.takeTheirs(clash);
    expect(mine.read()).toBe(words('theirs'));
  });

  test('what is refused stands beside its field', async () => {
    const own = await kinds[kind]();
    await own.start();
    own.write('x');
    own.editor.changeReason('Shorter is better');
    expect(await own.editor.save()).toBeNull();
    expect(form(own).problems[own.field]).toMatch(/^at least \d+ characters$/);
    own.editor.discardDraft();
  });
});

test('a record that there is not is missing', async () => {
  const { toolEditor, documentEditor } = await open();
  await toolEditor.open('999999', null);
  await documentEditor.open('nothing-here', 'article');
  expect([toolEditor.$editing.get(), documentEditor.$editing.get()]).toEqual(['missing', 'missing']);
});

test('something new begins with what is known of it, and goes back to that', async () => {
  const { documentEditor, openNewDocument } = await open();
  const empty = { title: '', description: '', publishedOn: '', text: '' };
  openNewDocument('article', empty, { publishedOn: '2026-11-23' });
  const known = { ...empty, publishedOn: '2026-11-23' };
  documentEditor.edit((now) => ({ ...now, fields: { ...now.fields, title: 'A headline' } }));
  documentEditor.discardDraft();
  expect((documentEditor.$editing.get() as DocumentForm).edited.fields).toEqual(known);
});
