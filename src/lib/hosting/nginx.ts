import { type HostingPlan, textTypes } from './plan.ts';

/** Settings that differ between servers. */
export interface ServerSettings {
  /** Host name, or an address with a port. */
  host: string;
  listen: string;
  /** Folder that contains the built site. */
  root: string;
}

/** Writes a file for `/etc/nginx/conf.d/`. */
export function writeNginx(plan: HostingPlan, { host, listen, root }: ServerSettings): string {
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  // nginx does not send a header with an empty value.
  const maps = plan.byPath.map(
    ({ name, value = '', except, instead = '' }) =>
      `map $uri ${variable(name)} {
    default "${value}";
${except.map((start) => `    "~^${start}" "${instead}";`).join('\n')}
}`,
  );
  const headers = [
    ...plan.always.map(([name, value]) => [name, `"${value}"`]),
    ...plan.byPath.map(({ name }) => [name, variable(name)]),
  ].map(([name, value]) => `    add_header ${name} ${value} always;`);
  const hidden = plan.hidden.map((path) => `    location = ${path} { return 404; }`);
  const forwards = plan.forwards.map(({ from, to }) => `    location = ${from} { return 301 ${to}; }\n`);
  const languages = plan.languageFolders.map(
    (folder) =>
      `    location ${folder} { error_page 403 404 =404 ${folder}404.html; try_files $uri $uri/ =404; }\n`,
  );
  return `# For a server behind a proxy that speaks TLS. One that faces the internet gets its certificate, and the redirect
# from http to https, by: certbot --nginx --domain ${host}

${maps.join('\n\n')}

server {
    listen ${listen};
    server_name ${host};
    root ${root};
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

${headers.join('\n')}

    error_page 403 404 =404 ${plan.base}404.html;
    location / { try_files $uri $uri/ =404; }
${languages.join('')}${forwards.join('')}${hidden.join('\n')}
}
`;
}
