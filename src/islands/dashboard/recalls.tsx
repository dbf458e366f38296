import { projectAddress } from '#domain/project/project.ts';
import { hitText, recallText } from '#domain/project/recalls.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $projects } from '#state/projects.ts';
import { useStore } from '../use-store.ts';
import styles from './recalls.module.css';

/** What changed about tools that this reader delivered work with; nothing when nothing did. */
export function Recalls() {
  const { recalls } = useStore($projects);
  if (!recalls || recalls.length === 0) return null;
  return (
    <section className={styles['recalls']} aria-labelledby="recalls-title">
      <h2 id="recalls-title">Changed since you used it</h2>
      <p>{hitText(recalls)}. Your sheets keep what stood on the day.</p>
      <ul role="list">
        {recalls.map(({ toolId, tool, changes, projects }) => (
          <li key={toolId}>
            <a href={toolPath({ id: toolId })}>{tool}</a>
            <ul>
              {changes.map((change) => (
                <li key={recallText(change)}>{recallText(change)}</li>
              ))}
            </ul>
            {projects.map((project) => (
              <p key={project.id}>
                <a href={projectAddress(project)}>{project.name}</a>: {project.assets.join(', ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
