/** A folder of the computer, with files by name. It stands for the browser's handle. */
export class FakeFolder {
  readonly files = new Map<string, string>();
  readonly folders = new Map<string, FakeFolder>();
  /** Name of the error that each write throws. */
  fault = '';

  constructor(readonly name = 'shared') {}

  queryPermission = async () => 'granted';
  requestPermission = async () => 'granted';

  async *keys() {
    yield* [...this.files.keys(), ...this.folders.keys()];
  }

  async getDirectoryHandle(name: string) {
    const folder = this.folders.get(name) ?? new FakeFolder(name);
    this.folders.set(name, folder);
    return folder;
  }

  async getFileHandle(name: string) {
    const { files } = this;
    return {
      getFile: async () => new File([files.get(name) ?? ''], name),
      createWritable: async () => {
        if (this.fault) throw new DOMException('', this.fault);
        let written = '';
        return {
          write: async (text: string) => {
            written += text;
          },
          close: async () => void files.set(name, written),
          abort: async () => {},
        };
      },
    };
  }

  async removeEntry(name: string) {
    this.files.delete(name);
  }
}
