import type { NewsPiece } from '#api/admin-news.contract.ts';
import { NEWS_BOUNDS } from '#domain/letters/news.ts';
import { $isNewsBusy, saveNews } from '#state/news.ts';
import { BoxField, TextField } from '#parts/form-field.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useStore } from '../use-store.ts';
import styles from './letters.module.css';

interface Words {
  subject: string;
  words: string;
}

function check({ subject, words }: Words) {
  return {
    ...(subject.trim().length < 3 && { subject: 'A subject has at least 3 characters' }),
    ...(words.trim().length < 20 && { words: 'Say it in at least 20 characters' }),
  };
}

/** The words of a piece; saving shows how they look, and takes back a release of other words. */
export function NewsForm({ piece, onSaved }: { piece: NewsPiece | null; onSaved: (id: string) => void }) {
  const { errors, accept, recheck } = useCheckedForm<Words>(['subject', 'words'], check);
  const isBusy = useStore($isNewsBusy);
  return (
    <form
      className={styles['form']}
      noValidate
      onInput={recheck}
      onSubmit={(event) => {
        const form = accept(event);
        if (form)
          void saveNews(piece?.id ?? null, form.subject, form.words).then((id) => {
            if (id !== null) onSaved(id);
          });
      }}
    >
      <TextField
        name="subject"
        label="Subject"
        maxLength={NEWS_BOUNDS.subject}
        defaultValue={piece?.subject ?? ''}
        error={errors.subject}
      />
      <BoxField
        name="words"
        label="Words"
        rows={8}
        maxLength={NEWS_BOUNDS.words}
        defaultValue={piece?.words ?? ''}
        error={errors.words}
        note="An empty line begins a new paragraph. What stands here is shown as it is."
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {piece === null ? 'Save the draft and look at it' : 'Save and look at it'}
      </button>
    </form>
  );
}
