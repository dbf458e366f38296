import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'query' | 'idle' | 'session';
    'client:overlay'?: boolean;
  }
}
