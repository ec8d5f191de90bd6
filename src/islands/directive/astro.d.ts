import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Selector of the region around the island whose use hydrates it; see `interaction.ts`. */
    'client:interaction'?: string | boolean;
  }
}
