import { useEffect, useRef, useState } from 'react';
import { fullName } from '#domain/person/full-name.ts';
import { type AboutFact, readReport, type Report, reportWords } from '#domain/watch/correction/report-error.ts';
import { checkMessage, cleanMessage, mostLetters } from '#domain/letters/check-message.ts';
import type { MessageForm } from '#domain/letters/message.ts';
import { $contact, sendMessage, touchMessage } from '#state/contact.ts';
import { $session } from '#state/session.ts';
import { BoxField, TextField, TrapField } from '#parts/form-field.tsx';
import { fieldOf, prefill, useCheckedForm } from '../use-checked-form.ts';
import { useStore } from '../use-store.ts';
import { ReportedFact } from './reported-fact.tsx';
import { MoreFun } from './more-fun.tsx';
import styles from './contact.module.css';

const names = ['name', 'email', 'company', 'subject', 'message'] as const satisfies readonly (keyof MessageForm)[];
const check = (form: MessageForm) => checkMessage(cleanMessage(form));

/** The form, and other ways to begin a conversation. */
export function ContactDesk({ contactEmail }: { contactEmail: string | null }) {
  const state = useStore($contact);
  const session = useStore($session);
  const form = useRef<HTMLFormElement>(null);
  const about = useRef<AboutFact | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const { errors, lacks, accept, recheck } = useCheckedForm<MessageForm>(names, check);
  const user = session.status === 'signed-in' ? session.user : null;

  useEffect(() => {
    const told = readReport(window.location.search);
    if (!told || !form.current) return;
    const [only] = told.tools;
    if (only && told.fact) about.current = { toolId: only.id, fact: told.fact };
    prefill(form.current, reportWords(told.tools.length === 1 ? only : undefined, told.fact));
    setReport(told);
  }, []);
  useEffect(() => {
    if (user && form.current) prefill(form.current, { name: fullName(user), email: user.email });
  }, [user]);

  return (
    <div className={styles['desk']}>
      <form
        ref={form}
        className={styles['form']}
        method="post"
        noValidate
        aria-labelledby="deets"
        onFocus={touchMessage}
        onInput={recheck}
        onSubmit={(event) => {
          const sent = event.currentTarget;
          const message = accept(event);
          if (!message) return;
          void sendMessage(message, fieldOf(sent, 'homepage')?.value ?? '', about.current).then((isDone) => {
            if (!isDone) return;
            about.current = null;
            setReport(null);
            sent.reset();
            if (user) prefill(sent, { name: fullName(user), email: user.email });
          });
        }}
      >
        <h2 id="deets">Deets Please</h2>
        <div className={styles['pair']}>
          <TextField name="name" label="Name" autoComplete="name" maxLength={mostLetters.name} error={errors.name} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={mostLetters.email}
            error={errors.email}
          />
          <TextField
            name="company"
            label="Company"
            isOptional
            autoComplete="organization"
            maxLength={mostLetters.company}
            error={errors.company}
          />
          <TextField name="subject" label="Subject" maxLength={mostLetters.subject} error={errors.subject} />
        </div>
        <BoxField name="message" label="Message" rows={5} maxLength={mostLetters.message} error={errors.message} />
        {report && (
          <ReportedFact
            report={report}
            onChoice={(tool, fact, before) => {
              about.current = tool && fact ? { toolId: tool.id, fact } : null;
              for (const name of ['subject', 'message'] as const) {
                const field = form.current && fieldOf(form.current, name);
                if (field?.value === before[name]) field.value = reportWords(tool, fact)[name];
              }
            }}
          />
        )}
        <TrapField />
        <div className={styles['end']}>
          <button type="submit" className="button button-signal" disabled={state.status === 'sending'}>
            {state.status === 'sending' ? 'Sending...' : 'Send Message'}
          </button>
          <p role="status" className={styles['status']}>
            {lacks && state.status === 'idle' && `Not sent yet: ${lacks}.`}
            {state.status === 'sent' && outcomeText(state.letters, state.email)}
          </p>
        </div>
      </form>
      <MoreFun
        contactEmail={contactEmail}
        onSubject={(subject) => {
          const field = form.current && fieldOf(form.current, 'subject');
          if (!field) return;
          field.value = subject;
          field.focus();
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />
    </div>
  );
}

function outcomeText(letters: 'sent' | 'waiting' | 'off', email: string): string {
  if (letters === 'waiting')
    return `Your message is stored. Our mail server is not answering right now, so the mail to ${email} will follow by itself. No need to send it again.`;
  if (letters === 'off') return 'Your message is stored, and the team reads it here.';
  return `Your message is with us. A short confirmation is on its way to ${email}.`;
}
