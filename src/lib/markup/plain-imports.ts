import type { Plugin } from 'vite';

const helper = /import\s*\{\s*\w+ as (\w+)\s*\}\s*from\s*["']\.\/preload-helper\.[\w-]+\.js["'];?/;

/** A script without Vite's preloading: `import()` through the helper becomes a plain one. */
export function dropHelper(code: string): string {
  return code.replace(helper, (_, name: string) => `const ${name}=load=>load();`);
}

/**
 * Takes Vite's help around `import()` out of the scripts. It fetches the styles and scripts of a late chunk ahead;
 * styles stand in the pages here, and what late chunks share is little, so a file of 0.9 KB that the script of
 * every page would have to wait for buys nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue;
          if (file.name === 'preload-helper') delete bundle[name];
          else file.code = dropHelper(file.code);
        }
      },
    },
  };
}
