import { type InputHTMLAttributes, useEffect, useId, useState } from 'react';
import type { ProjectAnswer } from '#api/project.contract.ts';
import { monthlyCost, plansInUse } from '#domain/project/budget.ts';
import { PROJECT_BOUNDS, type Project, type ProjectWords } from '#domain/project/project.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { isSameRules } from '#domain/rules/rules-in-force.ts';
import { moneyText } from '#domain/tool/plan/price.ts';
import { describe } from '#state/open-project.ts';
import { $ownRules, loadOwnRules, noOwnRules } from '#state/own-rules.ts';
import { useStore } from '../use-store.ts';
import { leaveOnEnter, useTyped } from '../use-typed.ts';
import desk from '#parts/rail-desk.module.css';
import styles from './projects.module.css';

/** Name, client, rules, budget and the owner's note; each is kept when the reader leaves its field. */
export function ProjectHead({ answer }: { answer: ProjectAnswer }) {
  const { project } = answer;
  const own = useStore($ownRules, noOwnRules);
  useEffect(() => {
    if ($ownRules.get().status === 'idle') void loadOwnRules();
  }, []);
  const cost = monthlyCost(plansInUse(answer));
  const field = (field: 'name' | 'client' | 'note', label: string) => ({
    ...{ project, label, value: project[field], maxLength: PROJECT_BOUNDS[field], remedy: '' },
    say: (text: string): Said => ({ [field]: text }),
  });
  const lists = [...readyMadeRules, ...own.lists];
  const chosen = lists.find((list) => list.name === project.rulesName && isSameRules(list.rules, project.rules));
  return (
    <div>
      <WordsField
        {...field('name', 'Name of the project')}
        isTitle
        say={(name) => (name === '' ? null : { name })}
        remedy="A project needs a name."
      />
      <div className={styles['about']}>
        <WordsField {...field('client', 'Client')} placeholder="Nobody named" />
        <label>
          <span className="label">The client’s rules</span>
          <select
            value={chosen?.id ?? ''}
            onChange={({ target }) => {
              const list = lists.find(({ id }) => id === target.value);
              if (list) void describe(project.id, { rules: list.rules, rulesName: list.name });
            }}
          >
            {!chosen && <option value="">{project.rulesName || 'Rules of its own'}</option>}
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <WordsField
          project={project}
          label="Budget for its tools"
          value={project.budget == null ? '' : String(project.budget)}
          maxLength={12}
          inputMode="decimal"
          placeholder="Dollars a month"
          say={(text) => {
            const budget = budgetOf(text);
            return budget === undefined ? null : { budget };
          }}
          remedy="Write dollars a month, such as 80."
        />
        <WordsField {...field('note', 'Note for yourself')} placeholder="On no sheet" />
      </div>
      <p className={styles['asks']}>
        {rulesText(project.rules)}. New lines are judged by these rules; lines that are there keep the rules of their
        day. <a href="/rules">Your own rules</a>
        {cost !== null && cost > 0 && (
          <>
            <br />
            Its plans cost {moneyText(cost, 'USD')} a month on their day.
            {project.budget != null && ' You are told of higher prices once all together are above the budget.'}
          </>
        )}
      </p>
    </div>
  );
}

type Said = Partial<ProjectWords>;

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'inputMode'> {
  project: Project;
  label: string;
  value: string;
  maxLength: number;
  /** What a text says of the project; null for one that cannot stand. */
  say(text: string): Said | null;
  isTitle?: boolean;
  /** What to write instead of such a text. */
  remedy: string;
}

/** One thing that is said of a project. Only what was typed here is sent: another device may have changed the others. */
function WordsField({ project, label, value, say, remedy, isTitle = false, ...look }: FieldProps) {
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const field = useTyped<HTMLInputElement>(value, async (text) => {
    const said = text === value ? {} : say(text);
    setWrong(said === null);
    return said !== null && (text === value || describe(project.id, said));
  });
  return (
    <div>
      <label className={isTitle ? 'visually-hidden' : 'label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={isTitle ? desk['title'] : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        onKeyDown={leaveOnEnter}
        {...field}
        {...look}
      />
      <p id={`${id}-problem`} role="alert" className={styles['wrong']}>
        {isWrong && remedy}
      </p>
    </div>
  );
}

/** 'Dollars a month', as people write them: '80', '$1,200.50'; empty for none. */
function budgetOf(text: string): number | null | undefined {
  if (text === '') return null;
  const plain = text.replace(/^\$\s*/, '').replaceAll(',', '');
  const amount = Number(plain);
  return /^\d+(\.\d{1,2})?$/.test(plain) && amount <= PROJECT_BOUNDS.budget ? amount : undefined;
}
