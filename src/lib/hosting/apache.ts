import { type Header, type HostingPlan, hiddenFiles, textTypes } from './plan.ts';

const writeHeaders = (headers: readonly Header[]) =>
  headers
    .map(([name, value]) => `Header always ${value ? `set ${name} "${value}"` : `unset ${name}`}\n`)
    .join('');

const writeErrorPage = (folder: string) =>
  `ErrorDocument 403 ${folder}404.html\nErrorDocument 404 ${folder}404.html\n`;

/**
 * Writes the text of each folder's `.htaccess`. Needs mod_headers, and compresses if a module for it is
 * loaded. Has no conditions, because LiteSpeed ignores them and would apply each line to the whole site.
 */
export function writeApache(plan: HostingPlan): Record<string, string> {
  const forwards = plan.forwards.map(
    ({ from, to }) => `RedirectMatch 301 "^${from.replaceAll('.', '\\.')}?$" "${to}"\n`,
  );
  const root = `DirectoryIndex index.html
DirectorySlash On
Options -Indexes
${writeErrorPage(plan.base)}${forwards.join('')}RedirectMatch 404 "${hiddenFiles}"

AddDefaultCharset utf-8
AddCharset utf-8 .css .csv .js .json .svg .txt .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/csv .csv
AddType font/woff2 .woff2

${writeHeaders(plan.headers)}
# The compressing modules mark the entity tags that they send; without this none is recognised again.
RequestHeader edit* If-None-Match "-(gzip|br)" ""

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${textTypes}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS text/html ${textTypes}
</IfModule>
`;
  return {
    ...Object.fromEntries(plan.languageFolders.map((folder) => [folder, writeErrorPage(folder)])),
    ...Object.fromEntries(Object.entries(plan.folders).map(([folder, own]) => [folder, writeHeaders(own)])),
    [plan.base]: root,
  };
}
