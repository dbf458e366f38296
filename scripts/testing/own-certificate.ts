import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** What a server needs to answer by TLS, in PEM. */
export interface OwnCertificate {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;
/** Object identifiers as they are written in DER. */
const oid = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  basicConstraints: Buffer.from('0603551d13', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
};
/** Tags of DER (ITU-T X.690). */
const tag = { integer: 0x02, bits: 0x03, octets: 0x04, text: 0x0c, time: 0x17, list: 0x30, set: 0x31 };
const CERTIFICATE_AUTHORITY = Buffer.from('30030101ff', 'hex');
const YES = Buffer.from('0101ff', 'hex');
const THIRD_VERSION = Buffer.from('a003020102', 'hex');

/** A certificate for `localhost` that vouches for itself, for two days; nobody trusts it unless told to. */
export function ownCertificate(): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = list(
    THIRD_VERSION,
    der(tag.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    list(oid.ecdsaWithSha256),
    named('localhost'),
    list(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    named('localhost'),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      list(
        list(oid.basicConstraints, YES, der(tag.octets, CERTIFICATE_AUTHORITY)),
        list(oid.subjectAltName, der(tag.octets, list(der(0x82, Buffer.from('localhost'))))),
      ),
    ),
  );
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert: signed(body, privateKey) };
}

/**
 * Trusts a certificate like those of the web, in this whole process.
 * @returns the function that takes the trust back
 */
export function trust({ cert }: OwnCertificate): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  return () => setDefaultCACertificates(before);
}

function signed(body: Buffer, key: KeyObject): string {
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, key)]);
  const whole = list(body, list(oid.ecdsaWithSha256), der(tag.bits, signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function named(name: string): Buffer {
  return list(der(tag.set, list(oid.commonName, der(tag.text, Buffer.from(name)))));
}

/** `261123120000Z` */
function time(at: number): Buffer {
  return der(tag.time, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));
}

function list(...parts: Buffer[]): Buffer {
  return der(tag.list, Buffer.concat(parts));
}

function der(type: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}
