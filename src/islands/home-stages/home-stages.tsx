import { useStore } from '../use-store.ts';
import { lazy, Suspense, useEffect } from 'react';
import type { Quiz } from '#domain/quiz/quiz.schema.ts';
import { $homeStage, followHistory } from '#state/quiz.ts';
import { Hero } from './hero.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

const QuizStage = lazy(() => import('./quiz-stage.tsx'));
const ResultsStage = lazy(() => import('./results-stage.tsx'));
const ShortlistStage = lazy(() => import('./shortlist-stage.tsx'));

/** The home page's stages: hero → shortlist or quiz → results. All but the hero load when wanted. */
export function HomeStages({ questions, shortcuts, count }: Quiz & { count: number }) {
  const stage = useStore($homeStage);

  useEffect(followHistory, []);

  if (stage === 'hero') return <Hero shortcuts={shortcuts} count={count} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      {stage === 'shortlist' && <ShortlistStage />}
      {stage === 'quiz' && <QuizStage questions={questions} />}
      {stage === 'results' && <ResultsStage questions={questions} />}
    </Suspense>
  );
}
