import { ServerResponse } from 'node:http';

/**
 * Imported before `astro dev` starts. Netlify's emulation in there copies an answer's headers by `setHeader`, each
 * `Set-Cookie` over the one before (`fromWebResponse` of @netlify/dev-utils 6), so that a sign-in would lose its
 * session. With this a later cookie comes beside the earlier ones.
 */
const setHeader = ServerResponse.prototype.setHeader;
ServerResponse.prototype.setHeader = function (name, value) {
  const comesBeside = name.toLowerCase() === 'set-cookie' && typeof value === 'string' && this.hasHeader(name);
  return comesBeside ? this.appendHeader(name, value) : setHeader.call(this, name, value);
};
