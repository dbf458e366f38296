/** Whether a picture, film or voice is real: no tool of the guide tells. Of texts one does. */
const WHETHER_MADE =
  /\b(?:is|are|was|were|if|whether) (?:this|that|these|those|it|an?|the|my|our|some) ?(?:[^ ]+ ){0,3}?(?:ai|fake|faked|real|deepfakes?|genuine|authentic|generated)(?:$| (?:made|generated|or)\b)|\b(?:deepfakes?|fakes?|ai (?:images?|pictures?|photos?|videos?|voices?|faces?)) (?:detect|checker)|\bdetect(?:ing|s)? (?:[^ ]+ ){0,2}?(?:ai|fakes?|deepfakes?)\b/;
const OF_TEXT = /\b(?:texts?|essays?|articles?|copy|writing|written|wrote|there)\b/;

/** Whether somebody asks, in folded text, if a picture, film or voice was made with AI. */
export function asksWhetherMade(folded: string): boolean {
  return WHETHER_MADE.test(folded) && !OF_TEXT.test(folded);
}

/** What people ask that no entry answers, and what is said of it instead of a guess. */
const NOT_READ: readonly [asked: RegExp, said: string][] = [
  [
    /\b(gdpr|dsgvo|rgpd|ccpa|hipaa|data protection|datenschutz)\b/,
    'No entry says who keeps to which data law; what we read is whether uploads train models.',
  ],
  [
    /\b(europe|european|eu|swiss|german|french|american) (provider|company|maker|vendor|hosting|hosted|server|based)(s|ies)?\b|\b(hosted|made|based|servers?|data|stored) in (the )?(eu|europe|germany|switzerland|france|usa?)\b|\bdata (residency|location)\b/,
    'No entry says where a maker is at home or where data lies.',
  ],
  [
    /\b(sso|saml|scim|single sign on|2fa|two factor|soc ?2|iso ?27001)\b/,
    'No entry says which plan has single sign-on or a certificate.',
  ],
  [
    /\b(discounts?|coupons?|vouchers? code)\b|\b(student|students|education|educational|school|schools|non ?profit|charity|ngo) (price|pricing|plan|licen[cs]e|rate|deal|offer)s?\b/,
    'Entries hold list prices; we read no discounts, for students or anybody else.',
  ],
];

/** What the guide says when somebody asks, in folded text, for a fact that it does not keep; null when they do not. */
export function explainUnsupported(folded: string): string | null {
  if (asksWhetherMade(folded)) return 'No tool of the guide tells whether a picture, film or voice was made with AI.';
  return NOT_READ.find(([asked]) => asked.test(folded))?.[1] ?? null;
}
