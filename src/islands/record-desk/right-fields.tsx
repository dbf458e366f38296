import type { PlanRight, PlanRights } from '#domain/tool/plan/plan.schema.ts';
import {
  type PlanAnswer,
  planAnswers,
  type PlanRightName,
  planRightNames,
  planRightTitles,
} from '#domain/tool/plan/plan-words.ts';
import { conditionLabel, mayBeInShort } from '#domain/tool/plan/right-words.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { isStaleRight } from '#domain/tool/evidence/stale-words.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { WordsFields } from './words-fields.tsx';

interface Props {
  /** 'every plan', or the plan's name. */
  on: string;
  place: string;
  value: PlanRights;
  base: PlanRights;
  /** Words for a right that is not answered here. */
  empty: string;
  sources: Sources;
  problems: Readonly<Record<string, string>>;
  onChange(value: PlanRights): void;
}

/** What may be done on one plan, or on every plan: each answer with what it hangs on, and its words. */
export function RightFields({ on, place, value, base, empty, sources, problems, onChange }: Props) {
  const put = (name: PlanRightName, right: PlanRight | null) => {
    const { [name]: _, ...others } = value;
    onChange(right === null ? others : { ...value, [name]: right });
  };
  return planRightNames.map((name) => {
    const right = value[name];
    const title = `${planRightTitles[name]} on ${on}`;
    const at = `${place}.${name}`;
    return (
      <div key={name} className={styles['fact']}>
        <div className={styles['values']}>
          <ChoiceField<PlanAnswer>
            label={title}
            value={right?.answer ?? ''}
            words={planAnswers}
            empty={empty}
            problem={problems[`${at}.answer`] ?? problems[at]}
            onChange={(answer) =>
              put(name, (answer as string) === '' ? null : { condition: '', evidence: [], ...right, answer })
            }
          />
          {right && (
            <TextField
              label={conditionLabel(right.answer)}
              rows={2}
              value={right.condition}
              problem={problems[`${at}.condition`]}
              onChange={(condition) => put(name, { ...right, condition })}
            />
          )}
          {right && (right.inShort !== undefined || mayBeInShort(name, right)) && (
            <TextField
              label="On what, behind “paid work”"
              value={right.inShort ?? ''}
              problem={problems[`${at}.inShort`]}
              onChange={(inShort) => {
                const { inShort: _, ...rest } = right;
                put(name, inShort === '' ? rest : { ...rest, inShort });
              }}
            />
          )}
          {right && name === 'revenueCap' && (
            <TextField
              label="US dollars of revenue a year"
              type="number"
              value={right.amountUSD === undefined ? '' : String(right.amountUSD)}
              problem={problems[`${at}.amountUSD`]}
              onChange={(text) => {
                const { amountUSD: _, ...rest } = right;
                put(name, text === '' ? rest : { ...rest, amountUSD: Number(text) });
              }}
            />
          )}
        </div>
        {right && (
          <WordsFields
            of={title}
            place={`${at}.evidence`}
            value={right.evidence}
            sources={sources}
            problems={problems}
            isStale={isStaleRight(base[name], right)}
            onChange={(evidence) => put(name, { ...right, evidence })}
          />
        )}
      </div>
    );
  });
}
