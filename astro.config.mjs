import { existsSync } from 'node:fs';
import process from 'node:process';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { families } from './src/config/fonts.ts';
import { core, editions } from './src/config/offline.ts';
import { listPaths } from './src/config/routes.ts';
import { allowances, framingPages } from './src/config/security.ts';
import { offline as isOffline, site } from './src/config/site.ts';
import { workerPolicyName } from './src/config/worker.ts';
import { describeFaces, makeFace } from './src/lib/fonts/subset.ts';
import { hosting } from './src/lib/hosting/integration.ts';
import { islandFiles } from './src/lib/islands.ts';
import { markup } from './src/lib/markup.ts';
import { offline } from './src/lib/offline/integration.ts';
import { security } from './src/lib/security/integration.ts';
import { strictSitemap } from './src/lib/seo/sitemap.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const faces = describeFaces(site.brand.native.text);
/** A font family, served from our own host, with a face for each range of weights. */
const family = async (cssVariable, weights) => ({
  provider: fontProviders.local(),
  name: families[cssVariable],
  cssVariable,
  optimizedFallbacks: false,
  options: {
    variants: await Promise.all(
      Object.entries(weights).map(async ([weight, face]) => ({
        src: [await makeFace(face, faces[face])],
        weight,
        style: 'normal',
      })),
    ),
  },
});

/** Registers `client:interaction`, the directive of all public islands. */
const lateIslands = {
  name: 'late-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/directive/interaction.ts' }),
  },
};

/**
 * Vite's helper around `import()` preloads the styles and scripts of a late module. Styles are in the pages here,
 * and late modules share little, so that 0.9 KB in a file of its own would only delay the script of every page.
 * Vite has no setting for this. If it renames the module, the script budgets fail.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL || site.url,
  trailingSlash: 'ignore',
  scopedStyleStrategy: 'class',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    lateIslands,
    strictSitemap(listPaths()),
    islandFiles(),
    markup(),
    security({
      allowances,
      workerPolicy: isOffline ? workerPolicyName : undefined,
      metricsUrl: process.env.PUBLIC_VITALS_URL,
    }),
    offline({ enabled: isOffline, editions, core }),
    hosting(framingPages),
  ],
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [plainImports],
    build: {
      // The woven border is a file of its own: inlined, its 1 KB would stand in the styles of every page.
      assetsInlineLimit: (file) => (file.endsWith('/weave.svg') ? false : undefined),
      // Settings only export. Otherwise a script that uses one of them has to load the module of all.
      rolldownOptions: {
        // A page of cards names some sixty files: three letters less of each hash make it 0.1 KB lighter.
        output: { assetFileNames: '_astro/[name].[hash:5][extname]' },
        treeshake: { moduleSideEffects: [{ test: /\/src\/config\//, sideEffects: false }] },
      },
    },
  },
  image: {
    service: { entrypoint: './src/lib/picture-service.ts', config: { avif: { effort: 2 } } },
  },
  fonts: [
    await family('--font-display', { 700: 'display' }),
    await family('--font-text', { 400: 'text', '500 600': 'bold' }),
    await family('--font-wordmark', { 600: 'wordmark' }),
    await family('--font-devanagari', { 400: 'devanagari' }),
  ],
});
