import { importModule } from '~/domain/import-module';

/** A dynamic import as the build writes it. */
const dynamicImport = /\bimport\(\s*["'`]([^"'`]+)/;
const staticImport = /\b(?:from|import)\s*["'](\.[^"']+)["']/g;

const loaded = new Set<() => Promise<unknown>>();

/**
 * Loads a module once its script and all scripts that this one imports can be fetched. Chromium before 154 never
 * fetches an imported script again after a failure, so the module would stay broken until a reload.
 * @param load must only call `import`
 */
export async function importLate<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, path] = dynamicImport.exec(String(load)) ?? [];
  if (path && !loaded.has(load)) await fetchScripts(new URL(path, import.meta.url).href, new Set());
  const module = await importModule(load);
  loaded.add(load);
  return module;
}

/** Fetches scripts into the browser's cache. */
async function fetchScripts(url: string, fetched: Set<string>): Promise<void> {
  if (fetched.has(url)) return;
  fetched.add(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const imports = Array.from((await response.text()).matchAll(staticImport), ([, path = '']) => path);
  await Promise.all(imports.map((path) => fetchScripts(new URL(path, url).href, fetched)));
}
