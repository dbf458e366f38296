import { DeskNotice } from '#parts/desk-parts.tsx';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import type { SheetView } from '#state/client-sheet.ts';

/** The rules that the address lacks for a sheet, or that nobody can read, and some to take. */
export function NoSheet({ view }: { view: Extract<SheetView, { is: 'without rules' }> }) {
  const { unread, list } = view;
  return (
    <DeskNotice
      title={unread.length > 0 ? 'A rule could not be read' : 'Which rules?'}
      text={
        unread.length > 0
          ? `This address asks for ${unread.join(', ')}. Without it more might pass than the client allows. Take one of these:`
          : 'Take one of these:'
      }
    >
      <RulesToTake list={list} />
    </DeskNotice>
  );
}
