import { useStore } from '../use-store.ts';
import { lazy, Suspense, useEffect } from 'react';
import type { Quiz } from '#domain/recommendation/quiz.schema.ts';
import { $homeStage, followHistory } from '#state/quiz.ts';
import { Hero } from './hero.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ShortlistStage } from './shortlist-stage.tsx';

const QuizStage = lazy(() => import('./quiz-stage.tsx'));
const ResultsStage = lazy(() => import('./results-stage.tsx'));

/** The home page's stages: hero → shortlist or quiz → results. Quiz and results load when wanted. */
export function HomeStages({ questions, shortcuts, count }: Quiz & { count: number }) {
  const stage = useStore($homeStage);

  useEffect(followHistory, []);

  if (stage === 'hero') return <Hero shortcuts={shortcuts} count={count} />;
  if (stage === 'shortlist') return <ShortlistStage />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      {stage === 'quiz' ? <QuizStage questions={questions} /> : <ResultsStage questions={questions} />}
    </Suspense>
  );
}
