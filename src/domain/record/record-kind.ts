/** Places of a record with what stands there. */
type Places<Place extends string = string> = readonly (readonly [Place, unknown])[];

/** What editing asks of a kind of record: everything else is the same for all of them. */
export interface RecordKind<Edited, Place extends string = string> {
  /** What changes by itself, each place under its name: a field, or a part of one. */
  placesOf(edited: Edited): ReadonlyMap<Place, unknown>;
  /** The same with other values in these places. */
  withPlaces(edited: Edited, places: Places<Place>): Edited;
  /** How a place that is not there is noted in a change. */
  absent: null | undefined;
  /** Makes changed places ready for another version: what they point to comes along, what has lost its sense is left out. */
  carry?(places: Places<Place>, versions: { base: Edited; mine: Edited; theirs: Edited }): Places<Place>;
}
