import type { Evidence, FactName } from '#domain/tool/evidence.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { pricePeriods } from '#domain/tool/price.ts';

import type { Rights } from '#domain/tool/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type RightsAnswer, freeUses, rightsAnswers, toolStates } from '#domain/tool/tool-words.ts';
import { type Editing, change } from '#state/tool-editor.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import { ToolField } from '../tool-field.tsx';
import styles from '#parts/desk-room.module.css';

const rights: { name: keyof Rights; label: string }[] = [
  { name: 'commercialUse', label: 'Commercial use' },
  { name: 'trainsOnUploads', label: 'Trains on your uploads' },
  { name: 'indemnity', label: 'Indemnity' },
];

/** Everything that can go stale, each value with what stands behind it. */
export function FactFields({ editing: { base, tool, problems } }: { editing: Editing }) {
  const changed = new Set<FactName>();
  const source = (fact: FactName) => {
    const value: Evidence | null = tool.evidence[fact];
    return (
      <EvidenceFields
        fact={fact}
        value={value}
        isLost={changed.has(fact) && isSame(value, base.evidence[fact])}
        problems={problems}
        onChange={(next) => change({ evidence: { ...tool.evidence, [fact]: next } })}
      />
    );
  };
  const { pricing, status } = tool;
  const price = (next: Partial<Tool['pricing']>) => change({ pricing: { ...pricing, ...next } });
  const life = (next: Partial<Tool['status']>) => change({ status: { ...status, ...next } });
  return (
    <>
      <div className={styles['fact']}>
        <h3>Price</h3>
        <div className={styles['values']}>
          <TextField
            label="US dollars"
            type="number"
            value={pricing.amount === null ? '' : String(pricing.amount)}
            problem={problems['pricing.amount']}
            note="Empty: on request. 0: free to start."
            onChange={(text) => price({ amount: text === '' ? null : Number(text) })}
          />
          <ChoiceField
            label="For a"
            value={pricing.period}
            words={pricePeriods}
            problem={problems['pricing.period']}
            onChange={(period) => price({ period })}
          />
          <TextField
            label="What it includes"
            rows={2}
            value={pricing.details}
            problem={problems['pricing.details']}
            onChange={(details) => price({ details })}
          />
          <TextField
            label="The price list in one line"
            rows={2}
            value={tool.standardPricing}
            problem={problems['standardPricing']}
            onChange={(standardPricing) => change({ standardPricing })}
          />
        </div>
        {source('price')}
      </div>
      <div className={styles['fact']}>
        <h3>Useful without paying</h3>
        <ChoiceField
          label="Useful without paying"
          isLabelHidden
          value={tool.freeUse}
          words={freeUses}
          problem={problems['freeUse']}
          onChange={(freeUse) => change({ freeUse })}
        />
        {source('freeUse')}
      </div>
      {rights.map(({ name, label }) => (
        <div key={name} className={styles['fact']}>
          <h3>{label}</h3>
          <ChoiceField<RightsAnswer>
            label={label}
            isLabelHidden
            value={tool.rights[name]}
            words={rightsAnswers}
            problem={problems[`rights.${name}`]}
            onChange={(answer) => change({ rights: { ...tool.rights, [name]: answer } })}
          />
          {source(name)}
        </div>
      ))}
      <div className={styles['fact']}>
        <h3>Training data</h3>
        <TextField
          label="What the maker states"
          rows={2}
          value={tool.ethicallyTrained}
          problem={problems['ethicallyTrained']}
          note="Empty when it states nothing."
          onChange={(ethicallyTrained) => change({ ethicallyTrained })}
        />
        {source('ethics')}
      </div>
      <div className={styles['fact']}>
        <h3>Life</h3>
        <div className={styles['values']}>
          <ChoiceField
            label="Stands"
            value={status.state}
            words={toolStates}
            problem={problems['status.state']}
            note={status.state === 'shut down' ? 'A tool that is shut down has no price.' : undefined}
            onChange={(state) => {
              life({ state });
              if (state === 'shut down') change({ pricing: { ...pricing, amount: null } });
            }}
          />
          <TextField
            label="What happened"
            rows={2}
            value={status.note}
            problem={problems['status.note']}
            onChange={(note) => life({ note })}
          />
          <TextField
            label="Since"
            type="date"
            value={status.since ?? ''}
            problem={problems['status.since']}
            onChange={(day) => life({ since: day || null })}
          />
          <ToolField
            label="Use instead"
            by="id"
            value={status.replacedBy}
            empty="No tool."
            problem={problems['status.replacedBy']}
            onChange={(other) => life({ replacedBy: other?.id ?? null })}
          />
        </div>
        {source('status')}
      </div>
    </>
  );
}
