import type { ToolAnswer } from '#api/tools.ts';
import { makeBrief } from '#domain/collection/brief/brief.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { changeCollection } from '#state/collections.ts';
import { BriefSums } from '#parts/brief-sums.tsx';
import { rightsRow } from '#domain/tool/plan/rights-matrix.ts';
import { OverlapPlot } from '#parts/overlap-plot.tsx';
import type { CoverableTask } from '#domain/collection/brief/task-cover.ts';
import { RightsTable } from '#parts/rights-table.tsx';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionHead } from './collection-head.tsx';
import { CollectionTools } from './collection-tools.tsx';
import desk from '#parts/rail-desk.module.css';
import styles from './collections.module.css';

interface Props {
  collection: Collection;
  others: readonly Collection[];
  tools: readonly ToolAnswer[];
  tasks: readonly CoverableTask[];
  onOpen: (id: string | null) => void;
}

/** One collection: its name, its tools in order, what they come to, and what one can do with it. */
export function CollectionDesk({ collection, others, tools, tasks, onOpen }: Props) {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const listed = collection.tools.flatMap(({ toolId, note }) => {
    const tool = byId.get(toolId);
    return tool ? [{ tool, note }] : [];
  });
  const gone = collection.tools.filter(({ toolId }) => !byId.has(toolId));
  const brief = makeBrief({ title: collection.name, tools: listed, tasks, now: new Date() });
  return (
    <section className={desk['open']} aria-label={collection.name}>
      <CollectionHead collection={collection} />
      {listed.length > 0 && <BriefSums brief={brief} />}
      <OverlapPlot brief={brief} />
      {listed.length === 0 ? (
        <div className={styles['empty']}>
          <p>Nothing in it yet. Open a tool and choose “Add to collection”.</p>
          <a className="button" href="/tools">
            Browse the tools
          </a>
        </div>
      ) : (
        <CollectionTools collection={collection} listed={listed} others={others} />
      )}
      {listed.length > 1 && (
        <section className={styles['rights']} aria-labelledby="rights-title">
          <h2 id="rights-title">Rights, side by side</h2>
          <RightsTable rows={listed.map(({ tool }) => rightsRow(tool))} label="Rights of its tools" />
        </section>
      )}
      {gone.length > 0 && (
        <p className={styles['gone']}>
          {gone.length === 1 ? 'One tool is' : `${gone.length} tools are`} not in the guide any more.{' '}
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              for (const { toolId } of gone) void changeCollection({ do: 'remove', kit: collection.id, toolId });
            }}
          >
            Take out
          </button>
        </p>
      )}
      <CollectionActions collection={collection} others={others} onGone={(next) => onOpen(next)} />
    </section>
  );
}
