import { useEffect, useState } from 'react';
import type { TaskChoice } from './task-rows.tsx';
import { AdminGate } from '../admin-gate.tsx';
import { ToolList } from './tool-list.tsx';
import { ToolEditor } from './tool-editor.tsx';

/** The desk of tools: the list, or with `?id=…`, `?new` or `?submission=…` in the address the form of one tool. */
export function ToolDesk({ tasks }: { tasks: readonly TaskChoice[] }) {
  return (
    <AdminGate path="/admin/tools">
      <Rooms tasks={tasks} />
    </AdminGate>
  );
}

function Rooms({ tasks }: { tasks: readonly TaskChoice[] }) {
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => setSearch(window.location.search), []);
  if (search === null) return null;
  const params = new URLSearchParams(search);
  const id = Number(params.get('id'));
  const submission = params.get('submission');
  if (submission !== null) return <ToolEditor of={{ submission }} tasks={tasks} />;
  if (id > 0 || params.has('new')) return <ToolEditor of={id > 0 ? { id } : 'new'} tasks={tasks} />;
  return <ToolList search={search} />;
}
