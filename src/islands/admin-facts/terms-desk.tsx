import { useEffect, useState } from 'react';
import type { TermsDeskAnswer } from '#api/admin-terms.contract.ts';
import { $termsDesk, $termsMade, loadTermsDesk, takeTermsBack } from '#state/terms-desk.ts';
import { lastFormDraft } from '#state/form-draft.ts';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { TermsDocument } from './terms-document.tsx';
import styles from './facts.module.css';

/** What changed in the documents that facts stand on, sentence by sentence. */
export function TermsDesk() {
  const reading = useStore($termsDesk);
  useEffect(() => {
    void loadTermsDesk();
  }, []);
  return (
    <AdminReading reading={reading} retry={() => void loadTermsDesk()}>
      {(read) => <Documents {...read} />}
    </AdminReading>
  );
}

function Documents({ waiting, rights, documents }: TermsDeskAnswer) {
  const made = useStore($termsMade);
  // What was begun before the page was loaded again stands open.
  const [open, setOpen] = useState(() =>
    lastFormDraft(documents.flatMap(({ source, changes }) => changes.map(({ id }) => `${source} ${id}`))),
  );
  return (
    <section className={styles['terms']} aria-labelledby="terms">
      <div className={styles['head']}>
        <h2 id="terms">What changed in the terms</h2>
        <p role="status">
          {waiting === 0
            ? 'No changed sentence waits.'
            : `${waiting} changed ${waiting === 1 ? 'sentence waits' : 'sentences wait'}, ${rights} about rights.`}
        </p>
        {made && made.decision !== 'undo' && (
          <p className={styles['actions']}>
            <button type="button" className="button" onClick={() => void takeTermsBack()}>
              Take the last decision back
            </button>
            {made.about && (
              <>
                <a className="button" href={`/admin/tools?id=${made.about.toolId}`}>
                  Change the facts of {made.toolName}
                </a>
                {made.drop === null ? (
                  <a className="button" href={`/admin/drops?new&tool=${made.about.toolId}&correction=${made.attempt}`}>
                    Draft a drop about {made.toolName}
                  </a>
                ) : (
                  <a className="button" href={`/admin/drops?key=${made.drop}`}>
                    Finish the drop about {made.toolName}
                  </a>
                )}
              </>
            )}
          </p>
        )}
      </div>
      {documents.map((one) => (
        <TermsDocument key={one.source} {...one} open={open} setOpen={setOpen} />
      ))}
    </section>
  );
}
