/**
 * From this number of tools on a catalogue is large: its index and its build would be slow if they gave each tool as
 * much as they can in a small one.
 */
export const LARGE_CATALOGUE = 4000;
