import { writeWhole } from '~/cms/copies/snapshot';
import { planVersion, type Version, type VersionDatabase } from '~/cms/copies/version';

/** Keeps versions in place of a browser's database. */
export class FakeDatabase {
  readonly versions = new Map<string, Version>();
  readonly texts = new Map<string, string>();
  readonly pictures = new Map<string, string>();
  isFull = false;
  /** Nothing is answered. */
  isStuck = false;

  constructor(private readonly limits?: Parameters<typeof planVersion>[2]) {}

  /**
   * Opens it in a tab. A tab that was killed completes no transaction.
   * @param wait waits for the disk
   */
  open(isAlive = () => true, wait = async () => {}): VersionDatabase {
    const stop = () => new Promise<never>(() => {});
    return {
      list: async () => (this.isStuck ? stop() : [...this.versions.values()]),
      put: async (version, text, pictures) => {
        await wait();
        if (this.isStuck) return stop();
        if (this.isFull) throw new DOMException('', 'QuotaExceededError');
        if (!isAlive()) return stop();
        const written = this.write(version, text, pictures);
        await wait();
        return isAlive() ? written : stop();
      },
      note: async (version) => {
        if (this.isFull) throw new DOMException('', 'QuotaExceededError');
        if (this.versions.has(version.id)) this.versions.set(version.id, version);
      },
      read: async (id) => writeWhole(this.texts.get(id) ?? '', this.pictures),
    };
  }

  private write(version: Version, text: string, pictures: ReadonlyMap<string, string>): Version {
    const plan = planVersion([...this.versions.values()], version, this.limits);
    if (!plan.isNeeded) return plan.version;
    this.versions.set(version.id, plan.version);
    this.texts.set(version.id, text);
    for (const [hash, url] of pictures) this.pictures.set(hash, url);
    for (const id of plan.outdated) {
      this.versions.delete(id);
      this.texts.delete(id);
    }
    for (const hash of this.pictures.keys()) if (!plan.pictures.has(hash)) this.pictures.delete(hash);
    return plan.version;
  }
}
