import { type HostingPlan, textTypes } from './plan.ts';

const quote = (path: string) => path.replaceAll('.', '\\.');

/**
 * Writes the `.htaccess` of the published folder. Needs mod_headers, and compresses if a module for it is
 * loaded.
 */
export function writeApache(plan: HostingPlan): string {
  const byPath = plan.byPath.flatMap(({ name, value, except, instead }) => {
    const write = (sent: string, operator: string) =>
      `Header always set ${name} "${sent}" "expr=%{REQUEST_URI} ${operator} m#^(${except.map(quote).join('|')})#"`;
    return [...(value ? [write(value, '!~')] : []), ...(instead ? [write(instead, '=~')] : [])];
  });
  const languages = plan.languageFolders.map(
    (folder) =>
      `<If "%{REQUEST_URI} =~ m#^${folder}#">\n  ErrorDocument 403 ${folder}404.html\n  ErrorDocument 404 ${folder}404.html\n</If>\n`,
  );
  const forwards = plan.forwards.map(({ from, to }) => `RedirectMatch 301 "^${quote(from)}?$" "${to}"\n`);
  return `DirectoryIndex index.html
DirectorySlash On
Options -Indexes
ErrorDocument 403 ${plan.base}404.html
ErrorDocument 404 ${plan.base}404.html
${languages.join('')}${forwards.join('')}RedirectMatch 404 "^(${plan.hidden.map(quote).join('|')})$"

AddDefaultCharset utf-8
AddCharset utf-8 .css .csv .js .json .svg .txt .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/csv .csv
AddType font/woff2 .woff2

${plan.always.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
${byPath.join('\n')}

# The compressing modules mark the entity tags that they send; without this none is recognised again.
RequestHeader edit* If-None-Match "-(gzip|br)" ""

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${textTypes}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS text/html ${textTypes}
</IfModule>
`;
}
