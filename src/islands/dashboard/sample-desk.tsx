import type { SavedTool } from '#api/saved-tools.ts';
import type { SinceEntry } from '#domain/since/look.ts';
import { Answers } from './answers.tsx';
import styles from './desk.module.css';
import { SavedRows } from './saved-tools.tsx';
import { SinceList } from './since-section.tsx';
import since from './since.module.css';

/** A desk as it stands for somebody who saved these tools: what changed, what they allow and cost, then the tools. */
export function SampleDesk({ list, entries }: { list: readonly SavedTool[]; entries: readonly SinceEntry[] }) {
  return (
    <div className={styles['desk']}>
      <section className={since['since']}>
        <h2>Since you last looked</h2>
        <SinceList entries={entries} />
      </section>
      <Answers list={list} />
      <section className={styles['part']}>
        <h2>
          Saved Tools <span className={styles['count']}>{list.length}</span>
        </h2>
        <SavedRows list={list} />
      </section>
    </div>
  );
}
