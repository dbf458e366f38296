import { useStore } from '../use-store.ts';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { shortlistHeading } from '#domain/search/shortlist-heading.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { counted } from '#domain/text/counted.ts';
import { type ListingLink, suggestListings } from '#domain/tool/catalogue/suggest-listings.ts';
import { $nameSearch, clearSearch, searchByName } from '#state/catalogue.ts';
import { returnToPlace } from '#state/list-place.ts';
import { noteSearch } from '#state/missed-search.ts';
import { $isSearchLost } from '#state/search.ts';
import type { GuideFinds } from '#state/guide-search.ts';
import { useMeantFinds } from '../use-meant-finds.ts';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { ToolList } from './tool-list.tsx';
import { useShownList } from './use-shown-list.ts';
import styles from './catalogue.module.css';

/** Collections and tasks offered at once: a hint, not a second menu. */
const OFFERED_AT_MOST = 4;
const TASKS_AT_MOST = 6;
/** Tools drawn that were not found by their name. */
const TOOLS_AT_MOST = 12;
/** Without another letter for so long the words are whole. */
const TYPED_MS = 500;

/** No name holds what was typed: what the guide finds for it otherwise, or the sleeping yak, and the way back. */
export function EmptyResult({ offers }: { offers: readonly ListingLink[] }) {
  const name = useStore($nameSearch, '').trim();
  const isLost = useStore($isSearchLost, false);
  const searched = useDeferredValue(name);
  const found = useMeantFinds(searched, TYPED_MS);
  const collections = suggestListings(name, offers, OFFERED_AT_MOST);
  const isLookedThrough = name === '' || found !== null || isLost;
  useShownList(isLookedThrough);
  const isMissed = found !== null && found.tools.length + found.tasks.length === 0;
  useEffect(() => noteSearch(isMissed ? searched : ''), [isMissed, searched]);
  if (found && found.tools.length > 0) return <FoundOtherwise name={name} found={found} collections={collections} />;
  if (!isLookedThrough) return <p role="status">Looking through what tools do…</p>;
  const tasks = found ? [...found.tasks, ...found.offered].slice(0, TASKS_AT_MOST) : [];
  return (
    <div className={styles['empty']} role="status">
      <img src="/mascot/yak-idle.svg" alt="" width="320" height="200" />
      <h2>No tools found</h2>
      <p>{found?.notRead ?? 'Try adjusting your search terms or filters'}</p>
      {name !== '' && isLost && (
        <p>
          Only names were read: the search by job could not be loaded.{' '}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Load the page again
          </button>
        </p>
      )}
      {tasks.length > 0 && <Links title="Or begin with a job:" links={tasks.map(taskLink)} />}
      {collections.length > 0 && <Links title="Collections:" links={collections.map(collectionText)} />}
      <button type="button" className="button" onClick={clearSearch}>
        Clear Filters
      </button>
    </div>
  );
}

interface FoundProps {
  name: string;
  found: GuideFinds;
  collections: readonly ListingLink[];
}

/** The search reads names only; these answer by what they do, or by the name that was meant. */
function FoundOtherwise({ name, found, collections }: FoundProps) {
  const { didYouMean, notRead, tools, tasks } = found;
  const first = useMemo(
    () => tools.slice(0, TOOLS_AT_MOST).map(({ entry, why }) => ({ ...entry, line: why })),
    [tools],
  );
  const listed = useUnderRules(first, failsLast);
  useEffect(returnToPlace, []);
  return (
    <div className={styles['otherwise']}>
      <div role="status">
        <h2>{shortlistHeading(found, name)}</h2>
        {didYouMean !== null && (
          <p>
            Did you mean{' '}
            <button type="button" className={styles['meant']} onClick={() => searchByName(didYouMean)}>
              {didYouMean}
            </button>
            ?
          </p>
        )}
        {notRead !== null && <p>{notRead}</p>}
        {tools.length > TOOLS_AT_MOST && <p>The first {TOOLS_AT_MOST}, best first:</p>}
      </div>
      <VerdictTally ids={listed.map(({ id }) => id)} order="fails last" />
      <ToolList tools={listed} />
      {tasks.length > 0 && <Links title="Jobs:" links={tasks.slice(0, TASKS_AT_MOST).map(taskLink)} />}
      {collections.length > 0 && <Links title="Collections:" links={collections.map(collectionText)} />}
      <button type="button" className="button" onClick={clearSearch}>
        Clear Filters
      </button>
    </div>
  );
}

interface TextLink {
  path: string;
  text: string;
}

function Links({ title, links }: { title: string; links: readonly TextLink[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul role="list" className={styles['offers']}>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function taskLink(task: { slug: string; title: string }): TextLink {
  return { path: taskPath(task), text: task.title };
}

function collectionText({ path, label, count }: ListingLink): TextLink {
  return { path, text: `${label}: ${counted(count, 'tool')}` };
}
