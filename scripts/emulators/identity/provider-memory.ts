import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Unix milliseconds. */
  expiresAt: number;
}

/** Old entries are swept out when there are this many. */
const SWEEP_AT = 5000;

/** Keeps the provider's sessions, codes and tokens in memory: they end with the process, the accounts do not. */
export function providerMemory(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function live(id: string): AdapterPayload | undefined {
    const entry = entries.get(id);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  function sweep(): void {
    for (const [id, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(id);
  }

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      if (entries.size >= SWEEP_AT) sweep();
      const expiresAt = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000;
      entries.set(`${model}:${id}`, { payload, expiresAt });
    },
    async find(id) {
      return live(`${model}:${id}`);
    },
    async findByUid(uid) {
      for (const [id, { payload }] of entries) if (id.startsWith(`${model}:`) && payload.uid === uid) return live(id);
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = live(`${model}:${id}`);
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries)
        if (id.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(id);
    },
  });
}
