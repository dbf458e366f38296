import type { EarTag } from '#domain/tool/ear-tag/ear-tag.ts';
import { tagChips } from '#domain/tool/ear-tag/ear-tag-words.ts';

/** What a row says of uploads and indemnity beside its price, each in words of its own; what nobody read is quieter. */
export function TagChips({ tag }: { tag: EarTag }) {
  const marks = [tag.uploads, tag.backing];
  return (
    <span className="chips">
      {tagChips(tag).map((words, index) => (
        <i key={words} data-quiet={marks[index] === 'unread' ? '' : undefined}>
          {words}
        </i>
      ))}
    </span>
  );
}
