import type { ClientLine } from '#domain/comparison/client-lines.ts';
import styles from './client-says.module.css';

/** Which of the tools side by side a client's wishes leave, wish by wish and all together; nothing where none was read. */
export function ClientSays({ lines }: { lines: readonly ClientLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles['client']} aria-labelledby="your-client">
      <h2 id="your-client">Your client says …</h2>
      <dl>
        {lines.map(({ asks, take, notes }) => (
          <div key={asks}>
            <dt>{asks}</dt>
            <dd>
              <b>{take}</b>
              {notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
