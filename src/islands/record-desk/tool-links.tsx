import { pricePeriods } from '#domain/tool/tool-words.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { ToolField } from '../tool-field.tsx';
import { useFocusAfter } from '../use-focus-after.ts';
import type { FormPart } from './document-form.ts';

/** Tools that one lesson works with at most. */
const MAX_TOOLS = 5;

/** A tool of a lesson, with the plan that paid work needs. */
interface Link {
  tool: string;
  pays?: { plan: string; amount: number; period: Pricing['period'] };
}

/** The tools of a lesson, each with the plan that paid work needs. */
export function ToolLinks({ fields, problems }: FormPart) {
  const value = Array.isArray(fields['tools']) ? (fields['tools'] as Link[]) : [];
  const { place, focusAfter } = useFocusAfter<HTMLFieldSetElement>();
  const put = (index: number, link: Link) =>
    changeDocument({ tools: value.map((one, at) => (at === index ? link : one)) });
  const takeOut = (index: number) => {
    changeDocument({ tools: value.filter((_, at) => at !== index) });
    focusAfter(index < value.length - 1 ? `[data-row="${index}"] input` : ':scope > button');
  };
  const add = () => {
    changeDocument({ tools: [...value, { tool: '' }] });
    focusAfter(`[data-row="${value.length}"] input`);
  };
  return (
    <fieldset ref={place} className={styles['rows']}>
      <legend>Tools it works with, and the plan that paid work needs</legend>
      {value.map((link, index) => {
        const { tool, pays } = link;
        const wrong = (...parts: string[]) =>
          parts.map((part) => problems[`tools.${index}${part}`]).find((words) => words !== undefined);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their fields keep nothing of their own
          <div key={index} data-row={index} className={styles['link']}>
            <ToolField
              label={`Tool ${index + 1}`}
              by="slug"
              value={tool === '' ? null : tool}
              empty="A lesson names living tools of the guide."
              problem={wrong('', '.tool')}
              about={({ priceList }) => `Its price list: ${priceList || 'none was read'}`}
              onChange={(chosen) => put(index, { ...link, tool: chosen?.slug ?? '' })}
            />
            <TextField
              label={`Plan of tool ${index + 1}`}
              value={pays?.plan ?? ''}
              problem={wrong('.pays', '.pays.plan')}
              note="As the list calls it; empty: the cheapest way in."
              onChange={(plan) => put(index, withPlan(link, { plan }))}
            />
            <TextField
              label={`Dollars of tool ${index + 1}`}
              type="number"
              value={String(pays?.amount ?? '')}
              problem={wrong('.pays.amount')}
              onChange={(amount) => put(index, withPlan(link, { amount: Number(amount) }))}
            />
            <ChoiceField
              label={`For a, of tool ${index + 1}`}
              value={pays?.period ?? 'month'}
              words={pricePeriods}
              problem={wrong('.pays.period')}
              onChange={(period) => put(index, withPlan(link, { period }))}
            />
            <button type="button" className="button" onClick={() => takeOut(index)}>
              Take out<span className="visually-hidden"> tool {index + 1}</span>
            </button>
          </div>
        );
      })}
      <button type="button" className="button" disabled={value.length >= MAX_TOOLS} onClick={add}>
        Add a tool
      </button>
      {problems['tools'] !== undefined && <p className={styles['problem']}>{problems['tools']}</p>}
    </fieldset>
  );
}

function withPlan({ pays, ...link }: Link, change: Partial<NonNullable<Link['pays']>>): Link {
  const next = { plan: '', amount: 0, period: 'month' as const, ...pays, ...change };
  return next.plan === '' && next.amount === 0 ? link : { ...link, pays: next };
}
