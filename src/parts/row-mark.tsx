import { initials } from '#domain/tool/initials.ts';
import styles from './row-mark.module.css';

/**
 * A tool's mark before its name in a row: its maker's drawing where we hold one, else its initials. Read out by nobody: the
 * name stands beside it. Drawings come by a style sheet that is asked for after the first paint (elements/row-marks.ts).
 */
export function RowMark({ icon, name }: { icon: string | null; name: string }) {
  return icon === null ? (
    <span className={styles['mark']} aria-hidden="true" data-initials={initials(name)} />
  ) : (
    <span className={styles['mark']} aria-hidden="true" data-mark={icon} />
  );
}
