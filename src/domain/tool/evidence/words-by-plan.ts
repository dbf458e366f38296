import { lowerFirst } from '#domain/text/first-letter.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import { DAY_MS } from '#domain/value/day.ts';
import { A_COPIER, asReadOnly, evidenceDay, siteOf } from './evidence.ts';
import type { Evidence } from './evidence.schema.ts';

/** Words that were read for some of a tool's plans; `isSilent` where they leave a question open. */
export interface PlanWords {
  plan: string;
  evidence: Evidence;
  isSilent?: boolean;
  /** The answer leads with this plan. */
  isLead?: boolean;
}

/** Who vouches for words of a kind, as a line begins with it. */
const SAYERS: Record<EvidenceKind, string> = {
  maker: 'Confirmed',
  'terms archive': 'Confirmed',
  'dated transcription': `Copied by ${A_COPIER}`,
  press: 'Press',
};
/** As many days of one sayer as a line tells one by one; of more the first and the last, the others stand in the table. */
const FEW_DAYS = 2;
/** As long as names of plans may be beside a day; longer ones are 'others', once a line. */
const FEW_NAMES = 14;

/**
 * One line for plans that were read on several days, or that several people vouch for, which says of each day whose it is:
 * 'Copied by a reader 1 Feb (Free), 31 Aug 2026 (Team, Max): maker.example'. Of more than two days of one sayer it names the
 * day of the plan that the answer leads with and the oldest of the others, else the oldest and the newest. Null where one day
 * stands for all.
 */
export function wordsByPlan(read: readonly PlanWords[]): string | null {
  const words = read.map(({ plan, evidence, isSilent = false, isLead = false }) => ({
    plan,
    isLead,
    sayer: isSilent ? asReadOnly(SAYERS[evidence.kind]) : SAYERS[evidence.kind],
    site: siteOf(evidence.source),
    date: evidenceDay(evidence),
    day: dayOf(evidence),
  }));
  const sites = [...new Set(words.map(({ site }) => site))];
  const home = sites.find((site) => sites.every((other) => other === site || other.endsWith(`.${site}`)));
  const groups = [...Map.groupBy(words, ({ sayer, site, day }) => `${home ?? site}\n${sayer}\n${day}`).values()].map(
    (on) => ({ ...on[0]!, site: home ?? on[0]!.site, plans: plansOf(on) }),
  );
  if (groups.length < 2) return null;
  const bySayer = [...Map.groupBy(words, ({ sayer }) => sayer)];
  if (bySayer.every(([, on]) => new Set(on.map(({ day }) => day)).size <= FEW_DAYS)) return dayByDay(groups);
  const lead = words.find(({ isLead }) => isLead);
  if (lead) {
    const [oldest] = words.filter((one) => one !== lead).toSorted((a, b) => a.date.localeCompare(b.date));
    const since = oldest?.day ?? lead.day;
    return `${lead.sayer} ${beforeDay(lead.day, since)} (${lead.plan}), others ${since} or later: ${lead.site}`;
  }
  const spans = bySayer.map(([sayer, on], index) => `${index === 0 ? sayer : lowerFirst(sayer)} ${spanOf(on)}`);
  return `${spans.join(', ')}: ${home ?? sites.join(', ')}`;
}

/** '31 Aug 2026'; of a page that was old when it was read 'dated 15 Aug 2024'. */
function dayOf(evidence: Evidence): string {
  const date = evidenceDay(evidence);
  const day = dayText(date).replace(/(?<= [A-Z][a-z]{2})[a-z]+/, '');
  return Date.parse(evidence.readOn) - Date.parse(date) > A_YEAR_MS ? `dated ${day}` : day;
}
const A_YEAR_MS = 365 * DAY_MS;

/** Plans with the same words of one day. */
interface DayWords {
  sayer: string;
  site: string;
  day: string;
  plans: string;
}

/** Each day with its plans, site by site; where the longest names are too long, they come last as 'others'. */
function dayByDay(groups: readonly DayWords[]): string {
  const longest = groups.reduce((most, one) => (one.plans.length > most.plans.length ? one : most));
  const rest = longest.plans.includes(', ') && longest.plans.length > FEW_NAMES ? longest : undefined;
  const bySite = Map.groupBy(
    groups.toSorted((a, b) => Number(a === rest) - Number(b === rest)),
    ({ site }) => site,
  );
  return [...bySite]
    .map(([site, of]) => {
      const parts = of.map((one, index) => {
        const { sayer, day, plans } = one;
        const next = of[index + 1];
        const who = of[index - 1]?.sayer === sayer ? '' : `${index === 0 ? sayer : lowerFirst(sayer)} `;
        return `${who}${next ? beforeDay(day, next.day) : day} (${one === rest ? 'others' : plans})`;
      });
      return `${parts.join(', ')}: ${site}`;
    })
    .join(' · ');
}

/** From the oldest day to the newest with their plans: 'from 16 Jan (Go) to 13 Sep 2026 (Free)'; one day as it is. */
function spanOf(words: readonly { plan: string; date: string; day: string }[]): string {
  const days = [...Map.groupBy(words, ({ date }) => date)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, on]) => ({ day: on[0]!.day, plans: plansOf(on) }));
  const [first, last] = [days[0]!, days.at(-1)!];
  const end = `${last.day} (${last.plans})`;
  if (days.length === 1) return end;
  const start = `${beforeDay(first.day, last.day)} (${first.plans})`;
  return days.length > FEW_DAYS ? `from ${start} to ${end}` : `${start}, ${end}`;
}

/** A day without its year where another of the same year follows: '1 Feb' before '31 Aug 2026'. */
function beforeDay(day: string, next: string): string {
  const [year = ''] = / \d{4}$/.exec(day) ?? [];
  return next.endsWith(year) ? day.slice(0, -year.length) : day;
}

function plansOf(words: readonly { plan: string }[]): string {
  return words.map(({ plan }) => plan).join(', ');
}
