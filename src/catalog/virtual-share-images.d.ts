/** What scripts/build/share-images.ts tells the pages before they are built. */
declare module 'virtual:share-images' {
  /** Changes whenever the drawing does. */
  export const design: string;
  /** File names of the pictures that an earlier build has drawn. */
  export const drawn: readonly string[];
  /** Pictures of tools that one build may draw. */
  export const drawAtMost: number;
}
