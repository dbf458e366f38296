import { type ReactNode, type SubmitEvent, useState } from 'react';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { counted } from '#domain/text/counted.ts';
import { $projectsPending, type ProjectsState, makeOwnProject } from '#state/projects.ts';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { useStore } from '../use-store.ts';
import desk from '#parts/rail-desk.module.css';

interface Props {
  state: ProjectsState;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Where the projects of a reader who is signed out are; nothing for an account. */
  home: ReactNode;
}

/** All projects, and the place to begin a new one: its rules are those in force, else those of work that is paid for. */
export function ProjectRail({ state: { projects, limit, lineLimit }, openId, onOpen, home }: Props) {
  const isPending = useStore($projectsPending);
  const [name, setName] = useState('');
  const [client, setClient] = useState('');
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inForce = $rulesInForce.get() ?? readyMadeRules[0];
    const { rules, name: rulesName } = inForce ?? { rules: noRules, name: '' };
    const id = await makeOwnProject({ name: name.trim(), client: client.trim(), rules, rulesName, note: '' });
    if (id === null) return; // what was typed stays
    setName('');
    setClient('');
    onOpen(id);
  };
  return (
    <nav className={desk['rail']} aria-label="Your projects">
      {projects.length > 0 && (
        <ul role="list">
          {projects.map((project) => (
            <li key={project.id}>
              <button type="button" aria-current={project.id === openId} onClick={() => onOpen(project.id)}>
                <b>{project.name}</b>
                <span>
                  {[project.client, linesText(project.lines), project.share && 'shared'].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void make(event)}>
        <div>
          <label className="label" htmlFor="new-project">
            New project
          </label>
          <input
            id="new-project"
            className="field"
            required
            pattern=".*\S.*"
            title="A name, so that you know it again"
            maxLength={PROJECT_BOUNDS.name}
            placeholder="For example: Spring film"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div>
          <label className="label" htmlFor="new-client">
            Client
          </label>
          <input
            id="new-client"
            className="field"
            maxLength={PROJECT_BOUNDS.client}
            placeholder="For example: Harbour Foods"
            autoComplete="off"
            value={client}
            onChange={({ target }) => setClient(target.value)}
          />
        </div>
        <button
          type="submit"
          className={projects.length === 0 ? 'button button-signal' : 'button'}
          disabled={isPending}
        >
          Make a project
        </button>
        {limit !== null && (
          <p>
            {projects.length} of {limit} on Yak Fringe, for up to {lineLimit} things that you made.{' '}
            <a href="/subscribe">Core has any number, for {PROJECT_BOUNDS.lines} things each</a>. {home}
          </p>
        )}
      </form>
    </nav>
  );
}

function linesText(lines: number | null): string {
  return lines === null ? '' : counted(lines, 'line');
}
