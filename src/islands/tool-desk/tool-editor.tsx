import { type ReactNode, useEffect, useState } from 'react';
import type { DeskTool } from '#api/admin-tool.ts';
import categories from '#data/categories.json' with { type: 'json' };
import { leafTitle, leafText } from '#domain/back-office/leaf-text.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { withLeaves } from '#domain/tool/tool-leaves.ts';
import {
  $editing,
  type Editing,
  change,
  changeReason,
  difference,
  discardDraft,
  intended,
  openNewTool,
  openSubmission,
  openTool,
  saveTool,
} from '#state/tool-editor.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { ToolArticle } from '#parts/tool-article.tsx';
import { useStore } from '../use-store.ts';
import { SubmissionPanel } from './submission-panel.tsx';
import { ChangeList } from '#parts/desk-changes.tsx';
import { FactFields } from './fact-fields.tsx';
import type { TaskChoice } from './task-rows.tsx';
import { ToolHistory } from './tool-history.tsx';
import { WordFields } from './word-fields.tsx';
import styles from '#parts/desk-room.module.css';

/** What the form is opened with: a tool of the catalogue, a new one, or one that somebody submitted. */
export type Edited = { id: number } | 'new' | { submission: string };

/** The form of one tool: every field with its vocabulary, the difference before saving, preview and history. */
export function ToolEditor({ of, tasks }: { of: Edited; tasks: readonly TaskChoice[] }) {
  const editing = useStore($editing, 'loading');
  useEffect(() => {
    if (of === 'new') openNewTool();
    else if ('id' in of) void openTool(of.id);
    else void openSubmission(of.submission, tasks);
  }, []);

  if (editing === 'loading') return <DeskSkeleton label="Fetching the tool" />;
  if (typeof editing === 'string')
    return (
      <DeskNotice
        title={editing === 'missing' ? 'No such tool' : 'Nothing could be read'}
        text={
          editing === 'missing'
            ? 'Nothing in the guide and no submission has this number.'
            : 'Our storage does not answer right now.'
        }
        mood="doubtful"
      >
        <a className="button" href="/admin/tools">
          To the list
        </a>
      </DeskNotice>
    );
  const save = async () => {
    const saved = await saveTool();
    if (saved === null) return;
    if (editing.submission) window.location.assign('/admin/review');
    else if (of === 'new') window.location.assign(`/admin/tools?id=${saved}`);
  };
  return (
    <EditorForm editing={editing} tasks={tasks} onSave={() => void save()}>
      {editing.desk && <ToolHistory history={editing.desk.history} isBusy={editing.isBusy} />}
    </EditorForm>
  );
}

interface FormProps {
  editing: Editing;
  tasks: readonly TaskChoice[];
  onSave(): void;
  children: ReactNode;
}

function EditorForm({ editing, tasks, onSave, children }: FormProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { desk, tool, submission, isBusy } = editing;
  const isDecided = submission ? submission.submission.decision !== null : false;
  const verb = desk ? 'Save' : submission ? 'Publish it' : 'Add the tool';
  const changes = difference(editing);
  const after = intended(editing);
  return (
    <div className={styles['desk']}>
      <p className={styles['ways']}>
        <a href="/admin/tools">All tools</a>
        {submission && <a href="/admin/review">All submissions</a>}
        {desk && <a href={toolPath(desk.tool)}>Its page</a>}
        {desk && !desk.isBuilt && <span role="status">{waitsFor(desk)}</span>}
        {desk && desk.file === null && <span>It has no file yet: tools:pull writes one.</span>}
      </p>
      <h2 className={styles['title']}>{tool.name || 'A new tool'}</h2>
      {submission && <SubmissionPanel {...submission} />}
      <Notices editing={editing} />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <section className={styles['part']} aria-labelledby="facts">
          <h2 id="facts">Facts, each with its source</h2>
          <FactFields editing={editing} />
        </section>
        <section className={styles['part']} aria-labelledby="words">
          <h2 id="words">Words</h2>
          <WordFields editing={editing} tasks={tasks} />
        </section>
        <section className={styles['part']} aria-labelledby="difference">
          <h2 id="difference">What changes</h2>
          <p role="status">{changes.length === 0 ? 'Nothing yet.' : `${changes.length} of its fields:`}</p>
          <ChangeList changes={changes} />
          <label className={styles['reason']}>
            Why
            <input
              className="field"
              value={editing.reason}
              maxLength={300}
              placeholder="The maker changed its price"
              onChange={({ target }) => changeReason(target.value)}
            />
          </label>
          <p role="alert" className={styles['problem']}>
            {editing.problem}
            {Object.entries(editing.problems).map(([field, remedy]) => (
              <span key={field}>
                {leafTitle(field)}: {remedy}
              </span>
            ))}
          </p>
          <p className={styles['ways']}>
            <button
              type="submit"
              className="button button-signal"
              disabled={isBusy || isDecided || changes.length === 0}
            >
              {isBusy ? 'Saving...' : verb}
            </button>
            <button
              type="button"
              className="button"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              Preview its page
            </button>
            <button type="button" className="button" disabled={isBusy || changes.length === 0} onClick={discardDraft}>
              Put everything back
            </button>
          </p>
        </section>
      </form>
      {isPreviewed && (
        <section className={styles['preview']} aria-label="Preview">
          <ToolArticle
            tool={after}
            ink={toolInk(after.category, (categories as Categories).categories)}
            heading="h3"
            taskTitles={new Map(tasks.map(({ slug, title }) => [slug, title]))}
          />
        </section>
      )}
      {children}
    </div>
  );
}

/** What the page of a tool waits for. */
function waitsFor({ history: [last, before] }: DeskTool): string {
  return last?.kind === 'created' && !before
    ? 'It has no page yet: the next build makes it, and this line goes when it is there.'
    : 'Its page was built before its last change: the next build says it, and this line goes when it does.';
}

/** What the editor has to know before going on: a draft came back, or somebody else was faster. */
function Notices({ editing: { draftAt, clashes, tool } }: { editing: Editing }) {
  return (
    <>
      {draftAt && (
        <p className={styles['notice']}>
          Your draft of {new Date(draftAt).toLocaleString('en')} is back in the form.{' '}
          <button type="button" className="button" onClick={discardDraft}>
            Discard it
          </button>
        </p>
      )}
      {clashes.length > 0 && (
        <div className={styles['notice']} role="alert">
          <p>Somebody else saved other values meanwhile. Yours are in the form; nothing of theirs is lost:</p>
          <ul>
            {clashes.map(({ field, before, after }) => (
              <li key={field}>
                {leafTitle(field)}: theirs “{leafText(before)}”, yours “{leafText(after)}”{' '}
                <button type="button" className="button" onClick={() => change(withLeaves(tool, [[field, before]]))}>
                  Take theirs
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
