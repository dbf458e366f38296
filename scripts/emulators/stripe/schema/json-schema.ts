/** As much of JSON Schema as types need. */
export interface JsonSchema {
  $ref?: string;
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  const?: string | number | boolean;
  enum?: string[];
  pattern?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
}

/** Where a named schema stands in the document. */
export function referenceTo(name: string): string {
  return `#/$defs/${name}`;
}
