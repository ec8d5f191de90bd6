interface ImportMetaEnv {
  /** URL that receives web-performance metrics. Nothing is sent without it. */
  readonly PUBLIC_VITALS_URL?: string;
}

interface Document {
  /** True until a page that Chromium renders in advance is shown. Undefined in other browsers. */
  readonly prerendering?: boolean;
}

interface Window {
  /** Missing in Firefox and Safari. */
  showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

interface FileSystemDirectoryHandle {
  queryPermission(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
}
