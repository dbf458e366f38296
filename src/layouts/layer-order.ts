/** The order of the cascade layers, stated once, before any other style: later layers win. */
export const layerOrder = '@layer tokens, reset, base, components;';
