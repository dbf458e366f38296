// @ts-check
/**
 * Adds our two client directives to Astro.
 * @returns {import('astro').AstroIntegration}
 */
export function ownDirectives() {
  return {
    name: 'yak-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
        addClientDirective({ name: 'overlay', entrypoint: './src/directives/overlay.ts' });
      },
    },
  };
}
