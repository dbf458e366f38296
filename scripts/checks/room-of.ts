/** The room a file stands in: `domain` for src/domain/…, `netlify` for netlify/…; `path` is from the project's root. */
export function roomOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/');
  return top === 'src' && rest.length > 0 ? second : top;
}

/** Tests may reach into any room. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
