import { type ReactNode, useEffect } from 'react';
import site from '#data/site.json' with { type: 'json' };
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { initials } from '#domain/tool/initials.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { compareTool } from '#state/comparison.ts';
import { $isSaved, $savePending, loadSaveStatus, toggleSave } from '#state/saved-tools.ts';
import { $uploadedTool, findUploadedTool } from '#state/uploaded-tool.ts';
import { useStore } from '../use-store.ts';
import { UploadedFacts } from './uploaded-facts.tsx';
import styles from './uploaded-tool.module.css';

/** The page of a tool that was uploaded after the last build; `children` are the words for an address that leads nowhere. */
export function UploadedTool({ children }: { children?: ReactNode }) {
  const found = useStore($uploadedTool);

  useEffect(() => {
    void findUploadedTool(window.location.pathname);
  }, []);
  useEffect(() => {
    if (!found) return;
    document.title = `${found.tool.name} · ${site.name}`;
    void loadSaveStatus(found.tool.id);
  }, [found]);

  if (!found) return children;
  const { tool, ink, similar } = found;
  const [firstTerm] = categoryTerms(tool.category);
  return (
    <>
      <article className={`${styles['tool']} spine-${ink}`}>
        <header className={styles['head']}>
          <p className="label">
            <a href="/tools">The Tools</a> / {firstTerm} / № {tool.id}
          </p>
          <div className={styles['name']}>
            <span className={styles['mark']} aria-hidden="true">
              {initials(tool.name)}
            </span>
            <h1>{tool.name}</h1>
          </div>
          <p className="lede">{tool.description}</p>
          <Actions tool={tool} />
        </header>
        <div className={styles['main']}>
          <figure className={styles['take']}>
            <img src="/mascot/yak-deadpan.svg" alt="" width="72" height="72" />
            <blockquote>
              <p>{tool.yakOpinion}</p>
            </blockquote>
            {tool.skipItIf && (
              <figcaption>
                <b>Skip it if</b> {tool.skipItIf}.
              </figcaption>
            )}
          </figure>
          <div className="pros-and-cons">
            <Side kind="pros" title="Pros" sentences={tool.pros} />
            <Side kind="cons" title="Cons" sentences={tool.cons} />
          </div>
          {tool.idealUseCases && (
            <section>
              <h2>Ideal Use Case</h2>
              <p>{tool.idealUseCases}</p>
            </section>
          )}
        </div>
        <aside className={styles['facts']} aria-label="Facts">
          <UploadedFacts tool={tool} />
        </aside>
      </article>
      {similar.length > 0 && (
        <section className={styles['similar']}>
          <h2>Similar tools</h2>
          <ul role="list">
            {similar.map(({ id, name, line, ink: spine }) => (
              <li key={id} className={`spine-${spine}`}>
                <a href={toolPath({ id })}>
                  <b>{name}</b> <span>{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Actions({ tool: { id, name, link } }: { tool: { id: number; name: string; link: string } }) {
  const isSaved = useStore($isSaved)[id] ?? false;
  const isPending = useStore($savePending)[id] ?? false;
  return (
    <div className={styles['actions']}>
      {link && (
        <a className="button button-signal" href={link} target="_blank" rel="noopener">
          Get Started<span className="visually-hidden"> with {name} (opens a new tab)</span>
        </a>
      )}
      <button
        type="button"
        className="button"
        aria-pressed={isSaved}
        disabled={isPending}
        onClick={() => void toggleSave({ id, name })}
      >
        {isSaved ? 'Saved' : 'Save Tool'}
      </button>
      <button type="button" className="button" onClick={() => void compareTool({ id, name })}>
        Add to Compare
      </button>
    </div>
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
