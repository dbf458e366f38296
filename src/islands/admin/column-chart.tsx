import { scaleBand, scaleLinear } from 'd3-scale';
import { weekText } from '#domain/value/iso-week.ts';
import styles from './figures.module.css';

const WIDTH = 240;
/** Nothing but zeros needs no room to rise. */
const [HEIGHT, FLAT] = [96, 12];

/** One figure by week as columns; the tables say the same in numbers. */
export function ColumnChart({
  title,
  columns,
}: {
  title: string;
  columns: readonly { name: string; value: number }[];
}) {
  const most = Math.max(...columns.map(({ value }) => value));
  const height = most > 0 ? HEIGHT : FLAT;
  const x = scaleBand(
    columns.map(({ name }) => name),
    [0, WIDTH],
  ).padding(0.25);
  const y = scaleLinear([0, Math.max(1, most)], [0, height]);
  const last = columns.at(-1);
  const sum = columns.map(({ name, value }) => `${weekText(name)}: ${value}`).join('; ');
  return (
    <figure className={styles['chart']}>
      <figcaption>
        {title} <b>{last?.value ?? 0}</b> <span>this week</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height + 2}`} role="img" aria-label={`${title} by week. ${sum}`}>
        {columns.map(({ name, value }, index) => (
          <rect
            key={name}
            className={index === columns.length - 1 ? styles['now'] : styles['past']}
            x={x(name) ?? 0}
            y={height - y(value)}
            width={x.bandwidth()}
            height={y(value)}
          />
        ))}
        <path className={styles['ground']} d={`M0 ${height + 1}H${WIDTH}`} />
      </svg>
    </figure>
  );
}
