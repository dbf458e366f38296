import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { SubmissionAtDesk } from '#api/admin-submissions.contract.ts';
import categories from '#data/categories.json' with { type: 'json' };
import { draftFromEdit } from '#domain/drop/draft-from-edit.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { openNewTool, openSubmission, toolEditor } from '#state/tool-editor.ts';
import { ToolArticle } from '#parts/tool-article.tsx';
import { FactFields } from './fact-fields.tsx';
import { RecordDesk, RecordForm, type DeskForm } from './record-desk.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import type { TaskChoice } from './task-rows.tsx';
import { ToolList } from './tool-list.tsx';
import { WordFields } from './word-fields.tsx';

/** The desk of tools: the list, or with `?id=…`, `?new` or `?submission=…` in the address the form of one tool. */
export function ToolDesk({ tasks }: { tasks: readonly TaskChoice[] }) {
  return (
    <RecordDesk
      path="/admin/tools"
      room={(search) => {
        const begin = beginning(new URLSearchParams(search), tasks);
        return begin ? <RecordForm form={toolForm(tasks)} begin={begin} /> : <ToolList search={search} />;
      }}
    />
  );
}

/** How what the address names is opened: a submission, a tool of the catalogue, a new one; null for the list. */
function beginning(params: URLSearchParams, tasks: readonly TaskChoice[]): (() => unknown) | null {
  const submission = params.get('submission');
  if (submission !== null) return () => openSubmission(submission, tasks);
  const id = Number(params.get('id'));
  if (id > 0) return () => toolEditor.open(String(id), null);
  return params.has('new') ? openNewTool : null;
}

/** Every field with its vocabulary. */
function toolForm(tasks: readonly TaskChoice[]): DeskForm<Tool, DeskTool, SubmissionAtDesk | null> {
  const taskTitles = new Map(tasks.map(({ slug, title }) => [slug, title]));
  return {
    editor: toolEditor,
    path: '/admin/tools',
    noun: 'tool',
    missing: 'Nothing in the guide and no submission has this number.',
    titleOf: ({ name }) => name,
    ways: ({ desk, about: submission }) => (
      <>
        {submission && <a href="/admin/review">All submissions</a>}
        {desk && <a href={toolPath(desk.tool)}>Its page</a>}
        {desk && !desk.isBuilt && <span role="status">{waitsFor(desk)}</span>}
        {desk && desk.file === null && <span>It has no file yet: tools:pull writes one.</span>}
        {desk && <DropLink desk={desk} />}
      </>
    ),
    notices: ({ about: submission }) => submission && <SubmissionPanel {...submission} />,
    parts: (editing) => {
      const parts = [
        {
          id: 'facts',
          name: 'Facts',
          title: 'Facts, each with its source',
          fields: <FactFields editing={editing} />,
        },
        { id: 'words', name: 'Words', fields: <WordFields editing={editing} tasks={tasks} /> },
      ];
      return editing.desk ? parts : parts.toReversed(); // something new begins with its name
    },
    verb: ({ desk, about: submission }) => (desk ? 'Save' : submission ? 'Publish it' : 'Add the tool'),
    isOver: (submission) => submission !== null && submission.submission.decision !== null,
    example: 'The maker changed its price',
    next: (key, submission) => (submission ? '/admin/review' : `/admin/tools?id=${key}`),
    preview: {
      label: 'Preview its page',
      of: (editing) => {
        const tool = toolEditor.intended(editing);
        const ink = toolInk(tool.category, (categories as Categories).categories);
        return <ToolArticle tool={tool} ink={ink} heading="h3" taskTitles={taskTitles} />;
      },
    },
    isByField: true,
    created: 'Added',
    takeDown: 'Take back',
  };
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
