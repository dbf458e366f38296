import type { FactDeciding, FactOnDesk } from '#api/admin-facts.contract.ts';
import { pricePeriods, freeUses, rightsAnswers } from '#domain/tool/tool-words.ts';
import type { Pricing, Rights } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { ToolStatus } from '#domain/tool/tool.schema.ts';
import { TextField } from '#parts/form-field.tsx';
import styles from './facts.module.css';

const states = ['active', 'watch', 'acquired', 'shut down'] as const satisfies readonly ToolStatus['state'][];

/** The value of one fact, as its form shows it. */
export function ValueFields({ task: { fact, title, now } }: { task: FactOnDesk }) {
  if (fact === 'price')
    return (
      <>
        <div className={styles['pair']}>
          <TextField
            name="amount"
            label="Cheapest way in"
            type="number"
            min="0"
            step="0.001"
            isOptional
            note="0: one can start without paying; empty: no public price."
            defaultValue={now.pricing.amount ?? ''}
          />
          <TextField
            name="currency"
            label="Currency"
            minLength={3}
            maxLength={3}
            defaultValue={now.pricing.currency ?? 'USD'}
          />
          <Choice name="period" label="For one" options={pricePeriods} chosen={now.pricing.period} />
        </div>
        <TextField name="details" label="What the price includes" defaultValue={now.pricing.details} />
      </>
    );
  if (fact === 'freeUse') return <Choice name="value" label={title} options={freeUses} chosen={now.freeUse} />;
  if (fact === 'ethics') return <TextField name="value" label={title} isOptional defaultValue={now.ethicallyTrained} />;
  if (fact === 'status')
    return (
      <div className={styles['pair']}>
        <Choice name="value" label={title} options={states} chosen={now.status.state} />
        <TextField name="note" label="What happened" isOptional maxLength={240} defaultValue={now.status.note} />
      </div>
    );
  return (
    <>
      <Choice name="value" label={title} options={answersFor(now.rights[fact])} chosen={now.rights[fact]} />
      <TextField
        name="condition"
        label="On what it hangs"
        isOptional
        maxLength={200}
        note="For “opt-out”: setting, place and default. For “depends”: on what. It is said of every plan; plans that differ are told apart in the tool’s own form."
        defaultValue={now.conditions[fact]}
      />
    </>
  );
}

/** That sources differ follows from their words: nobody states it. */
function answersFor(now: Rights[keyof Rights]): readonly string[] {
  return rightsAnswers.filter((answer) => answer !== 'disputed' || now === 'disputed');
}

function Choice({
  name,
  label,
  options,
  chosen,
}: {
  name: string;
  label: string;
  options: readonly string[];
  chosen: string;
}) {
  return (
    <div className={styles['choice']}>
      <label htmlFor={`field-${name}`}>{label}</label>
      <select className="field" id={`field-${name}`} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** The fields of the tool that a filled-in form changes. */
export function fieldsOf(
  { fact, now }: FactOnDesk,
  text: (name: string) => string,
): NonNullable<FactDeciding['fields']> {
  const value = text('value');
  switch (fact) {
    case 'price':
      return {
        pricing: {
          amount: text('amount') === '' ? null : Number(text('amount')),
          period: text('period') as Pricing['period'],
          details: text('details'),
          ...(text('currency').toUpperCase() !== 'USD' && { currency: text('currency').toUpperCase() }),
        },
      };
    case 'freeUse':
      return { freeUse: value as FactOnDesk['now']['freeUse'] };
    case 'ethics':
      return { ethicallyTrained: value };
    case 'status':
      return { status: { ...now.status, state: value as ToolStatus['state'], note: text('note') } };
    default:
      return { rights: { [fact]: value as Rights[keyof Rights] }, conditions: { [fact]: text('condition') } };
  }
}
