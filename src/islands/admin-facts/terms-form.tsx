import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TermsOnDesk } from '#api/admin-terms.contract.ts';
import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';
import { type PlanRightName, planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { type SentenceTopic, areRights } from '#domain/watch/terms/sentence-topics.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { $isDecidingTerms, $termsProblems, $termsTool, confirmTerms, loadTermsTool } from '#state/terms-desk.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from '#state/form-draft.ts';
import { BoxField, ChoiceField } from '#parts/form-field.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { RightChange, changedRight } from './right-change.tsx';
import styles from './facts.module.css';

interface FormProps {
  source: string;
  change: TermsChange;
  tools: TermsOnDesk['tools'];
  onDone: () => void;
}

const factOf: Record<SentenceTopic, FactName> = {
  rights: 'commercialUse',
  training: 'trainsOnUploads',
  ownership: 'commercialUse',
  indemnity: 'indemnity',
  price: 'price',
  plans: 'price',
  arbitration: 'commercialUse',
};

/** A fact, or a right that is none of the facts. */
type Named = FactName | PlanRightName;

const subjects = [
  ...factNames.map((value) => ({ value, label: factTitles[value] })),
  ...planRightNames
    .filter((right) => !factNames.some((fact) => fact === right))
    .map((value) => ({ value, label: planRightTitles[value] })),
];

/** Parts of a right whose problems stand beside their own fields. */
const OWN_PLACES = ['condition', 'amountUSD', 'english'] as const;

/** How a change of terms is confirmed: what it means for a reader, of which tool, and which right it moves. */
export function TermsForm({ source, change, tools, onDone }: FormProps) {
  const isDeciding = useStore($isDecidingTerms);
  const problems = useStore($termsProblems);
  const desk = useStore($termsTool);
  const form = useRef<HTMLFormElement>(null);
  const name = `${source} ${change.id}`;
  const [draft] = useState(() => readFormDraft(name));
  const kept = (field: string) => draft?.[field]?.[0];
  const [topic = 'rights'] = change.topics;
  const [toolId, setToolId] = useState(Number(kept('termsTool')) || (tools.length === 1 ? (tools[0]?.id ?? 0) : 0));
  const [isRight, setRight] = useState(draft ? kept('termsMoves') === 'right' : areRights(change.topics));
  useEffect(() => {
    $termsProblems.set([]);
    form.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, []);
  useEffect(() => {
    if (isRight && toolId > 0) void loadTermsTool(toolId);
  }, [isRight, toolId]);
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRight && desk.status !== 'read') return;
    const given = new FormData(event.currentTarget);
    const right = isRight && desk.status === 'read' ? changedRight(desk.read, given) : null;
    const said = right?.name ?? (given.get('termsFact') as Named);
    const about = {
      toolId,
      fact: factNames.find((fact) => fact === said) ?? 'commercialUse', // the others are about what may be done with it
      ...(planRightNames.includes(said as PlanRightName) && { of: said as PlanRightName }),
      meaning: String(given.get('termsMeaning')).trim(),
      ...(right && { right }),
    };
    const toolName = tools.find(({ id }) => id === toolId)?.name ?? '';
    void confirmTerms(source, change, about, toolName).then((isDone) => isDone && close());
  };
  const close = () => {
    dropFormDraft(name);
    onDone();
  };
  const isOwn = (field: string) => OWN_PLACES.some((part) => field.endsWith(`.${part}`));
  const others = problems.filter(({ field }) => !isOwn(field));

  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        const given = new FormData(currentTarget);
        keepFormDraft(name, given, given.has('termsRight') ? ['termsPlan'] : []);
      }}
      aria-label="Tell readers what changed"
    >
      <BoxField
        name="termsMeaning"
        label="What it means for a reader, in one sentence"
        rows={2}
        minLength={10}
        maxLength={240}
        defaultValue={kept('termsMeaning')}
        note="It stands on the tool’s page above both wordings, in its history, and in the letter to those who saved it."
      />
      <ChoiceField
        name="termsTool"
        label="Tool"
        placeholder="Choose one"
        choices={tools.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={toolId > 0 ? String(toolId) : ''}
        onChange={({ target }) => setToolId(Number(target.value))}
      />
      <fieldset className={styles['options']}>
        <legend>What the guide says from now on</legend>
        <label>
          <input type="radio" name="termsMoves" value="right" checked={isRight} onChange={() => setRight(true)} />
          <span>A right changes</span>
        </label>
        <label>
          <input type="radio" name="termsMoves" value="none" checked={!isRight} onChange={() => setRight(false)} />
          <span>The fact stands as it is</span>
        </label>
      </fieldset>
      {!isRight && (
        <ChoiceField
          name="termsFact"
          label="The fact it is about"
          placeholder="Choose one"
          choices={subjects}
          defaultValue={kept('termsFact') ?? factOf[topic]}
        />
      )}
      {isRight && toolId > 0 && (
        <AdminReading reading={desk} retry={() => void loadTermsTool(toolId)}>
          {(read) => (
            <RightChange
              key={read.tool.id}
              draft={readFormDraft(name)}
              desk={read}
              source={source}
              change={change}
              wrong={(part) => problems.find(({ field }) => field.endsWith(`.${part}`))?.remedy}
            />
          )}
        </AdminReading>
      )}
      {isRight && others.length > 0 && (
        <p role="alert" className={styles['problem']}>
          {others.map(({ field, value, remedy }) => (
            <span key={field}>{value ? `${value}: ${remedy}` : remedy}</span>
          ))}
        </p>
      )}
      <p className={styles['actions']}>
        <button
          type="submit"
          className="button button-signal"
          disabled={isDeciding || (isRight && desk.status !== 'read')}
        >
          Confirm
        </button>
        <button type="button" className="button" onClick={close}>
          Cancel
        </button>
      </p>
    </form>
  );
}
