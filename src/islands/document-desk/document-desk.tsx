import { useEffect, useState } from 'react';
import { AdminGate } from '../admin-gate.tsx';
import { DocumentEditor } from './document-editor.tsx';
import type { DocumentForm } from './document-form.ts';
import { DocumentList } from './document-list.tsx';

/** The desk of one kind of document: the list, or with `?key=…` or `?new` in the address the form of one. */
export function DocumentDesk({ form }: { form: DocumentForm }) {
  return (
    <AdminGate path={form.path}>
      <Rooms form={form} />
    </AdminGate>
  );
}

function Rooms({ form }: { form: DocumentForm }) {
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => setSearch(window.location.search), []);
  if (search === null) return null;
  const params = new URLSearchParams(search);
  const key = params.get('key');
  if (key !== null || params.has('new')) return <DocumentEditor form={form} documentKey={key} params={params} />;
  return <DocumentList form={form} />;
}
