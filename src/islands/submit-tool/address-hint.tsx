import { toolPath } from '#domain/tool/tool-path.ts';
import { $addressHint, type AddressHint as Hint } from '#state/submission.ts';
import { useStore } from '../use-store.ts';
import styles from './submit-tool.module.css';

/** How many neighbours are named. */
const MAX_NAMED = 3;

/** Says while an address is being typed that the guide has it already; it stops nobody. */
export function AddressHint() {
  const hint = useStore($addressHint);
  return (
    <div role="status" className={hint ? styles['hint'] : undefined}>
      {hint && <HintText hint={hint} />}
    </div>
  );
}

function HintText({ hint }: { hint: Hint }) {
  if (hint.kind === 'suggested')
    return (
      <p>
        Somebody has suggested this address before, and it is with us. Send yours too if you know more: both are read
        together.
      </p>
    );
  if (hint.kind === 'same') {
    return (
      <p>
        The guide has it already: <ToolLink {...hint.tool} />. Found a mistake there?{' '}
        <a href="/contact">Tell us instead.</a>
      </p>
    );
  }
  const named = hint.tools.slice(0, MAX_NAMED);
  return (
    <p>
      From the same house the guide has{' '}
      {named.map((tool, index) => (
        <span key={tool.id}>
          {index > 0 && ', '}
          <ToolLink {...tool} />
        </span>
      ))}
      {hint.tools.length > MAX_NAMED && ` and ${hint.tools.length - MAX_NAMED} more`}. If yours is another one, go on.
    </p>
  );
}

function ToolLink({ id, name }: { id: number; name: string }) {
  return (
    <a href={toolPath({ id })} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
