import tokens from '#styles/tokens.css?raw';

/** The colours of header and page in the light and in the dark theme, as tokens.css has them: for what CSS cannot reach. */
export const [lightBar, darkBar] = valuesOf('--bar');
export const [lightPaper] = valuesOf('--paper');

function valuesOf(token: string): [light: string, dark: string] {
  const [light, dark] = [...tokens.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].map(([, value]) => value);
  if (!light || !dark) throw new Error(`src/styles/tokens.css no longer gives ${token} for both themes.`);
  return [light, dark];
}
