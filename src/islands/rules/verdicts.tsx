import type { ReactNode } from 'react';
import { clientAddress } from '#domain/collection/client-address.ts';
import { mostMissing, openCount, type VerdictGroups } from '#domain/rules/group-verdicts.ts';
import type { OwnRulesWords } from '#domain/rules/own-rules.ts';
import { isSameRules } from '#domain/rules/rules-in-force.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { $ownRules, noOwnRules } from '#state/own-rules.ts';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { $filter, $groups, $isJudging, $isSlow, $judged, chooseTask, judgeAgain } from '#state/verdicts.ts';
import { useStore } from '../use-store.ts';
import styles from './rules.module.css';
import { VerdictGroup } from './verdict-group.tsx';

/** Tools that fit on a printed sheet. */
const ON_A_SHEET = 10;

/** The tools under the rules in force, by verdict; before that a sample, that they are on their way, or that they failed. */
export function Verdicts({ rules, children }: { rules: Rules | null; children: ReactNode }) {
  const judged = useStore($judged);
  const groups = useStore($groups, null);
  const isJudging = useStore($isJudging, false);
  const isSlow = useStore($isSlow);
  return (
    <section id="verdicts" tabIndex={-1} className={styles['verdicts']} aria-label="Verdicts" aria-busy={isJudging}>
      {rules === null ? (
        children
      ) : judged.status === 'failed' ? (
        <div className={styles['nothing']} role="alert">
          <img src="/mascot/yak-lost.svg" alt="" width="400" height="250" />
          <p>
            {judged.code === 'too_many_requests'
              ? 'Those were many questions for one minute. Wait a moment, then ask again.'
              : 'The verdicts did not come. Check the connection and ask again; your rules are still here.'}
          </p>
          <button type="button" className="button button-signal" onClick={judgeAgain}>
            Try again
          </button>
        </div>
      ) : groups === null || judged.status !== 'read' ? (
        <div className={styles['waiting']}>
          {isSlow && <Slow />}
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={styles['skeleton']} />
          ))}
        </div>
      ) : (
        <>
          {isSlow && <Slow />}
          <Filter tasks={judged.read.tasks} />
          <Groups groups={groups} rules={judged.read.rules} />
        </>
      )}
    </section>
  );
}

function Slow() {
  return (
    <p className={styles['told']}>
      This takes longer than usual.{' '}
      <button type="button" className={styles['plain']} onClick={judgeAgain}>
        Ask again
      </button>
    </p>
  );
}

function Filter({ tasks }: { tasks: readonly { slug: string; title: string }[] }) {
  const filter = useStore($filter);
  return (
    <div className={styles['filter']}>
      <label>
        <span>For which task?</span>
        <select className="field" value={filter.task} onChange={(event) => chooseTask(event.target.value)}>
          <option value="">Any task</option>
          {tasks.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Or by name</span>
        <input
          className="field"
          type="search"
          autoComplete="off"
          value={filter.name}
          onChange={(event) => $filter.set({ ...filter, name: event.target.value })}
        />
      </label>
    </div>
  );
}

function Groups({ groups, rules }: { groups: VerdictGroups; rules: Rules }) {
  const { all, passes, switched, unknown, fails } = groups;
  const words = useOwnWords(rules);
  const lacksOne = unknown.filter((verdict) => openCount(verdict) === 1).length;
  const missing = mostMissing(unknown).slice(0, 3);
  const sheet = [...passes, ...switched].slice(0, ON_A_SHEET).map(({ toolId }) => toolId);
  const isUnconfirmed = [...passes, ...switched].some(({ price }) => price?.isUnconfirmed);
  if (all === 0) return <p className={styles['told']}>No tool has this name and this task.</p>;
  return (
    <>
      <VerdictGroup title="Passes" verdicts={passes} says="Every rule is met, in words that somebody read. By price.">
        {passes.length === 0 && (
          <p>
            None as it comes. Unknown never passes here: look at what lacks only one answer, ask its maker, or take a
            rule back.
          </p>
        )}
      </VerdictGroup>
      {switched.length > 0 && (
        <VerdictGroup
          title="Passes when switched"
          verdicts={switched}
          says="Change the setting first, and keep a picture of it. By price."
        />
      )}
      {isUnconfirmed && <p className={styles['fine']}>{UNCONFIRMED_NOTE}</p>}
      {sheet.length > 0 && (
        <p>
          <a href={clientAddress({ rules, list: { title: '', toolIds: sheet }, words })}>
            {sheet.length === 1 ? 'The one that passes' : `The first ${sheet.length}`}, on one sheet for the client
          </a>
        </p>
      )}
      <VerdictGroup
        title="Unknown"
        verdicts={unknown}
        says={[
          'Nobody at Yak has read enough. A line opens to what is known and to a mail for the maker.',
          lacksOne > 0 && `${lacksOne} ${lacksOne === 1 ? 'lacks' : 'lack'} a single answer; the fewest come first.`,
          missing.length > 0 &&
            `Most often missing: ${missing.map(({ rule, tools }) => `${ruleWords[rule].subject} (${tools})`).join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
        isFolded
      />
      <VerdictGroup
        title="Fails"
        verdicts={fails}
        says="Every plan breaks a rule. Told is one that all of them break, else one of the plan that comes closest."
        isFolded
      />
    </>
  );
}

/** Name and note of the own list that is in force as it stands. */
function useOwnWords(rules: Rules): OwnRulesWords | undefined {
  const { lists } = useStore($ownRules, noOwnRules);
  const inForce = useStore($rulesInForce, null);
  return lists.find((list) => list.id === inForce?.own && isSameRules(list.rules, rules));
}
