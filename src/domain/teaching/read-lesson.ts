/** One step of a lesson. */
interface LessonStep {
  name: string;
  /** Plain text without marks or addresses. */
  text: string;
}

/** A section of a Markdown text: its heading of the second level and what stands under it. */
interface LessonSection {
  heading: string;
  body: string;
}

/** The sections of a lesson's text, in their order. */
export function sectionsOf(markdown: string): LessonSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    });
}

/** The numbered steps of the section 'Steps': `1. **Name.** What to do.` */
export function stepsOf(markdown: string): LessonStep[] {
  const steps = sectionsOf(markdown).find(({ heading }) => heading === 'Steps')?.body ?? '';
  return [...steps.matchAll(/^\d+\. \*\*(.+?)\*\*(.*)/gm)].map(([, name = '', text = '']) => ({
    name: plain(name).replace(/[.:]$/, ''),
    text: plain(text),
  }));
}

/** The words as the page prints them: no marks, no addresses, apostrophes as in print. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/(?<=\p{L})'/gu, '’')
    .trim();
}
