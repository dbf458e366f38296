import type { EarTag } from '#domain/tool/ear-tag.ts';
import { tagChips, toolChips } from '#domain/tool/ear-tag-words.ts';

interface Props {
  tag: EarTag;
  /** Leaves out what nobody has read: its list says so once. */
  isRead?: boolean;
}

/** What a row says of uploads and indemnity beside its price: a pill for what stands out, else plain words. */
export function TagChips({ tag, isRead = false }: Props) {
  return <Chips chips={tagChips(tag).filter(({ isUnread }) => !(isRead && isUnread))} />;
}

/** The same where the plans of the tool are at hand. */
export function ToolChips({ tool }: { tool: Parameters<typeof toolChips>[0] }) {
  return <Chips chips={toolChips(tool)} />;
}

function Chips({ chips }: { chips: ReturnType<typeof tagChips> }) {
  if (chips.length === 0) return null;
  return (
    <span className="chips">
      {chips.map(({ words, isLoud, uploads }) => (
        <i key={words} data-loud={isLoud ? '' : undefined} data-uploads={uploads}>
          {words}
        </i>
      ))}
    </span>
  );
}
