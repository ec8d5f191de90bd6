import { type HostingPlan, hiddenFiles, textTypes } from './plan.ts';

/** Writes a file for `/etc/nginx/conf.d/`. */
export function writeNginx(plan: HostingPlan, host: string): string {
  const headers = new Map(plan.headers);
  const folders = Object.entries(plan.folders);
  const varying = new Set(folders.flatMap(([, own]) => own.map(([name]) => name)));
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  // nginx does not send a header with an empty value.
  const maps = [...varying].map((name) => {
    const own = folders.flatMap(([folder, sent]) =>
      sent.filter((header) => header[0] === name).map(([, value]) => `    "~^${folder}" "${value}";\n`),
    );
    return `map $uri ${variable(name)} {\n    default "${headers.get(name) ?? ''}";\n${own.join('')}}\n`;
  });
  const lines = [...new Set([...headers.keys(), ...varying])].map((name) => {
    const value = varying.has(name) ? variable(name) : `"${headers.get(name)}"`;
    return `    add_header ${name} ${value} always;`;
  });
  const forwards = plan.forwards.map(({ from, to }) => `    location = ${from} { return 301 ${to}; }\n`);
  const languages = plan.languageFolders.map(
    (folder) =>
      `    location ${folder} { error_page 403 404 =404 ${folder}404.html; try_files $uri $uri/ =404; }\n`,
  );
  return `# For a server behind a proxy that speaks TLS. One that faces the internet gets its certificate, and the redirect
# from http to https, by: certbot --nginx --domain ${host}

${maps.join('\n')}
server {
    listen 80;
    server_name ${host};
    root /var/www/${host};
    index index.html;
    absolute_redirect off;
    server_tokens off;

    include mime.types;
    types {
        application/manifest+json webmanifest;
        image/avif avif;
        text/csv csv;
        text/javascript mjs;
    }
    charset utf-8;
    charset_types ${textTypes};

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${textTypes};

${lines.join('\n')}

    error_page 403 404 =404 ${plan.base}404.html;
    location / { try_files $uri $uri/ =404; }
${languages.join('')}${forwards.join('')}    location ~ "${hiddenFiles}" { return 404; }
}
`;
}
