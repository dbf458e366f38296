import { type ReactNode, useEffect, useState } from 'react';
import { projectAddress, projectsPath } from '#domain/project/project.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { isPersisted } from '#state/browser-storage.ts';
import { localProjectsKey } from '#state/local-saves.ts';
import { loadLineTools } from '#state/line-tools.ts';
import { $openProject, openProject } from '#state/open-project.ts';
import { $projects, loadProjects } from '#state/projects.ts';
import { loginHref } from '#state/session.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useStore } from '../use-store.ts';
import { ProjectDesk } from './project-desk.tsx';
import { ProjectRail } from './project-rail.tsx';
import desk from '#parts/rail-desk.module.css';

/** The reader's own projects: all of them in the rail, one of them open; `children`: a sample of a sheet, for who has none. */
export function Projects({ children }: { children: ReactNode }) {
  useRestoredFocus();
  const state = useStore($projects);
  const view = useStore($openProject);
  const [openId, setOpenId] = useState<string | null>(null);
  const [wanted, setWanted] = useState<readonly number[]>([]);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const tools = (query.get('tools') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0);
    setOpenId(query.get('p'));
    setWanted(tools);
    void loadProjects();
    void loadLineTools(tools);
  }, []);

  const id = state.projects.find((one) => one.id === openId)?.id ?? state.projects.at(-1)?.id ?? null;
  useEffect(() => {
    if (id !== null) void openProject(id);
  }, [id]);

  const open = (next: string | null) => {
    setOpenId(next);
    history.replaceState(null, '', next === null ? projectsPath : projectAddress({ id: next }));
  };

  if (state.status === 'failed')
    return (
      <DeskNotice title="This did not work" text="Your projects could not be loaded." mood="doubtful">
        <button type="button" className="button" onClick={() => void loadProjects()}>
          Try again
        </button>
      </DeskNotice>
    );
  if (state.status !== 'loaded') return <DeskSkeleton label="Loading your projects" />;
  const home = state.home === 'browser' && (
    <>
      {isPersisted(localProjectsKey) ? 'Kept in this browser. ' : 'This browser has no room for it. '}
      <a href={loginHref()}>Log in</a> and it moves to your account.
    </>
  );
  const rail = <ProjectRail state={state} openId={id} onOpen={open} home={home} />;
  if (id === null)
    return (
      <div className={desk['nothing']}>
        <p className="lede">
          Which tool made what, on which plan, under which terms. Each line keeps the terms of its day.
          {wanted.length > 0 && ' Name the job, and your note goes into it.'}
        </p>
        {rail}
        {children}
      </div>
    );
  const project = view.status === 'read' && view.read?.project.id === id ? view.read : null;
  return (
    <div className={desk['desk']}>
      {rail}
      {project ? (
        <ProjectDesk
          key={id}
          answer={project}
          isLocal={state.home === 'browser'}
          lineLimit={state.lineLimit}
          wanted={wanted}
          onGone={() => open(null)}
        />
      ) : view.status === 'failed' ? (
        <DeskNotice title="This did not work" text="The project could not be loaded." mood="doubtful">
          <button type="button" className="button" onClick={() => void openProject(id)}>
            Try again
          </button>
        </DeskNotice>
      ) : (
        <DeskSkeleton label="Loading the project" />
      )}
    </div>
  );
}
