import { deepEqual } from '#domain/value/deep-equal.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolStates } from '#domain/tool/tool-words.ts';
import { mapWitnesses, sourcesIn } from '#domain/tool/evidence/witness-sources.ts';
import { type ToolEditing, change } from '#state/tool-editor.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import { ToolField } from '../tool-field.tsx';
import { PlanRows } from './plan-rows.tsx';
import { RightFields } from './right-fields.tsx';
import { SourceRows } from './source-rows.tsx';
import { WordsFields } from './words-fields.tsx';
import styles from '#parts/desk-room.module.css';

/** Everything that can go stale: the pages that were read, and each value with their words. */
export function FactFields({ editing: { base, edited: tool, problems } }: { editing: ToolEditing }) {
  const { sources, ...said } = recordOf(tool);
  const words = (field: 'noFreePlan' | 'ethicsEvidence' | 'statusEvidence', of: string, isMoved = false) => (
    <WordsFields
      of={of}
      place={field}
      value={tool[field]}
      sources={sources}
      problems={problems}
      isStale={isMoved && tool[field].length > 0 && deepEqual(tool[field], base[field])}
      onChange={(evidence) => change({ [field]: evidence })}
    />
  );
  const rename = (from: string, to: string) =>
    change({
      ...mapWitnesses(said, (one) => (one.source === from ? { ...one, source: to } : one)),
      sources: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name === from ? to : name, source])),
    });
  const { status } = tool;
  const life = (next: Partial<Tool['status']>) => change({ status: { ...status, ...next } });
  return (
    <>
      <SourceRows
        value={sources}
        cited={sourcesIn(said)}
        problems={problems}
        onChange={(next) => change({ sources: next })}
        onRename={rename}
      />
      <PlanRows
        value={tool.plans}
        base={base.plans}
        sources={sources}
        problems={problems}
        onChange={(plans) => change({ plans })}
      />
      <div className={styles['fact']}>
        <h3>No free plan and no trial</h3>
        <p className={styles['note']}>
          Words that say so. Without them, and without a free plan above, nobody has read whether something is free.
        </p>
        {words('noFreePlan', 'No free plan and no trial')}
      </div>
      <details className={styles['plan']}>
        <summary>Rights on every plan</summary>
        <RightFields
          on="every plan"
          place="baseRights"
          value={tool.baseRights}
          base={base.baseRights}
          empty="not read"
          sources={sources}
          problems={problems}
          onChange={(baseRights) => change({ baseRights })}
        />
      </details>
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
        {words('ethicsEvidence', 'Training data', tool.ethicallyTrained !== base.ethicallyTrained)}
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
              if (state === 'shut down')
                change({ plans: tool.plans.map((plan) => ({ ...plan, price: null, priceYearly: null })) });
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
        {words('statusEvidence', 'Life', !deepEqual(status, base.status))}
      </div>
    </>
  );
}
