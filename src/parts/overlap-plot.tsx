import type { Brief } from '#domain/collection/brief/brief.ts';
import { overlapOf } from '#domain/page/plot/overlap.ts';
import styles from './overlap-plot.module.css';

/** Which tools of a list do the same jobs: a table that is its own plot. Nothing where less than two jobs are shared: the sums name one. */
export function OverlapPlot({ brief: { tools, tasks } }: { brief: Brief }) {
  const names = tools.map(({ name }) => name);
  const { columns, rows, more } = overlapOf(names, tasks.covered);
  if (rows.length < 2) return null;
  return (
    <div className={styles['overlap']}>
      <h2 id="overlap-title">Who does the same</h2>
      <div className={styles['box']} role="region" aria-labelledby="overlap-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Job</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, title, marks }) => (
              <tr key={slug}>
                <th scope="row">
                  <a href={`/tasks/${slug}`}>{title}</a>
                </th>
                {marks.map((isDone, index) => (
                  <td key={columns[index]} data-done={isDone}>
                    <span className="visually-hidden">{isDone ? 'Does it' : 'Does not'}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['note']}>
        A dot: made for the job, or good at it.
        {more > 0 && ` ${more === 1 ? 'One more job is' : `${more} more jobs are`} done by two or more.`}
      </p>
    </div>
  );
}
