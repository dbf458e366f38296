import categories from '#data/categories.json' with { type: 'json' };
import { departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { type ToolEditing, change } from '#state/tool-editor.ts';
import { ChoiceField, OrderedField, TextField } from '#parts/desk-field.tsx';
import { type TaskChoice, TaskRows } from './task-rows.tsx';
import styles from '#parts/desk-room.module.css';

const terms = categories.categories.map(({ name }) => name);
const badges = categories.badges.map(({ name }) => name);

/** The first problem at a place or inside it. */
function problemAt(problems: Readonly<Record<string, string>>, field: string): string | undefined {
  return (
    problems[field] ??
    Object.entries(problems).find(([place]) => place.startsWith(`${field}.`) || place.startsWith(`${field}[`))?.[1]
  );
}

/** Name, words and vocabulary: everything that is ours to say. */
export function WordFields({
  editing: { edited: tool, problems },
  tasks,
}: {
  editing: ToolEditing;
  tasks: readonly TaskChoice[];
}) {
  const wrong = (field: string) => problemAt(problems, field);
  const lines = (list: readonly string[]) => list.join('\n');
  return (
    <div className={styles['words']}>
      <TextField label="Name" value={tool.name} problem={wrong('name')} onChange={(name) => change({ name })} />
      <TextField label="Maker" value={tool.maker} problem={wrong('maker')} onChange={(maker) => change({ maker })} />
      <TextField
        label="Address"
        type="url"
        value={tool.link}
        problem={wrong('link')}
        onChange={(link) => change({ link })}
      />
      <TextField
        label="Also known as"
        rows={2}
        note="One in each line."
        value={lines(tool.alsoKnownAs)}
        problem={wrong('alsoKnownAs')}
        onChange={(text) => change({ alsoKnownAs: text.split('\n') })}
      />
      <TextField
        label="Mark"
        note="File in public/logos/, such as suno.svg; empty: the initials."
        value={tool.icon ?? ''}
        problem={wrong('icon')}
        onChange={(icon) => change({ icon: icon || null })}
      />
      <ChoiceField
        label="Badge"
        value={tool.badge}
        words={badges}
        problem={wrong('badge')}
        onChange={(badge) => change({ badge })}
      />
      <OrderedField
        label="Categories, the first gives the colour"
        most={4}
        value={tool.category === '' ? [] : tool.category.split(',').map((term) => term.trim())}
        words={terms}
        problem={wrong('category')}
        onChange={(next) => change({ category: next.join(', ') })}
      />
      <TextField
        label="Description"
        rows={3}
        note={`50 to 250 characters; now ${tool.description.length}.`}
        value={tool.description}
        problem={wrong('description')}
        onChange={(description) => change({ description })}
      />
      <TextField
        label="Pros"
        rows={4}
        note="Three to six, one in each line."
        value={lines(tool.pros)}
        problem={wrong('pros')}
        onChange={(text) => change({ pros: text.split('\n') })}
      />
      <TextField
        label="Cons"
        rows={4}
        note="Two to six, one in each line."
        value={lines(tool.cons)}
        problem={wrong('cons')}
        onChange={(text) => change({ cons: text.split('\n') })}
      />
      <TextField
        label="The yak’s take"
        rows={6}
        note={`40 to 90 words; now ${tool.yakOpinion.split(/\s+/).filter(Boolean).length}.`}
        value={tool.yakOpinion}
        problem={wrong('yakOpinion')}
        onChange={(yakOpinion) => change({ yakOpinion })}
      />
      <TextField
        label="Skip it if …"
        note="No capital, no full stop."
        value={tool.skipItIf}
        problem={wrong('skipItIf')}
        onChange={(skipItIf) => change({ skipItIf })}
      />
      <TextField
        label="Ideal use case"
        rows={2}
        value={tool.idealUseCases}
        problem={wrong('idealUseCases')}
        onChange={(idealUseCases) => change({ idealUseCases })}
      />
      <TextField
        label="Editors’ choice: why"
        rows={2}
        note="Only for the 25 best; empty for all others."
        value={tool.yakPick ?? ''}
        problem={wrong('yakPick')}
        onChange={(yakPick) => change({ yakPick: yakPick || null })}
      />
      <OrderedField
        label="Desks, the one it is for first"
        value={tool.departments}
        words={departments}
        problem={wrong('departments')}
        onChange={(next) => change({ departments: next })}
      />
      <OrderedField
        label="Goals, the one it is for first"
        value={tool.goals}
        words={goals}
        problem={wrong('goals')}
        onChange={(next) => change({ goals: next })}
      />
      <OrderedField
        label="Who can work with it"
        value={tool.experienceLevel}
        words={experienceLevels}
        problem={wrong('experienceLevel')}
        onChange={(next) => change({ experienceLevel: next })}
      />
      <OrderedField
        label="Team sizes"
        value={tool.teamSizes}
        words={teamSizes}
        problem={wrong('teamSizes')}
        onChange={(next) => change({ teamSizes: next })}
      />
      <TaskRows value={tool.tasks} tasks={tasks} problems={problems} onChange={(next) => change({ tasks: next })} />
    </div>
  );
}
