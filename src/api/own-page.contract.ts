import { type Contract, typeOnly } from './contract.ts';
import type { MailPreferences } from '#domain/person/mail-preferences.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';
import type { QuizResponse } from '#domain/person/user.ts';
import type { AuthUser } from './auth-user.contract.ts';
import type { CollectionsAnswer } from './kits.contract.ts';
import type { ProjectsAnswer } from './projects.contract.ts';
import type { SavedTool } from './saved-tools.ts';
import type { SinceAnswer } from './since.contract.ts';
import type { ToolAnswer } from './tools.ts';

/** Who is reading, and what the pages of their own show: one answer, so that such a page draws at once. */
export interface OwnPageAnswer {
  user: AuthUser;
  saved: SavedTool[];
  quiz: QuizResponse[];
  preferences: MailPreferences;
  /** Null when the collections could not be read: the rest is there all the same. */
  kits: CollectionsAnswer | null;
  /** Rules of their own; null when the collections, which they stand beside, could not be read. */
  rules: OwnRules[] | null;
  /** What changed since they last looked; null when it could not be read. */
  since: SinceAnswer | null;
  /** Null when the projects could not be read. */
  projects: ProjectsAnswer | null;
  /** The tools of all collections that are in the guide. */
  tools: ToolAnswer[];
}

export const ownPage = {
  path: '/api/own-page',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<OwnPageAnswer>(),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
