import { projectAddress, projectsPath } from '#domain/project/project.ts';
import { $projects, loadProjects } from '#state/projects.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** The reader's own project files, each with the way to it. */
export function ProjectsSection() {
  const { status, projects } = useStore($projects);

  return (
    <section className={styles['room']} aria-labelledby="own-projects">
      <h2 id="own-projects">
        Project files {projects.length > 0 && <span className={styles['count']}>{projects.length}</span>}
      </h2>
      {status === 'loaded' && projects.length === 0 && (
        <p>A project file proves which tool made what, on which plan, and what its terms said that day.</p>
      )}
      {status === 'failed' && (
        <p role="alert">
          Your projects could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadProjects()}>
            Try again
          </button>
        </p>
      )}
      {projects.length > 0 && (
        <ul role="list" className={styles['kits']}>
          {projects.map((project) => (
            <li key={project.id}>
              <a href={projectAddress(project)}>{project.name}</a>
              <span>
                {[
                  project.client,
                  project.lines !== null && (project.lines === 1 ? '1 line' : `${project.lines} lines`),
                  project.share && 'shared',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <a className="button" href={projectsPath}>
          {projects.length === 0 ? 'Begin a project file' : 'Open projects'}
        </a>
      </div>
    </section>
  );
}
