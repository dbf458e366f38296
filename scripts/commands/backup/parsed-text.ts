/** What the text of a record says; what is no JSON comes as its text, which no schema takes for a record. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
