import type { DocumentView } from '#domain/record/document-view.ts';
import { DAY_MS, dayOf } from '#domain/value/day.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';

const ways = ['draft', 'now', 'on', 'down'] as const;
type Way = (typeof ways)[number];
const labels: Record<Way, string> = {
  draft: 'not yet: it stays a draft',
  now: 'at once',
  on: 'from a day on',
  down: 'no more: it is taken down',
};

/** When readers see the document. */
export function PublicationFields({
  view,
  problems,
  isPermanent,
}: {
  view: DocumentView;
  problems: Readonly<Record<string, string>>;
  /** Never a draft, nor taken down. */
  isPermanent: boolean;
}) {
  const choose = (way: Way) => {
    if (way === 'draft') changeDocument({ state: 'draft', showsOn: null });
    if (way === 'down') changeDocument({ state: 'unpublished', showsOn: null });
    if (way === 'now') changeDocument({ state: 'published', showsOn: null });
    if (way === 'on') changeDocument({ state: 'published', showsOn: view.showsOn ?? tomorrow() });
  };
  return (
    <div className={styles['values']}>
      <ChoiceField<Way>
        label="Readers see it"
        value={wayOf(view)}
        words={isPermanent ? ['now', 'on'] : ways}
        labels={labels}
        problem={problems['state']}
        onChange={choose}
      />
      {wayOf(view) === 'on' && (
        <TextField
          label="The day"
          type="date"
          value={view.showsOn ?? ''}
          problem={problems['showsOn']}
          note="From midnight UTC; never before, in no page, feed or letter. What readers see of it now stands till then."
          onChange={(showsOn) => changeDocument({ showsOn })}
        />
      )}
    </div>
  );
}

/** What the button that saves does, in a word or two. */
export function savingWords(view: DocumentView, base: DocumentView): string {
  const way = wayOf(view);
  if (way === 'draft') return 'Save the draft';
  if (way === 'down') return base.state === 'unpublished' ? 'Save' : 'Take it down';
  if (way === 'on') return 'Schedule';
  return base.state === 'published' && base.showsOn === null ? 'Save' : 'Publish';
}

function wayOf({ state, showsOn }: DocumentView): Way {
  if (state === 'published') return showsOn === null ? 'now' : 'on';
  return state === 'draft' ? 'draft' : 'down';
}

function tomorrow(): string {
  return dayOf(new Date(Date.now() + DAY_MS));
}
