import { join } from 'node:path';
import { startBlobServer } from './blob-server.ts';
import type { BlobServer } from './blob-server.ts';
import { startIdentityProvider } from './identity-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { localSettings } from './local-settings.ts';
import { type Payments, startPayments } from './payments/start-payments.ts';
import { claimPort, portFrom } from './ports.ts';
import { seedSubscriber } from './seed-subscriber.ts';
import { withEnvironment } from './with-environment.ts';

export interface ServicesOptions {
  /** Everything that is kept lies here. */
  dataDir: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Other ports than the variables or the rule give; tests pass free ones. */
  ports?: { identity: number; blobs: number; payments: number };
}

export interface Services {
  /** What the functions must find in their environment. */
  env: Record<string, string>;
  addresses: { identity: string; blobs: string; payments: string };
  /** The blob server itself, so that tests can count, slow down and break its answers. */
  blobs: BlobServer;
  /** The payments stand-in itself, so that tests can turn its clock and hold back its webhooks. */
  payments: Payments;
  close(): Promise<void>;
}

/**
 * Starts everything the site needs on one machine, on loopback: blob store, identity provider, payments stand-in.
 * Ports: `YAK_IDENTITY_PORT`, `YAK_BLOBS_PORT`, `YAK_PAYMENTS_PORT`, else the site's port + 2, + 3, + 4; a data folder keeps the
 * identity provider's first port, which is part of its users' keys.
 * @throws Error in one sentence when a port or the data folder is in use
 */
export async function startServices({ dataDir, siteUrl, ports }: ServicesOptions): Promise<Services> {
  const sitePort = Number(new URL(siteUrl).port);
  const askedIdentityPort = ports?.identity ?? portFrom(process.env, 'YAK_IDENTITY_PORT');
  const settings = localSettings(join(dataDir, 'settings.json'), askedIdentityPort ?? sitePort + 2);
  const identityPort = askedIdentityPort ?? settings.identityPort;
  const blobsPort = ports?.blobs ?? portFrom(process.env, 'YAK_BLOBS_PORT') ?? sitePort + 3;
  const paymentsPort = ports?.payments ?? portFrom(process.env, 'YAK_PAYMENTS_PORT') ?? sitePort + 4;
  await claimPort(blobsPort, { wantedBy: 'the blob store', variable: 'YAK_BLOBS_PORT' });
  await claimPort(paymentsPort, { wantedBy: 'the payments stand-in', variable: 'YAK_PAYMENTS_PORT' });

  const { blobsToken: token, clientSecret, webhookSecret } = settings;
  const blobs = await startBlobServer({ port: blobsPort, file: join(dataDir, 'blobs.sqlite'), token });
  let identity: IdentityProvider | null = null;
  let payments: Payments | null = null;
  const close = async () => {
    await payments?.close();
    await identity?.close();
    await blobs.close();
  };
  try {
    await claimPort(identityPort, { wantedBy: 'the identity provider', variable: 'YAK_IDENTITY_PORT' });
    identity = await startIdentityProvider({ port: identityPort, siteUrl, dataDir: join(dataDir, 'identity'), clientSecret });
    payments = await startPayments({
      port: paymentsPort,
      file: join(dataDir, 'payments.sqlite'),
      siteUrl,
      webhookUrl: `${siteUrl}/api/stripe-webhook`,
      webhookSecret,
    });
    const env = {
      URL: siteUrl,
      SESSION_SECRET: settings.sessionSecret,
      YAK_BLOBS_URL: blobs.url,
      YAK_BLOBS_TOKEN: token,
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_ID: identity.clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_PROVIDER_NAME: 'Yak ID',
      ADMIN_EMAILS: 'admin@yak.test',
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: payments.url,
    };
    const { issuer } = identity;
    const { control } = payments;
    await withEnvironment(env, () => seedSubscriber(issuer, control));
    return { env, addresses: { identity: issuer, blobs: blobs.url, payments: payments.url }, blobs, payments, close };
  } catch (error) {
    await close();
    throw error;
  }
}
