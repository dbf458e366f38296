import { CompareButton } from './compare-button.tsx';
import { SaveButton } from './save-button.tsx';

/** What can be done with one pick of a list; saving the first one is what the page is for. */
export function PickActions({ tool, isFirst }: { tool: { id: number; name: string }; isFirst: boolean }) {
  return (
    <>
      <SaveButton id={tool.id} name={tool.name} isMain={isFirst} />
      <CompareButton id={tool.id} name={tool.name} />
    </>
  );
}
