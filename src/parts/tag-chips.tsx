import type { EarTag } from '#domain/ear-tag/ear-tag.ts';
import { tagChips } from '#domain/ear-tag/ear-tag-words.ts';

/** What a row says of uploads and indemnity beside its price, each in words of its own. */
export function TagChips({ tag }: { tag: EarTag }) {
  return (
    <span className="chips">
      {tagChips(tag).map((words) => (
        <i key={words}>{words}</i>
      ))}
    </span>
  );
}
