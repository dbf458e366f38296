/** A host name with a dot whose last label is no number: no machine names, no IP addresses. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/i;

/** Whether a text is a web address that a reader may follow: http or https, a real host, no name or password inside. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostName.test(hostname) && username === '' && password === '';
}

/** What two addresses of one place have in common: case of the host, `www.`, http or https and a slash at the end aside. */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
}
