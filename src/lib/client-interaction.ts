import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers `client:interaction`, the directive of public islands. */
export const clientInteraction: AstroIntegration = {
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('../islands/directive/interaction.ts', import.meta.url)),
      }),
  },
};
