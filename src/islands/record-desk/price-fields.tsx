import type { PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import { billedWays, planPeriods, useUnits } from '#domain/tool/plan/plan-words.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { isStalePrice } from '#domain/tool/evidence/stale-words.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';
import { WordsFields } from './words-fields.tsx';

interface Props {
  /** 'Price by the month of Standard'. */
  title: string;
  place: string;
  value: PlanPrice | null;
  base: PlanPrice | null | undefined;
  /** What a new one begins with. */
  fresh: Pick<PlanPrice, 'period' | 'billed'>;
  sources: Sources;
  problems: Readonly<Record<string, string>>;
  onChange(value: PlanPrice | null): void;
}

/** One price of a plan with its words; or a way to add one. */
export function PriceFields({ title, place, value, base, fresh, sources, problems, onChange }: Props) {
  const { place: box, focusAfter } = useFocusAfter<HTMLDivElement>();
  const at = (part: string) => problems[`${place}.${part}`];
  if (value === null)
    return (
      <div ref={box} className={styles['proof']}>
        <p className={styles['source']}>
          <span className={styles['note']}>{title}: not sold so, or not read.</span>
          <button
            type="button"
            className="button"
            onClick={() => {
              onChange({ amount: null, currency: 'USD', ...fresh, perPerson: true, minimumPeople: null, evidence: [] });
              focusAfter('input');
            }}
          >
            Add it<span className="visually-hidden">: {title}</span>
          </button>
          {problems[place] && <span className={styles['problem']}>{problems[place]}</span>}
        </p>
      </div>
    );
  const { unit, ...rest } = value;
  const put = (change: Partial<PlanPrice>) => onChange({ ...value, ...change });
  return (
    <div ref={box} className={styles['proof']}>
      <fieldset className={styles['evidence']}>
        <legend>{title}</legend>
        <TextField
          label="Amount"
          type="number"
          value={value.amount === null ? '' : String(value.amount)}
          problem={at('amount')}
          note="Empty: on request. 0: free."
          onChange={(text) => put({ amount: text === '' ? null : Number(text) })}
        />
        <TextField
          label="Currency"
          value={value.currency}
          maxLength={3}
          problem={at('currency')}
          onChange={(text) => put({ currency: text.toUpperCase() })}
        />
        <ChoiceField
          label="For a"
          value={value.period}
          words={planPeriods}
          labels={{ once: 'licence, once', use: 'use' }}
          problem={at('period')}
          onChange={(period) => onChange({ ...rest, period, ...(period === 'use' && { unit: unit ?? 'credit' }) })}
        />
        {value.period === 'use' && (
          <ChoiceField
            label="One use is a"
            value={unit ?? 'other'}
            words={useUnits}
            problem={at('unit')}
            onChange={(next) => put({ unit: next })}
          />
        )}
        <ChoiceField
          label="Billed"
          value={value.billed ?? ''}
          words={billedWays}
          empty="free, or not said"
          problem={at('billed')}
          onChange={(billed) => put({ billed: billed || null })}
        />
        <ChoiceField
          label="Each person pays it"
          value={value.perPerson ? 'yes' : 'no'}
          words={['yes', 'no'] as const}
          problem={at('perPerson')}
          onChange={(answer) => put({ perPerson: answer === 'yes' })}
        />
        <TextField
          label="Sold to at least"
          type="number"
          value={value.minimumPeople === null ? '' : String(value.minimumPeople)}
          problem={at('minimumPeople')}
          note="People; empty: one."
          onChange={(text) => put({ minimumPeople: text === '' ? null : Number(text) })}
        />
        <TextField
          label="Varies by"
          value={value.variesBy ?? ''}
          problem={at('variesBy')}
          note="Country, device; empty: the same for everybody."
          onChange={(text) => put({ variesBy: text || undefined })}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            onChange(null);
            focusAfter('button');
          }}
        >
          Take away<span className="visually-hidden"> {title}</span>
        </button>
        {problems[place] && <p className={styles['problem']}>{problems[place]}</p>}
      </fieldset>
      <WordsFields
        of={title}
        place={`${place}.evidence`}
        value={value.evidence}
        sources={sources}
        problems={problems}
        isStale={isStalePrice(base, value)}
        onChange={(evidence) => put({ evidence })}
      />
    </div>
  );
}
