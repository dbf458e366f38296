import type { EarTag } from '#domain/tool/ear-tag/ear-tag.ts';
import { tagChips, toolChips } from '#domain/tool/ear-tag/ear-tag-words.ts';

/** What a row says of uploads and indemnity beside its price; what nobody read is quieter. */
export function TagChips({ tag }: { tag: EarTag }) {
  return <Chips chips={tagChips(tag)} />;
}

/** The same where the plans of the tool are at hand. */
export function ToolChips({ tool }: { tool: Parameters<typeof toolChips>[0] }) {
  return <Chips chips={toolChips(tool)} />;
}

function Chips({ chips }: { chips: ReturnType<typeof tagChips> }) {
  return (
    <span className="chips">
      {chips.map(({ words, isUnread }) => (
        <i key={words} data-quiet={isUnread ? '' : undefined}>
          {words}
        </i>
      ))}
    </span>
  );
}
