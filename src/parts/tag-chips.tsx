import type { EarTag } from '#domain/tool/ear-tag/ear-tag.ts';
import { tagChips } from '#domain/tool/ear-tag/ear-tag-words.ts';

/** What a row says of uploads and indemnity beside its price; what nobody read is quieter. */
export function TagChips({ tag }: { tag: EarTag }) {
  return (
    <span className="chips">
      {tagChips(tag).map(({ words, isUnread }) => (
        <i key={words} data-quiet={isUnread ? '' : undefined}>
          {words}
        </i>
      ))}
    </span>
  );
}
