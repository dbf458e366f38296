/**
 * A thing that is dear to make, made when it is first asked for: a formatter of dates takes a slow phone some 20 ms, and
 * a module that only defines one is read long before anybody formats a date.
 */
export function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
