const asked = new Set<string>();

/**
 * Fetches what the files of an island import together with them: left alone a browser learns of each step of imports only
 * when it has read the one before. Built pages name these files (scripts/build/island-files.ts).
 */
export function fetchAhead(island: HTMLElement): void {
  for (const file of island.getAttribute('files')?.split(' ') ?? []) {
    if (asked.has(file)) continue;
    asked.add(file);
    // Not `preload`: of a style sheet that is not used at once browsers complain.
    if (/\.css\b/.test(file)) {
      void fetch(`/_astro/${file}`)
        .then((sheet) => sheet.text())
        .catch(() => undefined);
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/_astro/${file}`;
    document.head.append(link);
  }
}

/** The same for all islands of the page: each names only what no island before it has named. */
export function fetchAllAhead(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[client="intent"]')) fetchAhead(island);
}
