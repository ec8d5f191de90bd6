/** Deletes the caches whose names are old. */
export async function deleteCaches(caches: CacheStorage, isOld: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
}
