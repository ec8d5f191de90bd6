import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at its first use; see `interaction.ts`. */
    'client:interaction'?: boolean;
  }
}
