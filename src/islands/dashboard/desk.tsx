import { type ReactElement, useEffect, useState } from 'react';
import { $session } from '#state/session.ts';
import { $collections, loadCollections } from '#state/collections.ts';
import { $comparison } from '#state/comparison-list.ts';
import { loadDeskJobs } from '#state/desk-jobs.ts';
import { loadPreferences } from '#state/privacy.ts';
import { $projects, loadProjects } from '#state/projects.ts';
import { verdictsOn } from '#state/rules-in-force.ts';
import { $quizResponses, loadQuizResponses } from '#state/quiz-responses.ts';
import { $savedTools, loadSavedTools } from '#state/saved-tools.ts';
import { $since, loadSince } from '#state/since.ts';
import { DeskSkeleton } from '#parts/desk-parts.tsx';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { Answers } from './answers.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { Decisions, Overlaps } from './decisions.tsx';
import { MailQuestion } from './mail-question.tsx';
import { CollectionsSection } from './collections-section.tsx';
import { LocalPicks } from './local-picks.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { Recalls } from './recalls.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import { SavedTools } from './saved-tools.tsx';
import { SinceSection } from './since-section.tsx';
import { StackCover } from './stack-cover.tsx';
import { Welcome } from './welcome.tsx';
import styles from './desk.module.css';

/** The signed-in reader's desk: what changed for them, what their tools cost, permit and ask, then the tools, then the rest; no form first. */
export function Desk() {
  const session = useStore($session);
  const since = useStore($since);
  const { list } = useStore($savedTools);
  // Of who has tools, news stand first, and that there are none is told in a line.
  const isQuiet = since.status === 'read' && since.read.entries.length === 0;
  const isIn = session.status === 'signed-in';
  const [isDrawn, setDrawn] = useState(false);

  // A file of the site: it comes while the session is asked for.
  useEffect(() => void loadDeskJobs(), []);
  useEffect(() => {
    if (!isIn) return;
    // All else came along with the session: the desk is drawn when it is whole, so that nothing on it moves.
    const parts = [
      loadSince(),
      loadSavedTools().then(() => verdictsOn($savedTools.get().list.map(({ id }) => id))),
      loadCollections(),
      loadProjects(),
      loadQuizResponses(),
      loadPreferences(),
      loadDeskJobs(),
    ];
    void Promise.all(parts).then(() => setDrawn(true));
  }, [isIn]);

  if (session.status === 'unreadable') return <UnreadSession />;
  if (session.status === 'signed-out') return null;
  if (session.status === 'loading' || !isDrawn) return <DeskSkeleton label="Loading your dashboard" />;
  return (
    <div className={styles['desk']}>
      <Welcome />
      <Recalls />
      {!isQuiet && <SinceSection />}
      {list.length > 0 && (
        <div>
          <Answers list={list}>{isQuiet && <SinceSection />}</Answers>
          <Decisions list={list} />
        </div>
      )}
      <LocalPicks />
      <SavedTools />
      {list.length > 0 && (
        <div>
          <StackCover list={list} />
          <Overlaps list={list} />
        </div>
      )}
      <Rooms hasMailQuestion={!session.user.hasChosenMail} />
      {isQuiet && list.length === 0 && <SinceSection />}
    </div>
  );
}

/** What else is kept: rooms that hold something first, then those that wait for it, close together. */
function Rooms({ hasMailQuestion }: { hasMailQuestion: boolean }) {
  const quizzes = useStore($quizResponses);
  const rooms: [isFilled: boolean, room: ReactElement][] = [
    [useStore($collections).kits.length > 0, <CollectionsSection key="collections" />],
    [useStore($projects).projects.length > 0, <ProjectsSection key="projects" />],
    [useStore($comparison, []).length > 0, <ComparisonSection key="comparison" />],
    [quizzes.status === 'read' && quizzes.read.length > 0, <QuizAnswers key="quiz" />],
  ];
  const of = (isWanted: boolean) => rooms.filter(([isFilled]) => isFilled === isWanted).map(([, room]) => room);
  return (
    <div>
      <div className={styles['filled']}>{of(true)}</div>
      <div className={styles['empty']}>
        {of(false)}
        {hasMailQuestion && <MailQuestion />}
      </div>
    </div>
  );
}
