import { initials } from '#domain/tool/initials.ts';

/** A tool's mark before its name in a row: its maker's drawing where we hold one, else its initials. Read out by nobody: the name stands beside it. */
export function RowMark({ icon, name }: { icon: string | null; name: string }) {
  return (
    <span className="row-mark" aria-hidden="true" data-initials={icon === null ? initials(name) : undefined}>
      {icon !== null && <img src={`/logos/${icon}`} alt="" width="20" height="20" loading="lazy" />}
    </span>
  );
}
