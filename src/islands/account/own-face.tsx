import { useState } from 'react';
import styles from './account.module.css';

/** The person's first letter, and in its place their picture once it is there. */
export function OwnFace({ picture, name }: { picture: string | null; name: string }) {
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
