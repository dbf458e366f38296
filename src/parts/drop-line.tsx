import { dropDateText, dropLabel, dropTypeText } from '#domain/drop/drop-log.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { siteName } from '#domain/text/site-name.ts';
import { toolPath } from '#domain/tool/tool-path.ts';

/** One line of the log, as components/drop-entry.astro prints it; the look comes with the page. */
export function DropLine({ drop, level: Heading = 'h2' }: { drop: DropView; level?: 'h2' | 'h3' }) {
  if (drop.locked) return null;
  return (
    <li className="drop" id={`drop-${drop.id}`}>
      <time dateTime={drop.releaseDate}>{dropDateText(drop.releaseDate)}</time>
      <div>
        <p className="drop-facts">
          {drop.toolId ? <a href={toolPath({ id: drop.toolId })}>{drop.toolName}</a> : <b>{drop.toolName}</b>}
          {dropTypeText(drop) !== '' && <span className="drop-type">{dropTypeText(drop)}</span>}
          <span className={drop.isAuthentic ? 'drop-verified' : 'drop-reported'}>{dropLabel(drop)}</span>
        </p>
        <Heading className="drop-title">{drop.updateTitle}</Heading>
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
        {(drop.sourceUrl || drop.copyUrl) && (
          <p className="drop-sources">
            {drop.sourceUrl && (
              <a className="drop-source" href={drop.sourceUrl} target="_blank" rel="noopener">
                Read the source
                <span className="visually-hidden">
                  {' '}
                  on {drop.toolName}: {drop.updateTitle} (opens a new tab)
                </span>
              </a>
            )}
            {drop.sourceUrl && URL.canParse(drop.sourceUrl) && <small>{siteName(drop.sourceUrl)}</small>}
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
        )}
      </div>
    </li>
  );
}
