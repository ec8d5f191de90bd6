import './src/lib/build/env.ts';
import process from 'node:process';
import react from '@astrojs/react';
import { defineConfig, sharpImageService } from 'astro/config';
import { base } from './src/config/base.ts';
import { oldestBrowsers } from './src/config/browsers.ts';
import { languageFolders } from './src/config/routes.ts';
import { allowances } from './src/config/security.ts';
import { offline as isOffline, site } from './src/config/site.ts';
import { workerPolicyName } from './src/config/worker.ts';
import { contentReport } from './src/content-tool/integration.ts';
import { readSiteUrl } from './src/lib/build/site-url.ts';
import { hosting } from './src/lib/hosting/integration.ts';
import { offline } from './src/lib/offline/integration.ts';
import { security } from './src/lib/security/integration.ts';
import { sitemap } from './src/lib/seo/sitemap.ts';

export default defineConfig({
  site: readSiteUrl(process.env, site.url),
  base,
  trailingSlash: 'ignore',
  // Shorter in each element than an attribute.
  scopedStyleStrategy: 'class',
  // While one page waits for its files, the next is rendered.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    contentReport(),
    react(),
    {
      name: 'client-interaction',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({
            name: 'interaction',
            entrypoint: './src/islands/directive/interaction.ts',
          }),
      },
    },
    hosting(languageFolders),
    // The integrations below read the finished pages.
    security({
      allowances,
      workerPolicy: isOffline ? workerPolicyName : undefined,
      metricsUrl: process.env.PUBLIC_VITALS_URL,
    }),
    sitemap(),
    offline({ enabled: isOffline }),
  ],
  vite: {
    build: { target: oldestBrowsers },
    // Astro sets a target of its own for scripts.
    plugins: [
      {
        name: 'browsers',
        configEnvironment: (name, { build = {} }) => {
          Object.assign(build, {
            target: oldestBrowsers,
            // Chromium before 154 never fetches a script again whose preload has failed.
            modulePreload: { resolveDependencies: () => [] },
          });
          // Every page loads these small modules, so they come in one request.
          const test = /src\/config\/(base|site|stored-name|worker)\.ts$|\/modal\.ts$|vite\/preload-helper/;
          const groups = [{ name: 'shared', test }];
          return name === 'client'
            ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
            : {};
        },
      },
    ],
  },
  markdown: { syntaxHighlight: false },
  // More effort takes two thirds longer for files that are hardly smaller.
  image: { service: sharpImageService({ avif: { effort: 1 } }) },
});
