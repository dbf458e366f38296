import { weekText } from '#domain/value/iso-week.ts';
import type { GrowthWeek } from '#domain/letters/subscriber-growth.ts';
import figures from './figures.module.css';
import styles from './growth.module.css';

/** Growth by week as a table whose bars repeat what the figures say. */
export function WeekTable({ weeks }: { weeks: readonly GrowthWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  return (
    <div className={`${figures['scroll']} ${styles['weeks']}`}>
      <table>
        <caption>By week, of everybody who is subscribed today. Who left is in no week.</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Joined</th>
            <th scope="col">In all</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, joined, total }) => (
            <tr key={week}>
              <th scope="row">{weekText(week)}</th>
              <td>{joined}</td>
              <td>{total}</td>
              <td aria-hidden="true">
                <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none">
                  <rect className={styles['before']} width={total - joined} height="1" />
                  <rect className={styles['joined']} x={total - joined} width={joined} height="1" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
