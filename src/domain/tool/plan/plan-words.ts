/** What a reader asks before paid work, each answered by plan. */
export const planRightNames = [
  'commercialUse',
  'trainsOnUploads',
  'indemnity',
  'privateByDefault',
  'watermark',
  'attributionRequired',
  'revenueCap',
] as const;
export type PlanRightName = (typeof planRightNames)[number];

/**
 * An answer on a right. `opt-out`: it happens unless it is switched off; `depends`: on something that plans cannot express;
 * `maker silent`: the page was read and says nothing; `does not apply`: the tool makes nothing of the kind; `not read`: our
 * debt.
 */
export const planAnswers = ['yes', 'no', 'opt-out', 'depends', 'maker silent', 'does not apply', 'not read'] as const;
export type PlanAnswer = (typeof planAnswers)[number];

/** Rights as the desk names them. */
export const planRightTitles: Record<PlanRightName, string> = {
  commercialUse: 'Paid work',
  trainsOnUploads: 'Trains on uploads',
  indemnity: 'Indemnity',
  privateByDefault: 'Private by default',
  watermark: 'Watermark',
  attributionRequired: 'Naming the tool required',
  revenueCap: 'Revenue cap',
};

/** What follows a good answer that hangs on something. */
export const hangingWords = {
  commercialUse: ', with conditions',
  trainsOnUploads: ', with exceptions',
  indemnity: ', with exceptions',
} as const;

/** In a table, where a plan has nothing to say. */
export const NOTHING = '–';

/** Units of what is sold by use. */
export const useUnits = ['image', 'video', 'minute', 'credit', 'other'] as const;

/** What words are about when it is not the app. */
export const witnessScopes = ['the API', 'the model weights', 'one feature'] as const;

/** What an amount of a plan pays for, and how it is paid. */
export const planPeriods = ['month', 'year', 'once', 'use'] as const;
export const billedWays = ['monthly', 'yearly', 'once', 'by use'] as const;
