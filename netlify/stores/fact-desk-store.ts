import { type FactDesk, emptyFactDesk } from '#domain/watch/fact-desk.schema.ts';
import { DESK, factDesks } from './watch-store.ts';

/** What editors left and readers told. @throws StoreUnavailable */
export async function readFactDesk(): Promise<FactDesk> {
  return (await factDesks.tryRead(DESK)) ?? emptyFactDesk;
}

/** Changes it. @throws StoreUnavailable */
export function changeFactDesk(rule: (desk: FactDesk) => FactDesk): Promise<FactDesk> {
  return factDesks.update(DESK, (current) => rule(current ?? emptyFactDesk), { startAnew: true });
}
