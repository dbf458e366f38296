import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

export { persistentAtom, persistentJSON } from '@nanostores/persistent';

/** What a full or closed storage did not take, by name: it lasts as long as the page. */
const untaken = new Map<string, string>();

/** The storage of this browser as the library writes it; it takes everything, and `isPersisted` tells what stays. */
const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, name) => read(String(name)) !== undefined,
    get: (_, name) => read(String(name)),
    set(_, name, text: string) {
      try {
        localStorage.setItem(String(name), text);
        untaken.delete(String(name));
      } catch {
        untaken.set(String(name), text);
      }
      return true;
    },
    deleteProperty(_, name) {
      untaken.delete(String(name));
      try {
        localStorage.removeItem(String(name));
      } catch {
        // a closed storage holds nothing
      }
      return true;
    },
  },
);

function read(name: string): string | undefined {
  try {
    return untaken.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether what was stored last under this name is there on the next page. */
export function isPersisted(name: string): boolean {
  return !untaken.has(name);
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
