import { existsSync } from 'node:fs';
import process from 'node:process';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { families } from './src/config/fonts.ts';
import { defaultLocale, devanagariLocales } from './src/config/locales.ts';
import { editions } from './src/config/offline.ts';
import { languageFolders, listPaths } from './src/config/routes.ts';
import { allowances, framingPages } from './src/config/security.ts';
import { offline as isOffline, site } from './src/config/site.ts';
import { workerPolicyName } from './src/config/worker.ts';
import { describeFaces, makeFace } from './src/lib/fonts/subset.ts';
import { errorPages } from './src/lib/hosting/error-pages.ts';
import { hosting } from './src/lib/hosting/integration.ts';
import { markup } from './src/lib/markup.ts';
import { offline } from './src/lib/offline/integration.ts';
import { security } from './src/lib/security/integration.ts';
import { strictSitemap } from './src/lib/seo/sitemap.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const faces = describeFaces(site.brand.native.text, defaultLocale, devanagariLocales);
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

/** Astro names the script of a component 'Header.astro_astro_type_script_index_0_lang'; pages name it in full. */
const nameEntry = ({ name }) => `_astro/${name.split('.astro')[0]}.[hash:6].js`;

/**
 * Vite's helper around `import()` preloads the styles and scripts of a late module. Styles are in the pages here,
 * and late modules share little, so that 0.9 KB in a file of its own would only delay the script of every page.
 * Vite has no setting for this. If it renames the module, the script budgets fail.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  // Nothing is loaded ahead, so no script needs a table of it. Astro overrides these settings outside of environments.
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: false, rolldownOptions: { output: { entryFileNames: nameEntry } } } }
      : undefined,
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** A page of cards names some sixty pictures: by four letters of a hash, without the name, it is 0.3 KB lighter. */
const nameAsset = ({ names: [source = ''] }) =>
  `_astro/${/^\d+-/.test(source) ? '[hash:4]' : '[name].[hash:5]'}[extname]`;

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
    errorPages(languageFolders),
    markup(),
    security({
      allowances,
      workerPolicy: isOffline ? workerPolicyName : undefined,
      metricsUrl: process.env.PUBLIC_VITALS_URL,
    }),
    offline({ enabled: isOffline, editions }),
    hosting(framingPages, languageFolders),
  ],
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [plainImports],
    build: {
      // Files of their own: inlined, the woven border's 1 KB would stand in the styles of every page, and the star's 0.1 KB
      // in the home page, whose first view has none.
      assetsInlineLimit: (file) => (/\/(weave|star)\.svg$/.test(file) ? false : undefined),
      // Settings only export. Otherwise a script that uses one of them has to load the module of all.
      rolldownOptions: {
        output: {
          assetFileNames: nameAsset,
          // React is one file: one request at the first touch instead of four, and 1.5 KB less of the dashboard's 95.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
              // What reads stored records when the dashboard fails: one file beside it instead of four, and 0.5 KB less.
              { name: 'stored', test: /src\/cms\/backup\/raw-backup/ },
            ],
          },
        },
        treeshake: { moduleSideEffects: [{ test: /\/src\/config\//, sideEffects: false }] },
      },
    },
  },
  image: {
    // An effort of 2 takes two thirds longer: files half a per cent smaller, of a quality that nobody can tell apart.
    service: { entrypoint: './src/lib/picture-service.ts', config: { avif: { effort: 1 } } },
  },
  fonts: [
    await family('--font-display', { 700: 'display' }),
    await family('--font-text', { 400: 'text', '500 600': 'bold' }),
    await family('--font-wordmark', { 600: 'wordmark' }),
    await family('--font-devanagari', { 400: 'devanagari' }),
    ...(devanagariLocales.length > 0 ? [await family('--font-headings', { '600 700': 'headings' })] : []),
  ],
});
