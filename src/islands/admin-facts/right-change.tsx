import { useState } from 'react';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import {
  type PlanAnswer,
  planAnswers,
  type PlanRightName,
  planRightNames,
  planRightTitles,
} from '#domain/tool/plan/plan-words.ts';
import { conditionLabel, heldText } from '#domain/tool/plan/right-words.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import { type SuggestedRight, suggestRight } from '#domain/watch/terms/suggest-right.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import type { ChangedRight } from '#state/terms-desk.ts';
import type { FormDraft } from '#state/form-draft.ts';
import { ChoiceField, TextField } from '#parts/form-field.tsx';
import { EvidenceFields, evidenceOf } from './evidence-fields.tsx';
import styles from './facts.module.css';

interface Props {
  desk: DeskTool;
  source: string;
  change: TermsChange;
  /** What was filled in before. */
  draft: FormDraft | null;
  /** What is wrong with a part of it, in words. */
  wrong(part: 'condition' | 'amountUSD' | 'english'): string | undefined;
}

const answers = planAnswers.filter((answer) => answer !== 'not read');

/** Which right a changed sentence moves: on which plans, to which answer, by which words; it begins with what the sentence suggests. */
export function RightChange({ desk: { tool }, source, change, draft, wrong }: Props) {
  const [suggested] = useState(() => suggestRight(tool, source, change));
  const [start] = useState(() => startOf(draft, suggested, tool));
  const [name, setName] = useState(start.name);
  const [answer, setAnswer] = useState(start.answer);
  const [plans, setPlans] = useState(start.plans);
  const conditions = new Set(tool.plans.map((plan) => rightOn(tool, plan, name).condition));
  const isSaidOf = (plan: { name: string }) => plans.includes(plan.name);
  return (
    <>
      <div className={styles['pair']}>
        <ChoiceField
          name="termsRight"
          label="Right"
          placeholder="Choose one"
          choices={planRightNames.map((one) => ({ value: one, label: planRightTitles[one] }))}
          value={name}
          onChange={({ target }) => setName((target.value || name) as PlanRightName)}
        />
        <ChoiceField
          name="termsAnswer"
          label="What holds now"
          placeholder="Choose one"
          choices={answers.map((one) => ({ value: one, label: rightsText(one) }))}
          value={answer}
          onChange={({ target }) => setAnswer(target.value as PlanAnswer | '')}
        />
      </div>
      <fieldset className={styles['options']} aria-describedby="terms-plans">
        <legend>On which plans</legend>
        {tool.plans.map((plan) => (
          <label key={plan.name}>
            <input
              type="checkbox"
              name="termsPlan"
              value={plan.name}
              required={!tool.plans.some(isSaidOf)}
              checked={isSaidOf(plan)}
              onChange={({ target }) =>
                setPlans(target.checked ? [...plans, plan.name] : plans.filter((one) => one !== plan.name))
              }
            />
            <span>
              <b>{plan.name}</b> <span>Until now: {heldText(name, rightOn(tool, plan, name))}</span>
            </span>
          </label>
        ))}
        {[...conditions].map(
          (condition) => condition !== '' && <p key={condition}>Beside it until now: “{condition}”</p>,
        )}
        <p id="terms-plans">
          {tool.plans.every(isSaidOf)
            ? 'It is said of every plan, also of those that come later.'
            : 'The other plans stay as they are.'}
        </p>
      </fieldset>
      <TextField
        name="termsCondition"
        label={conditionLabel(answer || 'yes')}
        isOptional={answer !== 'depends' && answer !== 'opt-out'}
        maxLength={200}
        defaultValue={start.condition}
        error={wrong('condition')}
      />
      {name === 'revenueCap' && (
        <TextField
          name="termsAmount"
          label="US dollars of revenue a year"
          type="number"
          min="1"
          isOptional={answer !== 'yes'}
          defaultValue={start.amount}
          error={wrong('amountUSD')}
        />
      )}
      <EvidenceFields
        prefix="terms-"
        start={start.evidence}
        hasDay
        note={
          change.after === ''
            ? 'The sentence is gone: quote what the page says instead.'
            : 'The new sentence, or the part of it that says it.'
        }
        error={wrong('english')}
      />
    </>
  );
}

/** What the form begins with: what was filled in before, else what the sentence suggests. The answer is never suggested. */
function startOf(draft: FormDraft | null, suggested: SuggestedRight, tool: DeskTool['tool']) {
  const text = (field: string) => draft?.[field]?.[0] ?? '';
  const begun = draft?.['termsRight'] !== undefined;
  const plans = draft?.['termsPlan']?.filter((plan) => tool.plans.some((own) => own.name === plan));
  return {
    name: (text('termsRight') || suggested.name) as PlanRightName,
    answer: text('termsAnswer') as PlanAnswer | '',
    plans: plans ?? suggested.plans,
    condition: text('termsCondition'),
    amount: text('termsAmount'),
    evidence: begun ? evidenceOf(text, 'terms-') : suggested.evidence,
  };
}

/** The right that a filled-in form changes. */
export function changedRight({ tool, version }: DeskTool, given: FormData): ChangedRight {
  const text = (name: string) => String(given.get(name) ?? '').trim();
  const plans = given.getAll('termsPlan').map(String);
  return {
    version,
    name: text('termsRight') as PlanRightName,
    plans: plans.length === tool.plans.length ? null : plans,
    answer: text('termsAnswer') as ChangedRight['answer'],
    condition: text('termsCondition'),
    ...(text('termsAmount') && { amountUSD: Number(text('termsAmount')) }),
    evidence: evidenceOf(text, 'terms-'),
  };
}
