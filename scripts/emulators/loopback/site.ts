/** The site that an emulator serves, for its pages: they say whose they are and lead back. */
export interface Site {
  name: string;
  /** Origin, without a slash at the end. */
  url: string;
}
