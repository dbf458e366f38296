import { initials } from '#domain/tool/initials.ts';

/**
 * A tool's mark before its name in a row: its maker's drawing where we hold one, else its initials. Read out by nobody: the
 * name stands beside it. Drawings come by a style sheet that is asked for after the first paint (elements/row-marks.ts).
 */
export function RowMark({ icon, name }: { icon: string | null; name: string }) {
  return icon === null ? (
    <span className="row-mark" aria-hidden="true" data-initials={initials(name)} />
  ) : (
    <span className="row-mark" aria-hidden="true" data-mark={icon} />
  );
}
