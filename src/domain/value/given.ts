/** Some fields of a record, as they come from a body: what is left out is undefined at most. */
export type Given<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** Those that are said. */
export function given<Fields extends object>(fields: Given<Fields>): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
