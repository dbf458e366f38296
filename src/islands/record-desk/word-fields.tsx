import categories from '#data/categories.json' with { type: 'json' };
import { toolFields } from '#domain/tool/tool.record.ts';
import { type ToolEditing, change } from '#state/tool-editor.ts';
import { OrderedField } from '#parts/desk-field.tsx';
import { RecordFields } from '#parts/record-fields.tsx';
import { type TaskChoice, TaskRows } from './task-rows.tsx';
import styles from '#parts/desk-room.module.css';

const terms = categories.categories.map(({ name }) => name);
const badges = { words: categories.badges.map(({ name }) => name) };

/** Name, words and vocabulary: everything that is ours to say. */
export function WordFields({
  editing: { edited: tool, problems },
  tasks,
}: {
  editing: ToolEditing;
  tasks: readonly TaskChoice[];
}) {
  return (
    <div className={styles['words']}>
      <RecordFields
        table={toolFields}
        fields={{ ...tool }}
        problems={problems}
        given={{ badge: badges }}
        own={{
          category: (problem) => (
            <OrderedField
              label="Categories, the first gives the colour"
              most={4}
              value={tool.category === '' ? [] : tool.category.split(',').map((term) => term.trim())}
              words={terms}
              problem={problem}
              onChange={(next) => change({ category: next.join(', ') })}
            />
          ),
          tasks: () => (
            <TaskRows
              value={tool.tasks}
              tasks={tasks}
              problems={problems}
              onChange={(next) => change({ tasks: next })}
            />
          ),
        }}
        onChange={change}
      />
    </div>
  );
}
