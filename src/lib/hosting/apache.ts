import type { HostingPlan } from './plan.ts';

const text =
  'text/html text/css text/plain text/csv text/javascript text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml';

const quote = (path: string) => path.replaceAll('.', '\\.');

/** The `.htaccess` of the published folder. Needs mod_headers; compresses where a module for it is loaded. */
export function writeApache(plan: HostingPlan): string {
  const [isolation, embedder] = plan.embedderPolicy;
  const shared = plan.sharedFolders.map(quote).join('|');
  const framing = plan.framingPages.map(quote).join('|');
  return `DirectoryIndex index.html
DirectorySlash On
Options -Indexes
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
RedirectMatch 404 "^(${plan.hidden.map(quote).join('|')})$"

AddDefaultCharset utf-8
AddCharset utf-8 .css .csv .js .json .svg .txt .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/csv .csv
AddType font/woff2 .woff2

${plan.always.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set ${isolation} "${embedder}" "expr=%{REQUEST_URI} !~ m#^(${framing})#"
Header always set ${plan.resourcePolicy[0]} "${plan.resourcePolicy[1]}" "expr=%{REQUEST_URI} !~ m#^(${shared})#"
Header always set ${plan.sharedResourcePolicy[0]} "${plan.sharedResourcePolicy[1]}" "expr=%{REQUEST_URI} =~ m#^(${shared})#"
Header always set Cache-Control "${plan.defaultCache}" "expr=%{REQUEST_URI} !~ m#^${plan.hashedFolder}#"
Header always set Cache-Control "${plan.hashedCache}" "expr=%{REQUEST_URI} =~ m#^${plan.hashedFolder}#"

# The compressing modules mark the entity tags that they send; without this none is recognised again.
RequestHeader edit* If-None-Match "-(gzip|br)" ""

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${text}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${text}
</IfModule>
`;
}
