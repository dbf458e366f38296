import { DeskNotice } from '#parts/desk-parts.tsx';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import type { SheetView } from '#state/client-sheet.ts';

/** What the address lacks for a sheet, and the way to it. */
export function NoSheet({ view }: { view: Exclude<SheetView, { is: 'sheet' }> }) {
  if (view.is === 'without list')
    return (
      <DeskNotice
        title="No tools to judge"
        text="This sheet says which of your tools pass under a client’s rules, on which plan and in whose words. Open one of your collections, and choose rules under “For the client”."
        mood="asleep"
      >
        <a className="button button-signal" href="/collections">
          Your collections
        </a>
      </DeskNotice>
    );
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
