/** Stands for our own origin in everything that is kept, so that another port on the next start breaks no link. */
const PLACE_OF_ORIGIN = 'http://payments.invalid';

/** The address of one of our own pages as records hold it. */
export function hostedAddress(path: string): string {
  return PLACE_OF_ORIGIN + path;
}

/** JSON as it goes out: our real origin in every address. */
export function toWireJson(value: unknown, origin: string): string {
  return JSON.stringify(value).replaceAll(PLACE_OF_ORIGIN, origin);
}
