import { type KeyboardEvent, type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import { rulesSaid } from '#domain/rules/rules-said.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { showShortlist } from '#state/quiz.ts';
import { putSaidInForce } from '#state/rules-in-force.ts';
import { noteSearch } from '#state/missed-search.ts';
import { $guideSearch, loadGuideSearch } from '#state/search.ts';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { useStore } from '../use-store.ts';
import { useUnderRules } from '../use-under-rules.ts';
import styles from './hero-search.module.css';

/** Finds drawn below the field, so that they fit on a phone above its keyboard. */
const TOOLS_AT_MOST = 5;
const TASKS_AT_MOST = 3;
const RULES_HINT = 'Which tools pass, on which plan, in whose words';
/** Words that go along (the same bound as the request for recommendations). */
const MAX_CHARACTERS = 120;

interface Find {
  path: string;
  title: string;
  hint: string;
}
interface ToolFind extends Find {
  id: number;
}
interface RulesFind extends Find {
  rules: Rules;
}

/**
 * The search field of the home page. What is typed shows tools and tasks at once; the arrows and Enter open one. Enter
 * without a choice shows the shortlist.
 */
export function HeroSearch({ first = '' }: { first?: string }) {
  const [typed, setTyped] = useState(first);
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useStore($guideSearch, null);
  // What is deferred must stay the same value from one drawing to the next: the words, not the finds.
  const searched = useDeferredValue(isOpen ? typed : '');
  const found = useMemo(() => findsFor(search, searched), [search, searched]);
  const { didYouMean, notRead } = found;
  const tools = useUnderRules(found.tools, failsLast);
  const under = search === null ? null : findUnderRules(searched);
  const finds: readonly (ToolFind | RulesFind | Find)[] = [...tools, ...(under ? [under] : []), ...found.tasks];
  const isMissed = search !== null && finds.length === 0;
  useEffect(() => noteSearch(isMissed ? searched : ''), [isMissed, searched]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Words typed before this code was here count, and are searched while the field still has the focus.
    setTyped(field.current?.value ?? '');
    if (document.activeElement !== field.current) return;
    reach();
  }, []);
  function reach() {
    setOpen(true);
    void loadGuideSearch();
    // A phone's keyboard takes the lower half: what is found needs the upper one.
    if (matchMedia('(width < 36rem)').matches) field.current?.form?.scrollIntoView({ block: 'start' });
  }
  const current = active !== null && active < finds.length ? active : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed before this code came may be in the field alone.
    const words = (typed.trim() || (field.current?.value.trim() ?? '')).slice(0, MAX_CHARACTERS);
    if (current !== null) document.getElementById(findId(current))?.click();
    else {
      setOpen(false);
      showShortlist(words);
    }
  };
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || finds.length === 0) return;
    const steps: Record<string, number | null> = {
      ArrowDown: current === null ? 0 : current + 1 < finds.length ? current + 1 : null,
      ArrowUp: current === null ? finds.length - 1 : current > 0 ? current - 1 : null,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <form
      className={styles['search']}
      role="search"
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label className="visually-hidden" htmlFor="wish">
        What are you looking for?
      </label>
      <input
        ref={field}
        className="field"
        id="wish"
        name="wish"
        type="text"
        role="combobox"
        placeholder="What AI tools are you looking for?"
        autoComplete="off"
        defaultValue={first}
        enterKeyHint="search"
        maxLength={MAX_CHARACTERS}
        aria-expanded={finds.length > 0}
        aria-controls="wish-finds"
        aria-autocomplete="list"
        aria-activedescendant={current === null ? undefined : findId(current)}
        onFocus={reach}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
          setOpen(true);
          void loadGuideSearch();
        }}
        onKeyDown={move}
      />
      <button className="button button-signal" type="submit">
        See tools
      </button>
      <div
        id="wish-finds"
        className={styles['finds']}
        role="listbox"
        aria-label="Tools and tasks"
        hidden={finds.length === 0}
      >
        {finds.map((find, index) => (
          <a
            key={find.path}
            id={findId(index)}
            className={styles['find']}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            href={find.path}
            onClick={'rules' in find ? () => putSaidInForce(find.rules) : undefined}
          >
            <b>{find.title}</b>
            <span>{find.hint}</span>
            {'id' in find && <VerdictPlace id={find.id} />}
          </a>
        ))}
      </div>
      {finds.length > 0 && (
        <p className={(didYouMean ?? notRead) ? styles['onward'] : 'visually-hidden'} role="status">
          {didYouMean !== null && `Did you mean “${didYouMean}”? `}
          {notRead} <span className="visually-hidden">Enter shows the shortlist.</span>
        </p>
      )}
    </form>
  );
}

function findsFor(
  search: ReturnType<typeof $guideSearch.get>,
  typed: string,
): { tools: ToolFind[]; tasks: Find[]; didYouMean: string | null; notRead: string | null } {
  if (search === null || typed.trim() === '') return { tools: [], tasks: [], didYouMean: null, notRead: null };
  const { tools, tasks, offered, didYouMean, notRead } = search(typed);
  return {
    didYouMean,
    notRead,
    tools: tools
      .slice(0, TOOLS_AT_MOST)
      .map(({ entry, why }) => ({ path: toolPath(entry), title: entry.name, hint: why, id: entry.id })),
    tasks: (tasks.length > 0 || rulesSaid(typed) !== null ? tasks : offered)
      .slice(0, TASKS_AT_MOST)
      .map((task) => ({ path: taskPath(task), title: task.title, hint: 'Everybody who does it' })),
  };
}

/** The tools under the rules that the typed words speak of. */
function findUnderRules(typed: string): RulesFind | null {
  const rules = rulesSaid(typed);
  return (
    rules && { rules, path: `/rules?${rulesQuery(rules)}#tally`, title: 'What these rules allow', hint: RULES_HINT }
  );
}

function findId(index: number): string {
  return `wish-find-${index}`;
}
