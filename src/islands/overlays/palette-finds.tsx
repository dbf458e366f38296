import type { ResultGroup } from '#domain/search/search-entries.ts';
import type { SearchEntry, SearchGroup } from '#domain/search/search-entry.ts';
import type { PaletteFinds as PaletteFindsOf } from '#state/palette.ts';
import { $paletteSearch, closePalette } from '#state/palette-opening.ts';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { VerdictTally } from '../verdict-tally.tsx';
import styles from './search-palette.module.css';

/** What each kind is called above its finds, and how one and several of them are counted. */
const words: Record<SearchGroup, { title: string; one: string; many: string }> = {
  tools: { title: 'Tools', one: '1 tool', many: 'tools' },
  tasks: { title: 'Tasks', one: '1 task', many: 'tasks' },
  tutorials: { title: 'Tutorials', one: '1 tutorial', many: 'tutorials' },
  drops: { title: 'Fresh Drops', one: '1 drop', many: 'drops' },
  pages: { title: 'Pages', one: '1 page', many: 'pages' },
};

interface Props extends PaletteFindsOf {
  search: string;
  isLoading: boolean;
  /** Place of the marked find over all groups; null when there is none. */
  active: number | null;
  optionId: (index: number) => string;
}

/** The list below the field: finds by kind, or what there is to know when there are none. */
export function PaletteFinds({ groups, didYouMean, notRead, offered, search, isLoading, active, optionId }: Props) {
  const isBlank = search.trim() === '';
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));
  const tools = groups.flatMap(({ entries }) => entries.flatMap(({ toolId }) => toolId ?? []));
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isBlank && !isLoading && countText(groups)}
      </p>
      {isBlank && (
        <p className={styles['note']}>
          A job, a name, a right: “remove background”, “canva alternative”, “commercial use”. Slips are forgiven.
        </p>
      )}
      {!isBlank && isLoading && <p className={styles['note']}>Loading the index…</p>}
      {!isBlank && didYouMean !== null && (
        <p className={styles['meant']}>
          Did you mean{' '}
          <button type="button" onClick={() => $paletteSearch.set(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      {!isBlank && !isLoading && notRead !== null && <p className={styles['note']}>{notRead}</p>}
      {!isBlank && !isLoading && groups.length === 0 && <NothingFound search={search.trim()} offered={offered} />}
      {tools.length > 0 && (
        <div className={styles['tally']}>
          <VerdictTally ids={tools} order="fails last" />
        </div>
      )}
      <div id="palette-finds" role="listbox" aria-label="Finds">
        {groups.map(({ group, entries, total }, place) => (
          <div key={group} role="group" aria-labelledby={`palette-${group}`}>
            <p id={`palette-${group}`} className={styles['group']} role="presentation">
              {words[group].title} <span>{total > entries.length ? `${entries.length} of ${total}` : total}</span>
            </p>
            {entries.map(({ title, hint, path, toolId }, index) => {
              const number = (starts[place] ?? 0) + index;
              return (
                <a
                  key={path}
                  id={optionId(number)}
                  className={styles['find']}
                  role="option"
                  aria-selected={number === active}
                  tabIndex={-1}
                  href={path}
                  onClick={closePalette}
                >
                  <b>{title}</b>
                  <span>{hint}</span>
                  {toolId !== undefined && <VerdictPlace id={toolId} />}
                </a>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function NothingFound({ search, offered }: { search: string; offered: readonly SearchEntry[] }) {
  return (
    <div className={styles['nothing']}>
      <img src="/mascot/yak-asleep.svg" alt="" width="96" height="96" />
      <p>
        Nothing answers to “{search}”. <a href="/tools/a-z">Read the names from A to Z</a> or{' '}
        <a href="/submit-tool">suggest a tool</a>.
      </p>
      {offered.length > 0 && (
        <ul role="list" aria-label="Tasks to begin with" className={styles['offered']}>
          {offered.map(({ title, path }) => (
            <li key={path}>
              <a href={path} onClick={closePalette}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countText(groups: readonly ResultGroup[]): string {
  if (groups.length === 0) return 'Nothing found';
  return groups
    .map(({ group, total }) => (total === 1 ? words[group].one : `${total} ${words[group].many}`))
    .join(', ');
}
