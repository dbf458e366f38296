import type { EarTag as Tag } from '#domain/tool/ear-tag/ear-tag.ts';
import { EAR_TAG_BOX, earTagPath } from '#domain/tool/ear-tag/ear-tag-path.ts';
import { earTagWords } from '#domain/tool/ear-tag/ear-tag-words.ts';

const box = `0 0 ${EAR_TAG_BOX.width} ${EAR_TAG_BOX.height}`;

/** Five facts of a tool at a glance; `isBeside` where the same words stand next to it. Its size is the class's: `--tag`. */
export function EarTag({ tag, isBeside = false }: { tag: Tag; isBeside?: boolean }) {
  return isBeside ? (
    <svg className="ear-tag" viewBox={box} aria-hidden="true">
      <path d={earTagPath(tag)} />
    </svg>
  ) : (
    <svg className="ear-tag" viewBox={box} role="img" aria-label={earTagWords(tag)}>
      <path d={earTagPath(tag)} />
    </svg>
  );
}
