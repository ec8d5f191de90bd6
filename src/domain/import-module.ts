/** Modules that were fetched under another URL. */
const refetched = new Map<string, Promise<unknown>>();
let tries = 0;

/**
 * Loads a module, under another URL if its download fails. Chromium before 154 and Firefox name the URL in the
 * error, and never fetch it again. Other browsers fetch it again at the next call. `load` must only call `import`.
 * @throws the error of the last download
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+/.exec(String(error)) ?? [];
    if (!url) throw error;
    const module = refetched.get(url) ?? import(/* @vite-ignore */ `${url}?retry=${++tries}`);
    refetched.set(url, module);
    module.catch(() => refetched.delete(url));
    return module as Promise<Module>;
  }
}
