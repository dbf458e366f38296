import { whenIdle } from '#state/when-idle.ts';

/** Asks for the makers' marks of rows, those that stand on the page and those that come, once it is painted and idle. */
export function attachRowMarks(): void {
  whenIdle(() => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/logos/marks.css';
    document.head.append(sheet);
  });
}
