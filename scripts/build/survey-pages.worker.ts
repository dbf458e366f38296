import { parentPort, workerData } from 'node:worker_threads';
import { surveyPages, type SurveyTask } from './survey-pages.ts';

const { siteDir, pages } = workerData as SurveyTask;
parentPort?.postMessage(surveyPages(siteDir, pages));
