import { useState } from 'react';
import type { AuthUser } from '#api/auth-user.contract.ts';
import { $profilePending, updateProfile } from '#state/profile.ts';
import { useStore } from '../use-store.ts';
import styles from './account.module.css';

/** Names that can be changed, and the address that cannot. */
export function ProfileForm({ user }: { user: AuthUser }) {
  const isPending = useStore($profilePending);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        void updateProfile({ firstName: String(fields.get('firstName')), lastName: String(fields.get('lastName')) });
      }}
    >
      <h2>Profile Information</h2>
      <p className={styles['identity']}>
        <OwnFace picture={user.profileImageUrl} name={user.firstName || user.email} />
        Your picture comes from the account you log in with, if it has one.
      </p>
      <div className={styles['names']}>
        <label>
          First name
          <input
            className="field"
            name="firstName"
            defaultValue={user.firstName}
            maxLength={80}
            autoComplete="given-name"
          />
        </label>
        <label>
          Last name
          <input
            className="field"
            name="lastName"
            defaultValue={user.lastName}
            maxLength={80}
            autoComplete="family-name"
          />
        </label>
      </div>
      <label>
        Email
        <input className="field" type="email" value={user.email} disabled aria-describedby="email-note" readOnly />
      </label>
      <p id="email-note" className="label">
        Email cannot be changed. Contact support if you need to update this.
      </p>
      <button type="submit" className="button button-signal" disabled={isPending}>
        {isPending ? 'Updating...' : 'Update Profile'}
      </button>
    </form>
  );
}

/** The person's first letter, and in its place their picture once it is there. */
function OwnFace({ picture, name }: { picture: string | null; name: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <span className={styles['face']} aria-hidden="true">
      {!isThere && name.slice(0, 1)}
      {picture !== null && (
        <img src={picture} alt="" width="64" height="64" hidden={!isThere} onLoad={() => setThere(true)} />
      )}
    </span>
  );
}
