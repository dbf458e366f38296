import type { ReactNode } from 'react';
import type { Ink } from '#domain/tool/categories.schema.ts';
import type { ReadTool } from '#domain/tool/plan/plan-rights.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { initials } from '#domain/tool/initials.ts';
import { PlanTable } from './plan-table.tsx';
import { ToolFacts } from './tool-facts.tsx';
import { ToolVerdict } from './tool-verdict.tsx';
import styles from './tool-article.module.css';

interface Props {
  tool: ReadTool;
  /** Colour of its spine. */
  ink: Ink;
  actions?: ReactNode;
  /** As a preview below other headings the name is no first heading. */
  heading?: 'h1' | 'h3';
  /** Titles of its tasks by slug, where they are known. */
  taskTitles?: ReadonlyMap<string, string>;
}

/** A tool's entry as its page shows it: for tools that have no page yet, and for the desk's preview. */
export function ToolArticle({ tool, ink, actions, heading: Heading = 'h1', taskTitles }: Props) {
  const [firstTerm] = categoryTerms(tool.category);
  const tasks = taskTitles ? tool.tasks.filter(({ fit }) => fit !== 'can') : [];
  return (
    <article className={`${styles['tool']} spine-${ink}`}>
      <header className={styles['head']}>
        <p className="label">
          <a href="/tools">The Tools</a> / {firstTerm} / № {tool.id || 'new'}
        </p>
        <div className={styles['name']}>
          <span className={styles['mark']} aria-hidden="true">
            {initials(tool.name)}
          </span>
          <Heading>{tool.name}</Heading>
        </div>
        <p className="lede">{tool.description}</p>
        <ToolVerdict tool={tool} taskTitles={taskTitles} />
        {actions}
      </header>
      <div className={styles['main']}>
        <figure className={styles['take']}>
          <img src="/mascot/yak-deadpan.svg" alt="" width="72" height="72" />
          <blockquote>
            <p>{tool.yakOpinion}</p>
          </blockquote>
        </figure>
        <section>
          <h2>Plans: price and rights</h2>
          <PlanTable tool={tool} />
        </section>
        <div className="pros-and-cons">
          <Side kind="pros" title="Pros" sentences={tool.pros} />
          <Side kind="cons" title="Cons" sentences={tool.cons} />
        </div>
        {tasks.length > 0 && (
          <section>
            <h2>What it does</h2>
            <ul role="list">
              {tasks.map(({ task, fit, note }) => (
                <li key={task}>
                  {fit}: <b>{taskTitles?.get(task) ?? task}</b>. {note}
                </li>
              ))}
            </ul>
          </section>
        )}
        {tool.idealUseCases && (
          <section>
            <h2>Ideal Use Case</h2>
            <p>{tool.idealUseCases}</p>
          </section>
        )}
      </div>
      <aside className={styles['facts']} aria-label="Facts">
        <ToolFacts tool={tool} />
      </aside>
    </article>
  );
}

function Side({ kind, title, sentences }: { kind: 'pros' | 'cons'; title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className={kind}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
