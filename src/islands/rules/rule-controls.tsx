import { type RefObject, useState } from 'react';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { $groups, $isJudging, changeRules, clearRules } from '#state/verdicts.ts';
import { useStore } from '../use-store.ts';
import { NumberRule } from './number-rule.tsx';
import styles from './rules.module.css';

/** Rules of yes and no, with their names in the address. */
const before = [['paidWork', 'paid', 'Paid work', 'Somebody pays for it']] as const;
const after = [
  ['indemnity', 'indemnity', 'Indemnity', 'The maker defends us against claims, or pays'],
  ['private', 'private', 'Private by default', 'Nobody else sees the work'],
  ['noWatermark', 'nowatermark', 'No watermark', 'No visible mark'],
  ['noAttribution', 'nocredit', 'No credit required', 'The tool need not be named'],
  ['licensedData', 'licensed', 'Training data licensed', 'Or the maker’s own, as the maker says'],
] as const;
const training = [
  [null, '', 'Doesn’t matter'],
  ['off', 'off', 'May be switched off'],
  ['never', 'never', 'Never'],
] as const;

interface Props {
  rules: Rules | null;
  /** Read once this code is here: what was set before counts. */
  form: RefObject<HTMLFormElement | null>;
}

/** On a phone, where the verdicts stand below all of this: how many pass so far, and the way to them. */
function Onward({ onFollow }: { onFollow(): void }) {
  const groups = useStore($groups, null);
  const isJudging = useStore($isJudging, false);
  const passing = groups ? groups.passes.length + groups.switched.length : 0;
  const follow = () => {
    onFollow();
    requestAnimationFrame(() => {
      const verdicts = document.querySelector<HTMLElement>('#verdicts');
      verdicts?.scrollIntoView();
      verdicts?.focus({ preventScroll: true });
    });
  };
  return (
    <button type="button" className={`button button-signal ${styles['onward']}`} onClick={follow}>
      {groups === null || isJudging ? 'Judging …' : seeText(passing)}
    </button>
  );
}

function seeText(passing: number): string {
  if (passing === 0) return 'None passes: see why';
  return passing === 1 ? 'See the one that passes' : `See the ${passing} that pass`;
}

/** Each rule as a control. On a phone they are folded under what they say. */
export function RuleControls({ rules, form }: Props) {
  const [isOpen, setOpen] = useState(false);
  const now = rules ?? noRules;
  const set = (part: Partial<Rules>, pauseMs = 0) => changeRules({ ...now, ...part }, pauseMs);
  const check = ([rule, name, title, note]: (typeof before | typeof after)[number]) => (
    <label key={rule} className={styles['check']}>
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={now[rule]}
        onChange={(event) => set({ [rule]: event.target.checked })}
      />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <section className={styles['controls']} aria-labelledby="rule-by-rule">
      <h2 id="rule-by-rule">Rule by rule</h2>
      <p key={rules ? 'rules' : 'none'} className={styles['in-force']}>
        {rules && rulesText(rules)}
      </p>
      <button
        type="button"
        className={`button ${styles['unfold']}`}
        aria-expanded={isOpen}
        aria-controls="rule-form"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fold the rules' : 'Change rule by rule'}
      </button>
      <form
        id="rule-form"
        ref={form}
        className={styles['form']}
        data-open={isOpen}
        onSubmit={(event) => event.preventDefault()}
      >
        {before.map(check)}
        <fieldset className={styles['training']}>
          <legend>Training on what you upload</legend>
          {training.map(([value, query, title]) => (
            <label key={query}>
              <input
                type="radio"
                name="training"
                value={query}
                checked={now.noTraining === value}
                onChange={() => set({ noTraining: value })}
              />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        {after.map(check)}
        <NumberRule
          name="revenue"
          title="Your company’s revenue"
          note="US dollars a year; some plans have a limit"
          value={now.revenueUSD}
          smallest={0}
          largest={1e12}
          onChange={(revenueUSD, pauseMs) => set({ revenueUSD }, pauseMs)}
        />
        <NumberRule
          name="people"
          title="People who work with it"
          note="Seats are counted into the price"
          value={now.people}
          smallest={1}
          largest={100_000}
          onChange={(people, pauseMs) => set({ people }, pauseMs)}
        />
        <button type="button" className="button" disabled={rules === null} onClick={clearRules}>
          No rules
        </button>
        {rules !== null && <Onward onFollow={() => setOpen(false)} />}
      </form>
    </section>
  );
}
