import type { EarTag } from '#domain/tool/ear-tag.ts';
import { tagChips, toolChips } from '#domain/tool/ear-tag-words.ts';

interface Props {
  tag: EarTag;
}

/** What a row says of uploads and indemnity beside its price: what stands out in ink. */
export function TagChips({ tag }: Props) {
  return <Chips chips={tagChips(tag)} />;
}

/** The same, on a phone in few words, while the whole is read out; what nobody has read is left out where its list says so once. */
export function ReadChips({ tag, isWhole }: Props & { isWhole: boolean }) {
  return <Chips chips={tagChips(tag).filter(({ isUnread }) => isWhole || !isUnread)} isShortened />;
}

/** The same where the plans of the tool are at hand. */
export function ToolChips({ tool }: { tool: Parameters<typeof toolChips>[0] }) {
  return <Chips chips={toolChips(tool)} />;
}

function Chips({ chips, isShortened = false }: { chips: ReturnType<typeof tagChips>; isShortened?: boolean }) {
  if (chips.length === 0) return null;
  return (
    <span className="chips">
      {chips.map(({ words, short, kind, isLoud, uploads }) => (
        <i
          key={words}
          data-loud={isLoud ? '' : undefined}
          data-uploads={uploads}
          data-answer={isShortened ? kind : undefined}
          data-short={isShortened ? short : undefined}
        >
          {isShortened ? <span>{words}</span> : words}
        </i>
      ))}
    </span>
  );
}
