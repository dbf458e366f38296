import { type ReactNode, useEffect } from 'react';
import site from '#data/site.json' with { type: 'json' };
import { siteName } from '#domain/text/site-name.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $admission } from '#state/admission.ts';
import { $uploadedTool, findUploadedTool } from '#state/uploaded-tool.ts';
import { CollectButton } from './collect-button.tsx';
import { CompareButton } from './compare-button.tsx';
import { SaveButton } from './save-button.tsx';
import { useStore } from './use-store.ts';
import { ToolArticle } from '#parts/tool-article.tsx';
import { VerdictPlace, VerdictWholePlace } from '#parts/verdict-place.tsx';
import styles from '#parts/tool-article.module.css';

/** The page of a tool that was uploaded after the last build; `children` are the words for an address that leads nowhere. */
export function UploadedTool({ children }: { children?: ReactNode }) {
  const found = useStore($uploadedTool);

  useEffect(() => {
    void findUploadedTool(window.location.pathname);
  }, []);
  useEffect(() => {
    if (!found) return;
    document.title = `${found.tool.name} · ${site.name}`;
  }, [found]);

  if (!found) return children;
  const { tool, ink, similar } = found;
  return (
    <>
      <ToolArticle tool={tool} ink={ink} actions={<Actions tool={tool} />} />
      {similar.length > 0 && (
        <section className={styles['similar']}>
          <h2>Similar tools</h2>
          <ul role="list">
            {similar.map(({ id, name, line, ink: spine }) => (
              <li key={id} className={`spine-${spine}`}>
                <a href={toolPath({ id })}>
                  <b>{name}</b> <span>{line}</span>
                  <VerdictPlace id={id} />
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
  const isAdmin = useStore($admission, 'loading') === 'admitted';
  return (
    <div className={styles['actions']}>
      <VerdictWholePlace id={id} name={name} />
      {link && (
        <a className="button button-signal" href={link} target="_blank" rel="noopener">
          Visit {siteName(link)}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      )}
      <SaveButton id={id} name={name} />
      <CompareButton id={id} name={name} />
      <CollectButton id={id} name={name} />
      {isAdmin && (
        <a className="button" href={`/admin/tools?id=${id}`}>
          Edit
        </a>
      )}
    </div>
  );
}
