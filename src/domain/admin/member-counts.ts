import type { User } from '#domain/person/user.ts';
import { isRunningStatus } from '#domain/person/subscription.ts';

/** Who is on Core, by how often they pay; of them, who has cancelled and whose renewal failed. */
export interface MemberCounts {
  month: number;
  year: number;
  cancelled: number;
  unpaid: number;
}

export const noMembers: MemberCounts = { month: 0, year: 0, cancelled: 0, unpaid: 0 };

/** With one more account. */
export function withMember(
  counts: MemberCounts,
  { subscription, deletedAt }: Pick<User, 'subscription' | 'deletedAt'>,
): MemberCounts {
  if (deletedAt !== null || subscription === null || !isRunningStatus(subscription.status)) return counts;
  const { interval, cancelAtPeriodEnd, status } = subscription;
  return {
    ...counts,
    [interval]: counts[interval] + 1,
    cancelled: counts.cancelled + Number(cancelAtPeriodEnd),
    unpaid: counts.unpaid + Number(status === 'past_due'),
  };
}
