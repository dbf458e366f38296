import { useEffect, useState } from 'react';
import { $session } from '#state/session.ts';
import { loadCollections } from '#state/collections.ts';
import { loadPreferences } from '#state/privacy.ts';
import { loadProjects } from '#state/projects.ts';
import { loadQuizResponses } from '#state/quiz-responses.ts';
import { $savedTools, loadSavedTools } from '#state/saved-tools.ts';
import { $since, loadSince } from '#state/since.ts';
import { DeskSkeleton } from '#parts/desk-parts.tsx';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { MailQuestion } from './mail-question.tsx';
import { CollectionsSection } from './collections-section.tsx';
import { LocalPicks } from './local-picks.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { Recalls } from './recalls.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import { SavedSum } from './saved-sum.tsx';
import { SavedTools } from './saved-tools.tsx';
import { SinceSection } from './since-section.tsx';
import { Welcome } from './welcome.tsx';
import styles from './desk.module.css';

/** The signed-in reader's desk: what changed for them and what their tools ask and cost, then the tools, then the rest; no form first. */
export function Desk() {
  const session = useStore($session);
  const since = useStore($since);
  const hasSaves = useStore($savedTools).list.length > 0;
  // Of who has tools, news stand first, and that there are none is told in a line.
  const isQuiet = since.status === 'read' && since.read.entries.length === 0;
  const isIn = session.status === 'signed-in';
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!isIn) return;
    // All of it came along with the session: the desk is drawn when it is whole, so that nothing on it moves.
    const parts = [
      loadSince(),
      loadSavedTools(),
      loadCollections(),
      loadProjects(),
      loadQuizResponses(),
      loadPreferences(),
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
      {(hasSaves || !isQuiet) && (
        <div>
          <SinceSection />
          <SavedSum />
        </div>
      )}
      <LocalPicks />
      <SavedTools />
      <CollectionsSection />
      <ProjectsSection />
      <ComparisonSection />
      <QuizAnswers />
      {!session.user.hasChosenMail && <MailQuestion />}
      {isQuiet && !hasSaves && <SinceSection />}
    </div>
  );
}
