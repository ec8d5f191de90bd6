import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at its first use. See `interaction.ts`. */
    'client:interaction'?: boolean;
  }
}
