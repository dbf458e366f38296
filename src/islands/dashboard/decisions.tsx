import { andList } from '#domain/text/list-text.ts';
import type { SavedTool } from '#api/saved-tools.ts';
import { overlapAdvice, overlapsOf, overlapTitle } from '#domain/collection/brief/overlaps.ts';
import { projectAddress } from '#domain/project/project.ts';
import { savedUnderRulesText } from '#domain/project/saved-under-rules.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { compareTools } from '#state/comparison.ts';
import { $projects } from '#state/projects.ts';
import { useStore } from '../use-store.ts';
import styles from './decisions.module.css';

/** What is told of each kind: broken rules before the others, the newest first; the fullest overlaps. */
const AT_MOST = 3;

/** What can’t wait: whose client’s rules the saved tools break, and what has shut down; nothing where nothing waits. */
export function Decisions({ list }: { list: readonly SavedTool[] }) {
  const { projects } = useStore($projects);
  const clients = projects
    .toReversed()
    .flatMap((project) => {
      const told = savedUnderRulesText(project.saved, list);
      return told ? [{ project, told }] : [];
    })
    .toSorted((a, b) => Number(b.told.isBroken) - Number(a.told.isBroken))
    .slice(0, AT_MOST);
  const gone = list.filter(({ status }) => status.state === 'shut down');
  if (clients.length + gone.length === 0) return null;
  return (
    <section aria-label="What waits for you to decide">
      <dl className={styles['decisions']}>
        {clients.length > 0 && (
          <div>
            <dt>Your clients’ rules</dt>
            {clients.map(({ project, told }) => (
              <dd key={project.id} data-broken={told.isBroken || undefined}>
                <b>
                  {project.client || project.name}: {told.head}
                </b>
                <p>{told.rest}</p>
                <a href={projectAddress(project)}>Open {project.name}</a>
              </dd>
            ))}
          </div>
        )}
        {gone.length > 0 && (
          <div>
            <dt>Shut down</dt>
            {gone.map(({ id, name, status }) => (
              <dd key={id} data-broken>
                <b>{name}</b>
                <p>{status.note}</p>
                <a href={toolPath({ id: status.replacedBy ?? id })}>
                  {status.replacedBy === null ? `See ${name}` : 'See what replaces it'}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}

/** Where several of the saved tools do one job, and what one of them costs; nothing where each does its own. */
export function Overlaps({ list }: { list: readonly SavedTool[] }) {
  const overlaps = overlapsOf(list).slice(0, AT_MOST);
  if (overlaps.length === 0) return null;
  return (
    <section aria-label="Where your tools overlap">
      <dl id="overlaps" className={`${styles['decisions']} ${styles['overlaps']}`}>
        <div>
          <dt>Overlaps</dt>
          {overlaps.map((overlap) => (
            <dd key={overlap.task}>
              <b>{overlapTitle(overlap)}</b>
              <p>
                {andList(overlap.names)}. {overlapAdvice(list, overlap)}
              </p>
              <CompareThem list={list.filter(({ name }) => overlap.names.includes(name))} />
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}

function CompareThem({ list }: { list: readonly SavedTool[] }) {
  return (
    <button type="button" onClick={() => void compareTools(list.map(({ id }) => id))}>
      Compare them<span className="visually-hidden">: {andList(list.map(({ name }) => name))}</span>
    </button>
  );
}
