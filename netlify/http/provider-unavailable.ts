/** The identity provider cannot be reached or does not describe itself. Endpoints answer 503. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
