import { join } from 'node:path';
import { beginJournal } from '#netlify/stores/ending-store.ts';
import { type IdentityProvider, startIdentityProvider } from '@yak/emulator-identity';
import { type LocalMail, startMail } from '@yak/emulator-mail';
import { type BlobServer, startBlobServer } from '@yak/emulator-netlify-blobs';
import { type StripeEmulator, startStripe } from '@yak/emulator-stripe';
import { readDeployFiles } from '../build/deploy-files.ts';
import { identitySettings, products, yakAt } from './emulator-settings.ts';
import { localSettings } from './local-settings.ts';
import { claimPort, portFrom } from './ports.ts';
import { deployIdOf, publishDeploy, removeOtherDeploys } from './publish-deploy.ts';
import { seedSubscriber } from './seed-subscriber.ts';
import { projectRoot } from './serve-site.ts';
import { withSettings } from './with-settings.ts';

interface ServicesOptions {
  /** Everything that is kept lies here. */
  dataDir: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** The project whose catalogue the functions read, as it was last generated; this one unless given. */
  project?: string;
  /** Other ports than the variables or the rule give; tests pass free ones. */
  ports?: ServicePorts;
  /** Where the variables for the ports are read; this process's own unless given. */
  environment?: NodeJS.ProcessEnv;
}

/** Where each part listens. */
export interface ServicePorts {
  identity: number;
  blobs: number;
  payments: number;
  /** The page that shows every mail. */
  mail: number;
  smtp: number;
}

export interface Services {
  /** What the functions must find in their environment. */
  env: Record<string, string>;
  /**
   * Uploads the catalogue as it was last generated, as a deploy does: `env` names it from now on.
   * @returns the function that removes what was uploaded before, for when nobody serves it any more
   */
  publishDeploy(): Promise<() => Promise<void>>;
  addresses: { identity: string; blobs: string; payments: string; mail: string };
  /** The blob server itself, so that tests can count, slow down and break its answers. */
  blobs: BlobServer;
  /** The Stripe emulator itself, so that tests can turn its clock and hold back its webhooks. */
  payments: StripeEmulator;
  /** The mail server itself, so that tests can read what came and break it. */
  mail: LocalMail;
  close(): Promise<void>;
}

/**
 * Starts everything the site needs on one machine, on loopback: blob store, identity provider, Stripe, mail catcher. Ports: `YAK_IDENTITY_PORT`, `YAK_BLOBS_PORT`, `YAK_PAYMENTS_PORT`, `YAK_MAIL_PORT`, `YAK_SMTP_PORT`,
 * else the site's port + 2 to + 6; a data folder keeps the identity provider's first port, which is part of its users' keys.
 * @throws Error in one sentence when a port or the data folder is in use
 */
export async function startServices({
  dataDir,
  siteUrl,
  project = projectRoot,
  ports,
  environment = process.env,
}: ServicesOptions): Promise<Services> {
  const sitePort = Number(new URL(siteUrl).port);
  const askedIdentityPort = ports?.identity ?? portFrom(environment, 'YAK_IDENTITY_PORT');
  const settings = localSettings(join(dataDir, 'settings.json'), askedIdentityPort ?? sitePort + 2);
  const identityPort = askedIdentityPort ?? settings.identityPort;
  const blobsPort = ports?.blobs ?? portFrom(environment, 'YAK_BLOBS_PORT') ?? sitePort + 3;
  const paymentsPort = ports?.payments ?? portFrom(environment, 'YAK_PAYMENTS_PORT') ?? sitePort + 4;
  const mailPort = ports?.mail ?? portFrom(environment, 'YAK_MAIL_PORT') ?? sitePort + 5;
  const smtpPort = ports?.smtp ?? portFrom(environment, 'YAK_SMTP_PORT') ?? sitePort + 6;
  await claimPort(blobsPort, { wantedBy: 'the blob store', variable: 'YAK_BLOBS_PORT' });
  await claimPort(paymentsPort, { wantedBy: 'the Stripe emulator', variable: 'YAK_PAYMENTS_PORT' });
  await claimPort(mailPort, { wantedBy: 'the mail page', variable: 'YAK_MAIL_PORT' });
  await claimPort(smtpPort, { wantedBy: 'the mail server', variable: 'YAK_SMTP_PORT' });

  const { blobsToken: token, clientSecret, webhookSecret } = settings;
  const blobs = await startBlobServer({ port: blobsPort, file: join(dataDir, 'blobs.sqlite'), token }).catch(
    (error: unknown) => {
      const words = error instanceof Error ? error.message : '';
      throw words.includes('in use') ? new Error(`${words} Or set YAK_DATA_DIR to another folder.`) : error;
    },
  );
  const site = yakAt(siteUrl);
  let identity: IdentityProvider | null = null;
  let payments: StripeEmulator | null = null;
  let mail: LocalMail | null = null;
  const close = async () => {
    await mail?.close();
    await payments?.close();
    await identity?.close();
    await blobs.close();
  };
  const target = { url: blobs.url, token, site: 'local' };
  const uploadDeploy = async () => {
    const files = readDeployFiles(project);
    const deployId = deployIdOf(files);
    await publishDeploy(target, deployId, files);
    return deployId;
  };
  try {
    const deployId = await uploadDeploy();
    await removeOtherDeploys(target, deployId);
    await claimPort(identityPort, { wantedBy: 'the identity provider', variable: 'YAK_IDENTITY_PORT' });
    identity = await startIdentityProvider({
      ...identitySettings,
      port: identityPort,
      site,
      dataDir: join(dataDir, 'identity'),
      clientSecret,
    });
    payments = await startStripe({
      port: paymentsPort,
      file: join(dataDir, 'payments.sqlite'),
      site,
      products,
      webhookUrl: `${siteUrl}/api/stripe-webhook`,
      webhookSecret,
    });
    mail = await startMail({ smtpPort, pagePort: mailPort, file: join(dataDir, 'mail.sqlite'), site });
    const env = {
      URL: siteUrl,
      SESSION_SECRET: settings.sessionSecret,
      YAK_BLOBS_URL: blobs.url,
      YAK_BLOBS_TOKEN: token,
      YAK_DEPLOY_ID: deployId,
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_ID: identity.clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_PROVIDER_NAME: identitySettings.name,
      YAK_PICTURE_WEB: `http://127.0.0.1:${identityPort}`,
      ADMIN_EMAILS: 'admin@yak.test',
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: payments.url,
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Yak <yak@yak.test>',
      TEAM_INBOX: 'team@yak.test',
    };
    const { issuer } = identity;
    const { control } = payments;
    await withSettings(env, async () => {
      await beginJournal(new Date());
      await seedSubscriber(issuer, control);
    });
    const addresses = { identity: issuer, blobs: blobs.url, payments: payments.url, mail: mail.url };
    const publish = async () => {
      const next = await uploadDeploy();
      env.YAK_DEPLOY_ID = next;
      return () => removeOtherDeploys(target, next);
    };
    return { env, publishDeploy: publish, addresses, blobs, payments, mail, close };
  } catch (error) {
    await close();
    throw error;
  }
}
