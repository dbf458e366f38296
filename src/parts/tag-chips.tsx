import type { EarTag } from '#domain/tool/ear-tag/ear-tag.ts';
import { tagChips } from '#domain/tool/ear-tag/ear-tag-words.ts';

/** What a row says of uploads and indemnity beside its price; what nobody read is quieter. A row with little room has the first alone. */
export function TagChips({ tag, most }: { tag: EarTag; most?: number }) {
  return (
    <span className="chips">
      {tagChips(tag)
        .slice(0, most)
        .map(({ words, isUnread }) => (
          <i key={words} data-quiet={isUnread ? '' : undefined}>
            {words}
          </i>
        ))}
    </span>
  );
}
