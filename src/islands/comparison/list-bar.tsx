import type { RefObject } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import { comparisonMarkdown } from '#domain/comparison/comparison-markdown.ts';
import type { ComparisonRow } from '#domain/comparison/comparison-rows.ts';
import { copyText } from '#state/clipboard.ts';
import { clearComparison } from '#state/comparison.ts';
import { briefAddress, plainList } from '#state/list-files.ts';
import { FileButtons } from '../file-buttons.tsx';
import styles from './comparison.module.css';

interface Props {
  tools: readonly ToolAnswer[];
  rows: readonly ComparisonRow[];
  /** Nothing is listed, known to the catalogue or not. */
  isEmpty: boolean;
  /** The count line, which takes the focus when what was pressed goes away. */
  countLine: RefObject<HTMLParagraphElement | null>;
}

/** What can be done with the tools on show; below their table, which is what people came for. */
export function ListBar({ tools, rows, isEmpty, countLine }: Props) {
  const list = plainList(
    'Tool comparison',
    tools.map(({ id }) => id),
  );
  const clear = () => {
    clearComparison();
    countLine.current?.focus();
  };
  return (
    <div className={styles['bar']}>
      {tools.length > 0 && (
        <>
          <button type="button" className="button" onClick={() => void copyText(window.location.href, 'The link')}>
            Copy link
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void copyText(comparisonMarkdown(tools, rows), 'The table')}
          >
            Copy as Markdown
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
          <a className="button" href={briefAddress(list)}>
            Brief
          </a>
          <span className={styles['files']}>
            Download <FileButtons list={list} />
          </span>
        </>
      )}
      {!isEmpty && (
        <button type="button" className={`button ${styles['clear']}`} onClick={clear}>
          Clear All
        </button>
      )}
    </div>
  );
}
