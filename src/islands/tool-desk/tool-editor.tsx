import { useEffect, useState } from 'react';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import categories from '#data/categories.json' with { type: 'json' };
import { draftFromEdit } from '#domain/drop/draft-from-edit.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { type ToolEditing, openNewTool, openSubmission, toolEditor } from '#state/tool-editor.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { DraftNotices, PartLinks, SavingPart, savingParts } from '#parts/desk-saving.tsx';
import { ToolArticle } from '#parts/tool-article.tsx';
import { useStore } from '../use-store.ts';
import { SubmissionPanel } from './submission-panel.tsx';
import { FactFields } from './fact-fields.tsx';
import type { TaskChoice } from './task-rows.tsx';
import { ToolHistory } from './tool-history.tsx';
import { WordFields } from './word-fields.tsx';
import styles from '#parts/desk-room.module.css';

/** What the form is opened with: a tool of the catalogue, a new one, or one that somebody submitted. */
type Edited = { id: number } | 'new' | { submission: string };

/** The form of one tool: every field with its vocabulary, the difference before saving, preview and history. */
export function ToolEditor({ of, tasks }: { of: Edited; tasks: readonly TaskChoice[] }) {
  const editing = useStore(toolEditor.$editing, 'loading');
  useEffect(() => {
    if (of === 'new') openNewTool();
    else if ('id' in of) void toolEditor.open(String(of.id), null);
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
  return <EditorForm of={of} editing={editing} tasks={tasks} />;
}

function EditorForm({ of, editing, tasks }: { of: Edited; editing: ToolEditing; tasks: readonly TaskChoice[] }) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { desk, edited: tool, about: submission } = editing;
  const isDecided = submission ? submission.submission.decision !== null : false;
  const changes = toolEditor.difference(editing);
  const after = toolEditor.intended(editing);
  const save = async () => {
    const saved = await toolEditor.save();
    if (saved === null) return;
    if (submission) window.location.assign('/admin/review');
    else if (of === 'new') window.location.assign(`/admin/tools?id=${saved}`);
  };
  const parts = [
    <section key="facts" className={styles['part']} aria-labelledby="facts">
      <h2 id="facts" tabIndex={-1}>
        Facts, each with its source
      </h2>
      <FactFields editing={editing} />
    </section>,
    <section key="words" className={styles['part']} aria-labelledby="words">
      <h2 id="words" tabIndex={-1}>
        Words
      </h2>
      <WordFields editing={editing} tasks={tasks} />
    </section>,
  ];
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <p className={styles['ways']}>
          <a href="/admin/tools">All tools</a>
          {submission && <a href="/admin/review">All submissions</a>}
          {desk && <a href={toolPath(desk.tool)}>Its page</a>}
          {desk && !desk.isBuilt && <span role="status">{waitsFor(desk)}</span>}
          {desk && desk.file === null && <span>It has no file yet: tools:pull writes one.</span>}
          {desk && <DropLink desk={desk} />}
        </p>
        <h2 className={styles['title']}>{tool.name || 'A new tool'}</h2>
        <PartLinks
          parts={{
            ...(desk && { facts: 'Facts' }),
            words: 'Words',
            ...(!desk && { facts: 'Facts' }),
            ...savingParts(desk !== null),
          }}
        />
      </header>
      {submission && <SubmissionPanel {...submission} />}
      <DraftNotices
        draftAt={editing.draftAt}
        clashes={editing.clashes}
        onDiscard={toolEditor.discardDraft}
        onTakeTheirs={toolEditor.takeTheirs}
      />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {desk ? parts : parts.toReversed() /* something new begins with its name */}
        <SavingPart
          saving={editing}
          changes={changes}
          isListed
          verb={desk ? 'Save' : submission ? 'Publish it' : 'Add the tool'}
          isOver={isDecided}
          example="The maker changed its price"
          preview={{ label: 'Preview its page', isOpen: isPreviewed, toggle: () => setPreviewed(!isPreviewed) }}
          onReason={toolEditor.changeReason}
          onDiscard={toolEditor.discardDraft}
        />
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
      {desk && <ToolHistory history={desk.history} isBusy={editing.isBusy} />}
    </div>
  );
}

/** Leads to the drop about the last change, or to one that begins with it, when that moved what readers plan with. */
function DropLink({ desk: { tool, drop, history } }: { desk: DeskTool }) {
  const [last] = history;
  if (drop !== null) return <a href={`/admin/drops?key=${drop}`}>Finish the drop about its last change</a>;
  if (last?.kind !== 'changed' || draftFromEdit(tool, last.changes, last.at.slice(0, 10)) === null) return null;
  return <a href={`/admin/drops?new&tool=${tool.id}&edit=${last.id}`}>Draft a drop about its last change</a>;
}

/** What the page of a tool waits for. */
function waitsFor({ history: [last, before] }: DeskTool): string {
  return last?.kind === 'created' && !before
    ? 'It has no page yet: the next build makes it, and this line goes when it is there.'
    : 'Its page was built before its last change: the next build says it, and this line goes when it does.';
}
