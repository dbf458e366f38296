import type { DropFace } from '#domain/drop/drop-faces.ts';
import { dropDateText, dropLabel, dropTypeText, sourceLabel } from '#domain/drop/drop-log.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from './row-mark.tsx';

interface Props {
  drop: DropView;
  level?: 'h2' | 'h3';
  /** The year to print with its day, where it changes. */
  year?: string | null;
  /** Whether its day stands above already. */
  isOfDay?: boolean;
  /** What its tool is known by. */
  face?: DropFace | undefined;
}

/** One line of the log, as components/drop-entry.astro prints it; the look comes with the page. */
export function DropLine({ drop, level: Heading = 'h2', year = null, isOfDay = false, face }: Props) {
  if (drop.locked) return null;
  const type = dropTypeText(drop);
  return (
    <li className={isOfDay ? 'drop drop-of-day' : 'drop'} id={`drop-${drop.id}`}>
      <time dateTime={drop.releaseDate}>
        {dropDateText(drop.releaseDate)} {year && <small className="drop-year">{year}</small>}
      </time>
      <div>
        <Heading className="drop-title">{drop.updateTitle}</Heading>
        <p className="drop-facts">
          <span className="drop-type" data-type={type}>
            {type}
          </span>
          <RowMark icon={face?.icon ?? null} name={drop.toolName} />
          {drop.toolId ? <a href={toolPath({ id: drop.toolId })}>{drop.toolName}</a> : <b>{drop.toolName}</b>}
          {face?.job && (
            <span className="drop-job">
              for <a href={taskPath(face.job)}>{face.job.title}</a>
            </span>
          )}
        </p>
        <p>{drop.updateDescription}</p>
        {drop.quote && <blockquote className="drop-quote">{drop.quote}</blockquote>}
        {drop.openQuestion && (
          <p className="drop-superseded">
            <b>Still open:</b> {drop.openQuestion}
          </p>
        )}
        {drop.successor && (
          <p className="drop-superseded">
            Superseded: <a href={`#drop-${drop.successor.id}`}>{drop.successor.updateTitle}</a>
          </p>
        )}
        <p className="drop-sources">
          {!(drop.isAuthentic && drop.sourceUrl) && (
            <span className={drop.isAuthentic ? 'drop-verified' : 'drop-reported'}>{dropLabel(drop)}</span>
          )}
          {drop.sourceUrl && (
            <a
              className={drop.isAuthentic ? 'drop-source drop-verified' : 'drop-source'}
              href={drop.sourceUrl}
              target="_blank"
              rel="noopener"
            >
              {sourceLabel({ ...drop, sourceUrl: drop.sourceUrl })}
              <span className="visually-hidden">
                {' '}
                on {drop.toolName}: {drop.updateTitle} (opens a new tab)
              </span>
            </a>
          )}
          {drop.copyUrl && (
            <a className="drop-source" href={drop.copyUrl} target="_blank" rel="noopener">
              The copy that was read
              <span className="visually-hidden">
                {' '}
                on {drop.toolName}: {drop.updateTitle} (opens a new tab)
              </span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
