import { useEffect } from 'react';
import type { Figures } from '#api/admin-figures.ts';
import { weekText } from '#domain/value/iso-week.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import { figures } from '#state/admin-rooms.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { ColumnChart } from './column-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { MissedSearches } from './missed-searches.tsx';
import styles from './figures.module.css';

/** How the guide is used: counts, drawn and as tables. */
export function FigureRoom() {
  return (
    <AdminGate path="/admin/figures">
      <Desk />
    </AdminGate>
  );
}

function Desk() {
  const reading = useStore(figures.store);

  useEffect(() => {
    void figures.load();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void figures.load()}>
      {(read) => (
        <div className={styles['room']}>
          <Members {...read} />
          <Weeks {...read} />
          <Lists {...read} />
        </div>
      )}
    </AdminReading>
  );
}

function Members({ members }: Figures) {
  return (
    <section aria-labelledby="members" className={styles['part']}>
      <h2 id="members">Members</h2>
      {members === null ? (
        <p>Not counted yet: the hourly walk over all records does it.</p>
      ) : (
        <>
          <dl className={styles['counts']}>
            <Count name="By the month" figure={members.month} />
            <Count name="By the year" figure={members.year} />
            <Count name="Of them cancelled" figure={members.cancelled} />
            <Count name="Of them unpaid" figure={members.unpaid} />
          </dl>
          <p className={styles['note']}>
            Counted on {momentText(members.countedAt)}, with the hourly walk over all records.
          </p>
        </>
      )}
    </section>
  );
}

function Count({ name, figure }: { name: string; figure: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** What happened by week: counted as it happens, so the last week grows. */
function Weeks({ weeks, subscribers }: Figures) {
  const names = weeks.map(({ week }) => week);
  const pick = (values: readonly number[]) => values.map((value, index) => ({ name: names[index] ?? '', value }));
  return (
    <section aria-labelledby="weeks" className={styles['part']}>
      <h2 id="weeks">Week by week</h2>
      <div className={styles['charts']}>
        <ColumnChart title="New accounts" columns={pick(weeks.map(({ signedUp }) => signedUp))} />
        <ColumnChart
          title="New members"
          columns={pick(weeks.map(({ joinedMonth, joinedYear }) => joinedMonth + joinedYear))}
        />
        <ColumnChart title="Cancelled" columns={pick(weeks.map(({ cancelled }) => cancelled))} />
        <ColumnChart title="Failed payments" columns={pick(weeks.map(({ paymentFailed }) => paymentFailed))} />
        <ColumnChart title="Tools saved" columns={pick(weeks.map(({ saved }) => saved))} />
        <ColumnChart
          title="Subscribers by mail, in all"
          columns={subscribers.weeks.map(({ week, total }) => ({ name: week, value: total }))}
        />
      </div>
      <FigureTable
        table="weeks"
        caption="What happened in each week"
        head={[
          'Week',
          'Accounts',
          'By month',
          'By year',
          'Cancelled',
          'Ended',
          'Failed',
          'Saved',
          'Unsaved',
          'Not found',
          'Projects',
          'Sheets seen',
        ]}
        rows={weeks
          .toReversed()
          .map((row) => [
            weekText(row.week),
            row.signedUp,
            row.joinedMonth,
            row.joinedYear,
            row.cancelled,
            row.ended,
            row.paymentFailed,
            row.saved,
            row.unsaved,
            row.searchesMissed,
            row.projectsMade,
            row.sheetsSeen,
          ])}
      />
      <FigureTable
        table="subscribers"
        caption="Subscribers by mail, of those who are subscribed today"
        head={['Week', 'Joined', 'In all']}
        rows={subscribers.weeks.toReversed().map(({ week, joined, total }) => [weekText(week), joined, total])}
      />
    </section>
  );
}

function Lists({ saves, tasks, searches }: Figures) {
  return (
    <section aria-labelledby="lists" className={styles['part']}>
      <h2 id="lists">What people want</h2>
      <FigureTable
        table="saves"
        caption={`Tools by saves${saves.countedAt === null ? ', not counted yet' : `, counted on ${momentText(saves.countedAt)}`}`}
        head={['Tool', 'Saves']}
        rows={saves.tools.map(({ name, saves: count }) => [name, count])}
      />
      <FigureTable
        table="tasks"
        caption="Tasks from which readers went on to a tool, in twelve weeks"
        head={['Task', 'Reads']}
        rows={tasks.map(({ title, reads }) => [title, reads])}
      />
      <MissedSearches searches={searches} />
    </section>
  );
}
