import type { Drop } from '#domain/drop/drop.schema.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { planOf } from '#domain/person/subscription.ts';
import { mayUse, openDrops } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { type TermsNews, type ToolChange, type Watching, alertsFor } from '#domain/letters/alerts.ts';
import type { Edition } from '#domain/letters/edition.ts';
import { notifiedTools, wantsByAccount } from '#domain/letters/mail-consent.ts';
import { projectAddress, projectsPath } from '#domain/project/project.ts';
import { type Recall, assetsText, hitText, recallText } from '#domain/project/recalls.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { siteOrigin } from '#netlify/env.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import { bulkMail } from './bulk-mail.ts';
import { dropEntries } from './digest-letter.ts';
import type { MailReader } from './mail-reader.ts';
import { newRecalls } from './project-recalls.ts';

/** One round of alerts. */
interface AlertRound {
  edition: Edition;
  tools: readonly Tool[];
  drops: readonly Drop[];
  /** What editors confirmed lately of makers' terms. */
  terms: readonly TermsNews[];
  plans: Plans;
  now: Date;
}

const LONGEST_SUBJECT = 120;

/** Why a letter goes to a reader: their work or saved tools are touched, the log has something new, or a tool they named has. */
type Occasion = 'projects' | 'saves' | 'log' | 'named';

const words: Record<Occasion, { title: string; intro: string; reason: string; many: string }> = {
  projects: {
    title: 'What changed under work you did',
    intro: 'The facts of your projects stay as they were frozen. Here is what has changed since.',
    reason:
      'You get this because tool updates are switched on in your Yak account, and your projects name these tools.',
    many: 'things changed',
  },
  saves: {
    title: 'What changed in tools you saved',
    intro: 'The facts moved. Here is from what to what.',
    reason: 'You get this because tool updates are switched on in your Yak account, and you saved these tools.',
    many: 'things changed',
  },
  log: {
    title: 'Fresh Drops, as they come',
    intro: 'New in the log.',
    reason: 'You get this because Fresh Drops are switched on in your Yak account.',
    many: 'Fresh Drops',
  },
  named: {
    title: 'News of a tool you asked about',
    intro: 'You wanted to know, so here it is.',
    reason: 'You get this because you asked to be notified about a tool with this address and confirmed it.',
    many: 'Fresh Drops of tools you asked about',
  },
};

/** What of a round concerns this reader, in one letter; null when nothing does. */
export async function alertLetter(round: AlertRound, reader: MailReader): Promise<Mail | null> {
  const { edition, drops, tools, terms } = round;
  const watching = watchingOf(round, reader);
  const isTold = reader.user !== null && wantsByAccount(reader, 'toolUpdates');
  const recalls = reader.user && isTold ? await newRecalls(reader.user, edition, { tools, terms }) : [];
  const mine = besides(recalls, alertsFor(watching, edition, drops) ?? { drops: [], changes: [] });
  if (mine.drops.length + mine.changes.length + recalls.length === 0) return null;
  const occasion = occasionOf(mine, recalls, notifiedTools(reader).length > 0 && !watching.allDrops);
  const { title, intro, reason, many } = words[occasion];
  return bulkMail({
    key: `${edition.name}-${mailName(reader.address)}`,
    reader,
    list: 'alerts',
    subject: recalls.length > 0 ? recallSubject(recalls) : subjectOf(mine, many),
    parts: {
      title,
      paragraphs: [intro],
      entries: [...recalls.map(recallEntry), ...mine.changes.map(changeEntry), ...dropEntries(mine.drops)],
      action:
        occasion === 'saves' || occasion === 'projects'
          ? { label: 'Open your dashboard', address: `${siteOrigin()}/dashboard` }
          : { label: 'Open Fresh Drops', address: `${siteOrigin()}/all-updates` },
    },
    reason,
  });
}

/**
 * As far as the account's switches say so, who may read all Fresh Drops (Core) gets every drop and every change of saved
 * tools, the others the drops of saved tools and what our editors corrected of them; whoever named a tool by mail gets its drops.
 */
function watchingOf({ tools, plans, now }: AlertRound, reader: MailReader): Watching {
  const viewer = reader.user && { plan: planOf(reader.user.subscription, now) };
  const hasEverything = viewer !== null && mayUse('fullFreshDrops', viewer, plans);
  const saved = (reader.user?.saves ?? []).map(({ toolId }) => toolId);
  const followed = wantsByAccount(reader, 'freshDrops') ? saved : [];
  const named = notifiedTools(reader);
  return {
    allDrops: hasEverything && wantsByAccount(reader, 'freshDrops'),
    tools: [...named, ...tools.filter(({ id }) => followed.includes(id)).map(({ name }) => name)].map((name) => ({
      name,
      id: tools.find((tool) => tool.name === name)?.id ?? null,
    })),
    savedTools: wantsByAccount(reader, 'toolUpdates') ? saved : [],
    allChanges: hasEverything,
    open: openDrops(viewer, plans),
  };
}

function occasionOf(
  { changes }: { changes: readonly ToolChange[] },
  recalls: readonly Recall[],
  isNamed: boolean,
): Occasion {
  if (recalls.length > 0) return 'projects';
  if (changes.length > 0) return 'saves';
  return isNamed ? 'named' : 'log';
}

/** What else there is to tell: a sentence about terms that stands with the work it touches is not told twice. */
function besides<Own extends { changes: ToolChange[] }>(recalls: readonly Recall[], mine: Own): Own {
  const isSaid = ({ toolId, isTerms }: ToolChange) =>
    isTerms === true &&
    recalls.some((recall) => recall.toolId === toolId && recall.changes.some(({ kind }) => kind === 'terms'));
  return { ...mine, changes: mine.changes.filter((change) => !isSaid(change)) };
}

/** A tool that touches work that was done: what changed, and which assets of which projects it hits. */
function recallEntry(recall: Recall) {
  const { tool, changes, projects } = recall;
  const [first] = projects;
  const hit = projects.map(({ name, assets }) => `${name}: ${assetsText(assets)}`);
  return {
    heading: `${tool}: ${hitText([recall])}`,
    text: [...changes.map(recallText), ...hit].join('\n'),
    address: `${siteOrigin()}${first ? projectAddress(first) : projectsPath}`,
  };
}

function recallSubject(recalls: readonly Recall[]): string {
  return `${hitText(recalls)}: ${recalls.map(({ tool }) => tool).join(', ')} changed`.slice(0, LONGEST_SUBJECT);
}

function changeEntry({ toolId, toolName, changes, isCorrection, isTerms }: ToolChange) {
  const lines = changes.map(({ text }) => text);
  return {
    heading: toolName,
    text: [
      ...lines,
      ...(isCorrection ? ['Corrected by our editors; the reason stands on its page.'] : []),
      ...(isTerms ? ['What the terms said before, and what they say now, stands on its page.'] : []),
    ].join('\n'),
    address: `${siteOrigin()}/tool-fluid/${toolId}`,
  };
}

function subjectOf(
  { drops, changes }: { drops: readonly DropView[]; changes: readonly ToolChange[] },
  many: string,
): string {
  const [change] = changes;
  const [drop] = drops;
  const count = changes.length + drops.length;
  if (count > 1) return `${count} ${many}`;
  if (change) return `${change.toolName}: ${change.changes[0]?.text ?? ''}`.slice(0, LONGEST_SUBJECT);
  return drop && !drop.locked
    ? `${drop.toolName}: ${drop.updateTitle}`
    : `${drop?.toolName ?? 'A tool'} has a fresh drop`;
}
