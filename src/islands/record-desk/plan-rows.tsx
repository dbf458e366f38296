import { type ReactNode, useEffect, useRef } from 'react';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import { planLine } from '#domain/tool/plan/price-list.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';
import { ClosedFields } from './closed-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RightFields } from './right-fields.tsx';

/** Most plans of one tool. */
const MAX_PLANS = 8;

interface Props {
  value: readonly Plan[];
  /** The plans as they stood. */
  base: readonly Plan[];
  sources: Sources;
  problems: Readonly<Record<string, string>>;
  onChange(value: Plan[]): void;
}

/** What a maker sells or gives away, cheapest first: one part a plan, that opens. */
export function PlanRows({ value, base, sources, problems, onChange }: Props) {
  const { place, focusAfter } = useFocusAfter<HTMLFieldSetElement>();
  const put = (index: number, next: Plan) => onChange(value.map((plan, at) => (at === index ? next : plan)));
  const move = (index: number, by: -1 | 1) => {
    const plan = value[index];
    if (plan === undefined) return;
    onChange(value.filter((_, at) => at !== index).toSpliced(index + by, 0, plan));
    focusAfter(`[data-row="${index + by}"] > summary`); // it goes along with its plan
  };
  const takeOut = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    focusAfter(index < value.length - 1 ? `[data-row="${index}"] > summary` : ':scope > button');
  };
  const add = () => {
    onChange([...value, { name: '', includes: '', isTrial: false, price: null, priceYearly: null, rights: {} }]);
    focusAfter(`[data-row="${value.length}"] input`);
  };
  return (
    <fieldset ref={place} className={styles['rows']}>
      <legend>Plans, cheapest first</legend>
      {value.map((plan, index) => {
        const at = `plans.${index}`;
        const wrong = Object.keys(problems).filter((field) => field.startsWith(`${at}.`)).length;
        const name = plan.name || `plan ${index + 1}`;
        const old = base.find((one) => one.name === plan.name);
        const change = (fields: Partial<Plan>) => put(index, { ...plan, ...fields });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the name is typed in the part itself
          <Part key={index} row={index} isWanted={wrong > 0 || plan.name === ''}>
            <summary>
              {plan.name === '' ? 'A new plan' : planLine(plan)}
              {wrong > 0 && <span className={styles['problem']}>{wrong} to correct</span>}
            </summary>
            <div className={styles['values']}>
              <TextField
                label="Name"
                value={plan.name}
                maxLength={50}
                problem={problems[`${at}.name`]}
                onChange={(text) => change({ name: text })}
              />
              <TextField
                label="What it brings"
                rows={2}
                value={plan.includes}
                problem={problems[`${at}.includes`]}
                onChange={(includes) => change({ includes })}
              />
              <ChoiceField
                label="Kind of plan"
                value={plan.isTrial ? 'taster' : 'plan'}
                words={['plan', 'taster'] as const}
                labels={{ plan: 'one to work with', taster: 'a trial: some days, or credits once' }}
                problem={problems[`${at}.isTrial`]}
                onChange={(kind) => change({ isTrial: kind === 'taster' })}
              />
            </div>
            <ClosedFields
              on={name}
              place={`${at}.closedToNew`}
              value={plan.closedToNew}
              sources={sources}
              problems={problems}
              onChange={(closedToNew) => {
                const { closedToNew: _, ...sold } = plan;
                put(index, closedToNew ? { ...sold, closedToNew } : sold);
              }}
            />
            <PriceFields
              title={`Price of ${name} without a yearly commitment`}
              place={`${at}.price`}
              value={plan.price}
              base={old?.price}
              fresh={{ period: 'month', billed: 'monthly' }}
              sources={sources}
              problems={problems}
              onChange={(price) => change({ price })}
            />
            <PriceFields
              title={`Price of ${name} when a year is paid`}
              place={`${at}.priceYearly`}
              value={plan.priceYearly}
              base={old?.priceYearly}
              fresh={{ period: 'year', billed: 'yearly' }}
              sources={sources}
              problems={problems}
              onChange={(priceYearly) => change({ priceYearly })}
            />
            <RightFields
              on={name}
              place={`${at}.rights`}
              value={plan.rights}
              base={old?.rights ?? {}}
              empty="as on every plan"
              sources={sources}
              problems={problems}
              onChange={(rights) => change({ rights })}
            />
            <p className={styles['ways']}>
              <button type="button" className="button" disabled={index === 0} onClick={() => move(index, -1)}>
                Up<span className="visually-hidden"> with {name}</span>
              </button>
              <button
                type="button"
                className="button"
                disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              >
                Down<span className="visually-hidden"> with {name}</span>
              </button>
              <button type="button" className="button" onClick={() => takeOut(index)}>
                Take out<span className="visually-hidden"> {name}</span>
              </button>
            </p>
          </Part>
        );
      })}
      {problems['plans'] && <p className={styles['problem']}>{problems['plans']}</p>}
      <button type="button" className="button" disabled={value.length >= MAX_PLANS} onClick={add}>
        Add a plan
      </button>
    </fieldset>
  );
}

/** A part that opens by itself where something is wanted, and closes only by hand. */
function Part({ row, isWanted, children }: { row: number; isWanted: boolean; children: ReactNode }) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted && part.current) part.current.open = true;
  }, [isWanted]);
  return (
    <details ref={part} data-row={row} className={styles['plan']}>
      {children}
    </details>
  );
}
