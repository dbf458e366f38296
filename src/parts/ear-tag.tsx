import type { EarTag as Tag } from '#domain/tool/ear-tag.ts';
import { EAR_TAG_BOX, earTagPath } from '#domain/tool/ear-tag-path.ts';

const box = `0 0 ${EAR_TAG_BOX.width} ${EAR_TAG_BOX.height}`;

/** Five facts of a tool in one drawing, beside which the same stands in words. Its size is the class's: `--tag`. */
export function EarTag({ tag }: { tag: Tag }) {
  return (
    <svg className="ear-tag" viewBox={box} aria-hidden="true">
      <path d={earTagPath(tag)} />
    </svg>
  );
}
